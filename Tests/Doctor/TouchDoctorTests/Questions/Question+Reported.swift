// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Questions whose answers were right in part, or said too little.
  static let reported = [
    Question(
      "The overlay of a known library is dismissed by it", "Sign in", .dead(CoveredView.self),
      says: ["(certain)", "SVProgressHUD.dismiss()"],
      never: ["sendSubviewToBack", "bringSubviewToFront", "may override"],
      screen + """
           |    | <UIButton: 0x3000; frame = (24 344; 327 48); text = 'Sign in'; layer = <CALayer: 0x4>>
           | <UIControl: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <SVProgressHUD: 0x4100; frame = (0 0; 390 844); alpha = 0; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
        """),
    Question(
      "A class of the app beside a hidden container decides nothing about what is in that", "Resend",
      .dead(HiddenView.self), says: ["(certain)"], never: ["may override"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (24 140; 327 300); layer = <CALayer: 0x3>>
           |    |    | <OTPField: 0x3100; baseClass = UITextField; frame = (0 40; 327 56); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3200; frame = (0 112; 327 60); hidden = YES; layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3210; frame = (0 8; 327 44); text = 'Resend'; layer = <CALayer: 0x6>>
        """),
    Question(
      "The description of an alert's action is no cut entry", "Delete draft", .works, never: ["cut"],
      screen + """
           |    | <_UIAlertControllerActionView: 0x3000; frame = (60 400; 270 44); Action = <UIAlertAction: 0x60000 Title = "Delete draft" Descriptive = "(null)" Image = 0x0>; layer = <CALayer: 0x4>>
           |    |    | <UILabel: 0x3100; frame = (86 12; 98 20); text = 'Delete draft'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
        """),
    Question(
      "A slider that is higher than its row is dead above and below", "UISlider", .worksInPart,
      says: ["Its upper 5 and lower 5 pt lie outside", "    ............................", "# works"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 700; 350 20); layer = <CALayer: 0x3>>
           |    |    | <UISlider: 0x3100; frame = (70 -5; 280 30); layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell of the app is one without baseClass, too: its button belongs into the content view", "Add",
      .dead(CoveredView.self), says: ["contentView"], never: ["bringSubviewToFront"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 375 852); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {375, 160}>
           |    |    | <Shop.ItemCell: 0x3100; frame = (0 0; 375 80); clipsToBounds = YES; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (280 18; 80 44); text = 'Add'; layer = <CALayer: 0x5>>
           |    |    |    | <UITableViewCellContentView: 0x3120; frame = (0 0; 375 80); layer = <CALayer: 0x6>>
        """),
    Question(
      "A cell of a collection view is one without baseClass, too", "0x3100", .works,
      never: ["touchesBegan"],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 375 852); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {375, 160}>
           |    |    | <_TtC4Shop9PhotoCell: 0x3100; frame = (0 0; 120 120); clipsToBounds = YES; layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3110; frame = (0 0; 120 120); layer = <CALayer: 0x5>>
        """),
    Question(
      "A stack view that is too low for its button is made higher", "Yes", .dead(OutsideAncestor.self),
      says: ["Remove the constraint that fixes its height"], never: ["override func", "root view"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 300; 335 20); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 160 50); text = 'Yes'; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (175 0; 160 50); text = 'No'; layer = <CALayer: 0x5>>
        """),
    Question(
      "An empty blur along the lower edge goes behind the button that it encloses", "Reserve",
      .dead(CoveredView.self),
      says: ["has no content, and encloses the view", "sendSubviewToBack"],
      never: ["isUserInteractionEnabled", "lessThanOrEqualTo"],
      screen + """
           |    | <UIButton: 0x3000; frame = (16 760; 343 60); text = 'Reserve'; layer = <CALayer: 0x4>>
           |    | <UIVisualEffectView: 0x4000; frame = (0 716; 390 128); layer = <CALayer: 0x5>>
           |    |    | <_UIVisualEffectContentView: 0x4100; frame = (0 0; 390 128); layer = <CALayer: 0x6>>
        """),
    Question(
      "The column of a split view controller lies over the content", "Reply", .dead(CoveredView.self),
      says: ["split view controller", "hide(.primary)"], never: ["isUserInteractionEnabled"],
      """
      <UIWindow: 0x1000; frame = (0 0; 834 1194); layer = <UIWindowLayer: 0x1>>
         | <_UIPanelControllerContentView: 0x2000; frame = (0 0; 834 1194); layer = <CALayer: 0x2>>
         |    | <UIView: 0x3000; frame = (0 0; 834 1194); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (40 1100; 160 50); text = 'Reply'; layer = <CALayer: 0x4>>
         |    | <UIDimmingView: 0x4000; frame = (0 0; 834 1194); layer = <CALayer: 0x5>>
         |    | <UIView: 0x5000; frame = (0 0; 320 1194); layer = <CALayer: 0x6>>
         |    |    | <UITableView: 0x5100; frame = (0 0; 320 1194); clipsToBounds = YES; layer = <CALayer: 0x7>; contentOffset: {0, 0}; contentSize: {320, 600}>
      """),
    Question(
      "An empty window of XCUITest is not what lies over a button", "Guest", .open,
      says: ["It cannot be known whether", "'coachmark' lies there, too"], never: ["Window "],
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x3, {{100.0, 600.0}, {175.0, 44.0}}, label: 'Guest'
          Other, 0x4, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'coachmark'
        Window, 0x5, {{0.0, 0.0}, {390.0, 844.0}}
          StatusBar, 0x6, {{0.0, 0.0}, {390.0, 47.0}}
      """),
  ]
}
