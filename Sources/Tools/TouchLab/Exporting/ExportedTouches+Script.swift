// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics
import TouchStage
import TouchTrace

extension ExportedTouches {
  /// The steps as a script for `touchstone play`, which leads to the same trace; `head` are comments.
  func script(head: [String]) -> String {
    (head.map { "# " + $0 } + steps.flatMap(Self.scriptLines)).joined(separator: "\n") + "\n"
  }

  /// A step as lines of a script.
  static func scriptLines(_ step: Step) -> [String] {
    switch step {
    case .wait(let time): return ["wait until \(time.exact)s"]
    case .hover(let point): return ["hover at \(text(of: point))"]
    case .stopHovering: return ["hover off"]
    case .scroll(let point, let by):
      return ["scroll at \(text(of: point)) by \(text(of: CGPoint(x: by.dx, y: by.dy)))"]
    case .samples(let samples):
      let actions = samples.flatMap(lines)
      return samples.count == 1 ? actions : ["together"] + actions.map { "  " + $0 } + ["end"]
    }
  }

  private static func lines(_ sample: Sample) -> [String] {
    let (finger, place) = ("finger \(sample.finger) ", text(of: sample.location))
    let tip = sample.changesTip ? " becoming \(sample.tip.scriptText)" : ""
    switch sample.phase {
    case .began:
      let becomes = sample.changesTip ? [finger + "becomes \(sample.tip.scriptText)"] : []
      return becomes + [finger + "down at \(place)"]
    case .ended: return [finger + "up at \(place)\(tip)"]
    case .cancelled: return [finger + "cancel at \(place)\(tip)"]
    default: return [finger + "move to \(place)\(tip)"]
    }
  }

  private static func text(of point: CGPoint) -> String {
    "(\(Double(point.x).exact), \(Double(point.y).exact))"
  }

  /// Why `touchstone play` does not play the whole script; nil if it does.
  func excess(inScript text: String) -> String? {
    let samples = steps.reduce(0) { sum, step in
      if case .samples(let samples) = step { sum + samples.count } else { sum + 1 }
    }
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard
      samples > Script.maximumSamples || lines > Script.maximumLines || text.utf8.count > Script.maximumBytes
        || end > Script.maximumTime
    else { return nil }
    return
      "This is longer than a script may be, so `touchstone play` refuses it. A recording has no such limit."
  }
}
