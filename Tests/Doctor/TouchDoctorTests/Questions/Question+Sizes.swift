// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let sizes = [
    Question(
      "A header with a blur floats over a scroll view", "Today", .dead(CoveredView.self),
      says: ["Give that room for it", ".contentInset.top += 100", "is UIScrollView 0x3000"],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 40}; contentSize: {390, 1600}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (20 60; 100 44); text = 'Today'; layer = <CALayer: 0x4>>
           |    | <UIVisualEffectView: 0x4000; frame = (0 0; 390 100); layer = <CALayer: 0x5>>
           |    |    | <_UIVisualEffectContentView: 0x4100; frame = (0 0; 390 100); layer = <CALayer: 0x6>>
        """),
    Question(
      "A callout is all that an annotation holds", "Go", .dead(OutsideAncestor.self),
      says: ["calloutView.point(inside: convert(point, to: calloutView)"], never: ["is larger than"],
      screen + """
           |    | <Map.PinView: 0x3000; baseClass = MKAnnotationView; frame = (180 400; 30 30); layer = <CALayer: 0x3>>
           |    |    | <Map.CalloutView: 0x3100; baseClass = UIView; frame = (-60 -80; 150 70); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3200; frame = (10 10; 130 50); text = 'Go'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A table without a height in a scroll view", "0x3200", .dead(ZeroSize.self),
      says: [
        "A scroll view takes no size from what is in it",
        ".heightAnchor.constraint(equalToConstant: 300).isActive = true", "is UITableView 0x3100",
      ],
      never: ["tableViewCell.topAnchor"],
      screen + """
           |    | <UITableView: 0x3100; frame = (0 200; 390 0); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 300}>
           |    |    | <UITableViewCell: 0x3200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "The keyboard of another process, of which the dump has the place alone", "Log in",
      .dead(WindowInFront.self), says: ["(likely)", "endEditing", "keyboardLayoutGuide"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Log in'; layer = <CALayer: 0x3>>
      <UIRemoteKeyboardWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 508; 390 336); layer = <CALayer: 0x8>>
      """),
    Question(
      "A coach mark fills the screen", "Try", .dead(CoveredView.self),
      says: ["spotlight.removeFromSuperview()"], never: ["sendSubviewToBack"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Try'; layer = <CALayer: 0x3>>
         | <Coach.Spotlight: 0x4000; baseClass = UIView; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
      """),
    Question(
      "The custom view of a bar item is higher than the bar has room for", "Me", .worksInPart,
      says: ["larger than the room that the bar has"], never: ["superview?.addSubview"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UINavigationBar: 0x2000; frame = (0 59; 390 44); layer = <CALayer: 0x2>>
         |    | <_UINavigationBarContentView: 0x2100; frame = (0 0; 390 44); layer = <CALayer: 0x3>>
         |    |    | <_UIButtonBarStackView: 0x2200; frame = (300 0; 85 44); layer = <CALayer: 0x4>>
         |    |    |    | <_UITAMICAdaptorView: 0x2300; frame = (0 2; 80 40); layer = <CALayer: 0x5>>
         |    |    |    |    | <UIButton: 0x3000; frame = (0 -10; 80 60); text = 'Me'; layer = <CALayer: 0x6>>
      """),
    Question(
      "A button in a view that draws a game", "Pause", .works, says: ["(likely)"],
      screen + """
           |    | <SKView: 0x3000; frame = (0 0; 390 844); layer = <CAMetalLayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (330 60; 44 44); text = 'Pause'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A row of chips that scrolls to the side lies under the navigation bar", "Fiction",
      .dead(CoveredView.self),
      says: ["scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)"],
      never: ["contentInsetAdjustmentBehavior"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIScrollView: 0x3000; frame = (0 80; 390 50); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {700, 50}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    |    | <UIButton: 0x3100; frame = (16 5; 90 40); text = 'Fiction'; layer = <CALayer: 0x4>>
         |    | <UINavigationBar: 0x4000; frame = (0 47; 390 96); layer = <CALayer: 0x5>>
      """),
    Question(
      "A snackbar in an overlay that fills the screen", "Next", .dead(CoveredView.self),
      says: [
        "nextButton.bottomAnchor.constraint(equalTo: messageView.topAnchor, constant: -8).isActive = true"
      ],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 780; 350 50); text = 'Next'; layer = <CALayer: 0x3>>
         | <Snack.OverlayView: 0x4000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <Snack.MessageView: 0x4100; baseClass = UIView; frame = (8 780; 374 56); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
      """),
    Question(
      "The container of a navigation controller ends where a tab bar was", "Buy", .dead(OutsideAncestor.self),
      says: ["does not fill the window (390 × 761 in 390 × 844)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UINavigationTransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIViewControllerWrapperView: 0x1300; frame = (0 0; 390 761); layer = <CALayer: 0x4>>
         |    |    |    | <UIView: 0x2000; frame = (0 0; 390 761); layer = <CALayer: 0x5>>
         |    |    |    |    | <UIButton: 0x3000; frame = (20 780; 350 50); text = 'Buy'; layer = <CALayer: 0x6>>
      """),
    Question(
      "Around the middle of a container without a size, above and to the left as well", "Play",
      .dead(ZeroSize.self),
      says: [
        "(certain)", "needs 200 × 264 points, and begins above it and to its left",
        "frame = CGRect(x: 87.5, y: 306, width: 200, height: 264)",
        "bounds.origin = CGPoint(x: -100, y: -100)",
      ],
      never: ["100 × 164"],
      screen + """
           |    | <UIView: 0x3000; frame = (187.5 406; 0 0); layer = <CALayer: 0x3>>
           |    |    | <UIImageView: 0x3100; frame = (-100 -100; 200 200); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (-50 120; 100 44); text = 'Play'; layer = <CALayer: 0x5>>
        """),
    Question(
      "Above a container that is only as wide as the screen", "Undo", .dead(ZeroSize.self),
      says: [
        "needs 100 × 44 points, and begins above it", "frame = CGRect(x: 20, y: 756, width: 100, height: 44)",
        "bounds.origin = CGPoint(x: 20, y: -44)",
      ],
      screen + """
           |    | <UIView: 0x3000; frame = (0 800; 390 0); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3200; frame = (20 -44; 100 44); text = 'Undo'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The title view of a bar has no size, and its title lies around its middle", "Title",
      .dead(ZeroSize.self),
      says: [
        "widthAnchor.constraint(equalToConstant: 80)",
        "pin what is in it to its edges",
      ], never: ["bounds.origin"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UINavigationBar: 0x2000; frame = (0 47; 390 44); layer = <CALayer: 0x2>>
         |    | <_UINavigationBarContentView: 0x2100; frame = (0 0; 390 44); layer = <CALayer: 0x3>>
         |    |    | <UIView: 0x3000; frame = (195 22; 0 0); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3100; frame = (-40 -22; 80 44); text = 'Title'; layer = <CALayer: 0x5>>
      """),
    Question(
      "An input accessory view has no height, and its button lies above it", "Send", .dead(ZeroSize.self),
      says: [
        "(certain)", "is an input accessory view", "frame.size.height = 44",
        "autoresizingMask = .flexibleHeight",
      ],
      never: ["outside UIInputSetHostView", "view of your own"], accessory("UIView")),
    Question(
      "An input accessory view of the app's own class has no height", "Send", .dead(ZeroSize.self),
      says: ["is an input accessory view", "frame.size.height = 44"], never: ["view of your own"],
      accessory("Chat.Composer")),
    Question(
      "A button in an input accessory view is too high for it", "Send", .worksInPart,
      says: ["outside UIView 0x3000"], never: ["outside UIInputSetHostView"],
      """
      <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 744; 390 100); layer = <CALayer: 0x8>>
         |    |    | <UIView: 0x3000; frame = (0 0; 390 44); layer = <CALayer: 0x9>>
         |    |    |    | <UIButton: 0x3100; frame = (300 0; 80 80); text = 'Send'; layer = <CALayer: 0xa>>
      """),
  ]

  /// A button above an input accessory view without a height.
  private static func accessory(_ name: String) -> String {
    """
    <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
       | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
       |    | <UIInputSetHostView: 0x5200; frame = (0 810; 390 34); layer = <CALayer: 0x8>>
       |    |    | <\(name): 0x3000; frame = (0 0; 390 0); autoresize = W+TM; layer = <CALayer: 0x9>>
       |    |    |    | <UIButton: 0x3100; frame = (315 -44; 52 44); text = 'Send'; layer = <CALayer: 0xa>>
    """
  }
}
