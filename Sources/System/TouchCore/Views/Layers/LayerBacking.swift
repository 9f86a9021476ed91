// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  import TouchGraphics
#else
  package import TouchGraphics
#endif

/// The interface through which the layer of a view reads and writes the view's values, so that they are
/// stored only once.
///
/// The members have other names than those of `UIView` because they access the stored values, not the
/// overridable properties. Otherwise a view that overrides `backgroundColor` and sets its layer's color
/// there would recurse endlessly.
package protocol LayerBacking: AnyObject {
  /// The rectangle in the superview's coordinates, exactly as it was set.
  var layerFrame: CGRect { get set }
  /// The rectangle in the view's own coordinates.
  var layerBounds: CGRect { get set }
  /// The anchor point in the superview's coordinates.
  var layerPosition: CGPoint { get set }
  /// The anchor point as fractions of the bounds' size.
  var layerAnchorPoint: CGPoint { get set }
  /// The transform about the anchor point.
  var layerAffineTransform: CGAffineTransform { get set }
  /// Called after the layer was given a transform, one of its sublayers, or a depth.
  func layerPerspectiveMayHaveChanged()
  /// The opacity, from 0 to 1.
  var layerOpacity: Float { get set }
  /// Whether the view is hidden.
  var isLayerHidden: Bool { get set }
  /// Whether drawing is clipped to the bounds.
  var layerMasksToBounds: Bool { get set }
  /// The color behind the content.
  var layerBackgroundColor: CGColor? { get set }
  /// The layer of the superview.
  var layerSuperlayer: CALayer? { get }
  /// The layers of the subviews, from the back to the front.
  var layerSublayers: [CALayer] { get }
  /// Whether the view informs the layer where layers of subviews are inserted, so that its stored order is
  /// always current.
  var placesLayers: Bool { get }
  /// Requests a layout of the view.
  func setLayerNeedsLayout()
  /// Requests a layout of the sublayers without a view.
  func setSublayersNeedLayout()
  /// Lays out the view immediately if a layout was requested.
  func layoutLayerIfNeeded()
  /// What the next display of the view draws.
  var pendingDisplay: PendingDisplay { get set }
  /// The number of pixels per point of what the view draws.
  var layerContentsScale: CGFloat { get }
  /// Displays the view immediately if a display was requested.
  func displayLayerIfNeeded()
  /// Requests a display of the sublayers without a view.
  func setSublayersNeedDisplay()
}

extension LayerBacking {
  package func layerPerspectiveMayHaveChanged() {}
  package var placesLayers: Bool { false }
  package var pendingDisplay: PendingDisplay {
    get { .none }
    set {}
  }
  package var layerContentsScale: CGFloat { 1 }
  package func displayLayerIfNeeded() {}
  package func setSublayersNeedDisplay() {}
}

/// What of a layer the next display draws.
package nonisolated enum PendingDisplay: Equatable, Sendable {
  /// Nothing.
  case none
  /// A rectangle.
  case part(CGRect)
  /// The whole layer.
  case whole

  /// Adds a rectangle.
  mutating func add(_ rect: CGRect) {
    switch self {
    case .none: self = .part(rect)
    case .part(let waiting): self = .part(waiting.union(rect))
    case .whole: break
    }
  }
}

/// The values that a layer without a view stores itself.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?
}
