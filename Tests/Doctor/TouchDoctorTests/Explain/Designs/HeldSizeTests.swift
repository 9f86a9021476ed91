// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// The constraint of a file that makes a view too small is named by its id.
struct HeldSizeTests {
  private func finding(_ file: String, _ view: String = "b") throws -> (finding: Finding, text: String) {
    let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.storyboard")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector(view))
    let expectation = try #require(explanation.expectation)
    return (try #require(expectation.blocking.first ?? expectation.rest), explanation.text(width: 10_000))
  }

  /// A box of 20 points with a button of 44 below its label.
  private func box(
    _ constraints: String, _ holder: String = "view", height: Double = 20, outlets: String = "",
    outer: String = ""
  ) -> String {
    let label = DesignFile.view("label", "l", 0, 0, 100, 20)
    let button = DesignFile.view("button", "b", 0, 24, 300, 44, DesignFile.action)
    let box = DesignFile.view(
      holder, "box", 0, 100, 300, height,
      "<subviews>\(label)\(button)</subviews><constraints>\(constraints)</constraints>")
    return DesignFile.storyboard(box, constraints: outer, outlets: outlets)
  }

  private let height = "<constraint firstAttribute=\"height\" constant=\"20\" id=\"h-1\"/>"

  @Test func `a height that is too small is deleted or raised by its id`() throws {
    let (finding, _) = try finding(box(height))
    #expect(finding.reason == OutsideAncestor.id)
    #expect(
      finding.remedy.hasPrefix("The height constraint (h-1) of UIView box is 20, and what is in it needs 68.")
    )
    #expect(
      finding.remedy.contains("Delete it in Interface Builder, and let UIView box end with what is in it"))
    #expect(finding.remedy.contains("set its constant there to 68"))
    #expect(
      finding.code.contains("button.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true")
    )
  }

  @Test func `what is pinned already is not pinned again`() throws {
    let top = DesignFile.constraint("b.top = box.top", "id=\"t-1\"")
    let box = DesignFile.view(
      "view", "box", 0, 100, 300, 0,
      "<subviews>\(DesignFile.view("button", "b", 0, 0, 300, 44))</subviews><constraints>\(top)</constraints>"
    )
    let (finding, _) = try finding(DesignFile.storyboard(box))
    #expect(finding.reason == ZeroSize.id)
    #expect(finding.remedy.hasSuffix("The file has the constraint t-1 already. What is missing:"))
    #expect(
      finding.code.filter { $0.contains("Anchor") } == [
        "button.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true"
      ])
  }

  @Test func `a height that code changes through an outlet is raised there`() throws {
    let (finding, _) = try finding(
      box(height, outlets: "<outlet property=\"boxHeight\" destination=\"h-1\"/>"))
    #expect(finding.remedy.contains("(h-1, outlet boxHeight)") && finding.code == ["boxHeight.constant = 68"])
  }

  @Test func `a stack view takes its size from what it arranges once the constraint is gone`() throws {
    let (finding, _) = try finding(box(height, "stackView"))
    #expect(finding.remedy.contains("(h-1)") && finding.remedy.contains("as large as what it arranges"))
    #expect(finding.code.isEmpty)
  }

  @Test func `edges that other views hold are named too`() throws {
    let outer =
      DesignFile.constraint("box.top = safe.top + 100", "id=\"e-1\"")
      + DesignFile.constraint("root.bottom = box.bottom + 360", "id=\"e-2\"")
    let (finding, _) = try finding(box("", outer: outer))
    #expect(
      finding.remedy.hasPrefix(
        "The constraint e-2 sets the height of UIView box, and what is in it needs 68."))
  }

  @Test func `an empty view that constraints place is pinned around what is in it, above it as well`() throws
  {
    let inside =
      DesignFile.view("button", "a", 0, -40, 140, 34) + DesignFile.view("button", "b", 0, 10, 140, 34)
    let bar = DesignFile.view("view", "bar", 0, 200, 320, 0, "<subviews>\(inside)</subviews>")
    let top = DesignFile.constraint("bar.top = safe.top + 200", "id=\"t\"")
    let (finding, _) = try finding(DesignFile.storyboard(bar, constraints: top))
    #expect(finding.reason == ZeroSize.id && !finding.code.contains { $0.contains("frame =") })
    #expect(finding.code.filter { $0.contains("topAnchor") || $0.contains("bottomAnchor") }.count == 2)
  }

  @Test func `a bar button item without an action is named as such, and one with an action is not`() throws {
    func message(_ inside: String) throws -> String {
      let item =
        "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"Filter\" id=\"i\">\(inside)</barButtonItem></navigationItem>"
      let file = DesignFile.storyboard(DesignFile.view("button", "b", 0, 0, 100, 44))
        .replacing("<connections>", with: "\(item)<connections>")
      let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.storyboard")
      do { return try Explainer(document).explain(at: nil, expecting: ViewSelector("Filter")).text() } catch {
        return error.message
      }
    }
    #expect(try message("").contains("It has no action in the file"))
    let action = "<connections><action selector=\"f:\" destination=\"vc\" id=\"x\"/></connections>"
    #expect(try !message(action).contains("has no action"))
  }
}
