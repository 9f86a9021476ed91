// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension UIView {
  /// Whether a view shows its tint in full color.
  public nonisolated enum TintAdjustmentMode: Int, Sendable, Hashable {
    /// As the superview does.
    case automatic = 0
    /// In full color.
    case normal = 1
    /// As a gray, as behind an alert.
    case dimmed = 2
  }

  /// Whether any view has its own mode; if not, the hierarchy is not searched for one.
  private static var adjustsTints = false

  /// The mode in effect: the view's own, else that of the nearest ancestor that has one.
  final var tintAdjustmentInEffect: TintAdjustmentMode {
    guard Self.adjustsTints else { return .normal }
    var view: UIView? = self
    while let current = view {
      if let mode = current.surroundings?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.parent
    }
    return .normal
  }

  /// Sets the view's own mode, and notifies the views that it changes.
  final func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard mode != surroundings?.tintAdjustmentMode ?? .automatic else { return }
    let old = tintAdjustmentInEffect
    ensuredSurroundings.tintAdjustmentMode = mode
    Self.adjustsTints = true
    guard tintAdjustmentInEffect != old else { return }
    var told: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      told.append(view)
      for child in view.children.reversed()
      where child.surroundings?.tintAdjustmentMode ?? .automatic == .automatic { waiting.append(child) }
    }
    for view in told { view.tintColorDidChange() }
  }

  /// The tint as the view shows it: a gray of the same brightness while it is dimmed (assumed).
  final var shownTint: UIColor {
    let tint = tintInEffect
    guard tintAdjustmentInEffect == .dimmed else { return tint }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard unsafe tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return tint }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
