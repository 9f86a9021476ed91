// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics
import TouchStage
import TouchTrace

extension ExportedTouches {
  /// The steps as a function for a test with a `Stage`, in a file that compiles; `head` are comments.
  func swift(head: [String], function: String) -> String {
    Self.swift(
      head: head, about: "Repeats the touches on a stage with the same scene, whose time is at zero.",
      function: function, lines: steps.flatMap(Self.swiftLines))
  }

  /// A function for a test, in a file that compiles; `about` is its comment.
  static func swift(head: [String], about: String, function: String, lines: [String]) -> String {
    let start = [
      "import TouchTesting", "", "/// " + about, "@MainActor func \(function)(_ stage: Stage) throws {",
    ]
    let indented = lines.flatMap { $0.split(separator: "\n") }.map { "  " + $0 }
    return (head.map { "// " + $0 } + start + indented + ["}"]).joined(separator: "\n") + "\n"
  }

  /// A step as lines of a test.
  static func swiftLines(_ step: Step) -> [String] {
    switch step {
    case .wait(let time): return ["try stage.wait(until: \(time.exact))"]
    case .hover(let point): return ["try stage.hover(.screen(\(text(of: point))))"]
    case .stopHovering: return ["try stage.stopHovering()"]
    case .scroll(let point, let by):
      let offset = "CGVector(dx: \(Double(by.dx).exact), dy: \(Double(by.dy).exact))"
      return ["try stage.scroll(.screen(\(text(of: point))), by: \(offset))"]
    case .samples(let samples):
      let actions = samples.flatMap(lines)
      return samples.count == 1 ? actions : ["try stage.together {"] + actions.map { "  " + $0 } + ["}"]
    }
  }

  private static func lines(_ sample: Sample) -> [String] {
    let (finger, place) = ("stage.finger(\(sample.finger))", ".screen(\(text(of: sample.location)))")
    let tip = sample.changesTip ? ", becoming: \(text(of: sample.tip))" : ""
    switch sample.phase {
    case .began:
      let becomes = sample.changesTip ? ["\(finger).tip = \(text(of: sample.tip))"] : []
      return becomes + ["try \(finger).down(at: \(place))"]
    case .ended: return ["try \(finger).up(at: \(place)\(tip))"]
    case .cancelled: return ["try \(finger).cancel(at: \(place)\(tip))"]
    default: return ["try \(finger).move(to: \(place)\(tip))"]
    }
  }

  private static func text(of point: CGPoint) -> String {
    "\(Double(point.x).exact), \(Double(point.y).exact)"
  }

  private static func text(of tip: Finger.Tip) -> String {
    guard tip != .finger else { return ".finger" }
    let maximum = "maximumForce: \(Double(tip.maximumPossibleForce).exact)"
    guard tip.type == .pencil else {
      return
        ".finger(force: \(Double(tip.force).exact), radius: \(Double(tip.majorRadius).exact), \(maximum))"
    }
    return
      ".pencil(force: \(Double(tip.force).exact), altitude: \(Double(tip.altitudeAngle).exact), "
      + "azimuth: \(Double(tip.azimuthAngle).exact), roll: \(Double(tip.rollAngle).exact), \(maximum)"
      + (tip.majorRadius == 0 ? ")" : ", radius: \(Double(tip.majorRadius).exact))")
  }
}
