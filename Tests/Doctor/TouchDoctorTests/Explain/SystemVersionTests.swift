// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What differs between versions of iOS.
struct SystemVersionTests {
  private func answer(
    _ dump: String, _ view: String? = nil, at point: (Double, Double)? = nil, on system: SystemVersion? = nil
  ) throws -> Explanation {
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    return try Explainer(document, on: system).explain(
      at: point.map { ViewPoint(x: $0.0, y: $0.1) }, expecting: view.map(ViewSelector.init))
  }

  private static let hosting = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <_TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697122_UIShapeHitTestingView: 0x2100; frame = (0 0; 390 100); layer = <CALayer: 0x3>>
    """

  @Test func `what SwiftUI draws with is hit up to iOS 17, and its hosting view since then`() throws {
    let old = try answer(Self.hosting, at: (100, 50), on: .iOS17)
    #expect(old.name(of: try #require(old.view)) == "_UIShapeHitTestingView 0x2100")
    for system in [SystemVersion.iOS18, .iOS26, .iOS27] {
      let new = try answer(Self.hosting, at: (100, 50), on: system)
      #expect(new.name(of: try #require(new.view)) == "_UIHostingView 0x2000")
    }
    for system in SystemVersion.allCases {
      let empty = try answer(Self.hosting, at: (100, 500), on: system)
      #expect(empty.name(of: try #require(empty.view)) == "_UIHostingView 0x2000")
      #expect(empty.certainty == .likely)
    }
  }

  @Test(arguments: [
    "_UIHostingView<Banner>", "_TtGC7SwiftUI14_UIHostingViewV4Shop6Banner_",
    "$s7SwiftUI14_UIHostingViewCy4Shop6BannerVG", "_$s7SwiftUI14_UIHostingViewCy4Shop6BannerVG",
    "SwiftUI._UIHostingView<Shop.Banner>", "_TtGC7SwiftUIP10$18d3ed2c914_UIHostingViewV4Shop6Banner_",
  ])
  func `a hosting view in a window in front is known by any of its names`(name: String) throws {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
      <UIWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x5>>
         | <\(name): 0x6000; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """
    func text(_ system: SystemVersion) throws -> String {
      try answer(dump, "Buy", on: system).text(width: 10_000)
    }
    #expect(try text(.iOS17).contains("return view === self || view === root ? nil : view"))
    #expect(try text(.iOS18).contains("root.subviews.contains"))
    for system in [SystemVersion.iOS26, .iOS27] {
      #expect(try text(system).contains("return root.layer.hitTest(point)?.name == nil ? root : nil"))
      #expect(try text(system).contains("which iOS \(system.rawValue) tells by the names of layers"))
    }
  }

  private func bar(_ parts: String = "") -> String {
    """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UIButton: 0x2100; frame = (16 50; 358 30); text = 'Pay'; layer = <CALayer: 0x7>>
       | <UINavigationBar: 0x3000; frame = (0 44; 390 44); layer = <CALayer: 0x3>>\(parts)
    """
  }

  @Test func `a bar whose parts tell nothing is of glass since iOS 26`() throws {
    for system in SystemVersion.allCases {
      let isGlass = system >= .iOS26
      let plain = try answer(bar(), "Pay", on: system)
      #expect(plain.certainty == (isGlass ? .likely : .certain), "\(system)")
      #expect(plain.text(width: 10_000).contains("belongs to the bars of iOS 26 and newer") == isGlass)
      let old =
        "\n   |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x6>>"
      // The parts of older bars do not say what the bars of a newer version do.
      let older = try answer(bar(old), "Pay", on: system)
      #expect((older.certainty == .cannotBeKnown) == isGlass)
      #expect(older.text(width: 10_000).contains("UIDesignRequiresCompatibility") == isGlass)
      #expect(try answer(bar(old), "Pay").certainty >= .likely)
      let glass =
        "\n   |    | <NavigationBarPlatterView: 0x3100; frame = (0 0; 44 44); layer = <CALayer: 0x6>>"
      let platter = try answer(bar(glass), "Pay", on: system)
      // Beside its plates nobody knows, and a dump with plates is no older one.
      #expect(platter.certainty == .cannotBeKnown)
      #expect(
        platter.text(width: 10_000).contains(
          isGlass ? "belongs to the bars of iOS 26" : "so the source is from there, whatever --ios says"))
    }
  }

  @Test func `the tap that closes a menu is seen by the window since iOS 26`() throws {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x2100; frame = (16 50; 358 30); text = 'Pay'; layer = <CALayer: 0x7>>
         | <_UIContextMenuContainerView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
      """
    for system in SystemVersion.allCases {
      #expect(
        try answer(dump, "Pay", on: system).text(width: 10_000).contains(
          "The window's recognizers see the tap that closes it.") == (system >= .iOS26))
    }
  }

  @Test func `every reason says which versions it holds for`() {
    for reason in Reasons.all { #expect(reason.versions.contains("from 17 to 27"), "\(reason.id)") }
  }
}
