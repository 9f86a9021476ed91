// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let frameworks = [
    Question(
      "A hosting view of SwiftUI lies over a button", "Buy", .dead(CoveredView.self),
      says: ["(likely)", "sizingOptions", "hostingController.view.removeFromSuperview()"],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A button beside a hosting view", "Buy", .works,
      screen + """
           |    | <UIButton: 0x3000; frame = (95 700; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_: 0x4000; frame = (0 0; 390 300); layer = <CALayer: 0x5>>
        """),
    Question(
      "A view of React Native lies over a native button", "Buy", .open, says: ["pointerEvents"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <RCTView: 0x4000; reactTag = 17; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A view of React Native's old architecture with opacity 0 takes touches", "0x3000",
      .dead(CoveredView.self),
      says: [
        "RCTView 0x4000 (390 × 844, shows 'Sent') lies in front",
        "It is invisible (alpha 0), but takes touches",
        "do not render RCTView 0x4000 while it cannot be seen",
      ], never: ["isHidden", "above 0.01"],
      screen + """
           |    | <RCTView: 0x3000; reactTag = 7; frame = (20 600; 350 50); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
           |    | <RCTView: 0x4000; reactTag = 17; frame = (0 0; 390 844); alpha = 0; layer = <CALayer: 0x5>>
           |    |    | <RCTTextView: 0x4100; reactTag = 19; text: Sent; frame = (0 0; 390 40); layer = <CALayer: 0x6>>
        """),
    Question(
      "A button in a view of the old architecture with opacity 0", "0x4100", .works, never: ["transparent"],
      screen + """
           |    | <RCTView: 0x4000; reactTag = 17; frame = (0 0; 390 844); alpha = 0; layer = <CALayer: 0x5>>
           |    |    | <RCTView: 0x4100; reactTag = 19; frame = (20 600; 350 50); gestureRecognizers = <NSArray: 0x9>; backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x6>>
        """),
    Question(
      "A view of the new architecture with opacity 0 takes none", "0x3000", .works,
      screen + """
           |    | <RCTViewComponentView: 0x3000; frame = (20 600; 350 50); gestureRecognizers = <NSArray: 0x9>; backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
           |    | <RCTViewComponentView: 0x4000; frame = (0 0; 390 844); alpha = 0; layer = <CALayer: 0x5>>
           |    |    | <RCTParagraphComponentView: 0x4100; frame = (0 0; 390 40); layer = <CALayer: 0x6>>
        """),
    Question(
      "A web view", "WKWebView", .works,
      screen + """
           |    | <WKWebView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <WKScrollView: 0x3100; baseClass = UIScrollView; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    |    | <WKContentView: 0x3110; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
        """),
    Question(
      "A map", "MKMapView", .works,
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <_MKMapContentView: 0x3110; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A view of one's own that handles touches, with a plain view in it", "DrawingView", .works,
      says: ["(likely)", "touchesBegan(_:with:)"],
      screen + """
           |    | <Shop.DrawingView: 0x3000; baseClass = UIView; frame = (20 100; 350 350); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 350 350); layer = <CALayer: 0x4>>
        """),
    Question(
      "A passthrough view lies in front", "Buy", .open, says: ["PassthroughOverlay"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <Shop.PassthroughOverlay: 0x4000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
  ]
}
