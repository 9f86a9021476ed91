// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// An object that lays out the sublayers of a layer and draws its content; a view is the delegate of its own
/// layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers; called for a layer that needs layout.
  func layoutSublayers(of layer: CALayer)

  /// Sets the contents of a layer that needs display.
  ///
  /// A delegate that implements it is not asked to draw.
  func display(_ layer: CALayer)

  /// Draws the content of a layer that needs display.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the content of a layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Returns what happens when a property changes: nil for the default, a null for nothing.
  ///
  /// Asked for layers without a view, in a transaction that animates changes.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}

  /// Records what ``CALayer/draw(in:)`` draws.
  public func display(_ layer: CALayer) {
    layer.recordContents()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Prepares nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Returns nil, for the default.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
