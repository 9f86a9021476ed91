// SPDX-License-Identifier: Apache-2.0
import TouchRender
import TouchScene
import Touchstone

extension LabRun {
  /// The view that is seen in front at a point of the screen, whether or not it takes touches; nil if there
  /// is none.
  ///
  /// A label or a picture inside a control is part of the control, which takes its touches.
  func seenView(at point: CGPoint) -> (view: UIView, layer: LayerPlace)? {
    updatePicture()
    for record in pictures.windows.reversed() {
      let inWindow = CGPoint(x: point.x - record.origin.x, y: point.y - record.origin.y)
      for (id, view) in record.watcher.views.reversed() {
        guard let view, view.isSeen(at: inWindow, in: record.window) else { continue }
        let whole = view.partOf ?? view
        let layer = record.watcher.views.first { $0.view === whole }?.id ?? id
        return (whole, LayerPlace(window: record.number, layer: layer.number))
      }
    }
    return nil
  }

  /// The view that a layer belongs to; nil if the picture does not have the layer.
  func view(of place: LayerPlace) -> UIView? {
    updatePicture()
    guard let record = pictures.windows.first(where: { $0.number == place.window }) else { return nil }
    return record.watcher.views.first { $0.id.number == place.layer }?.view
  }
}

extension UIView {
  /// The control that the view is part of, if the view itself takes no touches, or the view for whose content
  /// it stands; nil otherwise.
  var partOf: UIView? {
    if let standsFor { return standsFor.partOf ?? standsFor }
    var view = self
    while !view.isUserInteractionEnabled, let above = view.superview {
      if let control = above as? UIControl { return control }
      view = above
    }
    return nil
  }

  /// Whether a point of the window is in the view, and in all views above it that clip.
  fileprivate func isSeen(at point: CGPoint, in window: UIWindow) -> Bool {
    guard bounds.contains(convert(point, from: window)), !isHidden, alpha > 0 else { return false }
    return withThoseAround.dropFirst().allSatisfy {
      !$0.clipsToBounds || $0.bounds.contains($0.convert(point, from: window))
    }
  }
}
