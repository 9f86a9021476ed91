// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views of SwiftUI, most of which only draw.
  static let swiftUI = [
    Question(
      "A view that SwiftUI draws a button's background with", "0x5100", .open,
      says: [
        "SwiftUI only draws with _UIGraphicsView 0x5100", "_UIHostingView 0x4000", "app.debugDescription",
      ],
      never: ["hitTest:", "can be touched", "isUserInteractionEnabled"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
           |    | <_UIGraphicsView: 0x5100; frame = (20 600; 350 50); anchorPoint = (0, 0); layer = <CALayer: 0x5>>
        """),
    Question(
      "A text that SwiftUI draws, with its interaction off", "0x5200", .open,
      says: ["SwiftUI only draws with CGDrawingView 0x5200"],
      never: ["interaction-off", "isUserInteractionEnabled"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <_UIGraphicsView: 0x5100; frame = (20 600; 350 50); layer = <CALayer: 0x5>>
           |    | <_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x5200; baseClass = _UIGraphicsView; frame = (150 614; 80 22); opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
        """),
    Question(
      "A group that SwiftUI draws into, with a shape for hits in it", "0x5300", .open,
      says: ["SwiftUI only draws with _UIInheritedView 0x5300"], never: ["[covered]"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <_UIInheritedView: 0x5300; frame = (20 600; 350 50); layer = <CALayer: 0x5>>
           |    |    | <_TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697122_UIShapeHitTestingView: 0x5310; frame = (0 0; 350 50); layer = <CALayer: 0x5>>
        """),
    Question(
      "What SwiftUI draws is hidden with its hosting view", "0x5100", .dead(HiddenView.self),
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x5>>
           |    | <_UIGraphicsView: 0x5100; frame = (20 600; 350 50); layer = <CALayer: 0x5>>
        """),
    Question(
      "A button of UIKit in a representable", "Pay", .works, says: ["(likely)"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <_UIGraphicsView: 0x5100; frame = (0 0; 390 300); layer = <CALayer: 0x5>>
           |    | <_TtGC7SwiftUI16PlatformViewHostGVS_P10$1c2d3e4f32PlatformViewRepresentableAdaptorV4Shop9PayButton__: 0x5400; frame = (20 600; 350 50); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x5410; frame = (0 0; 350 50); text = 'Pay'; layer = <CALayer: 0x5>>
        """),
    Question(
      "SwiftUI draws over a button of UIKit in a representable", "Pay", .open,
      says: [".allowsHitTesting(false)"], never: ["(likely)", "bringSubviewToFront"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <_TtGC7SwiftUI16PlatformViewHostGVS_P10$1c2d3e4f32PlatformViewRepresentableAdaptorV4Shop9PayButton__: 0x5400; frame = (20 600; 350 50); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x5410; frame = (0 0; 350 50); text = 'Pay'; layer = <CALayer: 0x5>>
           |    | <_UIGraphicsView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "SwiftUI disabled a view of UIKit", "UISwitch", .dead(InteractionOff.self), says: [".disabled"],
      never: ["isUserInteractionEnabled = true"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <_TtGC7SwiftUI16PlatformViewHostGVS_P10$1c2d3e4f32PlatformViewRepresentableAdaptorVS_6Switch__: 0x5400; frame = (20 600; 51 31); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
           |    |    | <UISwitch: 0x5410; frame = (0 0; 51 31); layer = <CALayer: 0x5>>
        """),
    Question(
      "A hidden hosting view in front takes nothing", "Buy", .works, says: ["(certain)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x5>>
        """),
    Question(
      "A row of a SwiftUI list", "0x5500", .works, says: ["(likely)"],
      screen + """
           | <_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    | <_TtC7SwiftUIP33_38ABC2A7BB73F8C5FB6E9B54E4E4D3B226UpdateCoalescingCollectionView: 0x5400; baseClass = UICollectionView; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <_TtC7SwiftUIP33_38ABC2A7BB73F8C5FB6E9B54E4E4D3B222ListCollectionViewCell: 0x5500; baseClass = UICollectionViewListCell; frame = (16 120; 358 44); layer = <CALayer: 0x5>>
           |    |    |    | <_TtGC7SwiftUI15CellHostingViewGVS_15ModifiedContent__: 0x5510; frame = (0 0; 358 44); layer = <CALayer: 0x5>>
           |    |    |    |    | <_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x5520; frame = (16 12; 120 20); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
        """),
  ]
}
