// SPDX-License-Identifier: Apache-2.0

/// Manages a view and those below it.
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The view, loaded when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.extras?.viewController = nil
      loadedView = newValue
      newValue?.written.viewController = self
    }
  }

  /// Makes the view.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Called after the view was made.
  open func viewDidLoad() {}

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  final func install(in window: UIWindow) {
    let transition = UITransitionView(frame: window.bounds)
    transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let shadow = UIDropShadowView(frame: window.bounds)
    shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = window.bounds
    shadow.addSubview(view)
    transition.addSubview(shadow)
    window.addSubview(transition)
  }

  final func uninstallFromWindow() {
    loadedView?.superview?.superview?.removeFromSuperview()
  }
}

/// The view in which a window puts what its root controller shows.
final class UITransitionView: UIView {}

/// The view that carries the root controller's view.
final class UIDropShadowView: UIView {}
