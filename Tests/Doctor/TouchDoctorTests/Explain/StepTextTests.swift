// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct StepTextTests {
  private func way(_ dump: String, at point: (Double, Double), _ view: String? = nil) throws -> [String] {
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    let text = try Explainer(document).explain(
      at: ViewPoint(x: point.0, y: point.1), expecting: view.map(ViewSelector.init)
    ).text(width: 200)
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.contains("The way down") })
    return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { $0 }
  }

  @Test func `what lies beside a view that was left out is not shown as if it lay in the view before`() throws
  {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2100; frame = (0 0; 390 400); layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2200; frame = (0 0; 390 300); layer = <CALayer: 0x2>>
         |    |    |    | <UIButton: 0x2300; frame = (20 100; 200 50); text = 'Buy'; layer = <CALayer: 0x2>>
         |    | <UIView: 0x3000; frame = (0 500; 390 100); layer = <CALayer: 0x2>>
         |    | <UIView: 0x3100; frame = (0 600; 390 100); layer = <CALayer: 0x2>>
         |    | <UIView: 0x3200; frame = (0 0; 390 100); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
         | <Shop.PassThrough: 0x4000; baseClass = UIView; frame = (0 0; 390 844); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
      """
    #expect(
      try way(dump, at: (100, 125), "0x4000") == [
        "  PassThrough 0x4000  user interaction disabled (likely)",
        "  UIView 0x2200       inside",
        "    UIButton 'Buy'    inside, gets the touch",
      ])
  }
}
