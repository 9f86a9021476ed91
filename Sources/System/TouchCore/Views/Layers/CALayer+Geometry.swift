// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension CALayer {
  /// The part of the transform within the plane.
  final var planeTransform: CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  final var readTransform: CATransform3D {
    guard let backing else { return values.transform }
    let affine = backing.layerAffineTransform
    let keeps = CATransform3DGetAffineTransform(values.transform) == affine
    return keeps ? values.transform : CATransform3DMakeAffineTransform(affine)
  }

  final func setTransform(_ transform: CATransform3D) {
    LayerActions.willChange(self, "transform")
    values.transform = transform
    guard let backing else { return }
    backing.layerAffineTransform = CATransform3DGetAffineTransform(transform)
    backing.layerPerspectiveMayHaveChanged()
  }

  /// Keeps only the part of the transform within the plane, because an affine one is about to replace it.
  final func forgetDepth() {
    guard !CATransform3DIsAffine(values.transform) else { return }
    values.transform = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(values.transform))
    backing?.layerPerspectiveMayHaveChanged()
  }

  /// The transform of the layer's own plane, which lies at a depth if the anchor point does.
  final var transformOfPlane: CATransform3D {
    let transform = transform
    guard let depth = motion?.rare.anchorPointZ, depth != 0, !CATransform3DIsAffine(transform) else {
      return transform
    }
    return CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -depth), transform)
  }

  final func setBounds(_ bounds: CGRect) {
    if let backing {
      backing.layerBounds = bounds
    } else {
      LayerActions.willChange(self, "bounds")
      let isResized = values.bounds.size != bounds.size
      values.bounds = bounds
      if isResized {
        markNeedsLayout()
        if style.needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }

  final func setAnchorPoint(_ point: CGPoint) {
    if let backing { return backing.layerAnchorPoint = point }
    LayerActions.willChange(self, "anchorPoint")
    storedAnchorPoint = point
  }

  final var derivedFrame: CGRect {
    let size = values.bounds.size
    let around = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    if CATransform3DIsIdentity(values.transform) {
      return around.offsetBy(dx: values.position.x, dy: values.position.y)
    }
    return PlaneProjection(transformOfPlane).box(around: around)
      .offsetBy(dx: values.position.x, dy: values.position.y)
  }

  final func setFrame(_ frame: CGRect) {
    if let backing {
      backing.layerFrame = frame
      return
    }
    let frame = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    var size = frame.size
    // In general, several bounds have `frame` as their transformed bounding box. The inverse of the transform
    // is applied to the size, as in a view.
    if let undone = planeTransform.inverse, !CATransform3DIsIdentity(values.transform) {
      size = CGRect(origin: .zero, size: size).applying(undone).size
    }
    setBounds(CGRect(origin: values.bounds.origin, size: size))
    LayerActions.willChange(self, "position")
    values.position = CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.size.width,
      y: frame.origin.y + anchorPoint.y * frame.size.height)
  }

  final func copyProperties(of other: CALayer) {
    values.bounds = other.bounds
    values.position = other.position
    values.transform = other.transform
    values.opacity = other.opacity
    values.isHidden = other.isHidden
    values.masksToBounds = other.masksToBounds
    values.backgroundColor = other.backgroundColor
    storedAnchorPoint = other.anchorPoint
    zPosition = other.zPosition
    style = other.style
    style.maskedLayers = []
    noteMask()
    name = other.name
    delegate = other.delegate
    guard let motion = other.motion else { return }
    ensuredMotion.timing = motion.timing
    ensuredMotion.values = motion.values
    ensuredMotion.actions = motion.actions
    ensuredMotion.rare = motion.rare
  }
}
