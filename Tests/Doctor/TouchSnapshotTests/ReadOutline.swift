// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

extension SnapshotDocument {
  /// Reads a text.
  static func reading(_ text: String, file: String = "f") throws -> SnapshotDocument {
    try SnapshotDocument.read(bytes: Array(text.utf8), file: file)
  }

  /// Why a text is refused, or `read`.
  static func refusal(of text: String) -> String {
    do {
      _ = try SnapshotDocument.read(bytes: Array(text.utf8), file: "f")
      return "read"
    } catch { return error.description }
  }

  /// How many views there are in the trees.
  var viewCount: Int { trees.reduce(0) { $0 + $1.views.count } }

  /// How many entries became no views.
  var lostCount: Int { repairs.reduce(0) { $0 + $1.entriesLost } }

  /// A line a tree and a line a view: class, base class, id, frame, text.
  var outline: [String] {
    trees.flatMap { tree in
      ["\(tree.name ?? "-")"]
        + tree.views.indices.map {
          String(repeating: "  ", count: tree.depth(of: $0) + 1) + tree.views[$0].line
        }
    }
  }

  /// The first view with this identifier, of either kind.
  func view(_ identifier: String) throws -> ViewSnapshot {
    let views = trees.flatMap(\.views)
    return try #require(
      views.first { $0.identifier == identifier || $0.accessibilityIdentifier == identifier })
  }
}

extension ViewSnapshot {
  fileprivate var line: String {
    var parts = [className]
    if let baseClass, baseClass != className { parts.append("(\(baseClass))") }
    if let identifier { parts.append(identifier) }
    if let frame = frame.value {
      parts.append(
        "[" + [frame.origin.x, frame.origin.y, frame.width, frame.height].map(short).joined(separator: " ")
          + "]")
    } else {
      parts.append("?")
    }
    if let text { parts.append("“\(text)”") }
    return parts.joined(separator: " ")
  }

  private func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
