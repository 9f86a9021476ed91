// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// A recognizer that a file connects to several views.
struct LostRecognizerTests {
  private func explain(
    _ expected: String?, star: String = "view", more: String = ""
  ) throws -> Explanation {
    func view(_ name: String, _ id: String, _ y: Int, _ more: String = "") -> String {
      let connection =
        "<outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\"/>"
      return DesignFile.view(
        name, id, 0, Double(y), 300, 50, "<connections>\(connection)\(more)</connections>")
    }
    let file = DesignFile.storyboard(
      view(star, "one", 0, more) + view("view", "two", 100),
      others:
        "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"go:\" destination=\"vc\"/></connections></tapGestureRecognizer><tapGestureRecognizer id=\"other\"/>"
    )
    let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.storyboard")
    return try Explainer(document).explain(
      at: expected == nil ? ViewPoint(x: 50, y: 20) : nil, expecting: expected.map { ViewSelector($0) })
  }

  @Test func `only the last of the views gets it`() throws {
    let first = try explain("one")
    let finding = try #require(first.expectation?.blocking.first)
    #expect(finding.reason == LooseRecognizer.id && finding.certainty == .likely)
    #expect(
      finding.text.hasPrefix("The file connects its UITapGestureRecognizer (go:) to UIView two as well:"))
    #expect(first.headline == "UIView one gets the touch at 150, 25, but does nothing with it (likely).")
    #expect(try explain("two").expectation?.gets == true)
  }

  @Test func `a point on the first is not told that the recognizer sees it`() throws {
    let text = try explain(nil).text()
    #expect(!text.contains("see the touch first"))
  }

  @Test func `a view that has another one, or is a control, reacts nevertheless`() throws {
    let other = "<outletCollection property=\"gestureRecognizers\" destination=\"other\" appends=\"YES\"/>"
    #expect(try explain("one", more: other).expectation?.gets == true)
    #expect(try explain("one", star: "button").expectation?.gets == true)
  }
}
