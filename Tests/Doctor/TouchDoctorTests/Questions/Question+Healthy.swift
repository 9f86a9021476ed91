// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let healthy = [
    Question(
      "A card with recognizers that nobody printed, and a button in its middle", "0x3000", .open,
      says: ["a tap there goes to UIButton 'Open'", "gestureRecognizers"], never: ["(certain)"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 350 200); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (125 75; 100 50); text = 'Open'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A row under a view whose tap hides the keyboard", "Order", .works,
      says: ["(likely)", "UIView 0x2500 has recognizers"],
      screen + """
           | <UIView: 0x2500; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x2>>
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x61>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 44}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); text = 'Order'; layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
        """),
    Question(
      "A view of React Native with a text in it", "0x3200", .works, never: ["touchesBegan"],
      screen + """
           |    | <RCTSurfaceHostingProxyRootView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <RCTSurfaceView: 0x3100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x4>>
           |    |    |    | <RCTViewComponentView: 0x3200; frame = (16 620; 358 50); layer = <CALayer: 0x5>>
           |    |    |    |    | <RCTParagraphComponentView: 0x3300; frame = (140 15; 80 20); layer = <CALayer: 0x6>>
        """),
    Question(
      "A web view that Flutter shows", "WKWebView", .works,
      screen + """
           |    | <FlutterView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <FlutterTouchInterceptingView: 0x3100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x4>>
           |    |    |    | <WKWebView: 0x3200; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A cell that SwiftUI fills", "UICollectionViewListCell", .works,
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 44}>
           |    |    | <UICollectionViewListCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <_UIHostingContentView: 0x3200; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
        """),
    Question(
      "A header button some way below the bar", "See all", .works, says: ["(certain)"],
      screen + """
           |    | <UIButton: 0x2100; frame = (300 101; 80 24); text = 'See all'; layer = <CALayer: 0x7>>
           | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
        """),
    Question(
      "A segment that is named by its title", "Week", .works, says: ["UISegment 'Week'"],
      screen + """
           |    | <UISegmentedControl: 0x3000; frame = (20 200; 350 32); layer = <CALayer: 0x3>>
           |    |    | <UISegment: 0x3100; frame = (0 0; 175 32); layer = <CALayer: 0x4>>
           |    |    |    | <UISegmentLabel: 0x3110; frame = (70 8; 30 16); text = 'Day'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
           |    |    | <UISegment: 0x3200; frame = (175 0; 175 32); layer = <CALayer: 0x6>>
           |    |    |    | <UISegmentLabel: 0x3210; frame = (70 8; 30 16); text = 'Week'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x7>>
        """),
    Question(
      "A button that is turned by 45 degrees", "Buy", .works, says: ["(likely)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (100 300; 141.421 141.421); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]; text = 'Buy'; layer = <CALayer: 0x3>>
        """),
    Question(
      "A text that holds quotes and reads like a property", "Buy", .dead(CoveredView.self),
      says: ["(likely)"],
      screen + """
           |    | <UIButton: 0x2100; frame = (16 50; 60 44); text = 'Buy'; layer = <CALayer: 0x7>>
           |    | <UITextView: 0x3000; frame = (0 0; 390 844); text = 'a'; hidden = YES; b = 'c'; layer = <CALayer: 0x3>>
        """),
    Question(
      "A view of a negative size lies over the button", "Buy", .open,
      screen + """
           |    | <UIButton: 0x2100; frame = (16 50; 60 44); text = 'Buy'; layer = <CALayer: 0x7>>
           |    | <UIView: 0x3000; frame = (390 844; -390 -844); layer = <CALayer: 0x3>>
        """),
    Question(
      "A scale of 0.001 left over from an animation", "Buy", .dead(SingularTransform.self),
      says: ["(certain)", ".transform = .identity", "is UIView 0x3000", "scales by 0.001"],
      never: ["rotated"],
      screen + """
           |    | <UIView: 0x3000; frame = (194.8 421.9; 0.39 0.1); transform = [0.001, 0, 0, 0.001, 0, 0]; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (16 20; 358 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A scale of 0.001 whose box is written with more digits than tell its size", "Buy",
      .dead(SingularTransform.self),
      says: [
        "(certain)", ".transform = .identity", "is UIView 0x3000",
        "scales by 0.001, which leaves 0.38 × 0.06 pt of it on the screen",
      ], never: ["rotated"],
      screen + """
           |    | <UIView: 0x3000; frame = (187.312 729.97; 0.375 0.06); transform = [0.001, 0, 0, 0.001, 0, 0]; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (300 8; 60 44); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A whole screen of a tablet at a scale of 0.001 leaves more than a point", "Buy",
      .dead(SingularTransform.self), says: ["(likely)", "scaled down so far"], never: ["rotated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 1366); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x3000; frame = (511.488 682.317; 1.024 1.366); transform = [0.001, 0, 0, 0.001, 0, 0]; layer = <CALayer: 0x3>>
         |    | <UIButton: 0x3100; frame = (300 8; 60 44); text = 'Buy'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A button beside an inner image with a tap in a text field", "UIImageView", .dead(LabelOrImage.self),
      says: ["imageView.isUserInteractionEnabled = true"],
      screen + """
           |    | <UITextField: 0x3000; frame = (20 200; 350 44); layer = <CALayer: 0x3>>
           |    |    | <UIImageView: 0x3100; frame = (8 8; 28 28); userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x4>>
        """),
  ]
}
