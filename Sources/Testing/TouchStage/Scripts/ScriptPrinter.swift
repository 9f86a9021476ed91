// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics
import TouchTrace

/// Writes scripts in their canonical spelling.
enum ScriptPrinter {
  /// The script, with a line break at its end.
  static func text(of script: Script) -> String {
    var isInBlock = false
    var text = ""
    for line in script.lines {
      if case .end? = line.instruction { isInBlock = false }
      let indent = isInBlock ? "  " : ""
      text += (indent + Self.text(of: line)).trimmedAtEnd + "\n"
      switch line.instruction {
      case .together?: isInBlock = true
      case .lines(_, let drawn)?: for line in drawn { text += ("  " + line).trimmedAtEnd + "\n" }
      default: break
      }
    }
    return text
  }

  /// The line, without the finger lines below it.
  static func text(of line: Script.Line) -> String {
    let comment = line.comment.map { $0.isEmpty ? "#" : "# \($0)" }
    guard let instruction = line.instruction else { return comment ?? "" }
    return text(of: instruction) + (comment.map { "  " + $0 } ?? "")
  }

  static func text(of instruction: Instruction) -> String {
    switch instruction {
    case .show(let areas): "show " + areas.map(\.rawValue).joined(separator: " ")
    case .finger(let number, let action): "finger \(number) " + text(of: action)
    case .tap(let place, let times, let seconds, let contact):
      "tap " + place.afterTap + (times == 1 ? "" : " " + text(ofTimes: times))
        + (seconds == Instruction.defaultTapDuration ? "" : " for " + text(of: seconds))
        + text(of: contact)
    case .gesture(let gesture): text(of: gesture)
    case .stopHovering: "hover off"
    case .wait(let seconds): "wait " + text(of: seconds)
    case .waitUntil(let seconds): "wait until " + text(of: seconds)
    case .together: "together"
    case .lines(let lines, _): "lines " + text(of: lines.tick)
    case .end: "end"
    case .set(let name, let setting): "set \(name.quoted) " + text(of: setting)
    case .remove(let name): "remove " + name.quoted
    case .send(let name, let event): "send \(name.quoted) \(event)"
    case .log(let line): "log " + line.quoted
    case .expect(let expectation, let isThen): (isThen ? "then expect " : "expect ") + text(of: expectation)
    }
  }

  private static func text(of action: Instruction.FingerAction) -> String {
    switch action {
    case .down(let place): "down " + place.afterDown
    case .move(let place, let seconds, let manner):
      "move to " + place.inSentence + over(seconds) + text(of: manner)
    case .moveBy(let offset, let seconds, let manner):
      "move by (\(Double(offset.dx).exact), \(Double(offset.dy).exact))" + over(seconds) + text(of: manner)
    case .becomes(let tip): "becomes " + text(of: tip)
    case .up(let ending): "up" + text(of: ending)
    case .cancel(let ending): "cancel" + text(of: ending)
    case .wait(let seconds): "wait " + text(of: seconds)
    }
  }

  private static func over(_ seconds: TimeInterval) -> String {
    seconds == 0 ? "" : " over " + text(of: seconds)
  }

  /// The duration in whole milliseconds if it is less than a second and a whole number of them; otherwise in
  /// seconds.
  static func text(of seconds: TimeInterval) -> String {
    let milliseconds = (seconds * 1000).rounded()
    return seconds < 1 && milliseconds / 1000 == seconds ? "\(milliseconds.exact)ms" : "\(seconds.exact)s"
  }

  static func text(ofTimes count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private static func text(of setting: Instruction.Setting) -> String {
    switch setting {
    case .flag(let flag, let isOn): flag.rawValue + (isOn ? "" : " off")
    case .alpha(let alpha): "alpha \(Double(alpha).exact)"
    case .frame(let rect):
      "frame ("
        + [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0).exact }
        .joined(separator: ", ") + ")"
    }
  }

  static func text(of expectation: Expectation) -> String {
    let subject = text(of: expectation.subject)
    return switch expectation.count {
    case .atLeastOnce: subject
    case .never: "no " + subject
    case .times(let count): subject + " " + text(ofTimes: count)
    }
  }

  private static func text(of subject: Expectation.Subject) -> String {
    switch subject {
    case .event(let event, let name): "\(name.quoted) \(event)"
    case .touches(let phase, let name):
      "\(name.quoted) \(Expectation.methods.first { $0.phase == phase }?.name ?? "")"
    case .gesture(let word, let name): "\(name.quoted) \(word.rawValue)"
    case .action(let name): "\(name.quoted) action"
    case .state(let word, let isOn, let name): "\(name.quoted) \(isOn ? "" : "not ")\(word.rawValue)"
    case .hit(let name): "hit " + (name?.quoted ?? "nothing")
    case .log(let line): "log " + line.quoted
    case .nothing: "nothing"
    }
  }
}

extension String {
  /// The text without trailing spaces.
  nonisolated var trimmedAtEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
