// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A preview of a view, and where it lies.
///
/// The system does not draw it here: the value is for code that does.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// Where the preview lies.
  public final let target: UIPreviewTarget
  /// The view that is shown.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.target = target
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view where the view is, which must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.window == nil {
      Misuse.report("A preview of a view that is in no window needs a target: pass one with the view.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where the view is, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  deinit {}

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The same preview elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
