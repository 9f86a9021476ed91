// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

// `bounds` and `center` define a view's geometry; `frame` is derived from them. The top left corner is stored
// beside the center, so that a frame reads back exactly as it was set.

extension UIView {
  /// The value of `frame`.
  nonisolated final var derivedFrame: CGRect {
    guard flags.contains(.transformed) else { return CGRect(origin: origin, size: storedBounds.size) }
    if let box = projectedFrame { return box }
    guard let affine else { return CGRect(origin: origin, size: storedBounds.size) }
    let size = storedBounds.size
    let anchor = anchorOffset
    let around = CGRect(x: -anchor.x, y: -anchor.y, width: size.width, height: size.height)
    return around.applying(affine.matrix).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  /// The box around a view whose own transform has perspective, if it can be seen.
  private nonisolated var projectedFrame: CGRect? {
    guard let own = plane?.own else { return nil }
    let (size, anchor) = (storedBounds.size, anchorOffset)
    let box = own.box(around: CGRect(x: -anchor.x, y: -anchor.y, width: size.width, height: size.height))
    return box.isNull ? nil : box.offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  /// Sets the stored geometry of a new view, without notifications.
  final func storeFrame(_ frame: CGRect) {
    let frame = frame.standardizedIfFinite
    storedBounds.size = frame.size
    origin = frame.origin
    storedCenter = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    updateGeometryFlags()
  }

  final func setFrame(_ frame: CGRect) {
    let old = storeNewFrame(frame)
    let isResized = storedBounds.size != old.size
    if isResized, !flags.contains(.keepsSubviewSizes) { resizeSubviews(from: old.size) }
    frameChanged(from: old, isResized: isResized)
  }

  /// Stores a frame, updates the hit area and returns the old bounds.
  ///
  /// The caller resizes the subviews and then calls ``frameChanged(from:isResized:)``.
  final func storeNewFrame(_ frame: CGRect) -> CGRect {
    let frame = frame.standardizedIfFinite
    AnimationContext.willChange(self, .frame)
    let old = storedBounds
    if let affine, let undone = affine.inverse {
      // In general, several bounds have `frame` as their transformed bounding box. As UIKit does, we apply
      // the inverse transform to the size.
      let size = CGRect(origin: .zero, size: frame.size).applying(undone).size
      storedBounds.size = size
    } else {
      storedBounds.size = frame.size
    }
    storedCenter = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    if flags.contains(.anchored) { placeCenter(in: frame) }
    if affine == nil { origin = frame.origin } else { placeOrigin() }
    updateGeometryFlags()
    hitAreaChanged()
    return old
  }

  /// Finishes a change of the frame after the subviews have been resized.
  final func frameChanged(from old: CGRect, isResized: Bool) {
    if isResized { sizeChanged() }
    if !flags.isDisjoint(with: .reportsGeometry) { reportGeometry(from: old) }
  }

  /// Tells the view itself, and another module that observes it, that its geometry changed.
  @inline(never)
  private func reportGeometry(from old: CGRect) {
    if flags.contains(.watchesGeometry) {
      notifyBoundsChanged(from: old)
      if let layoutBox { layoutGeometryChanged(layoutBox) }
    }
    propertyChanged()
  }

  final func setBounds(_ bounds: CGRect) {
    AnimationContext.willChange(self, .bounds)
    let old = storedBounds
    let (oldSize, oldOrigin) = (old.size, old.origin)
    storedBounds = bounds
    if bounds.size != oldSize { placeOrigin() }
    geometryChanged(from: oldSize)
    if bounds.origin != oldOrigin { markNeedsLayout() }
    if !flags.isDisjoint(with: .reportsGeometry) { reportGeometry(from: old) }
  }

  final func setCenter(_ center: CGPoint) {
    AnimationContext.willChange(self, .center)
    setStoredCenter(center)
  }

  /// Stores a center, and what follows from it.
  @inline(__always)
  final func setStoredCenter(_ center: CGPoint) {
    storedCenter = center
    placeOrigin()
    geometryChanged(from: storedBounds.size)
    if !flags.isDisjoint(with: .reportsGeometry) { reportGeometry(from: storedBounds) }
  }

  final func setTransform(_ transform: CGAffineTransform) {
    AnimationContext.willChange(self, .transform)
    let affine = transform.isIdentity ? nil : InvertibleTransform(transform)
    flags.set(.transformed, affine != nil)
    if affine != nil || extras != nil { ensuredExtras.affine = affine }
    geometryChanged(from: storedBounds.size)
    propertyChanged()
  }

  private func placeOrigin() {
    if flags.contains(.anchored) { return placeAnchoredOrigin() }
    origin = CGPoint(
      x: storedCenter.x - storedBounds.size.width / 2, y: storedCenter.y - storedBounds.size.height / 2)
  }

  private func geometryChanged(from oldSize: CGSize) {
    updateGeometryFlags()
    hitAreaChanged()
    guard storedBounds.size != oldSize else { return }
    if !flags.contains(.keepsSubviewSizes) { resizeSubviews(from: oldSize) }
    sizeChanged()
  }

  private func sizeChanged() {
    markNeedsLayout()
    markSuperviewNeedsLayout()
    if let extras, extras.contentMode == .redraw { setNeedsDisplay() }
  }

  /// Updates what follows from the geometry, after something else than it has changed.
  final func geometryMayHaveChanged() {
    updateGeometryFlags()
    hitAreaChanged()
  }

  /// Updates the flags that say whether a view with this geometry can be hit.
  private func updateGeometryFlags() {
    if flags.contains(.inSpace) { placePlane() }
    let rect = storedBounds
    let sum = origin.x + origin.y + rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    // A sum is finite only if its terms are; finite terms with an infinite sum are beyond any screen.
    let finite = (sum - sum == 0)
    var new = flags
    let hasInverse = plane.map { $0.inverse != nil } ?? affine.map { $0.inverse != nil } ?? true
    new.set(.degenerate, !finite || !hasInverse)
    new.set(.negativeSize, rect.size.width < 0 || rect.size.height < 0)
    flags = new
  }

  /// Whether `point`, in the view's own coordinates, is in the stored bounds.
  nonisolated final func contains(_ point: CGPoint) -> Bool {
    if flags.contains(.negativeSize) { return storedBounds.standardizedIfFinite.includes(point) }
    return storedBounds.includes(point)
  }

  /// Whether a point of the superview's coordinates is in the bounds of a view that has no transform and no
  /// negative size.
  @inline(__always)
  nonisolated final func containsUntransformed(_ point: CGPoint) -> Bool {
    let bounds = storedBounds
    return bounds.includes(
      CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y))
  }

  /// Whether `point` is in the bounds, calling the `bounds` getter if the class may override it.
  final func includes(_ point: CGPoint) -> Bool {
    overrides.contains(.state) ? bounds.standardizedIfFinite.includes(point) : contains(point)
  }
}

extension CGRect {
  /// The same rectangle with a nonnegative size; unchanged if it is not finite.
  nonisolated var standardizedIfFinite: CGRect {
    guard size.width < 0 || size.height < 0 else { return self }
    return CGRect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
      width: abs(size.width), height: abs(size.height))
  }

  /// Whether a rectangle with a nonnegative size contains a point: minimum edges in, maximum edges out.
  @inline(__always)
  fileprivate nonisolated func includes(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}

/// A view's transform with its inverse; a view with the identity transform has none.
nonisolated final class InvertibleTransform: Sendable {
  let matrix: CGAffineTransform
  /// Nil for a singular transform: such a view is not hit.
  let inverse: CGAffineTransform?

  init(_ matrix: CGAffineTransform) {
    self.matrix = matrix
    inverse = matrix.inverse
  }
}
