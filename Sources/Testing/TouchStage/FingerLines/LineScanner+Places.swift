// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore

/// Parses places, in the form of ``Place/description`` and in shorter forms: `above "button" by 60`, `60
/// above "button"`, `"button"` for its center.
extension LineScanner {
  /// The greatest coordinate or distance in points; anything larger is more likely a typing mistake than a
  /// screen.
  private static let maximumLength = CGFloat(InputLimit.scriptPoints.most)

  /// Parses a place; `following` are the words that may come after it.
  mutating func place(before following: [String] = []) throws(Failure) -> Place {
    skipSpaces()
    switch peek {
    case "\"": return Place(.center(of: .named(try quoted())))
    case "(":
      let point = try point()
      skipSpaces()
      var after = self
      guard peek != nil, !following.contains(after.word()) else { return Place(.screen(point)) }
      if following.isEmpty {
        try expect(word: "in")
      } else {
        _ = try anyOf(["in"] + following.filter { !$0.isEmpty }, "a point can be followed by")
      }
      return Place(.point(point, in: .named(try quoted())))
    case let character? where character.isASCII && (character.isNumber || "+-.".contains(character)):
      let distance = try length()
      let side = try side("above, below, left of or right of is missing after a distance")
      return Place(.beside(side, .named(try quoted()), by: distance))
    default: break
    }
    let column = column
    var words = self
    switch words.word() {
    case "center":
      self = words
      try expect(word: "of")
      return Place(.center(of: .named(try quoted())))
    case "inside":
      self = words
      return Place(.inside(.named(try quoted())))
    default:
      let side = try side(
        "a place begins with center of, inside, above, below, left of, right of, a distance or (, "
          + "or is the name of a view in quotes" + unquotedHint, at: column)
      let name = try quoted()
      try expect(word: "by")
      return Place(.beside(side, .named(name), by: try length()))
    }
  }

  /// How to write the next word if it is a name without quotes, or in typographic quotes.
  private var unquotedHint: String {
    var after = self
    let word = after.scan { $0 != " " && $0 != "\t" }.unquoted
    let rest = after.scan { _ in true }
    // If the line contains a quoted name, the word before it is wrong.
    return word.isEmpty || rest.contains("\"") ? "" : ": write \"\(word.shortened)\""
  }

  private mutating func side(_ message: String, at column: Int? = nil) throws(Failure) -> Place.Side {
    skipSpaces()
    let column = column ?? self.column
    switch word() {
    case "above": return .above
    case "below": return .below
    case "left":
      try expect(word: "of")
      return .left
    case "right":
      try expect(word: "of")
      return .right
    default: throw failure(message, at: column)
    }
  }

  mutating func word() -> String {
    skipSpaces()
    return scan { $0.isASCII && $0.isLetter }
  }

  mutating func expect(word wanted: String) throws(Failure) {
    skipSpaces()
    let column = column
    guard word() == wanted else { throw failure("the word \(wanted) is missing", at: column) }
  }

  /// Parses two numbers: `(10, 20)`.
  mutating func point() throws(Failure) -> CGPoint {
    skipSpaces()
    try expect("(", "before a point")
    let x = try length()
    skipSpaces()
    try expect(",", "between x and y")
    let y = try length()
    skipSpaces()
    try expect(")", "after a point")
    return CGPoint(x: x, y: y)
  }

  /// Parses a number of points: `60`, `60pt`, `60 pt`.
  mutating func length() throws(Failure) -> CGFloat {
    skipSpaces()
    let column = column
    let length = CGFloat(try number())
    guard abs(length) <= Self.maximumLength else {
      throw failure("\(Double(length).exact) points are farther than any screen reaches", at: column)
    }
    var after = self
    if after.word() == "pt" { self = after }
    return length
  }

  /// Parses a number without a unit.
  mutating func number() throws(Failure) -> Double {
    skipSpaces()
    let column = column
    var text = scan { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    // A letter belongs to a number only as its exponent: 1e-07, but 10 ends before the next word.
    var exponent = self
    if let letter = exponent.next(), letter == "e" || letter == "E" {
      let digits = exponent.scan { $0.isASCII && ($0.isNumber || "+-".contains($0)) }
      if digits.contains(where: \.isNumber) {
        text += "e" + digits
        self = exponent
      }
    }
    guard let number = Double(text), number.isFinite else {
      throw failure(text.isEmpty ? "a number is missing" : "\(text.shortened) is not a number", at: column)
    }
    return number
  }
}
