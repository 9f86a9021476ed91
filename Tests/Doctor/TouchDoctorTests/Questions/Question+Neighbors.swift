// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  private static let button =
    "<UIButton: 0x3000; frame = (20 700; 350 50); text = 'Pay'; layer = <CALayer: 0x4>>"

  static let neighbors = [
    Question(
      "A view of React Native far from the next one", "0x3000", .works, never: ["0x4000", "0x5000"],
      screen + """
           |    | <RCTViewComponentView: 0x3000; frame = (20 100; 350 50); backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
           |    | <RCTViewComponentView: 0x4000; frame = (20 600; 350 50); layer = <CALayer: 0x5>>
           |    | <RCTViewComponentView: 0x5000; frame = (0 800; 390 0); layer = <CALayer: 0x6>>
        """),
    Question(
      "A view of React Native beside the next one, which may have a hitSlop", "0x3000", .works,
      says: ["(likely)"],
      screen + """
           |    | <RCTView: 0x3000; frame = (20 100; 350 50); backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
           |    | <RCTView: 0x4000; frame = (20 150; 350 50); layer = <CALayer: 0x5>>
        """),
    Question(
      "A view of React Native lies over another", "0x3000", .open, says: ["pointerEvents"],
      screen + """
           |    | <RCTView: 0x3000; frame = (20 100; 350 50); backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
           |    | <RCTView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A child of a far view of React Native sticks out over a view", "0x3000", .dead(CoveredView.self),
      screen + """
           |    | <RCTView: 0x3000; frame = (20 100; 350 50); backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
           |    | <RCTView: 0x4000; frame = (0 600; 390 50); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x4100; frame = (20 -500; 350 50); text = 'Open'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A button of React Native Gesture Handler takes the touches of its text", "0x3000", .works,
      says: ["a part of it"],
      screen + """
           |    | <RNGestureHandlerButton: 0x3000; baseClass = UIControl; frame = (20 100; 350 50); layer = <CALayer: 0x4>>
           |    |    | <RCTParagraphComponentView: 0x3100; frame = (100 10; 150 30); layer = <CALayer: 0x5>>
        """),
    Question(
      "A button among the cells of a table", "Add", .dead(CoveredView.self),
      says: ["adds its cells in front", "tableView.superview?.addSubview(addButton)"],
      never: ["bringSubviewToFront", "cell."],
      screen + """
           |    | <UITableView: 0x4000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 844}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3000; frame = (300 700; 60 60); text = 'Add'; layer = <CALayer: 0x4>>
           |    |    | <UITableViewCell: 0x4100; frame = (0 680; 390 60); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x4110; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
           |    |    | <UITableViewCell: 0x4200; frame = (0 740; 390 60); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x4210; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
        """),
    Question(
      "A button in front of the cells of a collection scrolls away with them", "Add", .works,
      says: ["scrolls away with the rows", "frameLayoutGuide"],
      screen + """
           |    | <UICollectionView: 0x4000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 1844}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UICollectionViewCell: 0x4100; frame = (0 680; 390 60); layer = <CALayer: 0x6>>
           |    |    |    | <UIView: 0x4110; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
           |    |    | <UIButton: 0x3000; frame = (300 680; 60 60); text = 'Add'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A panel in front of the button that belongs on it", "Pay", .dead(CoveredView.self),
      says: ["encloses the view", "payButton.superview?.bringSubviewToFront(payButton)"],
      never: ["Keep the view clear"],
      screen + """
           |    | \(button)
           |    | <UIVisualEffectView: 0x4000; frame = (0 644; 390 200); layer = <CALayer: 0x5>>
           |    |    | <_UIVisualEffectBackdropView: 0x4100; frame = (0 0; 390 200); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    | <_UIVisualEffectContentView: 0x4200; frame = (0 0; 390 200); layer = <CALayer: 0x7>>
           |    |    |    | <UILabel: 0x4210; frame = (20 10; 200 20); text = 'Total'; userInteractionEnabled = NO; layer = <CALayer: 0x8>>
        """),
    Question(
      "The keyboard lies over a bar to write in", "Send", .dead(WindowInFront.self),
      says: [
        "keep ComposerBar 0x4000 above it",
        "composerBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)",
      ],
      screen + """
           |    | <Chat.ComposerBar: 0x4000; frame = (0 754; 390 56); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x3000; frame = (320 6; 60 44); text = 'Send'; layer = <CALayer: 0x4>>
        <UIRemoteKeyboardWindow: 0x8000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
           | <UIInputSetContainerView: 0x8100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           |    | <UIInputSetHostView: 0x8200; frame = (0 508; 390 336); layer = <CALayer: 0x3>>
           |    |    | <UIKeyboardAutomatic: 0x8300; frame = (0 0; 390 336); layer = <CALayer: 0x4>>
        """),
    Question(
      "A window in front is hidden, whatever its class does", "Pay", .works, says: ["(certain)"],
      screen + """
           |    | \(button)
        <Shop.CurtainWindow: 0x8000; frame = (0 0; 390 844); hidden = YES; layer = <UIWindowLayer: 0x1>>
           | <UIView: 0x8100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
        """),
    Question(
      "An alert whose dimming view has faded out", "Pay", .dead(CoveredView.self),
      says: ["An alert is shown", "dismiss(animated: true)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | \(button)
         | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIDimmingView: 0x1210; frame = (0 0; 390 844); alpha = 0; layer = <CALayer: 0x3>>
         |    | <_UIAlertControllerPhoneTVMacView: 0x1220; frame = (60 330; 270 190); layer = <CALayer: 0x4>>
      """),
    Question(
      "A transition that never completed leaves its container", "Pay", .dead(CoveredView.self),
      says: ["in which all is hidden", "transitionContext.completeTransition("],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | \(button)
         | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x1210; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x3>>
      """),
    Question(
      "What is in a collapsed panel sticks out of it", "Remove", .dead(OutsideAncestor.self),
      says: ["as if it were collapsed", "stackView.bottomAnchor.constraint(equalTo: panel.bottomAnchor)"],
      screen + """
           |    | <Shop.Panel: 0x4000; frame = (15 100; 360 60); layer = <CALayer: 0x5>>
           |    |    | <UILabel: 0x4100; frame = (10 10; 200 40); text = 'More'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    | <UIStackView: 0x4200; frame = (0 60; 360 120); layer = <CATransformLayer: 0x7>>
           |    |    |    | <UIButton: 0x3000; frame = (0 60; 360 60); text = 'Remove'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A list that is scrolled to its end under a player", "Song", .dead(CoveredView.self),
      says: ["It is scrolled to its end", "additionalSafeAreaInsets.bottom = 64"],
      never: ["unless it is at the end"],
      screen + """
           |    | <UITableView: 0x4000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 156}; contentSize: {390, 1000}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3000; frame = (0 940; 390 60); text = 'Song'; layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x3100; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
           |    | <Music.Player: 0x5000; frame = (0 780; 390 64); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x8>>
           |    |    | <UILabel: 0x5100; frame = (20 10; 200 40); text = 'Now'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>
        """),
  ]
}
