// SPDX-License-Identifier: Apache-2.0

/// An object that places the sublayers of a layer; a view does it for its own.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Places the sublayers; called in a layout for a layer that needs one.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
