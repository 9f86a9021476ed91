// SPDX-License-Identifier: Apache-2.0

// There is one truth, the view's: its layer reads and writes the stored values here. What only a layer has,
// such as a corner radius, the layer keeps itself.

extension UIView {
  /// The layer that belongs to the view, made when first asked for.
  ///
  /// As in UIKit its sublayers are the layers of the subviews and whatever was added to it, and its
  /// superlayer is the layer of the superview.
  package final var ownLayer: CALayer {
    if let made = extras?.layer { return made }
    let made = LayerMaking.layer(of: type(of: self).layerClass)
    made.backing = self
    made.delegate = self
    written.layer = made
    return made
  }

  /// The layer, if anybody has asked for it yet.
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
    set { flags.set(.clipsToBounds, newValue) }
  }

  package var layerBackgroundColor: CGColor? {
    get { extras?.backgroundColor?.cgColor }
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
}
