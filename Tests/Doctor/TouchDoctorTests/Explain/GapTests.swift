// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Views that are missing in a source may take a touch that its other views seem to get.
struct GapTests {
  private static let screen = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
    """
  private static let button =
    "   |    | <UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>"

  private func explain(_ lines: String...) throws -> (Explanation, SnapshotDocument) {
    let text = lines.joined(separator: "\n")
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "-")
    let lost = document.repairs.reduce(0) { $0 + $1.entriesLost }
    #expect(document.entries == document.trees.reduce(0) { $0 + $1.views.count } + lost)
    return (try Explainer(document).explain(at: ViewPoint(x: 50, y: 120)), document)
  }

  @Test(arguments: [
    "   |    | <UIVi", "   |    | UIView: 0x5000; frame = (0 0; 390 844)",
    "   |    | <UIView 0x5000 frame = (0 0; 390 844)>", "   ... (12 more)", "…", "[…]", "   |    |",
    "   |    | ...", "   | <UIVi", "x = 1; frame = (0 0; 390 844); layer = <CALayer: 0x9>>",
    "<UIWindow: 0x77; fr", "   |    | <UIView: 0x5000; fra\n…",
  ])
  func `a line of the tree that is not read leaves open who gets the touch`(line: String) throws {
    let (explanation, document) = try explain(Self.screen, Self.button, line)
    #expect(explanation.view.map { explanation.snapshot(of: $0).identifier } == "0x4000")
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(!document.repairs.isEmpty)
  }

  @Test(arguments: [1_024, 4_096, 65_535])
  func `a dump that ends behind an entry at the limit of a log or a message may be cut`(limit: Int) throws {
    let whole = "\(Self.screen)\n\(Self.button)"
    let words = String(repeating: "x", count: limit - whole.utf8.count - 1)
    let (explanation, document) = try explain(words, whole)
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(document.trees[0].gaps.allSatisfy { $0.cause == .endsEarly })
    #expect(document.repairs.contains { $0.message.contains("\(limit) bytes") })
    #expect(try explain(words, whole + "\n").0.certainty == .certain)
    #expect(try explain(words + "xx", whole).0.certainty == .certain)
  }

  @Test(arguments: ["hidden = YES; ", "userInteractionEnabled = NO; "])
  func `an empty window at the end that takes no touches is no sign of a cut`(state: String) throws {
    let (explanation, _) = try explain(
      Self.screen, Self.button,
      "<UIWindow: 0x5000; frame = (0 0; 390 844); \(state)layer = <UIWindowLayer: 0x9>>")
    #expect(explanation.certainty >= .likely)
  }

  @Test(arguments: ["   |    | <UIVi", "   |    |    | <UIVi", "   |    |"])
  func `what is missing behind the view that gets the touch changes nothing`(line: String) throws {
    let (explanation, _) = try explain(Self.screen, line, Self.button)
    #expect(explanation.certainty == .certain)
  }

  @Test func `what is missing in a view beside the point changes nothing`() throws {
    let (explanation, _) = try explain(
      Self.screen, Self.button,
      "   |    | <UIView: 0x5000; frame = (0 400; 390 100); layer = <CALayer: 0x5>>",
      "   |    |    | <UIVi")
    #expect(explanation.certainty == .certain)
  }

  @Test func `lines of a log between those of a tree are no views`() throws {
    let (explanation, _) = try explain(
      Self.screen, Self.button, "2026-01-01 10:00:00 Shop[1:1] something happened", "(lldb) ", "```")
    #expect(explanation.certainty == .certain)
  }

  @Test func `the way up from a view shows nothing that lies beside it`() throws {
    let (explanation, document) = try explain(
      "<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>",
      "<UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>",
      "<UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>")
    #expect(explanation.view.map { explanation.snapshot(of: $0).identifier } == "0x4000")
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(document.trees[0].gaps.allSatisfy { $0.cause == .neverPrinted })
    #expect(explanation.doubts.first?.kind == .gap)
    #expect(explanation.doubts.first?.settledBy?.contains("subviews") == true)
  }

  @Test func `a list without bars or indent settles nothing`() throws {
    let (explanation, document) = try explain(
      "<UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>",
      "<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>")
    #expect(!document.trees[0].isNestingKnown)
    #expect(explanation.certainty == .cannotBeKnown)
  }

  @Test func `views printed in a row, each with what is in it, are not stacked`() throws {
    let text = """
      <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         | <UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
      <UIView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         | <UILabel: 0x6000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
      """
    let explainer = Explainer(try SnapshotDocument.read(bytes: Array(text.utf8), file: "-"))
    let point = ViewPoint(x: 50, y: 120)
    #expect(
      try explainer.explain(at: point, expecting: ViewSelector("0x4000")).expectation?.isTouched == true)
    let failure = #expect(throws: ExplainingFailure.self) { try explainer.explain(at: point) }
    #expect(failure?.candidates.count == 2)
    #expect(try explainer.explain(at: point, in: 1).trees.count == 2)
  }
}
