// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct HitMapTests {
  private static let toast = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
       |    | <UIButton: 0x3100; frame = (95 520; 200 50); text = 'Sell'; layer = <CALayer: 0x3>>
       |    | <UIView: 0x4000; frame = (0 500; 390 120); layer = <CALayer: 0x4>>

    """

  private func document(_ dump: String) throws -> SnapshotDocument {
    try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
  }

  private func map(_ dump: String) throws -> HitMap { try Explainer(document(dump)).map() }

  @Test func `the text lists targets, those without touches, and other views, with a picture`() throws {
    func rows(_ count: Int, _ row: String) -> [String] { [String](repeating: "    \(row)", count: count) }
    let (back, toast) = ("aaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbb")
    // The button's part lies between the middles of two rows.
    let picture = (rows(14, back) + rows(4, toast) + rows(1, "aaaaaaaaaaaAaaaaaaaaaa") + rows(5, back))
      .joined(separator: "\n")
    #expect(
      try map(Self.toast).text(width: 80) == """
        3 views get touches on the screen of 390 × 844 pt. Of its 2 targets, 1 loses a
        part to others and 1 gets none.

        \(picture)

        Targets:
        A UIButton 'Buy' (button): 200 × 50 pt at 95, 600
            gets 60 % of it; the most at (95 620; 200 30); UIView 0x4000 gets 40 %

        Targets that get no touch:
        - UIButton 'Sell' (button): 200 × 50 pt at 95, 520
            UIView 0x4000 gets all

        Other views that get touches:
        a UIView 0x2000 (view): 390 × 844 pt at 0, 0
            gets 84 % of it; the most at (0 0; 390 500); views in it get 16 %
        b UIView 0x4000 (view): 390 × 120 pt at 0, 500
            gets all of it

        """)
  }

  @Test func `each view has its pieces from top to bottom, as wide and as high as they can be`() throws {
    let map = try map(Self.toast)
    let pieces = map.regions.map { region in
      "\(ViewName.words(region.view, in: map.trees)): "
        + region.pieces.map { HitMap.rect($0.box) }.joined(separator: " ")
    }
    #expect(
      pieces == [
        "UIButton 'Buy': (95 620; 200 30)",
        "UIView 0x2000: (0 0; 390 500) (0 620; 95 30) (295 620; 95 30) (0 650; 390 194)",
        "UIView 0x4000: (0 500; 390 120)",
      ])
    #expect(map.regions[0].takers.map(\.share) == [0.4])
    #expect(map.unreached.map { ViewName.words($0.view, in: map.trees) } == ["UIButton 'Sell'"])
    #expect(map.isExact && map.nobody.isEmpty)
  }

  @Test func `the edges of turned views are exact, too`() throws {
    // A square of 100 points that stands on a corner, so that half of the box around it is beside it.
    let map = try map(
      """
      <UIWindow: 0x1; frame = (0 0; 400 400); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x2; frame = (100 100; 141.421 141.421); bounds = (0 0; 100 100); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]; \
      layer = <CALayer: 0x2>>
      """)
    let button = try #require(map.regions.first)
    #expect(map.isExact && button.subject.isTarget)
    #expect(abs(button.pieces.reduce(0) { $0 + $1.area } - 10_000) < 1)
    #expect(abs(map.area - 160_000) < 1e-3)
    #expect(button.share.map { $0 > 0.9999 } == true)
  }

  @Test func `a place that no view gets is told, and what lies beside the screen`() throws {
    let map = try map(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x2; frame = (50 0; 100 100); layer = <CALayer: 0x2>>
         | <UIButton: 0x3; frame = (0 200; 100 100); layer = <CALayer: 0x2>>
      <UIWindow: 0x4; frame = (0 100; 100 50); userInteractionEnabled = NO; layer = <UIWindowLayer: 0x1>>
      """)
    #expect(map.nobody.map { HitMap.rect($0.box) } == ["(0 100; 100 50)"])
    #expect(map.regions.first?.share == 0.5 && map.regions.first?.aside == 0.5)
    #expect(map.asideCount == 1)
  }

  @Test func `elements of accessibility have the map of what is in front`() throws {
    let map = try map(
      """
      Application, 0x1, pid: 4711, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x4, {{20.0, 600.0}, {350.0, 50.0}}, label: 'Buy'
            Other, 0x5, {{0.0, 620.0}, {390.0, 224.0}}
      """)
    #expect(map.isGeometryOnly && map.unreached.isEmpty)
    #expect(map.view(at: ViewPoint(x: 100, y: 610))?.view == 2)
    #expect(map.view(at: ViewPoint(x: 100, y: 630))?.view == 3)
  }

  @Test func `a file without a screen gets no map`() throws {
    #expect(throws: ExplainingFailure.self) {
      try map("<UIView: 0x1; frame = (0 0; 0 0); layer = <CALayer: 0x2>>")
    }
  }

  @Test func `a list of many rows has a region for each`() throws {
    var dump = """
      <UIWindow: 0x1; frame = (0 0; 390 5000); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 390 5000); layer = <CALayer: 0x2>>

      """
    for row in 0..<2_500 {
      dump +=
        "   |    | <UIButton: 0x\(String(row + 4096, radix: 16)); frame = (\(row % 50) \(row * 2); 300 2); "
      dump += "layer = <CALayer: 0x2>>\n"
    }
    let map = try map(dump)
    #expect(map.isExact && map.targets.count == 2_500)
    #expect(map.targets.allSatisfy { $0.pieces.count == 1 && $0.share == 1 })
    #expect(map.text(width: 80).contains("… and 2476 more; --all lists them."))
    #expect(map.json().contains(#""regionsLeftOut": 501"#))
  }

  @Test func `a screen with too many edges gets an estimate`() throws {
    var dump = "<UIWindow: 0x1; frame = (0 0; 400 400); layer = <UIWindowLayer: 0x1>>\n"
    for row in 0..<40 {
      dump += "   | <UIButton: 0x2; frame = (0 \(row * 10); 400 5); layer = <CALayer: 0x2>>\n"
      dump += "   | <UIButton: 0x4; frame = (\(row * 10) 0; 5 400); layer = <CALayer: 0x2>>\n"
    }
    let map = try Explainer(document(dump)).map(most: 300)
    #expect(!map.isExact)
    #expect(abs(map.area - 160_000) < 1e-3 && map.pieceCount <= 300)
  }

  @Test func `the picture is of the audit's colors, and what is in it is text`() throws {
    let svg = MapDrawing(try map(Self.toast.replacing("'Sell'", with: "'<b>&'"))).svg
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("&lt;b&gt;&amp;") && !svg.contains("<b>"))
    #expect(svg.contains(#"class="warning""#) && svg.contains(#"class="error""#))
  }
}
