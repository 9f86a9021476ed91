// SPDX-License-Identifier: Apache-2.0

// `bounds` and `center` are what a view is; `frame` follows from them. The top left corner is kept beside
// the center, so that a frame reads back as it was set instead of a rounding away.

extension UIView {
  /// What `frame` reads as.
  nonisolated final var derivedFrame: CGRect {
    guard let affine else { return CGRect(origin: origin, size: storedBounds.size) }
    let size = storedBounds.size
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return around.applying(affine.matrix).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  /// Sets the stored geometry of a new view, which nobody watches yet.
  final func storeFrame(_ frame: CGRect) {
    let frame = frame.standardizedIfFinite
    storedBounds.size = frame.size
    origin = frame.origin
    storedCenter = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    judgeGeometry()
  }

  final func setFrame(_ frame: CGRect) {
    let old = storeNewFrame(frame)
    let isResized = storedBounds.size != old.size
    if isResized, !flags.contains(.keepsSubviewSizes) { resizeSubviews(from: old.size) }
    frameChanged(from: old, isResized: isResized)
  }

  /// Stores a frame and notes what can be hit now; gives the bounds as they were.
  ///
  /// The caller resizes the subviews and then calls ``frameChanged(from:isResized:)``.
  final func storeNewFrame(_ frame: CGRect) -> CGRect {
    let frame = frame.standardizedIfFinite
    AnimationContext.willChange(self, .frame)
    let old = storedBounds
    if let affine, let undone = affine.inverse {
      // The bounds whose transformed bounding box is `frame` are, in general, not one; UIKit applies the
      // inverse to the size, and so do we.
      let size = CGRect(origin: .zero, size: frame.size).applying(undone).size
      storedBounds.size = size
    } else {
      storedBounds.size = frame.size
    }
    storedCenter = CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
    if affine == nil { origin = frame.origin } else { placeOrigin() }
    judgeGeometry()
    hitAreaChanged()
    return old
  }

  /// Does what follows a new frame when the subviews have been resized.
  final func frameChanged(from old: CGRect, isResized: Bool) {
    if isResized { sizeChanged() }
    if flags.contains(.watchesGeometry) { tellBoundsChanged(from: old) }
  }

  final func setBounds(_ bounds: CGRect) {
    AnimationContext.willChange(self, .bounds)
    let old = storedBounds
    let (oldSize, oldOrigin) = (old.size, old.origin)
    storedBounds = bounds
    if bounds.size != oldSize { placeOrigin() }
    geometryChanged(from: oldSize)
    if bounds.origin != oldOrigin { markNeedsLayout() }
    if flags.contains(.watchesGeometry) { tellBoundsChanged(from: old) }
  }

  final func setCenter(_ center: CGPoint) {
    AnimationContext.willChange(self, .center)
    storedCenter = center
    placeOrigin()
    geometryChanged(from: storedBounds.size)
  }

  final func setTransform(_ transform: CGAffineTransform) {
    AnimationContext.willChange(self, .transform)
    affine = transform.isIdentity ? nil : ViewTransform(transform)
    flags.set(.transformed, affine != nil)
    geometryChanged(from: storedBounds.size)
  }

  private func placeOrigin() {
    origin = CGPoint(
      x: storedCenter.x - storedBounds.size.width / 2, y: storedCenter.y - storedBounds.size.height / 2)
  }

  private func geometryChanged(from oldSize: CGSize) {
    judgeGeometry()
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

  /// Notes whether the geometry is one that can be hit.
  private func judgeGeometry() {
    let rect = storedBounds
    let sum = origin.x + origin.y + rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    // A sum is finite only if its parts are; finite parts whose sum is not are beyond any screen.
    let finite = (sum - sum == 0)
    flags.set(.degenerate, !finite || (affine.map { $0.inverse == nil } ?? false))
    flags.set(.negativeSize, rect.size.width < 0 || rect.size.height < 0)
  }

  /// Whether `point`, in the view's own coordinates, is in the bounds as they are stored.
  nonisolated final func contains(_ point: CGPoint) -> Bool {
    if flags.contains(.negativeSize) { return storedBounds.standardizedIfFinite.includes(point) }
    return storedBounds.includes(point)
  }

  /// Whether a point of the superview's coordinates is in the bounds of a view without a transform, whose size is
  /// not negative.
  @inline(__always)
  nonisolated final func containsUntransformed(_ point: CGPoint) -> Bool {
    let bounds = storedBounds
    return bounds.includes(
      CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y))
  }

  /// Whether `point` is in the bounds, which are asked, not read, where a class may answer something else.
  final func includes(_ point: CGPoint) -> Bool {
    overrides.contains(.state) ? bounds.standardizedIfFinite.includes(point) : contains(point)
  }
}

extension CGRect {
  /// The same rectangle with a size that is not negative; left alone where it is not finite.
  nonisolated var standardizedIfFinite: CGRect {
    guard size.width < 0 || size.height < 0 else { return self }
    return CGRect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
      width: abs(size.width), height: abs(size.height))
  }

  /// Whether a rectangle whose size is not negative holds a point: minimum edges in, maximum edges out.
  @inline(__always)
  fileprivate nonisolated func includes(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
