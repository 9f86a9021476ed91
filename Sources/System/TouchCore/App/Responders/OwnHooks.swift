// SPDX-License-Identifier: Apache-2.0

/// What UIKit's own classes call on themselves, and subclasses override: code calls it by name on itself,
/// such as `layoutSubviews` after a delay.
nonisolated enum OwnHooks {
  static let all: [(String, ActionMethod)] = [
    ("awakeFromNib", ActionMethod(UIResponder.awakeFromNib)),
    ("layoutSubviews", ActionMethod(UIView.layoutSubviews)),
    ("didMoveToSuperview", ActionMethod(UIView.didMoveToSuperview)),
    ("didMoveToWindow", ActionMethod(UIView.didMoveToWindow)),
    ("tintColorDidChange", ActionMethod(UIView.tintColorDidChange)),
    ("safeAreaInsetsDidChange", ActionMethod(UIView.safeAreaInsetsDidChange)),
    ("layoutMarginsDidChange", ActionMethod(UIView.layoutMarginsDidChange)),
    ("becomeKeyWindow", ActionMethod(UIWindow.becomeKey)),
    ("resignKeyWindow", ActionMethod(UIWindow.resignKey)),
    ("loadView", ActionMethod(UIViewController.loadView)),
    ("viewDidLoad", ActionMethod(UIViewController.viewDidLoad)),
    ("viewWillLayoutSubviews", ActionMethod(UIViewController.viewWillLayoutSubviews)),
    ("viewDidLayoutSubviews", ActionMethod(UIViewController.viewDidLayoutSubviews)),
    ("viewSafeAreaInsetsDidChange", ActionMethod(UIViewController.viewSafeAreaInsetsDidChange)),
    ("didReceiveMemoryWarning", ActionMethod(UIViewController.didReceiveMemoryWarning)),
    OwnActions.flagged("viewWillAppear:") { (controller: UIViewController, isAnimated) in
      controller.viewWillAppear(isAnimated)
    },
    OwnActions.flagged("viewDidAppear:") { (controller: UIViewController, isAnimated) in
      controller.viewDidAppear(isAnimated)
    },
    OwnActions.flagged("viewWillDisappear:") { (controller: UIViewController, isAnimated) in
      controller.viewWillDisappear(isAnimated)
    },
    OwnActions.flagged("viewDidDisappear:") { (controller: UIViewController, isAnimated) in
      controller.viewDidDisappear(isAnimated)
    },
    ("reset", ActionMethod(UIGestureRecognizer.reset)),
    ("layoutSublayers", ActionMethod(CALayer.layoutSublayers)),
    ("display", ActionMethod(CALayer.display)),
  ]
}
