// SPDX-License-Identifier: Apache-2.0

/// A text in pieces, some of which have a meaning.
///
/// Colors are not part of the text: ``Output`` first sanitizes each piece and then adds the terminal's
/// escape sequences, so that a sequence from a file is never mistaken for one of the program.
///
/// ```swift
/// call.output.line(style(.name, view) + "  " + sentence)
/// ```
package struct StyledText: Sendable, Hashable {
  /// A part of the text with one meaning.
  struct Piece: Sendable, Hashable {
    var text: String
    var meaning: Style.Meaning?
  }

  private(set) var pieces: [Piece]

  /// Creates a text, without a meaning unless one is given.
  package init(_ text: String, _ meaning: Style.Meaning? = nil) {
    pieces = text.isEmpty ? [] : [Piece(text: text, meaning: meaning)]
  }

  private init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The text without meanings.
  package var plain: String { pieces.map(\.text).joined() }

  /// The text without trailing blanks.
  package var trimmingEnd: StyledText {
    var pieces = pieces
    while var last = pieces.popLast() {
      while last.text.last == " " { last.text.removeLast() }
      guard last.text.isEmpty else { return StyledText(pieces + [last]) }
    }
    return ""
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.pieces + right.pieces)
  }

  @_disfavoredOverload
  package static func + (left: StyledText, right: String) -> StyledText { left + StyledText(right) }

  @_disfavoredOverload
  package static func + (left: String, right: StyledText) -> StyledText { StyledText(left) + right }
}

extension StyledText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }

  package init(stringInterpolation: Interpolation) { self.init(stringInterpolation.pieces) }

  /// Collects the pieces of a literal; an interpolated styled text keeps its style.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { pieces += StyledText(literal).pieces }

    package mutating func appendInterpolation(_ text: StyledText) { pieces += text.pieces }

    package mutating func appendInterpolation(_ value: some Any) {
      pieces += StyledText(String(describing: value)).pieces
    }
  }
}
