// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

/// A document in a few lines: what a test compares.
struct Outline {
  /// One line a view, with two blanks a level, and `--` between trees.
  let views: [String]
  /// One line a repair, as `line:column message`.
  let repairs: [String]
  let document: SnapshotDocument

  /// Reads a text.
  init(_ text: String) throws {
    document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "dump.txt")
    var views: [String] = []
    for (number, tree) in document.trees.enumerated() {
      if number > 0 { views.append("--") }
      for (place, view) in tree.views.enumerated() {
        views.append(String(repeating: "  ", count: tree.depth(of: place)) + Self.line(view))
      }
    }
    self.views = views
    repairs = document.repairs.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    let lost = document.repairs.reduce(0) { $0 + $1.entriesLost }
    #expect(document.entries == document.trees.reduce(0) { $0 + $1.views.count } + lost)
  }

  /// The class, the frame and everything else that is not the default.
  private static func line(_ view: ViewSnapshot) -> String {
    var words = [view.className]
    if let frame = view.frame.value {
      words.append(
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { number($0) }
          .joined(separator: " "))
    } else {
      words.append("?")
    }
    if let text = view.text { words.append("'\(text)'") }
    if let base = view.baseClass { words.append("base=\(base)") }
    note("alpha", view.alpha, 1, &words)
    note("hidden", view.isHidden, false, &words)
    note("interaction", view.isUserInteractionEnabled, true, &words)
    note("clips", view.clipsToBounds, false, &words)
    note("tag", view.tag, 0, &words)
    note("recognizers", view.hasRecognizers, false, &words)
    return words.joined(separator: " ")
  }

  private static func note<Value: Equatable>(
    _ name: String, _ value: Known<Value>, _ plain: Value, _ words: inout [String]
  ) {
    guard let known = value.value else {
      words.append("\(name)=?")
      return
    }
    if known != plain { words.append("\(name)=\(known)") }
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e6 ? "\(Int(number))" : "\(number)"
  }
}
