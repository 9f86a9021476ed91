// SPDX-License-Identifier: Apache-2.0
package import TouchGraphics

extension UIView {
  /// The tint that a view without its own inherits from its ancestors; nil if none of them has one.
  final var inheritedTint: UIColor? {
    flags.contains(.tinted) && extras?.tintColor == nil ? tintInEffect : nil
  }

  /// Updates, for the view and the views below it, the flag that says whether they or an ancestor have their
  /// own tint.
  ///
  /// Most hierarchies have none, and the flag saves them the search through the ancestors.
  final func noteTinted() {
    let isTinted = extras?.tintColor != nil || parentReference?.borrow { $0.flags.contains(.tinted) } == true
    guard flags.contains(.tinted) != isTinted else { return }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.flags.set(.tinted, isTinted)
      for child in view.children where child.extras?.tintColor == nil { waiting.append(child) }
    }
  }

  /// The tint in effect: the view's own, else that of the nearest ancestor that has one, else the system's
  /// blue.
  final var tintInEffect: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.extras?.tintColor { return color }
      view = current.parent
    }
    return .systemBlue
  }

  /// The tint color that was set for the view itself; nil if it has that of its superview.
  package final var explicitTintColor: UIColor? { extras?.tintColor }

  /// Sets the view's own tint and notifies the views that use it.
  final func setTint(_ color: UIColor?) {
    guard color != extras?.tintColor else { return }
    ensuredExtras.tintColor = color
    noteTinted()
    notifyTintChanged()
  }

  /// Notifies the view and the views below it that inherit its tint, in preorder.
  final func notifyTintChanged() {
    var told: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      told.append(view)
      for child in view.children.reversed() where child.extras?.tintColor == nil { waiting.append(child) }
    }
    noteLooks(of: told)
    for view in told { view.tintColorDidChange() }
  }
}
