// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The methods of UIKit's own classes that code uses as actions, by their names; setters and hooks have lists
/// of their own.
///
/// Objective-C finds them by name alone, as in `sendAction(Selector("resignFirstResponder"), to: nil, …)`.
/// Here a name means a method once a selector has had both, and these have theirs from the start. The names
/// are those of Objective-C. A method that takes a flag gets true if there is a sender, as the address of one
/// is no zero.
nonisolated enum OwnActions {
  static let methods: [String: [ActionMethod]] = {
    var methods: [String: [ActionMethod]] = [:]
    for (name, method) in all + OwnSetters.all + OwnHooks.all { methods[name, default: []].append(method) }
    return methods
  }()

  private static let all: [(String, ActionMethod)] = [
    ("becomeFirstResponder", plain { (responder: UIResponder) in _ = responder.becomeFirstResponder() }),
    ("resignFirstResponder", plain { (responder: UIResponder) in _ = responder.resignFirstResponder() }),
    ("reloadInputViews", ActionMethod(UIResponder.reloadInputViews)),
    flagged("endEditing:") { (view: UIView, force) in _ = view.endEditing(force) },
    ("removeFromSuperview", ActionMethod(UIView.removeFromSuperview)),
    ("setNeedsLayout", ActionMethod(UIView.setNeedsLayout)),
    ("layoutIfNeeded", ActionMethod(UIView.layoutIfNeeded)),
    ("setNeedsDisplay", plain { (view: UIView) in view.setNeedsDisplay() }),
    ("sizeToFit", ActionMethod(UIView.sizeToFit)),
    ("invalidateIntrinsicContentSize", ActionMethod(UIView.invalidateIntrinsicContentSize)),
    ("makeKeyWindow", ActionMethod(UIWindow.makeKey)),
    ("makeKeyAndVisible", ActionMethod(UIWindow.makeKeyAndVisible)),
    ("startAnimating", ActionMethod(UIActivityIndicatorView.startAnimating)),
    ("stopAnimating", ActionMethod(UIActivityIndicatorView.stopAnimating)),
    ("loadViewIfNeeded", ActionMethod(UIViewController.loadViewIfNeeded)),
    ("removeFromParentViewController", ActionMethod(UIViewController.removeFromParent)),
    ("setNeedsStatusBarAppearanceUpdate", ActionMethod(UIViewController.setNeedsStatusBarAppearanceUpdate)),
    flagged("dismissModalViewControllerAnimated:") { (controller: UIViewController, isAnimated) in
      controller.dismiss(animated: isAnimated)
    },
    flagged("dismissViewControllerAnimated:completion:") { (controller: UIViewController, isAnimated) in
      controller.dismiss(animated: isAnimated)
    },
    flagged("popViewControllerAnimated:") { (navigation: UINavigationController, isAnimated) in
      _ = navigation.popViewController(animated: isAnimated)
    },
    flagged("popToRootViewControllerAnimated:") { (navigation: UINavigationController, isAnimated) in
      _ = navigation.popToRootViewController(animated: isAnimated)
    },
    ("setNeedsLayout", ActionMethod(CALayer.setNeedsLayout)),
    ("layoutIfNeeded", ActionMethod(CALayer.layoutIfNeeded)),
    ("setNeedsDisplay", plain { (layer: CALayer) in layer.setNeedsDisplay() }),
    ("displayIfNeeded", ActionMethod(CALayer.displayIfNeeded)),
    ("removeFromSuperlayer", ActionMethod(CALayer.removeFromSuperlayer)),
    ("removeAllAnimations", ActionMethod(CALayer.removeAllAnimations)),
    ("undo", plain { (manager: UndoManager) in manager.undo() }),
    ("redo", plain { (manager: UndoManager) in manager.redo() }),
  ]

  static func plain<Target: AnyObject>(
    _ body: @escaping @MainActor (Target) -> Void
  ) -> ActionMethod {
    ActionMethod(of: Target.self) { target, _, _ in
      body(target)
      return true
    }
  }

  static func flagged<Target: AnyObject>(
    _ body: @escaping @MainActor (Target, Bool) -> Void
  ) -> ActionMethod {
    ActionMethod(of: Target.self) { target, sender, _ in
      body(target, sender as? Bool ?? (sender != nil))
      return true
    }
  }

  /// A method that takes a flag, with its name.
  static func flagged<Target: AnyObject>(
    _ name: String, _ body: @escaping @MainActor (Target, Bool) -> Void
  ) -> (String, ActionMethod) {
    (name, flagged(body))
  }

  /// The method that a name means for exactly this class, if it is one of these.
  static func method(named name: String, of owner: ObjectIdentifier) -> ActionMethod? {
    methods[name]?.first { $0.ownerType == owner }
  }
}
