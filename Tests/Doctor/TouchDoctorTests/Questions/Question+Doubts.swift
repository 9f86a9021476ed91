// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  private static let sheet = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UIDropShadowView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    |    |    | <UIButton: 0x2100; frame = (300 100; 60 44); text = 'Map'; layer = <CALayer: 0x2>>
       | <UITransitionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
       |    | <UIDimmingView: 0x3100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
       |    | <UIDropShadowView: 0x3200; frame = (0 444; 390 844); layer = <CALayer: 0x3>>
       |    |    | <UIView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>

    """

  private static let reactNative = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <RCTRootComponentView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <RCTViewComponentView: 0x2100; frame = (100 400; 190 50); accessibilityIdentifier = 'pay'; layer = <CALayer: 0x2>>

    """

  static let doubts = [
    Question(
      "A button of a half sheet lies below the screen", "Go", .dead(OutsideAncestor.self),
      says: [
        "is a root view that reaches below the window",
        "bottomAnchor.constraint(lessThanOrEqualTo: view.safeArea",
      ],
      never: ["Make UIWindow", "override func point", "window.frame"],
      sheet + """
           |    |    |    | <UIButton: 0x4100; frame = (20 780; 280 44); text = 'Go'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A button of a half sheet lies partly below the screen", "Go", .dead(OutsideAncestor.self),
      says: ["is a root view that reaches below the window"],
      never: ["Make UIWindow", "override func point", "class of UIWindow", "UIWindow 0x1000, in"],
      sheet + """
           |    |    |    | <UIButton: 0x4100; frame = (20 384; 280 44); text = 'Go'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A sheet dims what lies behind it, unless a detent is undimmed", "Map", .dead(CoveredView.self),
      says: [
        "does not get the touch at 330, 122 (likely)", "largestUndimmedDetentIdentifier lets them through",
        "dismiss(animated: true)",
      ],
      sheet),
    Question(
      "A scroll indicator over a narrow button takes no touch", "Edge", .works,
      says: ["(likely)", "how far the content"],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}>
           |    |    | <UITextField: 0x3100; frame = (382 100; 6 44); text = 'Edge'; layer = <CALayer: 0x4>>
           |    |    | <_UIScrollViewScrollIndicator: 0x3200; frame = (384 3; 3 400); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3300; frame = (0 0; 3 400); layer = <CALayer: 0x4>>
        """),
    Question(
      "A view of React Native may let touches beside its children through", "pay", .open,
      says: ["pointerEvents=\"box-none\""],
      reactNative + """
           |    | <RCTViewComponentView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <RCTViewComponentView: 0x3100; frame = (20 700; 350 80); layer = <CALayer: 0x4>>
        """),
    Question(
      "A view of React Native with a background is a cover", "pay", .dead(CoveredView.self),
      says: ["(likely)"],
      reactNative + """
           |    | <RCTViewComponentView: 0x3000; frame = (0 0; 390 844); backgroundColor = UIExtendedSRGBColorSpace 0 0 0 0.5; layer = <CALayer: 0x3>>
           |    |    | <RCTViewComponentView: 0x3100; frame = (20 700; 350 80); layer = <CALayer: 0x4>>
        """),
    Question(
      "What turns interaction off in React Native", "0x2200", .dead(InteractionOff.self),
      says: ["pointerEvents=\"auto\""], never: ["isUserInteractionEnabled ="],
      reactNative + """
           |    | <RCTViewComponentView: 0x2200; frame = (100 500; 190 50); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
        """),
    Question(
      "What is transparent in React Native", "0x2200", .dead(TransparentView.self), says: ["opacity: 1"],
      never: [".alpha = "],
      reactNative + """
           |    | <RCTViewComponentView: 0x2200; frame = (100 500; 190 50); alpha = 0; layer = <CALayer: 0x2>>
        """),
    Question(
      "A view of React Native clips what sticks out", "0x2210", .dead(OutsideAncestor.self),
      says: ["overflow: 'visible'"],
      reactNative + """
           |    | <RCTViewComponentView: 0x2200; frame = (0 500; 390 50); clipsToBounds = YES; layer = <CALayer: 0x2>>
           |    |    | <RCTViewComponentView: 0x2210; frame = (300 60; 80 40); layer = <CALayer: 0x2>>
        """),
    Question(
      "The content of a popover is too small", "Red", .dead(OutsideAncestor.self),
      says: [
        "UIView 0x3400, the content of a popover", "preferredContentSize = CGSize(width: 320, height: 444)",
      ],
      screen + """
           | <UITransitionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIDimmingView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <_UIPopoverView: 0x3200; frame = (30 80; 320 400); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3300; frame = (0 13; 320 387); clipsToBounds = YES; layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3400; frame = (0 0; 320 387); layer = <CALayer: 0x4>>
           |    |    |    |    | <UIButton: 0x3500; frame = (20 400; 280 44); text = 'Red'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A page lies in front of what was put into the web view's scroll view", "Close",
      .dead(CoveredView.self),
      says: ["bringSubviewToFront(closeButton)", "webView.superview?.addSubview(closeButton)"],
      screen + """
           |    | <WKWebView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <WKScrollView: 0x3100; baseClass = UIScrollView; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 2400}>
           |    |    |    | <UIButton: 0x3200; frame = (300 40; 80 44); text = 'Close'; layer = <CALayer: 0x4>>
           |    |    |    | <WKContentView: 0x3300; frame = (0 0; 390 2400); layer = <CALayer: 0x4>>
        """),
    Question(
      "A collection fills its cell", "0x3100", .dead(CoveredView.self),
      says: ["Handle the selection in its own delegate", "isUserInteractionEnabled = false"],
      never: ["selected beside it"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 200); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 200); layer = <CALayer: 0x5>>
           |    |    |    |    | <UICollectionView: 0x3120; frame = (0 0; 390 200); layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {900, 200}>
        """),
    Question(
      "A button sticks out of the view above the keyboard", "Done", .dead(OutsideAncestor.self),
      says: ["UIView 0x3300 is shown with the keyboard", "constraint(equalToConstant: 84)"],
      screen + """
        <UITextEffectsWindow: 0x3000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
           | <UIInputSetContainerView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIInputSetHostView: 0x3200; frame = (0 464; 390 380); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3300; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3400; frame = (300 -40; 80 36); text = 'Done'; layer = <CALayer: 0x4>>
        """),
  ]
}
