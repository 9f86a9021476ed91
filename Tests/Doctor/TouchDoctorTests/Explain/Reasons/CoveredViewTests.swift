// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct CoveredViewTests {
  @Test func `a clear view in front takes the touch`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIView: 0x101; frame = (0 0; 375 667)>
         |    | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
         |    | 1️⃣3️⃣<UIView: 0x103; frame = (0 0; 375 667)>
      """
    ).expect(CoveredView.self)
    #expect(finding.text == "UIView 0x103 (375 × 667, empty) lies in front of it, in the same parent.")
    #expect(finding.code[0].hasPrefix("// overlay is UIView 0x"))
    #expect(finding.certainty == .certain)
  }

  @Test func `a cousin in front takes the touch`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIView: 0x101; frame = (0 0; 375 667)>
         |    | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44); text = 'Buy'>
         | 1️⃣<UIView: 0x103; frame = (0 0; 375 667)>
         |    | 3️⃣<UIView: 0x104; frame = (0 90; 375 100)>
      """
    ).expect(CoveredView.self)
    #expect(
      finding.text
        == "UIView 0x103 (375 × 667), in which UIView 0x104 takes the touch, lies in front of UIView 0x101, which contains it."
    )
  }

  @Test func `a view in the button takes its touches`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
         |    | 1️⃣3️⃣<UIView: 0x103; frame = (0 0; 100 44)>
      """
    ).expect(CoveredView.self)
    #expect(finding.text == "UIView 0x103 (100 × 44, empty) lies in it and is asked first.")
  }

  @Test func `of two buttons with one frame one is to be hidden`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    | 1️⃣3️⃣<UIButton: 0x5000; frame = (20 100; 100 50); layer = <CALayer: 0x5>>
      """
    ).expect(CoveredView.self)
    #expect(
      finding.code == ["// frontButton is UIButton 0x5000 (100 × 50)", "frontButton.isHidden = true"])
  }

  @Test(arguments: ["UIDimmingView", "UIDropShadowView"])
  func `a presentation is to be dismissed, and keeps its interaction`(taker: String) throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UITransitionView: 0x1500; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         | 1️⃣<UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | 3️⃣<\(taker): 0x5001; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """
    ).expect(CoveredView.self)
    #expect(finding.remedy == "Dismiss the presented view controller, in the one that presented it:")
    #expect(finding.code == ["dismiss(animated: true)"])
    #expect(
      finding.trial
        == "expression -l objc -- (void)[[(id)0x1000 rootViewController] dismissViewControllerAnimated:NO completion:nil]"
    )
  }

  @Test func `the transition view of a tab bar controller presents nothing`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    | 1️⃣<UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | 3️⃣<UIView: 0x5001; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """
    ).expect(CoveredView.self)
    #expect(finding.code == ["button.superview?.bringSubviewToFront(button)"])
  }

  @Test func `a label or an image in it does not`() throws {
    let explanation = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
         |    | <UIButtonLabel: 0x103; frame = (0 0; 100 44); userInteractionEnabled = NO>
         |    | <UIImageView: 0x104; frame = (0 0; 100 44); userInteractionEnabled = NO>
      """
    ).explain()
    #expect(explanation.expectation?.gets == true)
    #expect(explanation.certainty == .certain)
  }

  @Test(arguments: ["Music.MiniPlayer", "_TtGC7SwiftUI14_UIHostingViewV5Music10MiniPlayer_"])
  func `a bar that floats over a list stays, and the list gets room for it`(bar: String) throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 393 852)>
         | <UIView: 0x101; frame = (0 0; 393 852)>
         |    | <UIScrollView: 0x102; frame = (0 0; 393 852); contentOffset: {0, 0}; contentSize: {393, 600}>
         |    |    | 2️⃣<UIButton: 0x103; frame = (340 500; 44 44)>
         |    | 1️⃣<\(bar): 0x104; frame = (8 490; 377 64); gestureRecognizers = <NSArray: 0x9>>
      """
    ).expect(CoveredView.self)
    #expect(
      finding.code.suffix(2) == [
        "additionalSafeAreaInsets.bottom = 64", "// or: scrollView.contentInset.bottom += 64",
      ])
    #expect(finding.trial == nil)
  }

  @Test func `a decoration of a collection view goes behind the cells by its zIndex`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 393 852)>
         | <UICollectionView: 0x101; frame = (0 0; 393 852); contentOffset: {0, 0}; contentSize: {393, 600}>
         |    | 2️⃣<UICollectionViewCell: 0x102; frame = (20 20; 100 100)>
         |    | 1️⃣3️⃣<Feed.SectionBackground: 0x103; frame = (8 8; 377 300)>
      """
    ).expect(CoveredView.self)
    #expect(finding.code.allSatisfy { $0.contains("zIndex = -1") })
  }

  @Test func `the card below another is not brought to the front`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 393 852)>
         | <UIView: 0x101; frame = (0 0; 393 852)>
         |    | <App.Card: 0x102; frame = (20 20; 300 400); gestureRecognizers = <NSArray: 0x8>>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 20; 100 44)>
         |    | 1️⃣3️⃣<App.Card: 0x104; frame = (24 24; 300 400); gestureRecognizers = <NSArray: 0x9>>
         |    |    | <UIButton: 0x105; frame = (120 320; 100 44)>
      """
    ).expect(CoveredView.self)
    #expect(finding.code.isEmpty && finding.remedy.contains("Move that away first."))
  }

  @Test func `a drawing of SwiftUI in front is named, with what lets touches through`() throws {
    let text = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 393 852)>
         | <_TtGC7SwiftUI14_UIHostingViewV4Cafe9OrderView_: 0x101; frame = (0 0; 393 852)>
         |    | <_TtGC7SwiftUI16PlatformViewHostGVS_P10$1d32PlatformViewRepresentableAdaptorV4Cafe9PayButton__: 0x102; frame = (16 600; 360 52)>
         |    |    | 2️⃣<UIButton: 0x103; frame = (0 0; 360 52)>
         |    | <_TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697115_UIGraphicsView: 0x104; frame = (16 592; 360 68)>
      """
    ).explain().text(width: 10_000)
    #expect(text.contains("_UIGraphicsView 0x104 (360 × 68) lies in front of it."))
    #expect(text.contains("give it .allowsHitTesting(false) in SwiftUI"))
  }

  @Test func `a switch that was added to a cell becomes its accessory view`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | <UITableView: 0x101; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 600}>
         |    | <UITableViewCell: 0x102; frame = (0 0; 390 52)>
         |    |    | 2️⃣<UISwitch: 0x103; frame = (320 10; 51 31)>
         |    |    | 1️⃣3️⃣<UITableViewCellContentView: 0x104; frame = (0 0; 390 52)>
      """
    ).expect(CoveredView.self)
    #expect(finding.code.last?.hasSuffix(".accessoryView = switchView") == true)
  }

  @Test func `at opacity 0 the props of a view of React Native decide, if nobody says what they are`() throws
  {
    let text = """
      <ViewHierarchy>
       <UIWindow class="UIWindow" width="390" height="844" x="0" y="0" alpha="1.0" visibility="visible">
        <RCTView class="RCTView" width="390" height="844" x="0" y="0" alpha="1.0" visibility="visible" id="add"/>
        <RCTView class="RCTView" width="390" height="844" x="0" y="0" alpha="0.0" visibility="visible" id="sheet">
         <RCTTextView class="RCTTextView" width="390" height="844" x="0" y="0" alpha="1.0" visibility="visible" text="Size"/>
        </RCTView>
       </UIWindow>
      </ViewHierarchy>
      """
    let explanation = try Explainer(SnapshotDocument.read(bytes: Array(text.utf8), file: "-"))
      .explain(at: nil, expecting: ViewSelector("add"))
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(explanation.doubts.first?.text.contains("unless its pointerEvents are \"none\"") == true)
  }

  @Test func `a sheet in a container of its own may leave what is behind it undimmed`() throws {
    func explanation(_ container: String) throws -> Explanation {
      try MarkedDump(
        """
        <UIWindow: 0x100; frame = (0 0; 393 852)>
           | <UITransitionView: 0x101; frame = (0 0; 393 852)>
           |    | <UIDropShadowView: 0x102; frame = (0 0; 393 852)>
           |    |    | 2️⃣<UIButton: 0x103; frame = (333 70; 44 44)>
           | <UITransitionView: 0x110; frame = (0 0; 393 852)>
           |    | <UIDimmingView: 0x111; frame = (0 0; 393 852)>
           |    | <\(container): 0x112; frame = (0 0; 393 852)>
           |    |    | <UIDropShadowView: 0x113; frame = (0 426; 393 426)>
        """
      ).explain()
    }
    for container in ["_UISheetLayoutContainerView", "Maps.SheetContainer"] {
      let explanation = try explanation(container)
      #expect(explanation.certainty == .likely)
      let code = explanation.expectation?.blocking.first?.code ?? []
      #expect(code.contains { $0.hasSuffix("largestUndimmedDetentIdentifier = .medium") })
      #expect(!explanation.text(width: 10_000).contains("may get the touch instead"))
    }
    let systems = try explanation("_UISheetLayoutContainerView")
    #expect(systems.view.map { systems.snapshot(of: $0).className } == "UIDimmingView")
  }
}
