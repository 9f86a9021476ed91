// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ExplainerTests {
  private func element(_ name: String, _ frame: ViewRect) -> ViewSnapshot {
    var view = ViewSnapshot(className: "XCUIElementTypeButton", identifier: nil)
    view.accessibilityLabel = name
    view.frame = .known(frame)
    return view
  }

  @Test func `accessibility elements answer what lies where, and say that this is all`() throws {
    var tree = ViewTree(space: .screen, isAccessibility: true)
    let window = tree.add(element("Shop", ViewRect(x: 0, y: 0, width: 375, height: 667)))
    let bar = tree.add(element("Bar", ViewRect(x: 0, y: 600, width: 375, height: 67)), to: window)
    tree.add(element("Add", ViewRect(x: 100, y: 580, width: 40, height: 40)), to: bar)
    let explainer = Explainer(tree, format: .xcuitest)
    let explanation = try explainer.explain(at: ViewPoint(x: 120, y: 590), expecting: ViewSelector("Add"))
    #expect(explanation.isGeometryOnly)
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(
      explanation.headline
        == "It cannot be known whether XCUIElementTypeButton 'Add' gets the touch at 120, 590.")
    #expect(explanation.text().contains("what lies where"))
    #expect(explanation.expectation?.isTouched == true)
    let beside = try explainer.explain(at: ViewPoint(x: 20, y: 590), expecting: ViewSelector("Add"))
    #expect(beside.expectation?.findings.map(\.reason) == [PointOutside.id])
  }

  @Test func `of elements there is no chain of responders, and a disabled one is told`() throws {
    var tree = ViewTree(space: .screen, isAccessibility: true)
    let window = tree.add(element("Shop", ViewRect(x: 0, y: 0, width: 375, height: 667)))
    var button = element("Add", ViewRect(x: 0, y: 0, width: 40, height: 40))
    button.isEnabled = .known(false)
    tree.add(button, to: window)
    let explanation = try Explainer(tree, format: .xcuitest).explain(at: ViewPoint(x: 20, y: 20))
    #expect(explanation.responders.isEmpty)
    #expect(explanation.text().contains("says that XCUIElementTypeButton 'Add' is disabled"))
    #expect(!explanation.text().contains("Responders"))
  }

  @Test func `the running app is asked about the window that is in doubt`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x9>>
      <ShopWindow: 0x2; frame = (0 0; 100 100); userInteractionEnabled = NO; layer = <UIWindowLayer: 0x9>>
      <ToastWindow: 0x3; frame = (0 50; 100 50); layer = <UIWindowLayer: 0x9>>
      """
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    let explanation = try Explainer(document).explain(at: ViewPoint(x: 119.9999, y: 10))
    #expect(explanation.certainty == .likely)
    #expect(explanation.settledBy?.contains("0x3 hitTest:(CGPoint){119.9999, -40}") == true)
    #expect(!explanation.text().contains("Other windows"))
  }

  private func scenes() -> SnapshotDocument {
    let trees = ["Login", "Home"].map { name in
      var tree = ViewTree(name: name)
      var view = ViewSnapshot(className: "UIView", identifier: "\(name)-1")
      view.frame = .known(ViewRect(x: 0, y: 0, width: 375, height: 667))
      tree.add(view)
      return tree
    }
    return SnapshotDocument(format: .storyboard, trees: trees, entries: 2)
  }

  @Test func `scenes of a storyboard are not on the screen together`() throws {
    let explainer = Explainer(scenes())
    let point = ViewPoint(x: 50, y: 50)
    let failure = #expect(throws: ExplainingFailure.self) { try explainer.explain(at: point) }
    #expect(failure?.candidates == ["0  Login", "1  Home"])
    #expect(try explainer.explain(at: point, in: 1).view == ViewPlace(tree: 1, view: 0))
    #expect(
      try explainer.explain(at: point, expecting: ViewSelector("Login-1")).view == ViewPlace(tree: 0, view: 0)
    )
    #expect(throws: ExplainingFailure.self) { try explainer.explain(at: point, in: 7) }
  }

  @Test func `the same window dumped twice is two moments, of which the last counts`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 100 100)>

      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x3; frame = (0 0; 100 100)>
      """
    let explanation = try MarkedDump(dump).explain(at: ViewPoint(x: 50, y: 50))
    #expect(explanation.view.map { explanation.snapshot(of: $0).identifier } == "0x3")
    #expect(explanation.certainty == .certain)
  }

  @Test func `a question needs a point or a view, and views to ask`() {
    #expect(throws: ExplainingFailure.self) { try Explainer(scenes()).explain(at: nil, in: 0) }
    #expect(throws: ExplainingFailure.self) { try Explainer(ViewTree()).explain(at: ViewPoint(x: 1, y: 1)) }
  }

  @Test func `a view whose place is not known needs a point`() {
    var tree = ViewTree()
    tree.add(ViewSnapshot(className: "UIButton", identifier: "0x1"))
    let failure = #expect(throws: ExplainingFailure.self) {
      try Explainer(tree).explain(at: nil, expecting: ViewSelector("0x1"))
    }
    #expect(
      failure?.message
        == "The file does not say where UIButton 0x1 is: its frame, or one around it, cannot be read.")
  }

  @Test func `the parts of a view that can be touched are measured exactly`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | 2️⃣<UIButton: 0x2; frame = (10 10; 40 20)>
         | <UIView: 0x3; frame = (40 0; 10 100)>
         | <UIView: 0x4; frame = (0 0; 12 12)>
      """
    let reach = try #require(try MarkedDump(dump).explain().expectation?.reach)
    #expect(reach.isExact)
    #expect(abs(reach.share - (30 * 20 - 4) / 800.0) < 1e-9)
    #expect(reach.text == "74 % of its area" || reach.text == "75 % of its area")
    #expect(reach.lost != nil)
  }

  @Test func `a turned view that only touches the button leaves the measurement exact`() throws {
    for (x, isExact) in [(50, true), (49, false)] {
      let dump = """
        <UIWindow: 0x1; frame = (0 0; 200 200)>
           | 2️⃣<UIButton: 0x2; frame = (10 10; 40 20)>
           | <UIView: 0x3; frame = (\(x) 0; 70 70); transform = [0.6, 0.8, -0.8, 0.6, 0, 0]>
        """
      let reach = try #require(try MarkedDump(dump).explain().expectation?.reach)
      #expect(reach.isExact == isExact, "\(x)")
    }
  }
}
