// SPDX-License-Identifier: Apache-2.0

extension UIView {
  final func setAlpha(_ alpha: CGFloat) {
    AnimationContext.willChange(self, .alpha)
    storedAlpha = alpha.isNaN ? 0 : Float(min(max(alpha, 0), 1))
    updateAlphaFlag()
  }

  /// Updates the flag that says whether the view is too transparent to be hit, by its application's tuning.
  final func updateAlphaFlag() {
    let least = storedWindow?.application?.tuning.minimumAlpha ?? TouchTuning.uikit.minimumAlpha
    setUnhittable(.transparent, !(storedAlpha > least))
  }

  final func setBackgroundColor(_ color: UIColor?) {
    AnimationContext.willChange(self, .backgroundColor)
    guard color != nil || extras != nil else { return }
    ensuredExtras.backgroundColor = color
  }

  /// Sets one of the flags that keep a view from being hit, and updates the superview's index.
  final func setUnhittable(_ flag: ViewFlags, _ on: Bool) {
    guard flags.contains(flag) != on else { return }
    flags.set(flag, on)
    hitAreaChanged()
    if flag == .hidden { hiddenChanged() }
  }
}

extension ViewFlags {
  mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}
