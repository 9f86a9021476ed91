// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// Parses lines with whole gestures: a verb, a place, what the verb needs, and options in any order. What the
/// verb needs may also come first: `swipe left on "row"`, `pinch by 2 on "map"`.
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
    var kind = isAmountNext(of: verb) ? try amount(of: verb) : nil
    if verb == "pan" || verb == "drag" { _ = accept(word: "from") }
    let place = try placeAfterPreposition(before: Self.gestureWords)
    if kind == nil { kind = try amount(of: verb) }
    var options = GestureOptions()
    switch kind ?? .hover {
    case .pinch(let scale, _):
      try read(&options, [.turning, .over, .easing], of: "a pinch")
      kind = .pinch(by: scale, turning: options.turning ?? 0)
    case .rotate: try read(&options, [.over, .easing], of: "a rotation")
    case .swipe: try read(&options, [.over, .with], of: "a swipe", tips: false)
    case .pan: try read(&options, [.over, .easing, .with], of: "a pan")
    case .drag(let way, _, _):
      try read(&options, [.holding, .over, .easing, .resting, .with], of: "a drag", fingers: false)
      kind = .drag(
        way, holding: options.holding ?? 0, resting: options.resting ?? ScriptGesture.restAfterDrag)
    case .scroll: try read(&options, [.over, .easing], of: "a scroll")
    case .hover: try read(&options, [.over], of: "hovering")
    }
    let gesture = kind ?? .hover
    return .gesture(
      ScriptGesture(
        place: place, kind: gesture, seconds: options.over ?? ScriptGesture.defaultDuration(of: gesture),
        easing: options.easing ?? ScriptGesture.defaultEasing(of: gesture),
        contact: options.contact ?? ScriptContact()))
  }

  /// Whether what a verb needs comes before the place.
  private func isAmountNext(of verb: String) -> Bool {
    var after = self
    let word = after.word()
    // `left of "row"` is a place.
    return verb == "swipe"
      ? ["up", "down", "left", "right"].contains(word) && after.word() != "of"
      : verb != "hover" && word == "by"
  }

  /// Parses what a verb needs besides a place: how far, in which direction, or where to.
  private mutating func amount(of verb: String) throws(Failure) -> ScriptGesture.Kind {
    switch verb {
    case "pinch":
      try expect(word: "by")
      return .pinch(by: try factor(), turning: 0)
    case "rotate":
      try expect(word: "by")
      return .rotate(by: try degrees())
    case "swipe":
      let direction = try direction()
      return .swipe(direction, by: accept(word: "by") ? try length() : ScriptGesture.swipeDistance)
    case "pan": return .pan(try way("a pan"))
    case "drag":
      return .drag(try way("a drag"), holding: 0, resting: ScriptGesture.restAfterDrag)
    case "scroll":
      try expect(word: "by")
      let point = try point()
      return .scroll(by: CGVector(dx: point.x, dy: point.y))
    default: return .hover
    }
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
