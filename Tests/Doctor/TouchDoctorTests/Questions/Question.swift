// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// A question in the shape in which developers ask it, and the answer that an experienced one would give.
struct Question: Sendable, CustomTestStringConvertible {
  /// The answer.
  enum Answer: Sendable {
    /// The view gets the touch.
    case works
    /// It gets it in a part only.
    case worksInPart
    /// It does not, first of all for this reason.
    case dead(any Reason.Type)
    /// The dump cannot tell.
    case open
  }

  /// What is asked, in a line.
  let title: String
  /// The dump.
  let dump: String
  /// The view that should get the touch.
  let view: String
  /// Where; nil for the middle of the view.
  let point: ViewPoint?
  /// What should come out.
  let answer: Answer
  /// What the text has to say.
  let says: [String]
  /// What it must not say.
  let never: [String]

  init(
    _ title: String, _ view: String, at point: (Double, Double)? = nil, _ answer: Answer, says: [String] = [],
    never: [String] = [], _ dump: String
  ) {
    self.title = title
    self.view = view
    self.point = point.map { ViewPoint(x: $0.0, y: $0.1) }
    self.answer = answer
    self.says = says
    self.never = never
    self.dump = dump
  }

  var testDescription: String { title }

  /// Asks, and checks the answer.
  func check() throws {
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    let explanation = try Explainer(document).explain(at: point, expecting: ViewSelector(view))
    let expectation = try #require(explanation.expectation)
    let text = explanation.text(width: 10_000)
    switch answer {
    case .works:
      #expect(expectation.gets && !expectation.isPartlyDead, "\(text)")
      #expect(explanation.certainty > .cannotBeKnown, "\(text)")
    case .worksInPart: #expect(expectation.isPartlyDead, "\(text)")
    case .dead(let reason):
      #expect(!expectation.gets && !expectation.isPartlyDead, "\(text)")
      #expect(expectation.blocking.first?.reason == reason.id, "\(text)")
    case .open: #expect(explanation.certainty == .cannotBeKnown, "\(text)")
    }
    for word in says { #expect(text.contains(word), "\(text)") }
    for word in never + Self.never { #expect(!text.contains(word), "\(text)") }
  }

  /// A window and the view of a controller, for dumps that go on two levels deep.
  static let screen = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>

    """

  /// What no answer may advise: names of views that nobody made, and lines nobody reads.
  private static let never = [
    "methodForSelector", "modernVisual", "transitionView.", "barBackground", "textEffects",
  ]
}
