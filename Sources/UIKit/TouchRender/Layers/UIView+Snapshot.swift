// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchDrawing
public import TouchGraphics

extension UIView {
  /// Draws the view and the views in it so that they fill a rectangle of the current context; false without a
  /// context.
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

  /// A view that shows a part of what this one shows now; when it is resized, what is inside the insets is
  /// stretched.
  ///
  /// nil where the rectangle shows nothing of the view.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let part = rect.intersection(bounds)
    guard !part.isEmpty, let whole = drawing(afterUpdates) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: part.size))
    view.layer.contents = whole
    view.layer.contentsRect = CGRect(
      x: (part.minX - bounds.minX) / bounds.width, y: (part.minY - bounds.minY) / bounds.height,
      width: part.width / bounds.width, height: part.height / bounds.height)
    view.layer.contentsCenter = CGRect(
      x: capInsets.left / part.width, y: capInsets.top / part.height,
      width: max(0, 1 - (capInsets.left + capInsets.right) / part.width),
      height: max(0, 1 - (capInsets.top + capInsets.bottom) / part.height))
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
