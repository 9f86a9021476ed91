// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which hit-test methods and properties a class overrides.
///
/// Views that override none are found by geometry alone. The others are asked, each time and in UIKit's
/// order.
nonisolated struct HitTestOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  /// `hitTest(_:with:)` is overridden.
  static let hitTest = HitTestOverrides(rawValue: 1)
  /// `point(inside:with:)` is overridden.
  static let pointInside = HitTestOverrides(rawValue: 2)
  /// One of the properties that decide is overridden: `isHidden`, `alpha`, `isUserInteractionEnabled` or
  /// `bounds`.
  ///
  /// Their stored values may differ from what the override returns.
  static let state = HitTestOverrides(rawValue: 4)
  /// `updateConstraints()` is overridden, which has nothing to do with hits: the view asks for it when it is
  /// made.
  static let updatesConstraints = HitTestOverrides(rawValue: 8)

  /// What hit-tests have to do with.
  static let ofHits: HitTestOverrides = [.hitTest, .pointInside, .state]

  /// What `type` overrides.
  init(of type: UIView.Type) {
    self = HitTestSlots.found.overrides(of: type)
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension UIView {
  /// Whether the class of the view overrides `hitTest(_:with:)` or `point(inside:with:)`.
  package var overridesHitTesting: Bool { !overrides.isDisjoint(with: [.hitTest, .pointInside]) }

  /// Whether an animation without `.allowUserInteraction` keeps touches from the view until it ends.
  package var isKeptUntouchedByAnimation: Bool { flags.contains(.animating) }
}

/// The method slots of the overridable members.
private nonisolated struct HitTestSlots: Sendable {
  let hitTest: MethodSlot
  let pointInside: MethodSlot
  let state: [MethodSlot]

  static let found = HitTestSlots(
    hitTest: slot(OverridesHitTest.self),
    pointInside: slot(OverridesPointInside.self),
    state: [
      slot(OverridesHidden.self), slot(OverridesAlpha.self), slot(OverridesInteraction.self),
      slot(OverridesBounds.self),
    ])

  private static func slot(_ probe: UIView.Type) -> MethodSlot {
    MethodSlot(of: UIView.self, control: OverridesNothing.self, probe: probe)
  }

  func overrides(of type: UIView.Type) -> HitTestOverrides {
    if type == UIView.self { return [] }
    var overrides: HitTestOverrides = []
    if hitTest.isOverridden(by: type) { overrides.insert(.hitTest) }
    if pointInside.isOverridden(by: type) { overrides.insert(.pointInside) }
    for slot in state where slot.isOverridden(by: type) { overrides.insert(.state) }
    if UIView.updateSlot.isOverridden(by: type) { overrides.insert(.updatesConstraints) }
    return overrides
  }
}

private final class OverridesNothing: UIView {}

private final class OverridesHitTest: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class OverridesPointInside: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private final class OverridesHidden: UIView {
  override var isHidden: Bool {
    get { true }
    set { super.isHidden = newValue }
  }
}

private final class OverridesAlpha: UIView {
  override var alpha: CGFloat {
    get { 0 }
    set { super.alpha = newValue }
  }
}

private final class OverridesInteraction: UIView {
  override var isUserInteractionEnabled: Bool {
    get { false }
    set { super.isUserInteractionEnabled = newValue }
  }
}

private final class OverridesBounds: UIView {
  override var bounds: CGRect {
    get { .zero }
    set { super.bounds = newValue }
  }
}
