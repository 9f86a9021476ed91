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
        "does not get a touch at 330, 122 (likely)", "largestUndimmedDetentIdentifier lets them through",
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
  ]
}
