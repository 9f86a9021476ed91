// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let covers = [
    Question(
      "A header whose container fills the screen, over a list", "More", .dead(CoveredView.self),
      says: ["Make it as high as that, or let it pass those on", "constraint(equalToConstant: 94)"],
      never: ["bringSubviewToFront", "Change the order"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}>
           |    |    | <UIButton: 0x3100; frame = (20 400; 350 44); text = 'More'; layer = <CALayer: 0x4>>
           |    | <UIView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x4100; frame = (16 50; 44 44); text = 'Back'; layer = <CALayer: 0x6>>
        """),
    Question(
      "An overlay without content lies over the whole screen", "Buy", .dead(CoveredView.self),
      says: ["UIView 0x4000 (390 × 844, empty)", "isUserInteractionEnabled = false"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 0; 390 844); opaque = NO; layer = <CALayer: 0x4>>
      """),
    Question(
      "A loading view stayed, with its spinner hidden", "Retry", .dead(CoveredView.self),
      says: ["LoadingView", "isUserInteractionEnabled = false"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Retry'; layer = <CALayer: 0x3>>
         |    | <Shop.LoadingView: 0x4000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    | <UIActivityIndicatorView: 0x4100; frame = (185 412; 20 20); hidden = YES; layer = <CALayer: 0x5>>
      """),
    Question(
      "A view with buttons of its own lies in front", "Buy", .dead(CoveredView.self),
      says: ["bringSubviewToFront"], never: [".isUserInteractionEnabled = false"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 500; 390 344); layer = <CALayer: 0x4>>
         |    |    | <UIButton: 0x4100; frame = (10 10; 100 44); text = 'Help'; layer = <CALayer: 0x5>>
      """),
    Question(
      "The upper half of a button is covered by a header", "Buy", .worksInPart,
      says: ["its lower 25 of 50 pt", "# works", ". dead", "[covered]"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 500; 390 125); layer = <CALayer: 0x4>>
      """),
    Question(
      "Two points of a neighbor lie over a button, which is none of anybody's business", "Buy", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIButton: 0x4000; frame = (95 648; 200 50); text = 'Cancel'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A label lies over a button and lets touches through", "Buy", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UILabel: 0x4000; frame = (95 600; 200 50); text = 'Sale'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x4>>
      """),
    Question(
      "An overlay of alpha 0.01 takes nothing", "Buy", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 0; 390 844); alpha = 0; layer = <CALayer: 0x4>>
      """),
    Question(
      "An overlay of alpha 0.02 takes everything", "Buy", .dead(CoveredView.self), says: ["UIView 0x4000"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 0; 390 844); alpha = 0.02; layer = <CALayer: 0x4>>
      """),
    Question(
      "A sheet is presented over the screen", "Buy", .dead(CoveredView.self),
      says: ["dismiss(animated: true)"], never: [".isUserInteractionEnabled = false", "sendSubviewToBack"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x2>>
         |    | <UIDropShadowView: 0x1200; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         | <UITransitionView: 0x5000; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x4>>
         |    | <UIDimmingView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | <UIDropShadowView: 0x5200; frame = (0 54; 390 790); layer = <CALayer: 0x6>>
         |    |    | <UIView: 0x5300; frame = (0 0; 390 790); layer = <CALayer: 0x7>>
      """),
    Question(
      "A button in the presented sheet", "Done", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UITransitionView: 0x5000; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x4>>
         |    | <UIDimmingView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | <UIDropShadowView: 0x5200; frame = (0 54; 390 790); layer = <CALayer: 0x6>>
         |    |    | <UIView: 0x5300; frame = (0 0; 390 790); layer = <CALayer: 0x7>>
         |    |    |    | <UIButton: 0x5400; frame = (300 10; 80 44); text = 'Done'; layer = <CALayer: 0x8>>
      """),
    Question(
      "A popover is open", "Buy", .dead(CoveredView.self), says: ["dismiss(animated: true)"],
      never: ["popoverView.", "dimmingView."],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 768); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         | <UITransitionView: 0x5000; frame = (0 0; 1024 768); layer = <CALayer: 0x4>>
         |    | <UIDimmingView: 0x5100; frame = (0 0; 1024 768); layer = <CALayer: 0x5>>
         |    | <_UIPopoverView: 0x5200; frame = (300 100; 320 400); layer = <CALayer: 0x6>>
      """),
    Question(
      "A gradient view was added to a button after its title", "Buy", .dead(CoveredView.self),
      says: ["UIView 0x3100 (200 × 50, empty) lies in it", "isUserInteractionEnabled = false"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    |    | <UIView: 0x3100; frame = (0 0; 200 50); layer = <CALayer: 0x4>>
      """),
  ]
}
