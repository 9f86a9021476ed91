// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// What a dragged item looks like under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
  /// The view that is shown.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview that shows a URL.
  public convenience init(for url: URL) {
    self.init(for: url, title: nil)
  }

  /// Creates a preview that shows the title of a URL above it.
  public convenience init(for url: URL, title: String?) {
    self.init(view: Self.label(for: url, title: title))
  }

  deinit {}

  /// The preview itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  static func label(for url: URL, title: String?) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 2
    label.text = (title.map { $0 + "\n" } ?? "") + url.absoluteString
    label.sizeToFit()
    return label
  }
}

/// What an item looks like where it is lifted or dropped, and where that is.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a view at a target.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view where the view is, which must be in a window.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    if view.window == nil {
      Misuse.report("A preview of a view that is in no window needs a target: pass one with the view.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where the view is, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview that shows a URL.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview that shows the title of a URL above it.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: UIDragPreview.label(for: url, title: title), parameters: UIDragPreviewParameters(), target: target
    )
  }

  /// The same preview elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
      target: newTarget)
  }
}
