// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The tint a view without one of its own has from those around it; nil where nobody around has any.
  final var inheritedTint: UIColor? {
    flags.contains(.tinted) && extras?.tintColor == nil ? tintInEffect : nil
  }

  /// Notes, for the view and those below it, whether they or any view around them have a tint of their own.
  ///
  /// Most hierarchies have none, and in those nobody has to climb to find that out.
  final func noteTinted() {
    let isTinted = extras?.tintColor != nil || parent?.flags.contains(.tinted) == true
    guard flags.contains(.tinted) != isTinted else { return }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.flags.set(.tinted, isTinted)
      for child in view.children where child.extras?.tintColor == nil { waiting.append(child) }
    }
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
    written.tintColor = color
    noteTinted()
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
