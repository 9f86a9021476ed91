// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct HitWalkTests {
  private func explain(_ dump: String, at point: ViewPoint = ViewPoint(x: 50, y: 50)) throws -> Explanation {
    try MarkedDump(dump).explain(at: point)
  }

  private func certainty(_ dump: String, at point: ViewPoint = ViewPoint(x: 50, y: 50)) throws -> Certainty {
    try explain(dump, at: point).certainty
  }

  @Test
  func `every view is asked in UIKit's order, the front one first, and a view that refuses is not entered`()
    throws
  {
    let explanation = try explain(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 100 100)>
         |    | <UIView: 0x3; frame = (0 0; 100 100)>
         |    | <UIView: 0x4; frame = (0 0; 100 100); hidden = YES>
         |    |    | <UIView: 0x5; frame = (0 0; 100 100)>
         |    | <UIView: 0x6; frame = (0 0; 20 20)>
         | <UIView: 0x7; frame = (0 0; 100 100); alpha = 0>
         | <UILabel: 0x8; frame = (0 0; 100 100); userInteractionEnabled = NO>
      """)
    let steps = explanation.steps.map { step in
      "\(explanation.snapshot(of: step.view).identifier ?? "") \(step.verdict)"
    }
    #expect(
      steps == [
        "0x1 inside", "0x8 user interaction disabled", "0x7 alpha 0: takes no touches", "0x2 inside",
        "0x6 outside: 30 pt below its bottom edge", "0x4 hidden", "0x3 inside",
      ])
    #expect(explanation.view.map { explanation.snapshot(of: $0).identifier } == "0x3")
    #expect(explanation.certainty == .certain)
    #expect(explanation.responders.map { explanation.snapshot(of: $0).identifier } == ["0x3", "0x2", "0x1"])
  }

  // MARK: What could not change the answer does not count

  @Test func `a class nobody knows lowers the certainty if it is asked before the answer`() throws {
    let behind = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <Card: 0x2; frame = (0 0; 100 100)>
         | <UIView: 0x3; frame = (0 0; 100 100)>
      """
    #expect(try certainty(behind) == .certain, "the card is not asked")
    let front = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x3; frame = (0 0; 100 100)>
         | <Card: 0x2; frame = (0 0; 10 10)>
      """
    #expect(try certainty(front) == .likely, "the card could say that the point is inside")
  }

  @Test func `an open question counts only if its answers lead to different views`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 100 100)>
         |    | <UIView: 0x3; frame = (0 0; 92.3333 92.3333); userInteractionEnabled = NO>
         |    | <UIView: 0x4; frame = (0 0; 92.3333 100)>
      """
    let edge = ViewPoint(x: 92.33333, y: 50)
    #expect(try certainty(dump, at: edge) == .cannotBeKnown)
    let covered = dump + "\n   |    | <UIView: 0x5; frame = (0 0; 100 100)>"
    #expect(try certainty(covered, at: edge) == .certain)
    #expect(try certainty(dump, at: ViewPoint(x: 92.3, y: 50)) == .certain)
  }

  @Test func `digits that are few are most likely all there are`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (20 20; 60 60)>
      """
    #expect(try certainty(dump, at: ViewPoint(x: 80, y: 50)) == .likely)
    #expect(try certainty(dump, at: ViewPoint(x: 79.999, y: 50)) == .certain)
  }

  // MARK: What a dump does not tell

  @Test func `a view turned by 45 degrees has any size that fits its box`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (20 20; 60 60); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>
      """
    #expect(try certainty(dump) == .likely, "the middle of the box is the view's, whatever its size is")
    #expect(try certainty(dump, at: ViewPoint(x: 30, y: 50)) == .cannotBeKnown)
    #expect(try explain(dump).doubts.first?.kind == .size)
    #expect(
      try certainty(dump, at: ViewPoint(x: 10, y: 50)) == .certain,
      "outside of the box is outside of the view")
  }

  @Test func `a view that is being animated may have its interaction off`() throws {
    let explanation = try explain(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 100 100); animations = { opacity=<CABasicAnimation: 0x9>; }>
      """)
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(explanation.doubts.first?.settledBy == nil)
    #expect(explanation.settledBy?.contains("hitTest:") == true)
  }

  @Test func `content of a scroll view is where its offset says, and nowhere without one`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIScrollView: 0x2; frame = (0 0; 100 100); layer = <CALayer: 0x9>; contentOffset: {0, 200}; contentSize: {100, 900}>
         |    | <UIView: 0x3; frame = (0 240; 100 20)>
      """
    let explanation = try explain(dump)
    #expect(explanation.view.map { explanation.snapshot(of: $0).identifier } == "0x3")
    #expect(explanation.certainty == .certain)
    #expect(
      try certainty(dump.replacing("; contentOffset: {0, 200}; contentSize: {100, 900}", with: ""))
        == .cannotBeKnown)
  }

  @Test func `a dump that begins below a window does not show what is around`() throws {
    let explanation = try explain(
      """
      <UIView: 0x2; frame = (0 0; 100 100)>
         | <UIView: 0x3; frame = (0 0; 10 10)>
      """)
    #expect(explanation.certainty == .likely)
    #expect(explanation.doubts.map(\.kind) == [.fragment])
    let alone = try explain("<UIView: 0x2; frame = (0 0; 100 100)>")
    #expect(alone.certainty == .cannotBeKnown)
    #expect(alone.doubts.map(\.kind) == [.fragment])
  }

  @Test func `React Native asks children outside of their parents too`() throws {
    let explanation = try explain(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <RCTView: 0x2; frame = (0 0; 100 20)>
         |    | <RCTView: 0x3; frame = (0 40; 100 20)>
      """)
    #expect(explanation.view.map { explanation.snapshot(of: $0).identifier } == "0x3")
    #expect(explanation.certainty == .cannotBeKnown)
  }

  // MARK: Any input

  @Test func `points that are no numbers are nobody's`() throws {
    let dump = "<UIWindow: 0x1; frame = (0 0; 100 100)>"
    for x in [Double.nan, .infinity, -.infinity, 1e308] {
      #expect(try explain(dump, at: ViewPoint(x: x, y: 50)).view == nil)
    }
  }

  @Test func `a tree of any depth needs no recursion`() throws {
    var tree = ViewTree()
    var parent: Int?
    for _ in 0..<20_000 {
      var view = ViewSnapshot(className: "UIView")
      view.frame = .known(ViewRect(x: 0, y: 0, width: 100, height: 100))
      view.alpha = .known(1)
      view.isHidden = .known(false)
      view.isUserInteractionEnabled = .known(true)
      view.transform = .known(.identity)
      parent = tree.add(view, to: parent)
    }
    let explanation = try Explainer(tree, format: .live).explain(at: ViewPoint(x: 50, y: 50))
    #expect(explanation.view?.view == 19_999)
    #expect(explanation.certainty == .certain)
    #expect(explanation.text().split(separator: "\n").count < 40)
  }
}
