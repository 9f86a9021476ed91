// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views beside the screen: menus, drawers and panels that are open or closed.
  static let aside = [
    Question(
      "The content gives way to an open menu, by its frame", "Orders", .dead(OutsideAncestor.self),
      says: ["moved 280 pt to the right", "UITableView 0x3000 is the open menu"],
      never: ["constraint", "offsetBy", "Pin "],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 280 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {280, 300}>
           |    |    | <UITableViewCell: 0x3010; frame = (0 100; 280 44); layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (280 0; 390 844); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (200 300; 160 50); text = 'Orders'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The content gives way to an open menu, by its transform", "Orders", .dead(OutsideAncestor.self),
      says: ["moved 300 pt to the right", "SideMenuView"],
      never: ["constraint", ".identity", "UIWindow 0x1000 large"],
      screen + """
           |    | <Shop.SideMenuView: 0x3000; baseClass = UIView; frame = (0 0; 300 844); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3010; frame = (16 100; 200 44); text = 'Profile'; layer = <CALayer: 0x3>>
           |    | <UILayoutContainerView: 0x4000; frame = (300 0; 390 844); transform = [1, 0, 0, 1, 300, 0]; layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x4050; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x4100; frame = (200 300; 160 50); text = 'Orders'; layer = <CALayer: 0x5>>
        """),
    Question(
      "Half of a button is beside the screen, since a menu is open", "Orders", .dead(OutsideAncestor.self),
      says: ["its left 110 of 350 pt", "is the open menu"], never: ["constraint", "offsetBy"],
      screen + """
           |    | <Shop.MenuView: 0x3000; baseClass = UIView; frame = (0 0; 260 844); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3010; frame = (16 100; 200 44); text = 'Profile'; layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (260 0; 390 844); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (20 300; 350 50); text = 'Orders'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A drawer is closed", "Filter", .dead(OutsideAncestor.self),
      says: ["just beyond the left edge", "Open it first"], never: ["Anchor", "offsetBy"],
      screen + """
           |    | <UIView: 0x4000; frame = (-280 0; 280 844); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (20 100; 240 44); text = 'Filter'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A panel waits below the screen", "Confirm", .dead(OutsideAncestor.self),
      says: ["just beyond the lower edge", "Open it first"], never: ["Anchor", "offsetBy"],
      screen + """
           |    | <UIView: 0x4000; frame = (0 844; 390 300); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (20 100; 240 44); text = 'Confirm'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A menu over a dimmed screen", "Orders", .dead(CoveredView.self),
      says: ["A menu is open: UIView 0x5000 (280 × 844, shows 'Profile')", "Close the menu"],
      never: ["removeFromSuperview"],
      screen + """
           |    | <UIButton: 0x3000; frame = (300 300; 80 50); text = 'Orders'; layer = <CALayer: 0x5>>
           |    | <UIView: 0x4000; frame = (0 0; 390 844); alpha = 0.4; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
           |    | <UIView: 0x5000; frame = (0 0; 280 844); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x5100; frame = (16 100; 200 44); text = 'Profile'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The content of a scroll view without a height", "Pay", .dead(ZeroSize.self),
      says: [
        "Pin the last view in it, UILabel 'Terms', to its bottom", "termsLabel.bottomAnchor.constraint",
      ],
      never: ["heightAnchor"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 0}>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (16 60; 358 50); text = 'Pay'; layer = <CALayer: 0x5>>
           |    |    |    | <UILabel: 0x3120; frame = (16 130; 200 20); text = 'Terms'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
    Question(
      "The content of a scroll view without a width", "Pay", .dead(ZeroSize.self),
      says: ["Make it as wide as the scroll view", "frameLayoutGuide.widthAnchor"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {0, 700}>
           |    |    | <UIView: 0x3100; frame = (0 0; 0 700); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (16 60; 358 50); text = 'Pay'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A banner is known by what it shows", "Settings", .dead(CoveredView.self),
      says: ["UIView 0x4000 (390 × 64, shows 'You are offline')"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 60; 100 44); text = 'Settings'; layer = <CALayer: 0x4>>
           |    | <UIView: 0x4000; frame = (0 47; 390 64); layer = <CALayer: 0x4>>
           |    |    | <UILabel: 0x4100; frame = (20 20; 350 24); text = 'You are offline'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
    Question(
      "A button below its header, of which something else is in there", "Follow", .dead(OutsideAncestor.self),
      says: ["large enough", "followButton.bottomAnchor.constraint", "on purpose"],
      screen + """
           |    | <UIView: 0x4000; frame = (0 47; 390 64); layer = <CALayer: 0x4>>
           |    |    | <UILabel: 0x4100; frame = (20 20; 350 24); text = 'Anna'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
           |    |    | <UIButton: 0x4200; frame = (20 70; 100 44); text = 'Follow'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A title that is a word of Swift, in a name with more to it", "Continue", .dead(CoveredView.self),
      says: ["continueButton.superview?"], never: ["continueView"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 740; 350 50); text = 'Continue'; layer = <CALayer: 0x4>>
           |    | <UIView: 0x4000; frame = (0 724; 390 120); layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell is no variable of its text", "Offline maps", .dead(InteractionOff.self),
      says: ["cell.isUserInteractionEnabled = true"], never: ["offlineMaps"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 300}>
           |    |    | <UITableViewCell: 0x3010; frame = (0 100; 390 44); text = 'Offline maps'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>
        """),
    Question(
      "What a container of no height clips is not drawn", "Agree", .dead(ZeroSize.self),
      says: ["touched or seen, since it clips"], never: ["although it is drawn"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 300; 390 0); clipsToBounds = YES; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3100; frame = (20 0; 200 44); text = 'Agree'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell's content view with its interaction off", "UISwitch", .dead(InteractionOff.self),
      says: [".contentView.isUserInteractionEnabled = true", "is UITableViewCell 0x3010"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 300}>
           |    |    | <UITableViewCell: 0x3010; frame = (0 100; 390 44); layer = <CALayer: 0x3>>
           |    |    |    | <UITableViewCellContentView: 0x3020; frame = (0 0; 390 44); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
           |    |    |    |    | <UISwitch: 0x3030; frame = (320 6; 51 31); layer = <CALayer: 0x3>>
        """),
    Question(
      "Another tab is shown", "Pick", .dead(HiddenView.self),
      says: ["Another controller is shown in its place"], never: ["completeTransition"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIViewControllerWrapperView: 0x1300; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Pick'; layer = <CALayer: 0x3>>
         |    | <UIViewControllerWrapperView: 0x1400; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      """),
    Question(
      "An alpha just below the least", "Start", .dead(TransparentView.self), says: ["an alpha of 0.009"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 300; 390 100); alpha = 0.009; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3100; frame = (20 0; 200 44); text = 'Start'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A popover is open, and may let some touches through", "Share", .dead(CoveredView.self),
      says: ["presentedViewController?.popoverPresentationController?.passthroughViews = [shareButton]"],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 768); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Share'; layer = <CALayer: 0x3>>
         | <UITransitionView: 0x5000; frame = (0 0; 1024 768); layer = <CALayer: 0x4>>
         |    | <UIDimmingView: 0x5100; frame = (0 0; 1024 768); layer = <CALayer: 0x5>>
         |    | <_UIPopoverView: 0x5200; frame = (300 100; 320 400); layer = <CALayer: 0x6>>
      """),
    Question(
      "A sheet fills the lower part of the screen", "Buy", .dead(CoveredView.self),
      says: ["presentedViewController?.sheetPresentationController?.largestUndimmedDetentIdentifier"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x3000; frame = (95 100; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         | <UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <UIDimmingView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | <UIDropShadowView: 0x5200; frame = (0 450; 390 394); layer = <CALayer: 0x6>>
         |    |    | <UIView: 0x5300; frame = (0 0; 390 394); layer = <CALayer: 0x7>>
      """),
    Question(
      "A label without a recognizer", "Terms", .dead(LabelOrImage.self),
      says: ["It has no recognizer in this dump"],
      screen + """
           |    | <UILabel: 0x3000; frame = (20 300; 200 44); text = 'Terms'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x4>>
        """),
    Question(
      "An advertisement lies over a button", "Go", .dead(CoveredView.self),
      says: ["GADBannerView 0x4000 lies along the lower edge", "equalTo: gadBannerView.topAnchor"],
      never: ["isUserInteractionEnabled = false"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 796; 350 44); text = 'Go'; layer = <CALayer: 0x4>>
           |    | <GADBannerView: 0x4000; frame = (0 794; 390 50); layer = <CALayer: 0x4>>
        """),
    Question(
      "The root view kept the size of an older phone", "Pay", .dead(OutsideAncestor.self),
      says: ["The root view does not fill the window (320 × 480 in 390 × 844)"], never: ["payButton.bottom"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 320 480); autoresize = RM+BM; layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 600; 280 50); text = 'Pay'; layer = <CALayer: 0x3>>
      """),
    Question(
      "The window is smaller than the screen", "Pay", .dead(OutsideAncestor.self),
      says: ["UIWindow 0x1000 is 320 × 480, smaller than its root view (390 × 844)", "window.frame ="],
      never: ["detent"],
      """
      <UIWindow: 0x1000; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 600; 280 50); text = 'Pay'; layer = <CALayer: 0x3>>
      """),
  ]
}
