// SPDX-License-Identifier: Apache-2.0

/// What a layer that belongs to a view reads and writes through, so that there is one truth: the view's.
///
/// The members are named apart from those of `UIView` on purpose. They stand for the stored values of the
/// view, not for its overridable properties: a view that overrides `backgroundColor` and sets its layer's
/// colour there would otherwise call itself without end.
package protocol LayerBacking: AnyObject {
  /// The rectangle in the superview's coordinates, kept as it was set.
  var layerFrame: CGRect { get set }
  /// The rectangle in the view's own coordinates.
  var layerBounds: CGRect { get set }
  /// The middle of the rectangle in the superview's coordinates.
  var layerPosition: CGPoint { get set }
  /// The transform about the middle.
  var layerAffineTransform: CGAffineTransform { get set }
  /// The opacity, from 0 to 1.
  var layerOpacity: Float { get set }
  /// Whether the view is hidden.
  var isLayerHidden: Bool { get set }
  /// Whether drawing is clipped to the bounds.
  var layerMasksToBounds: Bool { get set }
  /// The colour behind the content.
  var layerBackgroundColor: CGColor? { get set }
  /// The layer of the superview.
  var layerSuperlayer: CALayer? { get }
  /// The layers of the subviews, from the back to the front.
  var layerSublayers: [CALayer] { get }
  /// Whether the layer is told where the layers of subviews go, so that its own list is always right.
  var placesLayers: Bool { get }
  /// Asks for a layout of the view.
  func setLayerNeedsLayout()
  /// Asks for a layout of the sublayers that belong to no view.
  func setSublayersNeedLayout()
  /// Lays out the view now, if that was asked for.
  func layoutLayerIfNeeded()
}

extension LayerBacking {
  package var placesLayers: Bool { false }
}

/// What a layer stores that has no view, and what a view stores for its layer.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?
}
