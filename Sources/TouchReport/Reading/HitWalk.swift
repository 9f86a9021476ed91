// SPDX-License-Identifier: Apache-2.0

/// The search for the view under a finger, as the facts tell it.
nonisolated struct HitWalk: Hashable {
  /// A view that was asked.
  struct Step: Hashable {
    var view: StableName
    var depth: Int
    /// What it said, in words.
    var answer: String
    /// Whether the search went on inside it.
    var isInside: Bool
  }

  /// The views that were asked, in their order.
  var steps: [Step] = []
  /// The view that was found in the end.
  var result: StableName?

  /// The search of each touch, by the number of the touch.
  static func all(in trace: Trace) -> [Int: HitWalk] {
    var walks: [Int: HitWalk] = [:]
    var waiting: [(touch: Int, point: CGPoint)] = []
    var walk = HitWalk()
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
        // The touches of a frame are searched for in their order; a touch that hits nothing in one window is
        // searched for in the next.
        if let first = waiting.first {
          walks[first.touch, default: HitWalk()].steps += walk.steps
          walks[first.touch]?.result = result
          if result != nil { waiting.removeFirst() }
        }
        walk = HitWalk()
      case .delivery(.nobody(let touch)): waiting.removeAll { $0.touch == touch }
      case .input(.changed): waiting.removeAll()
      default: break
      }
    }
    return walks
  }
}
