// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let cuts = [
    Question(
      "A cut behind a container whose interaction is off brings nothing to life", "Buy",
      .dead(InteractionOff.self),
      says: ["does not get the touch at 195, 625 (certain)"], never: ["cannot tell"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2100; frame = (0 500; 390 300); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3000; frame = (95 100; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; fra
      """),
    Question(
      "A cut behind a view that covers the button takes nothing from the cover", "Buy",
      .dead(CoveredView.self),
      says: ["does not get the touch at 195, 625 (certain)"], never: ["cannot tell"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 500; 390 344); layer = <CALayer: 0x4>>
         |    | <UILabel: 0x5000; frame = (20 80; 200 20); userInteractionEnabled = NO; layer = <_
      """),
    Question(
      "A cut in the entry of the view that covers the button leaves it open", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; fra
      """),
    Question(
      "A cut may take the part that still works", "Buy", .open,
      says: [
        "the dump ends before all views in UIWindow 0x1000 are printed, and a missing one may take the touch first."
      ],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 610; 390 234); layer = <CALayer: 0x4>>
         |    | <UILabel: 0x5000; frame = (20 80; 200 20); userInteractionEnabled = NO; layer = <_
      """),
    Question(
      "The dump ends in the middle of a line", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; fra
      """),
    Question(
      "The dump ends inside of the button's own line, behind its text", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; opa
      """),
    Question(
      "What follows a cut is not known, but a hidden container is", "Buy", .dead(HiddenView.self),
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; fra
      """),
    Question(
      "The bars were lost, and tabs say what is inside what", "Buy", .dead(CoveredView.self),
      says: ["UIView 0x4000"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
      \t<UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      \t\t<UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
      \t\t<UIView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
      """),
    Question(
      "A test of Detox says which view is hit instead", "0x7fb2a3d0b111", .dead(CoveredView.self),
      says: ["The running app found RCTView 0x7fb2a3d0b2c0", "recursiveDescription"], never: ["isHidden"],
      """
      Error: Interactive point is hit by another view
      Hit: <RCTView: 0x7fb2a3d0b2c0; reactTag = 231; frame = (0 0; 390 844); layer = <CALayer: 0x600>>
      Target view: <RCTView: 0x7fb2a3d0b111; reactTag = 199; frame = (15 8; 200 50); layer = <CALayer: 0x601>>
      """),
    Question(
      "A test of Detox that quotes the view in its first sentence", "0x7fb2a3d0b111",
      .dead(CoveredView.self),
      says: ["The running app found RCTView 0x7fb2a3d0b2c0"], never: ["gets the touch at"],
      """
      Test Failed: View “<RCTTextView: 0x7fb2a3d0b111; frame = (0 0; 100 40)>” is not hittable at its visible point.

      Hit: <RCTView: 0x7fb2a3d0b2c0; reactTag = 231; frame = (0 0; 390 844); layer = <CALayer: 0x600>>

      Target view: <RCTView: 0x7fb2a3d0b111; reactTag = 199; frame = (15 8; 200 50); layer = <CALayer: 0x601>>
      """),
    Question(
      "The same screen dumped twice, of which the last counts", "Buy", .dead(CoveredView.self),
      says: ["UIView 0x4000"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>

      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         | <UIView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
      """),
    Question(
      "The dump ends in the class of another window", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
      <Toaste
      """),
    Question(
      "A dump of one window alone, as po prints it", "UIWindow", .open, says: ["the dump ends before"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
      """),
    Question(
      "The dump ends with a container that UIKit never leaves empty", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UINavigationTransitionView: 0x4000; frame = (0 0; 390 400); layer = <CALayer: 0x4>>
      """),
    Question(
      "One view alone, as po prints it, says nothing of what is around it", "Buy", .open,
      says: ["recursiveDescription"],
      """
      <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
      """),
    Question(
      "A hidden view alone is dead whatever is around it", "Buy", .dead(HiddenView.self),
      """
      <UIButton: 0x3000; frame = (95 600; 200 50); hidden = YES; text = 'Buy'; layer = <CALayer: 0x3>>
      """),
    Question(
      "A fragment without its window", "Buy", .works, says: ["(likely)"],
      """
      <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
      """),
    Question(
      "A control whose class may decide for itself", "BuyControl", .works, says: ["(likely)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <Shop.BuyControl: 0x3000; baseClass = UIControl; frame = (95 600; 200 50); layer = <CALayer: 0x3>>
      """),
    Question(
      "A view of one's own far away casts no doubt on a private one", "UISwitch", .works, says: ["(certain)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UISwitch: 0x3000; frame = (300 120; 51 31); layer = <CALayer: 0x3>>
         |    |    | <UISwitchModernVisualElement: 0x3100; frame = (0 0; 51 31); layer = <CALayer: 0x4>>
         |    | <UITabBar: 0x4000; frame = (0 761; 390 83); layer = <CALayer: 0x4>>
         |    |    | <UITabBarButton: 0x4200; frame = (2 1; 191 48); layer = <CALayer: 0x6>>
      """),
  ]
}
