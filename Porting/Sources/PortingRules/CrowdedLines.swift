// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Finds lines with errors on which there is so much that the parser takes long to describe the errors.
///
/// For each error it works out how its line is indented, from all that is before it on the line.
final class CrowdedLines: SyntaxVisitor {
  /// How many words and signs a line with an error may have.
  static let limit = 256

  /// Where the first error on each such line is.
  var places: [Int] { closed + (current.count > Self.limit ? [current.error].compactMap(\.self) : []) }

  private var closed: [Int] = []
  private var current: (count: Int, error: Int?) = (0, nil)
  private let bytes: [UInt8]
  private var end = 0

  /// Looks at a file; those without an error have no such line.
  init(_ source: SourceFile) {
    bytes = source.bytes
    super.init(viewMode: .all)
    if source.tree.hasError { walk(source.tree) }
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if token.presence == .missing {
      note(start)
    } else {
      reach(start)
      current.count += 1
    }
    return .skipChildren
  }

  private func note(_ offset: Int) {
    reach(offset)
    if current.error == nil { current.error = offset }
  }

  /// Goes on to an offset, and to another line if one has ended before it.
  private func reach(_ offset: Int) {
    guard offset > end else { return }
    let isNew = bytes[end..<min(offset, bytes.count)].contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    end = offset
    guard isNew else { return }
    if current.count > Self.limit, let error = current.error { closed.append(error) }
    current = (0, nil)
  }
}
