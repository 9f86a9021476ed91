// SPDX-License-Identifier: Apache-2.0

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
