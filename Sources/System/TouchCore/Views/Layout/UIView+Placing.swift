// SPDX-License-Identifier: Apache-2.0
package import Foundation
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
      x: frame.origin.x + frame.width * box.zoom * anchor.x,
      y: frame.origin.y + frame.height * box.zoom * anchor.y)
    if storedCenter != center || affine == nil && origin != frame.origin { self.center = center }
    // Half a length and back may differ in the last bit.
    if affine == nil, origin != frame.origin, storedBounds.size == frame.size, storedCenter == center {
      origin = frame.origin
      hitAreaChanged()
    }
  }
}

extension UIView {
  /// Has constraints follow the scale at which a scroll view shows this view.
  ///
  /// They tie the edges that are seen, so that the size of the content is that of the zoomed view; widths and
  /// heights are those of the bounds. Reported: views that zoom are pinned to scroll views in much code.
  package final func setZoomOfLayout(_ zoom: CGFloat) {
    guard let box = layoutBox, box.isPlaced, box.zoom != zoom else { return }
    box.zoom = zoom
    guard let engine = box.engine else { return }
    engine.hasZoomedViews = true
    engine.rewriteConstraints(of: box)
  }
}

extension LayoutEngine {
  /// Writes the constraints anew that lead out of a view: those that mention it, and those that its superview
  /// holds or has to know.
  fileprivate func rewriteConstraints(of box: LayoutBox) {
    var touching = box.touching
    if let above = box.view?.parent?.layoutBox {
      touching.merge(above.held) { first, _ in first }
      touching.merge(above.touching) { first, _ in first }
    }
    for number in touching.keys.sorted() {
      guard let constraint = touching[number], constraint.installation.row != nil else { continue }
      removeRow(of: constraint)
      addRow(for: constraint)
    }
    markDirty(box.view)
  }

  /// Gives a view without a superview the size that its constraints ask for (assumed).
  func placeTopmost(_ box: LayoutBox, _ view: UIView) {
    guard let frame = solvedFrame(of: box) else { return }
    let size = LayoutNumbers.rounded(frame, scale: view.pixelScale).size
    guard size != view.storedBounds.size else { return }
    box.isBeingPlaced = true
    view.bounds.size = size
    box.isBeingPlaced = false
  }
}
