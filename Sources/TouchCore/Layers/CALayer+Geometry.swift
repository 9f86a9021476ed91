// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// The part of the transform within the plane.
  final var planeTransform: CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  final var readTransform: CATransform3D {
    guard let backing else { return own.transform }
    let affine = backing.layerAffineTransform
    let keeps = CATransform3DGetAffineTransform(own.transform) == affine
    return keeps ? own.transform : CATransform3DMakeAffineTransform(affine)
  }

  final func setTransform(_ transform: CATransform3D) {
    own.transform = transform
    backing?.layerAffineTransform = CATransform3DGetAffineTransform(transform)
  }

  final func setBounds(_ bounds: CGRect) {
    if let backing {
      backing.layerBounds = bounds
    } else {
      if own.bounds.size != bounds.size { markNeedsLayout() }
      own.bounds = bounds
    }
  }

  final func setAnchorPoint(_ point: CGPoint) {
    guard backing == nil else {
      return Misuse.report("the layer of a view keeps its anchor point in the middle; move the view")
    }
    storedAnchorPoint = point
  }

  final var derivedFrame: CGRect {
    let size = own.bounds.size
    let around = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    if CATransform3DIsIdentity(own.transform) {
      return around.offsetBy(dx: own.position.x, dy: own.position.y)
    }
    return PlaneProjection(own.transform).box(around: around)
      .offsetBy(dx: own.position.x, dy: own.position.y)
  }

  final func setFrame(_ frame: CGRect) {
    if let backing {
      backing.layerFrame = frame
      return
    }
    let frame = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    var size = frame.size
    // The bounds whose transformed bounding box is `frame` are, in general, not one; the inverse of the
    // transform is applied to the size, as a view does it.
    if let undone = planeTransform.inverse, !CATransform3DIsIdentity(own.transform) {
      size = CGRect(origin: .zero, size: size).applying(undone).size
    }
    setBounds(CGRect(origin: own.bounds.origin, size: size))
    own.position = CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.size.width,
      y: frame.origin.y + anchorPoint.y * frame.size.height)
  }

  final func takeValues(of other: CALayer) {
    own.bounds = other.bounds
    own.position = other.position
    own.transform = other.transform
    own.opacity = other.opacity
    own.isHidden = other.isHidden
    own.masksToBounds = other.masksToBounds
    own.backgroundColor = other.backgroundColor
    storedAnchorPoint = other.anchorPoint
    zPosition = other.zPosition
    style = other.style
    name = other.name
    delegate = other.delegate
  }
}
