// SPDX-License-Identifier: Apache-2.0

nonisolated extension ScrollFact {
  var line: TraceLine {
    switch self {
    case .released(let touch, let view, let release):
      TraceLine(view, "lets the content have touch \(touch): \(release.rawValue)")
    case .kept(let touch, let view, let keeping):
      TraceLine(view, "keeps touch \(touch) from the content: \(keeping.rawValue)")
    case .asked(let question, let view, let content, let answer):
      TraceLine(view, "\(question.rawValue) \(content)? \(answer ? "yes" : "no")")
    case .refused(let view, let refusal): TraceLine(view, "does not scroll: \(refusal.rawValue)")
    case .dragBegan(let view, let offset): TraceLine(view, "is dragged from \(offset.short)")
    case .locked(let view, let axis): TraceLine(view, "is dragged along one axis: \(axis.rawValue)")
    case .dragEnded(let view, let velocity, let target, let decelerates):
      TraceLine(
        view,
        "is let go at \(velocity.short) a millisecond, \(decelerates ? "to come to" : "and stays at") \(target.short)"
      )
    case .motionBegan(let view, let motion, let target):
      TraceLine(view, "begins \(motion.rawValue) to \(target.short)")
    case .limitMet(let view, let axis, let bounces):
      TraceLine(view, "meets its \(axis.rawValue) limit and \(bounces ? "bounces" : "stops")")
    case .motionEnded(let view, let motion, let offset, let end):
      TraceLine(view, "ends \(motion.rawValue) at \(offset.short): \(end.rawValue)")
    case .zoomBegan(let view, let scale): TraceLine(view, "begins zooming at \(scale.short)")
    case .zoomEnded(let view, let scale): TraceLine(view, "ends zooming at \(scale.short)")
    }
  }
}
