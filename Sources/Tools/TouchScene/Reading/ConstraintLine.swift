// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchCore

/// A line that states a constraint, as it is read from left to right.
///
/// It is `item.attribute = item.attribute * multiplier + constant @priority`. The sign may be `<=` or `>=`,
/// and the multiplier may come before its item; a length may be just a number. An item is the name of a view,
/// which may be followed by one of its layout guides.
nonisolated struct ConstraintLine {
  /// What is wrong with a line, and the number of bytes before it.
  struct Flaw: Error {
    var message: String
    var place: Int
  }

  /// A side, and where it begins.
  typealias PlacedSide = (side: SceneConstraint.Side, place: Int)

  static let example = "“buy.leading = card.leading + 16 @750”"

  /// The named priorities.
  static let priorities: [(name: String, value: UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]

  private(set) var constraint: SceneConstraint
  /// Where the first side begins, and the second, if there is one.
  private(set) var places: (first: Int, second: Int?)

  /// Reads a line.
  init(_ text: String) throws(Flaw) {
    var words = ConstraintWords(text)
    let first = try words.side()
    let relation = try words.relation()
    constraint = SceneConstraint(first.side, relation, nil)
    places = (first.place, nil)
    let isNegative = words.takes("-")
    if let number = words.number() {
      constraint.constant = isNegative ? -number : number
      if words.takes("*") { try readSecond(&words, times: constraint.constant) }
    } else {
      try readSecond(&words, times: isNegative ? -1 : 1)
    }
    if words.takes("@") { constraint.priority = try words.priority() }
    guard words.isAtEnd else { throw words.unexpected("the end of the line was") }
    try check(words)
  }

  /// Reads what begins with the second item.
  private mutating func readSecond(_ words: inout ConstraintWords, times factor: Double) throws(Flaw) {
    let second = try words.side()
    constraint.second = second.side
    constraint.multiplier = factor
    constraint.constant = 0
    places.second = second.place
    if words.takes("*") {
      constraint.multiplier *= try words.neededNumber()
    } else if words.takes("/") {
      constraint.multiplier /= try words.neededNumber()
    }
    if words.takes("+") {
      constraint.constant = try words.neededNumber()
    } else if words.takes("-") {
      constraint.constant = -(try words.neededNumber())
    }
  }

  /// Refuses what UIKit refuses.
  private func check(_ words: ConstraintWords) throws(Flaw) {
    let (first, second) = (constraint.first, constraint.second)
    let limit = InputLimit.coordinate
    guard limit.allows(constraint.constant) else {
      throw Flaw(message: "the constant is a number \(limit.message): \(limit.reason)", place: places.first)
    }
    guard InputLimit.factor.allows(constraint.multiplier) else {
      throw Flaw(
        message: "the multiplier is a number \(InputLimit.factor.message)",
        place: places.second ?? places.first)
    }
    if first.view == .superview, second.map({ $0.view == .superview }) ?? true {
      throw Flaw(
        message: "“superview” is the superview of the view on the other side, which is missing",
        place: places.first)
    }
    let isLength = first.attribute == .width || first.attribute == .height
    guard let second else {
      if isLength { return }
      throw Flaw(
        message: "“\(first.attribute.name)” needs a second item; only a width or a height can be a number",
        place: places.first)
    }
    guard first.attribute.goes(with: second.attribute) else {
      throw Flaw(
        message: "“\(first.attribute.name)” cannot be set in relation to “\(second.attribute.name)”",
        place: places.second ?? places.first)
    }
    if constraint.multiplier == 0, !isLength {
      throw Flaw(message: "the multiplier is 0, so the second item has no effect", place: places.first)
    }
  }
}
