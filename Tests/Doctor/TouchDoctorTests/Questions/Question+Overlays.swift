// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let overlays = [
    Question(
      "A player floats over the last row of a list", "0x3100", .dead(CoveredView.self),
      says: [
        "additionalSafeAreaInsets.bottom = 70", ".contentInset.bottom += 70", "is UITableView 0x3000",
      ],
      never: ["sendSubviewToBack", ".isUserInteractionEnabled = false"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 1000}; contentSize: {390, 1760}; adjustedContentInset: {47, 0, 84, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 1700; 390 60); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 60); layer = <CALayer: 0x5>>
           | <Pods.PlayerView: 0x4000; baseClass = UIView; frame = (0 690; 390 70); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>
        """),
    Question(
      "A banner floats over a form, which has room to be scrolled out", "Send", .dead(CoveredView.self),
      says: ["which has room for that"], never: ["additionalSafeAreaInsets"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 300}; contentSize: {390, 1200}; adjustedContentInset: {47, 0, 100, 0}>
           |    |    | <UIButton: 0x3100; frame = (20 1080; 350 50); text = 'Send'; layer = <CALayer: 0x4>>
           |    | <AdBanner: 0x4000; baseClass = UIView; frame = (0 744; 390 100); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>
        """),
    Question(
      "A message lies under the bar to write in, which stays at the lower edge", "0x3100",
      .dead(WindowInFront.self),
      says: ["is an input accessory view", "additionalSafeAreaInsets.bottom = 86"],
      never: ["endEditing", "isHidden = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 840}; adjustedContentInset: {0, 0, 0, 0}>
         |    | <UITableViewCell: 0x3100; frame = (0 780; 390 50); layer = <CALayer: 0x4>>
         |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 50); layer = <CALayer: 0x5>>
      <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 758; 390 86); layer = <CALayer: 0x8>>
         |    |    | <Chat.Composer: 0x5300; baseClass = UIView; frame = (0 0; 390 86); layer = <CALayer: 0x9>>
      """),
    Question(
      "A tab bar of the app's own lies over a button", "Checkout", .dead(CoveredView.self),
      says: [
        "checkoutButton.bottomAnchor.constraint(equalTo: customTabBar.topAnchor, constant: -8).isActive = true"
      ],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 790; 350 44); text = 'Checkout'; layer = <CALayer: 0x4>>
           |    | <App.CustomTabBar: 0x4000; baseClass = UIView; frame = (0 764; 390 80); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x4100; frame = (0 0; 390 50); text = 'Home'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A progress view stayed after the work was done", "Sign in", .dead(CoveredView.self),
      says: ["Dismiss it when the work is done", "hud.hide(animated: true)"],
      never: ["bringSubviewToFront", "removeFromSuperview"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Sign in'; layer = <CALayer: 0x4>>
           |    | <MBProgressHUD: 0x4000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A scene in AR was added after the button", "Place", .dead(CoveredView.self),
      says: ["bringSubviewToFront(placeButton)"], never: [".isUserInteractionEnabled = false"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Place'; layer = <CALayer: 0x4>>
           |    | <ARSCNView: 0x4000; frame = (0 0; 390 844); layer = <CAMetalLayer: 0x5>>
        """),
    Question(
      "A film lies over the button, and its controls take nothing themselves", "Share",
      .dead(CoveredView.self), says: ["(likely)", "AVPlayerView", "bringSubviewToFront(shareButton)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (320 100; 50 44); text = 'Share'; layer = <CALayer: 0x4>>
           |    | <AVPlayerView: 0x4000; frame = (0 80; 390 220); layer = <CALayer: 0x5>>
           |    |    | <AVPlaybackContentContainerView: 0x4100; frame = (0 0; 390 220); layer = <CALayer: 0x6>>
           |    |    | <AVTouchIgnoringView: 0x4200; frame = (0 0; 390 220); layer = <CALayer: 0x7>>
        """),
    Question(
      "The sidebar of a split view dims what lies beside it", "Edit", .dead(CoveredView.self),
      says: ["splitViewController?.hide(.primary)"], never: ["dismiss(animated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 1366); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 1024 1366); layer = <CALayer: 0x2>>
         |    | <_UIPanelControllerContentView: 0x1200; frame = (0 0; 1024 1366); layer = <CALayer: 0x3>>
         |    |    | <UIViewControllerWrapperView: 0x1300; frame = (0 0; 1024 1366); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3000; frame = (600 500; 200 50); text = 'Edit'; layer = <CALayer: 0x5>>
         |    |    | <UIDimmingView: 0x4000; frame = (0 0; 1024 1366); layer = <CALayer: 0x6>>
         |    |    | <UIView: 0x5000; frame = (0 0; 320 1366); layer = <CALayer: 0x7>>
      """),
    Question(
      "A context menu is open", "Reply", .dead(CoveredView.self),
      says: ["An open menu takes all touches", "dismissMenu()"],
      never: ["dismiss(animated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Reply'; layer = <CALayer: 0x3>>
         | <UITransitionView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <_UIContextMenuContainerView: 0x4100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | <UIView: 0x4200; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """),
    Question(
      "A Modal of React Native is open", "0x3000", .dead(CoveredView.self), says: ["<Modal visible={false}>"],
      never: ["dismiss(animated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <RCTRootView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <RCTView: 0x3000; reactTag = 35; frame = (95 600; 200 50); layer = <CALayer: 0x3>>
         | <UITransitionView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <RCTModalHostView: 0x4100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | <RCTView: 0x4200; reactTag = 61; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """),
    Question(
      "The window of FLEX lies in front, which lets touches through", "Buy", .works,
      says: ["belongs to FLEX"],
      never: ["isHidden = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
      <FLEXWindow: 0x5000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
         | <UIView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
      """),
    Question(
      "A stack view takes the height from what it hides", "Undo", .dead(HiddenView.self),
      says: [".isHidden = false", "is UIView 0x"], never: ["topAnchor"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 100; 350 200); layer = <CATransformLayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 350 0); hidden = YES; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (0 0; 350 44); text = 'Undo'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The view of a child controller was added without a frame", "Retry", .dead(ZeroSize.self),
      says: ["from zero it never becomes larger", "container.frame = outerContainer.bounds"],
      never: ["trailingAnchor"],
      screen + """
           |    | <UIView: 0x2500; frame = (0 200; 390 400); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x2600; frame = (0 0; 0 0); autoresize = W+H; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3000; frame = (20 20; 200 44); text = 'Retry'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A test of Detox names a view of React Native that is hit instead", "0x7fb2a3d0b111",
      .dead(CoveredView.self), says: ["(certain)", "pointerEvents=\"none\""],
      """
      Test Failed: View is not hittable at its visible point.
      Hit: <RCTView: 0x7fb2a3d0b222; reactTag = 203; frame = (0 0; 375 812); layer = <CALayer: 0x6>>
      Target view: <RCTView: 0x7fb2a3d0b111; reactTag = 141; frame = (16 640; 343 52); layer = <CALayer: 0x7>>
      """),
    Question(
      "A map with a banner on it", "MKMapView", .works,
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (16 60; 358 120); layer = <CALayer: 0x4>>
           |    |    | <UILabel: 0x4100; frame = (10 10; 300 20); text = 'Turn left'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
        """),
    Question(
      "A root view kept its size when the window turned", "Save", .dead(OutsideAncestor.self),
      says: ["did not follow its window when that turned (390 × 844 in 844 × 390)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 844 390); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 844 390); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Save'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A third of a button sticks out of a table's header, in sight", "Plus", .worksInPart,
      says: ["its lower 40 of 60 pt"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, -100}; contentSize: {390, 2000}; adjustedContentInset: {100, 0, 34, 0}>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 40); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3200; frame = (300 -20; 60 60); text = 'Plus'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A button was added to an effect view itself", "Accept", .dead(CoveredView.self),
      says: ["visualEffectView.contentView.addSubview(acceptButton)"], never: ["bringSubviewToFront"],
      screen + """
           |    | <UIVisualEffectView: 0x3000; frame = (0 700; 390 144); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (20 20; 350 50); text = 'Accept'; layer = <CALayer: 0x4>>
           |    |    | <_UIVisualEffectContentView: 0x3200; frame = (0 0; 390 144); layer = <CALayer: 0x5>>
        """),
    Question(
      "A cell that is kept for reuse", "0x3100", .dead(HiddenView.self),
      says: ["hides until it uses it again"], never: ["isHidden = false"],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    | <UICollectionViewCell: 0x3100; frame = (0 0; 180 180); hidden = YES; layer = <CALayer: 0x4>>
        """),
    Question(
      "An overlay with one button takes the touches beside it", "Ride", .dead(CoveredView.self),
      says: [
        "bringSubviewToFront(rideButton)", "subviews.contains { !$0.isHidden && $0.point(inside:",
      ],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Ride'; layer = <CALayer: 0x3>>
           |    | <Ride.Overlay: 0x4000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (330 60; 44 44); text = 'Menu'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A button sticks out of a cell and its content view", "Order", .worksInPart,
      says: ["outside UITableViewCellContentView", "cell.contentView.bottomAnchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 900}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 100; 390 60); clipsToBounds = YES; layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 60); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3120; frame = (20 30; 200 44); text = 'Order'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A button without a height at the end of a stack view", "More", .dead(ZeroSize.self),
      says: ["(certain)"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 100; 350 100); layer = <CATransformLayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 100; 350 0); text = 'More'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A scroll view whose content has no size", "Agree", .dead(OutsideAncestor.self),
      says: ["Nothing gives the content a size", "contentSize = CGSize(width: 390, height: 1400)"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 1400); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 1300; 350 50); text = 'Agree'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A view of React Native without a height passes touches on", "0x4000", .works,
      screen + """
           |    | <RCTView: 0x3000; reactTag = 35; frame = (0 100; 390 0); layer = <CALayer: 0x3>>
           |    |    | <RCTView: 0x4000; reactTag = 39; frame = (20 0; 100 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "An alert whose dimming view takes nothing lies over a table", "Order", .dead(CoveredView.self),
      says: [
        "does not get the touch at 195, 22 (likely)", "An alert is shown", "dismiss(animated: true)",
        "holds an alert, and keeps the touches beside it",
      ],
      never: ["It is touched through", "others keep them", "isUserInteractionEnabled", "only in part"],
      alert("_UIAlertControllerPhoneTVMacView")),
    Question(
      "An action sheet lies deeper in its container", "Order", .dead(CoveredView.self),
      says: ["An alert is shown"], never: ["It is touched through"],
      alert("UIView: 0x4050; frame = (0 0; 390 844)>>\n   |    |    | <_UIAlertControllerView")),
    Question(
      "A presentation without a dimming view stays open, and does not say how the row is touched", "Order",
      .open, says: ["is the container of a presentation"], never: ["It is touched through"],
      alert("App.Card")),
  ]

  /// A row of a table, with something presented in front of it that nothing dims for.
  private static func alert(_ name: String) -> String {
    """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 44}>
       |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); text = 'Order'; layer = <CALayer: 0x4>>
       |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
       | <UITransitionView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
       |    | <UIView: 0x4010; frame = (0 0; 390 844); alpha = 0; layer = <CALayer: 0x7>>
       |    | <_UIKeyboardLayoutAlignmentView: 0x4020; frame = (0 844; 390 0); layer = <CALayer: 0x9>>
       |    | <\(name): 0x4100; frame = (60 350; 270 120); layer = <CALayer: 0x8>>
    """
  }
}
