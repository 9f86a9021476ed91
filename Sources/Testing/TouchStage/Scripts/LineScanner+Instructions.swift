// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics
import TouchTrace

/// Parses what follows the first word of an instruction.
extension LineScanner {
  /// `finger 1 down on "buy"`.
  mutating func finger() throws(Failure) -> Instruction {
    let number = try whole(0...999, "a finger has a number")
    switch try anyOf(["down", "move", "up", "cancel", "wait", "becomes"], "a finger can") {
    case "down": return .finger(number, .down(try placeAfterPreposition(before: [])))
    case "move": return .finger(number, try move())
    case "up": return .finger(number, .up(try ending("lifting")))
    case "cancel": return .finger(number, .cancel(try ending("cancelling")))
    case "becomes": return .finger(number, .becomes(try tip()))
    default: return .finger(number, .wait(try duration()))
    }
  }

  private mutating func move() throws(Failure) -> Instruction.FingerAction {
    switch try anyOf(["to", "by"], "a finger moves") {
    case "to":
      let place = try place(before: ["over", "easing", "becoming"])
      return .move(to: place, over: try over(), manner: try manner())
    default:
      let point = try point()
      return .moveBy(CGVector(dx: point.x, dy: point.y), over: try over(), manner: try manner())
    }
  }

  /// Parses what may follow `up` and `cancel`: `at (60, 40.5) becoming finger`.
  private mutating func ending(_ what: String) throws(Failure) -> Instruction.Ending {
    var ending = Instruction.Ending()
    skipSpaces()
    guard !isAtEnd else { return ending }
    var word = try anyOf(["at", "becoming"], "\(what) can be followed by")
    if word == "at" {
      ending.place = try place(before: ["becoming"])
      word = accept(word: "becoming") ? "becoming" : ""
    }
    if word == "becoming" { ending.becoming = try tip() }
    return ending
  }

  /// `wait 500ms`, `wait until 1.25s`.
  mutating func waiting() throws(Failure) -> Instruction {
    if accept(word: "until") { return .waitUntil(try duration()) }
    _ = accept(word: "for")
    return .wait(try duration())
  }

  private mutating func over() throws(Failure) -> TimeInterval {
    skipSpaces()
    var after = self
    guard !isAtEnd, !["easing", "becoming"].contains(after.word()) else { return 0 }
    try expect(word: "over")
    return try duration()
  }

  private mutating func manner() throws(Failure) -> Instruction.Manner {
    var manner = Instruction.Manner()
    if accept(word: "easing") { manner.easing = try easing() }
    if accept(word: "becoming") { manner.becoming = try tip() }
    return manner
  }

  /// Parses a place, with or without `on` or `at` before it.
  mutating func placeAfterPreposition(before following: [String]) throws(Failure) -> Place {
    if !accept(word: "on") { _ = accept(word: "at") }
    return try place(before: following)
  }

  /// `tap "buy" twice for 80ms with 2 fingers`; what follows the place has any order, and may precede it:
  /// `tap twice on "buy"`.
  mutating func tap() throws(Failure) -> Instruction {
    var times: Int?
    var seconds: TimeInterval?
    var contact: ScriptContact?
    var place: Place?
    while true {
      if times == nil, let count = try timesBeforePlace(isPlaceNext: place == nil) {
        times = count
      } else if seconds == nil, accept(word: "for") {
        seconds = try duration()
      } else if contact == nil, accept(word: "with") {
        contact = try self.contact()
      } else if place == nil {
        // A count comes between a point and what may follow it.
        place = try placeAfterPreposition(before: ["for", "once", "twice", "with", ""])
      } else {
        skipSpaces()
        let left =
          (times == nil ? ["once", "twice", "3 times"] : []) + (seconds == nil ? ["for"] : [])
          + (contact == nil ? ["with"] : [])
        if isAtEnd || left.isEmpty { break }
        _ = try anyOf(left, "a tap can be followed by")
      }
    }
    guard let place else { throw failure("the place of the tap is missing") }
    return .tap(
      place, times: times ?? 1, for: seconds ?? Instruction.defaultTapDuration,
      contact: contact ?? ScriptContact())
  }

  /// Parses a number of times; before a place, `60 above "buy"` is none.
  private mutating func timesBeforePlace(isPlaceNext: Bool) throws(Failure) -> Int? {
    guard isPlaceNext else { return try times() }
    var after = self
    guard let count = try? after.times() else { return nil }
    self = after
    return count
  }

  /// `set "buy" hidden`, `set "buy" alpha 0.5`.
  mutating func setting() throws(Failure) -> Instruction {
    let name = try quoted()
    let word = try anyOf(
      Instruction.Flag.allCases.map(\.rawValue) + ["alpha", "frame"], "what can be set is")
    guard let flag = Instruction.Flag(rawValue: word) else {
      return .set(name, word == "alpha" ? .alpha(try opacity()) : .frame(try rectangle()))
    }
    skipSpaces()
    let isOn = isAtEnd ? true : try anyOf(["on", "off"], "it is") == "on"
    return .set(name, .flag(flag, isOn))
  }

  private mutating func opacity() throws(Failure) -> CGFloat {
    skipSpaces()
    let column = column
    let opacity = try number()
    guard (0...1).contains(opacity) else {
      throw failure("alpha is from 0 to 1, not \(opacity.exact)", at: column)
    }
    return CGFloat(opacity)
  }

  private mutating func rectangle() throws(Failure) -> CGRect {
    skipSpaces()
    try expect("(", "before a rectangle")
    var numbers = [try length()]
    for what in ["between x and y", "before the width", "before the height"] {
      skipSpaces()
      try expect(",", what)
      skipSpaces()
      let column = column
      let length = try length()
      guard length >= 0 || numbers.count < 2 else {
        throw failure(
          "a \(numbers.count == 2 ? "width" : "height") is not negative; this is \(Double(length).exact)",
          at: column)
      }
      numbers.append(length)
    }
    skipSpaces()
    try expect(")", "after a rectangle")
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `send "buy" touchDown`.
  mutating func sending() throws(Failure) -> Instruction {
    .send(try quoted(), event: try anyOf(Expectation.events, "a control sends"))
  }

  /// `show log controls`.
  mutating func showing() throws(Failure) -> Instruction {
    var areas: [TraceArea] = []
    repeat {
      let column = column
      let word = try anyOf(TraceArea.allCases.map(\.rawValue), "a trace shows")
      guard let area = TraceArea(rawValue: word), !areas.contains(area) else {
        throw failure("\(word) is shown already", at: column)
      }
      areas.append(area)
      skipSpaces()
    } while !isAtEnd
    return .show(areas)
  }
}
