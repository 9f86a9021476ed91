// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

// A view with perspective, by the transform of its layer or by the `sublayerTransform` of its superview's, is
// hit where a picture shows it, as its layer is. Few views have it, so that a flag tells them from others,
// and all the rest of a view's geometry is affine. Each plane is flattened into that of its superview, as
// layers are.

/// Where the plane of a view lies in its superview's, seen in perspective.
nonisolated final class ProjectedPlane: Sendable {
  /// From the view's coordinates to its superview's.
  let projection: PlaneProjection
  /// From the superview's coordinates; nil if the plane is seen edge-on, so that the view is not hit.
  let inverse: PlaneProjection?
  /// The perspective of the view's own transform about its anchor point, which its frame follows.
  let own: PlaneProjection?

  init(_ transform: CATransform3D, own: PlaneProjection?) {
    projection = PlaneProjection(transform)
    inverse = projection.inverse
    self.own = own
  }
}

extension CATransform3D {
  /// Whether a plane is seen in perspective, or from a distance that scales it.
  nonisolated var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}

extension UIView {
  /// The plane of a view that is seen in perspective; nil for nearly every view.
  @inline(__always)
  nonisolated final var plane: ProjectedPlane? {
    flags.contains(.inSpace) ? viewState.extras?.plane : nil
  }

  /// Whether the view or one around it is seen in perspective, so that distances depend on the place.
  final var isSeenInSpace: Bool {
    var view: UIView? = self
    while let next = view {
      if next.plane != nil { return true }
      view = next.parent
    }
    return false
  }

  /// Works out the plane again, after something has changed that it depends on.
  final func perspectiveChanged() {
    flags.insert(.inSpace)
    geometryMayHaveChanged()
  }

  /// Works out the plane, and whether it or those of subviews will have to be worked out again.
  final func placePlane() {
    let layer = extras?.layer
    let transform = layer?.transform ?? CATransform3DMakeAffineTransform(affine?.matrix ?? .identity)
    let isDeep = layer.map { $0.anchorPointZ != 0 && !CATransform3DIsAffine(transform) } ?? false
    let own =
      transform.hasPerspective || isDeep ? PlaneProjection(layer?.transformOfPlane ?? transform) : nil
    let outer = parent.flatMap { $0.extras?.turnsSublayers == true ? $0.extras?.layer : nil }
    let offset = anchorOffset
    var whole = CATransform3DMakeTranslation(
      -storedBounds.origin.x - offset.x, -storedBounds.origin.y - offset.y,
      -(layer?.anchorPointZ ?? 0))
    whole = CATransform3DConcat(whole, transform)
    if let outer, let parent {
      let center = CGPoint(
        x: parent.storedBounds.origin.x + parent.anchorOffset.x,
        y: parent.storedBounds.origin.y + parent.anchorOffset.y)
      whole = CATransform3DConcat(
        whole,
        CATransform3DMakeTranslation(
          storedCenter.x - center.x, storedCenter.y - center.y, layer?.zPosition ?? 0))
      whole = CATransform3DConcat(whole, outer.sublayerTransform)
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(center.x, center.y, 0))
    } else {
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(storedCenter.x, storedCenter.y, 0))
    }
    let isPlaced = own != nil || outer != nil
    if isPlaced || extras?.plane != nil {
      ensuredExtras.plane = isPlaced ? ProjectedPlane(whole, own: own) : nil
    }
    flags.set(.transformed, isPlaced || extras?.affine != nil)
    let turns = extras?.turnsSublayers == true
    flags.set(.inSpace, isPlaced || turns)
    if turns { children.each { $0.perspectiveChanged() } }
  }

  package func layerPerspectiveMayHaveChanged() {
    guard let layer = extras?.layer else { return }
    let turns = !CATransform3DIsIdentity(layer.sublayerTransform)
    if turns == (extras?.turnsSublayers == true) {
      let isDeep = layer.transform.hasPerspective || layer.anchorPointZ != 0
      if turns || isDeep || flags.contains(.inSpace) { perspectiveChanged() }
      return
    }
    ensuredExtras.turnsSublayers = turns
    perspectiveChanged()
    // Without the transform they are where they were.
    if !turns { children.each { $0.perspectiveChanged() } }
  }
}
