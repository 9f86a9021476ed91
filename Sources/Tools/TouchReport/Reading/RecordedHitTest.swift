// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

/// The hit-test of a touch, derived from the facts.
nonisolated struct RecordedHitTest: Hashable {
  /// A view that was asked.
  struct Step: Hashable {
    var view: StableName
    var depth: Int
    /// Its answer, in words.
    var answer: String
    /// Whether the search continued inside it.
    var isInside: Bool
  }

  /// The views that were asked, in order.
  var steps: [Step] = []
  /// The view that was found in the end.
  var result: StableName?

  /// The hit-test of each touch, by touch number.
  static func all(in trace: Trace) -> [Int: RecordedHitTest] {
    var walks: [Int: RecordedHitTest] = [:]
    var waiting: [(touch: Int, point: CGPoint)] = []
    var walk = RecordedHitTest()
    for case .fact(let fact) in trace.entries {
      switch fact.kind {
      case .input(.began(let touch, _, let point, _)): waiting.append((touch, point))
      case .hitTest(.visited(let view, _, let depth, let verdict)):
        walk.steps.append(
          Step(view: view, depth: depth, answer: verdict.rawValue, isInside: verdict == .inside))
      case .hitTest(.answered(let view, let depth, let answer)):
        walk.steps.append(
          Step(
            view: view, depth: depth, answer: "answers " + (answer?.title ?? "nothing"),
            isInside: answer != nil))
      case .hitTest(.result(_, _, let result)):
        walk.result = result
        // The touches of a frame are hit-tested in order; a touch that hits nothing in one window is tested
        // in the next.
        if let first = waiting.first {
          walks[first.touch, default: RecordedHitTest()].steps += walk.steps
          walks[first.touch]?.result = result
          if result != nil { waiting.removeFirst() }
        }
        walk = RecordedHitTest()
      case .delivery(.nobody(let touch)): waiting.removeAll { $0.touch == touch }
      case .input(.changed): waiting.removeAll()
      case .input, .event, .delivery, .responder, .timer, .animation, .layout, .gesture, .control, .scroll,
        .port,
        .interaction, .system:
        break
      }
    }
    return walks
  }
}
