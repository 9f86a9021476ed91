// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// A dump in which marks show who is meant.
///
/// 1️⃣ stands before the view that is to blame, 2️⃣ before the expected one, and 3️⃣ before the one that gets
/// the touch. A view may have several marks.
struct MarkedDump {
  private(set) var document: SnapshotDocument
  private var marked: [Character: ViewPlace] = [:]

  init(_ text: String) throws {
    var plain: [String] = []
    var marks: [(mark: Character, line: Int)] = []
    for line in text.split(separator: "\n") {
      for mark in line where "1️⃣2️⃣3️⃣".contains(mark) { marks.append((mark, plain.count + 1)) }
      plain.append(line.filter { !"1️⃣2️⃣3️⃣".contains($0) })
    }
    document = try SnapshotDocument.read(bytes: Array(plain.joined(separator: "\n").utf8), file: "-")
    for (mark, line) in marks {
      for (tree, content) in document.trees.enumerated() {
        if let view = content.views.firstIndex(where: { $0.position?.line == line }) {
          marked[mark] = ViewPlace(tree: tree, view: view)
        }
      }
    }
  }

  /// Changes what is known about the view behind a mark: what dumps do not say.
  mutating func change(_ mark: Character, _ body: (inout ViewSnapshot) -> Void) {
    guard let place = marked[mark] else { return }
    body(&document.trees[place.tree].views[place.view])
  }

  /// The view behind a mark.
  func view(_ mark: Character) throws -> ViewPlace { try #require(marked[mark], "no view is marked \(mark)") }

  /// The explanation for a point, of why the view at 2️⃣ gets it or not.
  func explain(at point: ViewPoint? = nil) throws -> Explanation {
    let expected = marked["2️⃣"].map { ViewSelector(document.trees[$0.tree].views[$0.view].identifier ?? "") }
    return try Explainer(document).explain(at: point, expecting: expected)
  }

  /// Checks that 1️⃣ is to blame for a reason, first of all, and that 3️⃣ gets the touch; gives the finding.
  @discardableResult
  func expect(
    _ reason: any Reason.Type, at point: ViewPoint? = nil, weight: Finding.Weight = .blocks,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Finding {
    let explanation = try explain(at: point)
    let expectation = try #require(explanation.expectation, sourceLocation: sourceLocation)
    let findings = weight == .blocks ? expectation.blocking : expectation.warnings
    let finding = try #require(findings.first, sourceLocation: sourceLocation)
    #expect(finding.reason == reason.id, sourceLocation: sourceLocation)
    #expect(try finding.view == view("1️⃣"), sourceLocation: sourceLocation)
    if let taker = marked["3️⃣"] { #expect(explanation.view == taker, sourceLocation: sourceLocation) }
    #expect(
      expectation.gets == (weight == .warns && expectation.blocking.isEmpty), sourceLocation: sourceLocation)
    return finding
  }
}
