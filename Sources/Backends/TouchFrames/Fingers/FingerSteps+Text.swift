// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources

extension FingerSteps {
  /// The steps as a script for `touchstone play`; its first line contains `title`.
  package func script(title: String) -> String {
    var text = "# \(title.onOneLine): \(summary)\n"
    var indent = ""
    for step in steps {
      switch step {
      case .wait(let time): text += "\(indent)wait \(time)ms\n"
      case .together:
        text += "together\n"
        indent = "  "
      case .end:
        text += "end\n"
        indent = ""
      case .down(let finger, let position):
        text += "\(indent)finger \(finger) down at \(Self.spelling(position))\n"
      case .move(let finger, let position, let time):
        let over = time > 0 ? " over \(time)ms" : ""
        text += "\(indent)finger \(finger) move to \(Self.spelling(position))\(over)\n"
      case .up(let finger): text += "\(indent)finger \(finger) up\n"
      case .cancel(let finger): text += "\(indent)finger \(finger) cancel\n"
      case .fingerWait(let finger, let time): text += "\(indent)finger \(finger) wait \(time)ms\n"
      }
    }
    return text
  }

  /// The steps as Swift for a test with a `Stage`; the first line contains `title`.
  package func swift(title: String) -> String {
    var text = "// \(title.onOneLine): \(summary)\n"
    var indent = ""
    for step in steps {
      switch step {
      case .wait(let time): text += "\(indent)try stage.wait(\(Self.seconds(time)))\n"
      case .together:
        text += "try stage.together {\n"
        indent = "  "
      case .end:
        text += "}\n"
        indent = ""
      case .down(let finger, let position):
        text += "\(indent)try stage.finger(\(finger)).down(at: .screen\(Self.spelling(position)))\n"
      case .move(let finger, let position, let time):
        let over = time > 0 ? ", over: \(Self.seconds(time))" : ""
        text += "\(indent)try stage.finger(\(finger)).move(to: .screen\(Self.spelling(position))\(over))\n"
      case .up(let finger): text += "\(indent)try stage.finger(\(finger)).up()\n"
      case .cancel(let finger): text += "\(indent)try stage.finger(\(finger)).cancel()\n"
      case .fingerWait(let finger, let time):
        text += "\(indent)try stage.finger(\(finger)).wait(\(Self.seconds(time)))\n"
      }
    }
    return text
  }

  /// For example `3 contacts; 120 moves merged into 8`.
  package var summary: String {
    let contacts = "\(contacts) contact\(contacts == 1 ? "" : "s")"
    return moves.all == moves.kept
      ? contacts : "\(contacts); \(moves.all) moves merged into \(moves.kept)"
  }

  /// A point rounded to a tenth.
  private static func spelling(_ position: CGPoint) -> String {
    func number(_ value: CGFloat) -> String { Decimals.spelling((Double(value) * 10).rounded() / 10) }
    return "(\(number(position.x)), \(number(position.y)))"
  }

  private static func seconds(_ milliseconds: Int) -> String {
    Decimals.spelling(Double(milliseconds) / 1000)
  }
}
