// SPDX-License-Identifier: Apache-2.0

/// An object that lays out the sublayers of a layer; a view is the delegate of its own layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers; called for a layer that needs layout.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
