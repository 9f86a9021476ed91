// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// Writes whole gestures in their canonical spelling: what a line leaves out is not written.
extension ScriptPrinter {
  static func text(of gesture: ScriptGesture) -> String {
    let (verb, rest): (String, [String]) =
      switch gesture.kind {
      case .pinch(let scale, let turning):
        ("pinch", ["by \(scale.exact)"] + (turning == 0 ? [] : ["turning \(text(ofDegrees: turning))"]))
      case .rotate(let angle): ("rotate", ["by \(text(ofDegrees: angle))"])
      case .swipe(let direction, let distance):
        (
          "swipe",
          [text(of: direction)]
            + (distance == ScriptGesture.swipeDistance ? [] : ["by \(Double(distance).exact)"])
        )
      case .pan(let way): ("pan", [text(of: way)])
      case .drag(let way, let holding, _):
        ("drag", [text(of: way)] + (holding == 0 ? [] : ["holding \(text(of: holding))"]))
      case .scroll(let offset): ("scroll", [text(of: .by(offset))])
      case .hover: ("hover", [])
      }
    var words = [verb, gesture.place.afterTap] + rest
    if gesture.seconds != ScriptGesture.defaultDuration(of: gesture.kind) {
      words.append("over \(text(of: gesture.seconds))")
    }
    if gesture.easing != ScriptGesture.defaultEasing(of: gesture.kind) {
      words.append("easing \(gesture.easing.rawValue)")
    }
    if case .drag(_, _, let resting) = gesture.kind, resting != ScriptGesture.restAfterDrag {
      words.append("resting \(text(of: resting))")
    }
    return words.joined(separator: " ") + text(of: gesture.contact)
  }

  /// What follows the rest of a gesture or tap, with a space before it; empty for one finger.
  static func text(of contact: ScriptContact) -> String {
    if contact.tip.isPencil { return " with " + text(of: contact.tip) }
    return contact.fingers == 1 ? "" : " with \(contact.fingers) fingers"
  }

  /// What follows the duration of a move, with a space before it; empty for a plain one.
  static func text(of manner: Instruction.Manner) -> String {
    (manner.easing == .linear ? "" : " easing \(manner.easing.rawValue)")
      + (manner.becoming.map { " becoming \(text(of: $0))" } ?? "")
  }

  /// What follows `up` and `cancel`, with a space before it; empty for a finger that stays as it is.
  static func text(of ending: Instruction.Ending) -> String {
    (ending.place.map { " at \($0.inSentence)" } ?? "")
      + (ending.becoming.map { " becoming \(text(of: $0))" } ?? "")
  }

  static func text(of tip: ScriptTip) -> String {
    tip.details.reduce(tip.isPencil ? "pencil" : "finger") { text, detail in
      let unit = !detail.word.isAngle ? "" : detail.isRadians ? "rad" : "deg"
      return text + " \(detail.word.rawValue) \(detail.value.exact)\(unit)"
    }
  }

  static func text(ofDegrees angle: Double) -> String { "\(angle.exact)deg" }

  private static func text(of way: ScriptGesture.Way) -> String {
    switch way {
    case .by(let offset): "by (\(Double(offset.dx).exact), \(Double(offset.dy).exact))"
    case .to(let place): "to " + place.inSentence
    }
  }

  private static func text(of direction: Stage.SwipeDirection) -> String {
    switch direction {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    }
  }
}
