// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  import TouchGraphics
#else
  package import TouchGraphics
#endif

// The view stores the values that both have, and its layer reads and writes them here. The layer itself
// stores what only a layer has, such as a corner radius.

extension UIView {
  /// The view's layer, created on first access.
  ///
  /// As in UIKit, its sublayers are the layers of the subviews and the layers that were added to it, and its
  /// superlayer is the layer of the superview.
  package final var ownLayer: CALayer {
    if let made = extras?.layer { return made }
    let made = LayerMaking.layer(of: type(of: self).layerClass)
    made.backing = self
    made.delegate = self
    ensuredExtras.layer = made
    return made
  }

  /// The layer, if it has been created.
  package final var madeLayer: CALayer? { extras?.layer }
}

extension UIView: LayerBacking {
  package var layerFrame: CGRect {
    get { derivedFrame }
    set { setFrame(newValue) }
  }

  package var layerBounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  package var layerPosition: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  package var layerAffineTransform: CGAffineTransform {
    get { affine?.matrix ?? .identity }
    set { setTransform(newValue) }
  }

  package var layerAnchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  package var layerOpacity: Float {
    get { storedAlpha }
    set { setAlpha(CGFloat(newValue)) }
  }

  package var isLayerHidden: Bool {
    get { flags.contains(.hidden) }
    set { setUnhittable(.hidden, newValue) }
  }

  package var layerMasksToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setClipsToBounds(newValue) }
  }

  package var layerBackgroundColor: CGColor? {
    get { extras?.backgroundColor.map { $0.isDynamic ? $0.components(in: traitsInEffect) : $0.cgColor } }
    set { setBackgroundColor(newValue.map { UIColor(cgColor: $0) }) }
  }

  package var layerSuperlayer: CALayer? { parent?.ownLayer }

  package var layerSublayers: [CALayer] { children.map(\.ownLayer) }

  package var placesLayers: Bool { true }

  package func setLayerNeedsLayout() { setNeedsLayout() }

  package func setSublayersNeedLayout() {
    markPending(.sublayersNeedLayout, below: .subtreeNeedsLayout)
  }

  package func layoutLayerIfNeeded() { layoutIfNeeded() }

  package var layerContentsScale: CGFloat { scaleInEffect }

  package func setSublayersNeedDisplay() {
    markPending(.sublayersNeedDisplay, below: .subtreeNeedsDisplay)
  }

  package func displayLayerIfNeeded() {
    if flags.contains(.needsDisplay) { display() }
  }

  package var pendingDisplay: PendingDisplay {
    get { flags.contains(.needsDisplay) ? extras?.dirtyRect.map { .part($0) } ?? .whole : .none }
    set {
      switch newValue {
      case .none:
        flags.remove(.needsDisplay)
        extras?.dirtyRect = nil
      case .part(let rect):
        ensuredExtras.dirtyRect = rect
        markPendingDisplay()
      case .whole: markNeedsDisplay()
      }
    }
  }
}

/// Finds the classes that override `UIView.layoutSublayers(of:)`; views of other classes need no layer for a
/// layout.
nonisolated enum LayerDelegation {
  static let slot = MethodSlot(
    of: UIView.self, control: OverridesNothing.self, probe: OverridesLayoutSublayers.self)
}

private final class OverridesNothing: UIView {}

private final class OverridesLayoutSublayers: UIView {
  override func layoutSublayers(of layer: CALayer) {}
}
