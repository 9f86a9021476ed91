// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// Parses lines with whole gestures: a verb, a place, what the verb needs, and options in any order.
extension LineScanner {
  /// The words that may follow the place of a gesture.
  static let gestureWords =
    ["by", "to", "up", "down", "left", "right"] + GestureOption.allCases.map(\.rawValue)

  /// An option at the end of a line with a gesture.
  enum GestureOption: String, CaseIterable {
    case turning, holding, over, easing, resting, with
  }

  /// What the options of a line say.
  struct GestureOptions {
    var turning: Double?
    var holding: TimeInterval?
    var over: TimeInterval?
    var easing: ScriptGesture.Easing?
    var resting: TimeInterval?
    var contact: ScriptContact?
  }

  /// Parses what follows the verb of a gesture.
  mutating func gesture(_ verb: String) throws(Failure) -> Instruction {
    if verb == "hover", accept(word: "off") { return .stopHovering }
    let place = try placeAfterPreposition(before: Self.gestureWords)
    var options = GestureOptions()
    let kind: ScriptGesture.Kind
    switch verb {
    case "pinch":
      try expect(word: "by")
      let scale = try factor()
      try read(&options, [.turning, .over, .easing], of: "a pinch")
      kind = .pinch(by: scale, turning: options.turning ?? 0)
    case "rotate":
      try expect(word: "by")
      kind = .rotate(by: try degrees())
      try read(&options, [.over, .easing], of: "a rotation")
    case "swipe":
      let direction = try direction()
      let distance = accept(word: "by") ? try length() : ScriptGesture.swipeDistance
      kind = .swipe(direction, by: distance)
      try read(&options, [.over, .with], of: "a swipe", tips: false)
    case "pan":
      kind = .pan(try way("a pan"))
      try read(&options, [.over, .easing, .with], of: "a pan")
    case "drag":
      let way = try way("a drag")
      try read(&options, [.holding, .over, .easing, .resting, .with], of: "a drag", fingers: false)
      kind = .drag(
        way, holding: options.holding ?? 0, resting: options.resting ?? ScriptGesture.restAfterDrag)
    case "scroll":
      try expect(word: "by")
      let point = try point()
      kind = .scroll(by: CGVector(dx: point.x, dy: point.y))
      try read(&options, [.over, .easing], of: "a scroll")
    default:
      kind = .hover
      try read(&options, [.over], of: "hovering")
    }
    return .gesture(
      ScriptGesture(
        place: place, kind: kind, seconds: options.over ?? ScriptGesture.defaultDuration(of: kind),
        easing: options.easing ?? ScriptGesture.defaultEasing(of: kind),
        contact: options.contact ?? ScriptContact()))
  }

  private mutating func way(_ what: String) throws(Failure) -> ScriptGesture.Way {
    if try anyOf(["by", "to"], "\(what) goes") == "by" {
      let point = try point()
      return .by(CGVector(dx: point.x, dy: point.y))
    }
    return .to(try place(before: GestureOption.allCases.map(\.rawValue)))
  }

  private mutating func direction() throws(Failure) -> Stage.SwipeDirection {
    switch try anyOf(["up", "down", "left", "right"], "a swipe goes") {
    case "up": .up
    case "down": .down
    case "left": .left
    default: .right
    }
  }

  private mutating func factor() throws(Failure) -> Double {
    skipSpaces()
    let column = column
    let factor = try number()
    guard factor > 0 else { throw failure("a factor is greater than 0, not \(factor.exact)", at: column) }
    return factor
  }

  /// Parses an angle with its unit: `90deg`.
  mutating func degrees() throws(Failure) -> Double {
    skipSpaces()
    let column = column
    let number = try number()
    guard word() == "deg" else { throw failure("an angle is in degrees, with their unit: 90deg", at: column) }
    guard abs(number) <= 36_000 else {
      throw failure("an angle is at most 36000deg, which are a hundred turns", at: column)
    }
    return number
  }

  /// Parses options in any order, each at most once.
  ///
  /// They are an `inout` argument because optimized builds of Swift 6.3 read some fields of so large a result
  /// of a function with typed throws wrongly: `holding 600ms` became a number without meaning.
  private mutating func read(
    _ options: inout GestureOptions, _ allowed: [GestureOption], of what: String, fingers: Bool = true,
    tips: Bool = true
  ) throws(Failure) {
    var left = allowed
    while true {
      skipSpaces()
      if isAtEnd || left.isEmpty { return }
      let word = try anyOf(left.map(\.rawValue), "\(what) can be followed by")
      guard let option = GestureOption(rawValue: word) else { continue }
      left.removeAll { $0 == option }
      switch option {
      case .turning: options.turning = try degrees()
      case .holding: options.holding = try duration()
      case .over: options.over = try duration()
      case .easing: options.easing = try easing()
      case .resting: options.resting = try duration()
      case .with: options.contact = try contact(fingers: fingers, tips: tips)
      }
    }
  }

  /// Parses the name of an easing.
  mutating func easing() throws(Failure) -> ScriptGesture.Easing {
    let word = try anyOf(ScriptGesture.Easing.allCases.map(\.rawValue), "an easing is")
    return ScriptGesture.Easing(rawValue: word) ?? .linear
  }

  /// Parses what follows `with`: `2 fingers`, or `pencil` and what is known of it.
  mutating func contact(fingers: Bool = true, tips: Bool = true) throws(Failure) -> ScriptContact {
    skipSpaces()
    if fingers, let character = peek, character.isASCII, character.isNumber {
      let count = try whole(1...20, "the number of fingers is")
      if !accept(word: "finger") { try expect(word: "fingers") }
      return ScriptContact(fingers: count)
    }
    guard tips else { throw failure("a number of fingers is missing: 2 fingers") }
    _ = try anyOf(["pencil"], fingers ? "with a number of fingers, or" : "with")
    return ScriptContact(tip: try tip(isPencil: true))
  }
}
