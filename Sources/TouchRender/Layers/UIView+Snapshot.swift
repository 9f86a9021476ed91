// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Draws the view and the views in it so that they fill a rectangle of the current context; false without a context.
  ///
  /// With `afterUpdates`, pending layouts are done first.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), let list = drawing(afterUpdates) else { return false }
    context.draw(list, in: rect)
    return true
  }

  /// A view with the same size that shows what this one shows now; nil without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let list = drawing(afterUpdates) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.layer.contents = list
    return view
  }

  /// What the view and the views in it show.
  private func drawing(_ afterUpdates: Bool) -> DisplayList? {
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let context = CGContext(ContextRecording(bounds: bounds, scale: contentScaleFactor))
    layer.render(in: context)
    return context.read { $0.finished }
  }
}
