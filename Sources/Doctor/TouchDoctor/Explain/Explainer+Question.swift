// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explainer {
  /// The hit-test of the window that is in doubt, for the debugger: it settles everything in there.
  func question(at point: ViewPoint, _ answer: ViewPlace?, _ fronts: [ViewPlace]) -> String? {
    let root = answer.map { chain(of: $0).last ?? $0 } ?? fronts[0]
    let origin = walk.view(root).frame.value?.origin ?? .zero
    guard let address = ViewName.address(of: walk.view(root)),
      walk.view(root).transform.value ?? .identity == .identity
    else { return nil }
    let own = "{\(PlainNumber.text(ViewPoint(x: point.x - origin.x, y: point.y - origin.y)))}"
    return Debugger.line("[(UIView *)\(address) hitTest:(CGPoint)\(own) withEvent:nil]")
  }
}
