// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

// A side view is a subview while it is shown. So a button there is hit like any button, while a tap on an
// image goes through to the field.

extension UITextField {
  /// Whether something with this mode is currently shown.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: storedIsEditing
    case .unlessEditing: !storedIsEditing
    case .always: true
    }
  }

  final var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  final var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }

  /// Whether a view can be at a side; reports the misuse if not.
  final func acceptsSideView(_ view: UIView?, _ what: String) -> Bool {
    guard let view, isAtOrBelow(view) else { return true }
    Misuse.report(
      "UITextField.\(what): \(Swift.type(of: view)) contains the field; the view at that side stays as it is."
    )
    return false
  }

  final func sideViewChanged(from old: UIView?) {
    if let old, old !== leftView, old !== rightView, old.parent === self { old.removeFromSuperview() }
    showSideViews()
  }

  /// Adds and removes the side views as their modes say.
  final func showSideViews() {
    for (view, shown) in [(leftView, shownLeftView), (rightView, shownRightView)] {
      guard let view else { continue }
      if shown != nil {
        if view.parent !== self { addSubview(view) }
      } else if view.parent === self {
        view.removeFromSuperview()
      }
    }
    contentChanged()
  }

  final func placeSideViews() {
    let bounds = area
    if let view = shownLeftView { place(view, leftViewRect(forBounds: bounds)) }
    if let view = shownRightView { place(view, rightViewRect(forBounds: bounds)) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// The size of a view beside the text: its own, or what its content and constraints ask for if it has none.
  ///
  /// Since iOS 13 text fields measure such views by `systemLayoutSizeFitting(_:)`, as the release notes say.
  private func sideSize(of view: UIView) -> CGSize {
    let size = view.bounds.size
    guard size == .zero || !view.translatesAutoresizingMaskIntoConstraints else { return size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  final func rectOfLeftView(in bounds: CGRect) -> CGRect {
    guard let view = shownLeftView else { return .zero }
    let size = sideSize(of: view)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  final func rectOfRightView(in bounds: CGRect) -> CGRect {
    guard let view = shownRightView else { return .zero }
    let size = sideSize(of: view)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
