// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether any view was ever given a tint; until then all have the same, and nobody has to look.
  private static var areTintsUsed = false

  /// The tint a view without one of its own has from those around it; nil where nobody has any.
  final var inheritedTint: UIColor? {
    UIView.areTintsUsed && extras?.tintColor == nil ? tintInEffect : nil
  }

  /// The tint in effect: the view's own, else that of the nearest view around it that has one, else the
  /// system's blue.
  final var tintInEffect: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.extras?.tintColor { return color }
      view = current.parent
    }
    return .systemBlue
  }

  /// Sets the view's own tint and tells the views whose tint that is.
  final func setTint(_ color: UIColor?) {
    guard color != extras?.tintColor else { return }
    UIView.areTintsUsed = true
    written.tintColor = color
    tellTintChanged()
  }

  /// Tells the view and those below it that inherit its tint, each before those below it.
  final func tellTintChanged() {
    var told: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      told.append(view)
      for child in view.children.reversed() where child.extras?.tintColor == nil { waiting.append(child) }
    }
    for view in told { view.tintColorDidChange() }
  }
}
