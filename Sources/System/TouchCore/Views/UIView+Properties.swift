// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension UIView {
  final func setAlpha(_ alpha: CGFloat) {
    AnimationContext.willChange(self, .alpha)
    storedAlpha = alpha.isNaN ? 0 : Float(min(max(alpha, 0), 1))
    updateAlphaFlag()
    propertyChanged()
  }

  /// Updates the flag that says whether the view is too transparent to be hit, by its application's tuning.
  final func updateAlphaFlag() {
    let custom = AlphaTuning.isCustom ? storedWindow?.application?.tuning.minimumAlpha : nil
    let least = custom ?? TouchTuning.uikit.minimumAlpha
    setUnhittable(.transparent, !(storedAlpha > least))
  }

  final func setBackgroundColor(_ color: UIColor?) {
    AnimationContext.willChange(self, .backgroundColor)
    guard color != nil || extras != nil else { return }
    ensuredExtras.backgroundColor = color
  }

  final func setClipsToBounds(_ clips: Bool) {
    flags.set(.clipsToBounds, clips)
    noteLooks()
  }

  /// Sets one of the flags that keep a view from being hit, and updates the superview's index.
  final func setUnhittable(_ flag: ViewFlags, _ on: Bool) {
    guard flags.contains(flag) != on else { return }
    flags.set(flag, on)
    hitAreaChanged()
    if flag == .hidden {
      noteLooks()
      hiddenChanged()
      propertyChanged()
    }
  }
}

/// Whether any application has had a minimum alpha other than UIKit's; most processes have none, and views
/// need not search for theirs.
enum AlphaTuning {
  private(set) static var isCustom = false

  static func note(_ tuning: TouchTuning) {
    if tuning.minimumAlpha != TouchTuning.uikit.minimumAlpha { isCustom = true }
  }
}

extension ViewFlags {
  mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}

extension UIView {
  /// How content is fitted into bounds of another size.
  public nonisolated enum ContentMode: Int, Sendable, Hashable {
    /// Stretched to fill.
    case scaleToFill
    /// Scaled to fit, keeping its aspect ratio.
    case scaleAspectFit
    /// Scaled to fill, keeping its aspect ratio.
    case scaleAspectFill
    /// Redrawn.
    case redraw
    /// In the middle, unscaled.
    case center
    /// At the top, unscaled.
    case top
    /// At the bottom, unscaled.
    case bottom
    /// At the left, unscaled.
    case left
    /// At the right, unscaled.
    case right
    /// In the top left corner, unscaled.
    case topLeft
    /// In the top right corner, unscaled.
    case topRight
    /// In the bottom left corner, unscaled.
    case bottomLeft
    /// In the bottom right corner, unscaled.
    case bottomRight
  }
}
