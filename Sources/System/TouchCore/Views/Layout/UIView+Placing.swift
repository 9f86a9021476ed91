// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchLayout

extension UIView {
  /// Sets the frames of subviews that follow from constraints.
  final func layOutByConstraints(_ box: LayoutBox) {
    if box.engine == nil, box.waiting.contains(where: { $0.isPlaced && $0.engine == nil }) {
      _ = ensuredEngine
    }
    guard let engine = box.engine else { return }
    if engine.isDirty {
      let outer = LayoutEngine.viewInLayout
      LayoutEngine.viewInLayout = self
      engine.update()
      LayoutEngine.viewInLayout = outer
    }
    let waiting = box.waiting
    box.waiting = []
    for child in waiting {
      child.isWaiting = false
      guard let view = child.view, view.parent === self, child.isPlaced, child.engine === engine,
        let frame = engine.solvedFrame(of: child)
      else { continue }
      view.place(at: LayoutNumbers.rounded(frame, scale: pixelScale), child)
    }
    if let size = engine.solvedContentSize(of: box), let scrolling = self as? any ContentScrolling {
      let scale = pixelScale
      scrolling.setContentSizeOfLayout(
        LayoutNumbers.rounded(CGRect(origin: .zero, size: size), scale: scale).size)
    }
  }

  /// The pixels per point of the screen on which the view is or would be.
  final var pixelScale: CGFloat {
    storedWindow?.storedWindowScene?.storedScreen.storedScale ?? UIScreen.main.storedScale
  }

  /// Gives the view a frame by way of its bounds and its center, whose overrides are called as in UIKit.
  private func place(at frame: CGRect, _ box: LayoutBox) {
    box.isBeingPlaced = true
    defer { box.isBeingPlaced = false }
    if storedBounds.size != frame.size { bounds.size = frame.size }
    let anchor = storedAnchorPoint
    let center = CGPoint(
      x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
    if storedCenter != center || affine == nil && origin != frame.origin { self.center = center }
    // Half a length and back may differ in the last bit.
    if affine == nil, origin != frame.origin, storedBounds.size == frame.size, storedCenter == center {
      origin = frame.origin
      hitAreaChanged()
    }
  }
}

extension LayoutEngine {
  /// Gives a view without a superview the size that its constraints ask for (assumed).
  func placeTopmost(_ box: LayoutBox, _ view: UIView) {
    guard let frame = solvedFrame(of: box) else { return }
    let size = LayoutNumbers.rounded(frame, scale: view.pixelScale).size
    guard size != view.storedBounds.size else { return }
    box.isBeingPlaced = true
    view.bounds.size = size
    box.isBeingPlaced = false
  }

  /// Reports each conflict once, as long as it lasts.
  func reportConflicts() {
    let conflicts = solver.conflicts
    guard !conflicts.isEmpty else {
      if !reported.isEmpty { reported = [] }
      return
    }
    let before = reported
    reported = Set(conflicts.map(\.broken))
    for conflict in conflicts where !before.contains(conflict.broken) {
      let names = conflict.constraints.prefix(20).map { "(\(name(of: $0)))" }
      let more = conflict.constraints.count - names.count
      Misuse.report(
        "constraints cannot all be satisfied: \(names.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""). Breaking (\(name(of: conflict.broken)))."
      )
    }
  }

  /// The formula of a row.
  private func name(of row: LayoutSolver.Constraint) -> String {
    if let constraint = constraintOfRow[row] { return constraint.summary }
    for box in boxes {
      guard let place = box.place else { continue }
      if place.given.contains(where: { $0.row == row }) { return "the frame of \(box.name)" }
      if place.bounds.contains(row) { return "the size of \(box.name) is not negative" }
      if place.intrinsic.contains(where: { $0.contains(row) }) { return "the content of \(box.name)" }
    }
    return "the size of a scroll view's content is not negative"
  }
}
