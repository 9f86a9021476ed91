// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Finds text that belongs to no token of Swift, such as a control character or a mark of damaged text.
///
/// The parser's own messages about a file with such text end the program if an operator is beside it.
final class StrayText: SyntaxVisitor {
  /// Each with the offset at which it begins.
  private(set) var places: [(offset: Int, text: String)] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    note(token.leadingTrivia, from: token.position.utf8Offset)
    note(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  private func note(_ trivia: Trivia, from start: Int) {
    var offset = start
    for piece in trivia {
      // A file may begin with the mark of its byte order.
      if case .unexpectedText(let text) = piece, !(offset == 0 && text == "\u{FEFF}") {
        places.append((offset, text))
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}
