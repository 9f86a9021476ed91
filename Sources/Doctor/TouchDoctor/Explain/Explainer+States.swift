// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explainer {
  /// What the state of a view and of those around it says, for a source without frames.
  ///
  /// Nothing that keeps touches from a view depends on a point: that it is hidden or disabled.
  func statesOnly(of place: ViewPlace?, _ fronts: [ViewPlace]) throws(ExplainingFailure) -> Explanation {
    guard let place else {
      throw ExplainingFailure(
        message:
          "KIF prints no frames, so that nobody can tell what lies at a point. Ask about a view, or print the windows:",
        candidates: [Debugger.line("[[UIWindow keyWindow] recursiveDescription]")])
    }
    let touch = ExpectedTouch(
      walk, to: TouchRoutes(to: place, in: walk.trees), at: .zero, in: fronts, answer: nil)
    let findings = touch.findings().filter {
      [HiddenView.id, DisabledControl.id].contains($0.reason) && $0.weight == .blocks
    }
    let isKnown = !findings.isEmpty
    return Explanation(
      trees: walk.trees, point: .zero, view: nil, certainty: isKnown ? .certain : .cannotBeKnown,
      doubts: isKnown ? [] : [DoubtText.doubt(.noFrames, about: place, in: walk)], steps: [], asked: 0,
      responders: [], recognizers: [],
      expectation: Explanation.Expectation(
        view: place, route: nil, findings: findings, reach: nil, rest: nil),
      isGeometryOnly: false, settledBy: Debugger.line("[[UIWindow keyWindow] recursiveDescription]"),
      isStatesOnly: true, showsOneWindow: false)
  }
}
