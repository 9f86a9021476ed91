// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views that follow others by their masks, what is partly in sight, and what stands behind a first cause.
  static let masks = [
    Question(
      "The view of a child controller never got the bounds of its container", "Call us",
      .dead(OutsideAncestor.self),
      says: ["innerContainer.frame = container.bounds", "does not fit into that"], never: ["Anchor"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 155; 390 200); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 420; 350 50); text = 'Call us'; layer = <CALayer: 0x5>>
        """),
    Question(
      "What is loaded from a nib gives its holder no height", "Plus", .dead(ZeroSize.self),
      says: ["quantityView.heightAnchor.constraint(equalToConstant: 120)", "frame = quantityView.bounds"],
      never: ["topAnchor"],
      screen + """
           |    | <QuantityView: 0x3000; baseClass = UIView; frame = (20 300; 350 0); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 375 120); autoresize = W+H; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 40; 60 44); text = 'Plus'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A button at the fold is touched where it is in sight", "Read more", .works,
      says: ["Its upper 13 of 50 pt can be touched; the rest is scrolled out of sight now"],
      never: ["only in part"],
      """
      <UIWindow: 0x1000; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | <UIScrollView: 0x3000; frame = (0 64; 375 603); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {375, 660}; adjustedContentInset: {0, 0, 0, 0}>
         |    | <UIButton: 0x3100; frame = (16 590; 343 50); text = 'Read more'; layer = <CALayer: 0x4>>
      """),
    Question(
      "The second cause says which view is meant", "Gift", .dead(InteractionOff.self),
      says: ["After that there is a further problem: UIView 0x3100, which contains it, has an alpha of 0"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 47; 390 200); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 200); alpha = 0; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 20; 100 44); text = 'Gift'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A button that a stack view left no width is arranged inside once it has one", "Info",
      .dead(ZeroSize.self), never: ["outside-ancestor"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 600; 350 44); layer = <CALayer: 0x3>>
           |    |    | <UILabel: 0x3100; frame = (0 0; 350 44); text = 'A very long description'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (350 0; 0 44); text = 'Info'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A view with recognizers in a cell sees the touch first", "OrderCell", .works,
      says: ["whose recognizers see the touch first", "(likely)"], never: ["leaves the touch to the cell"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 96}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <Shop.OrderCell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 96); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 96); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
           |    |    |    |    | <UIView: 0x3111; frame = (16 8; 358 80); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>
        """),
    Question(
      "The corner of the box around a view that is rotated", "Spin", at: (57, 298), .dead(PointOutside.self),
      says: ["rotated by 30°", "inside the box around it", "middle is at 195, 422"],
      never: ["left of its left edge."],
      screen + """
           |    | <UIView: 0x3000; frame = (51.0770 292.7180; 287.8461 258.5641); transform = [0.86602540378443871, 0.5, -0.5, 0.86602540378443871, 0, 0]; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 240 160); text = 'Spin'; layer = <CALayer: 0x4>>
        """),
    Question(
      "What React Native shows is likely to take its touches", "0x4100", .works, says: ["(likely)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <RCTSurfaceView: 0x2000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x2>>
         |    | <RCTViewComponentView: 0x3000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <RCTViewComponentView: 0x4000; baseClass = UIView; frame = (16 700; 358 50); layer = <CALayer: 0x4>>
         |    |    |    | <RCTParagraphComponentView: 0x4100; baseClass = UIView; frame = (150 15; 58 20); layer = <CALayer: 0x5>>
      """),
    Question(
      "A map places its annotation views by their frames", "PriceView", .dead(ZeroSize.self),
      says: ["priceView.frame.size = CGSize(width: 60, height: 40)", "centerOffset"], never: ["Anchor"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <PriceView: 0x3100; baseClass = MKAnnotationView; frame = (180 400; 0 0); layer = <CALayer: 0x4>>
           |    |    |    | <UILabel: 0x3110; frame = (-30 -40; 60 40); text = '99'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
        """),
    Question(
      "An alert in a window of its own is closed by its actions", "Open", .dead(WindowInFront.self),
      says: ["An alert is shown", "Choose one of its actions"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Open'; layer = <CALayer: 0x3>>
        <_UIAlertControllerShimPresenterWindow: 0x4000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
           | <UITransitionView: 0x4100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <UIView: 0x4110; frame = (0 0; 390 844); backgroundColor = UIExtendedGrayColorSpace 0 0.4; layer = <CALayer: 0x6>>
           |    | <_UIAlertControllerPhoneTVMacView: 0x4120; frame = (60 340; 270 164); layer = <CALayer: 0x7>>
        """),
    Question(
      "A window that hosts SwiftUI is not to refuse its hosting view", "Open", .dead(WindowInFront.self),
      says: ["as large as what it shows", "overlayWindow.isHidden = true"],
      never: ["rootViewController?.view ?"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Open'; layer = <CALayer: 0x3>>
        <Debug.OverlayWindow: 0x4000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A dump that is quoted and wrapped at blanks", "Play", .works,
      """
      > <UIWindow: 0x1000; frame = (0 0; 390
      > 844); layer = <UIWindowLayer: 0x1>>
      >    | <UIButton: 0x3000; frame = (20 600; 350 50); text =
      > 'Play'; layer = <CALayer: 0x3>>
      """),
    Question(
      "A page has no height to give to its container", "WKWebView", .dead(ZeroSize.self),
      says: [
        "has no height of its own", "container.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide",
      ],
      never: ["wkWebView.topAnchor"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 59; 390 0); layer = <CALayer: 0x3>>
           |    |    | <WKWebView: 0x3100; frame = (0 0; 390 600); layer = <CALayer: 0x4>>
        """),
    Question(
      "A stack view with a negative spacing is not mended by constraints between what it arranges", "Left",
      .dead(CoveredView.self), says: ["spacing = 8"], never: ["Anchor", "bringSubviewToFront"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 300; 180 44); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 100 44); text = 'Left'; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (40 0; 100 44); text = 'Right'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The button at the end of a text field works", "0x3100", .works, says: ["(certain)"],
      screen + """
           |    | <UITextField: 0x3000; frame = (20 300; 350 44); text = 'secret'; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (306 0; 44 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "An empty transition view is left from a presentation", "Start", .dead(CoveredView.self),
      says: ["(likely)", "left from a presentation", "dismiss(animated: true)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Start'; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x3500; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      <UITextEffectsWindow: 0x4000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
         | <UIInputSetContainerView: 0x4100; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
      """),
    Question(
      "An empty transition view at the end of a dump gets the touch, unless the dump is cut", "Start",
      .dead(CoveredView.self),
      says: ["goes to UITransitionView", "or to a view that this source leaves out"],
      never: ["cannot be known"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Start'; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x3500; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      """),
    Question(
      "A coach mark can keep the touches around its hole", "Start", .dead(CoveredView.self),
      says: ["isUserInteractionEnabled = false", "or, in CoachMarkOverlay,", "!hole.contains(point)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Start'; layer = <CALayer: 0x4>>
           | <Shop.CoachMarkOverlay: 0x3500; frame = (0 0; 390 844); opaque = NO; layer = <CALayer: 0x5>>
        """),
  ]
}
