// SPDX-License-Identifier: Apache-2.0

/// Every member of the API that puts an object into another one of its kind.
///
/// `RelationTableTests`, a rule of the house, finds such members by their names and types, and fails for one
/// that is in none of the lists. A new one that can close a cycle gets a way in ``Relation``.
enum RelationTable {
  /// Members that refuse what would close a cycle, with the relations that try them.
  static let refused: [String: [String]] = [
    "UIView.addSubview": ["views", "fields"],
    "UIView.insertSubview": ["views"],
    "UIView.mask": ["views"],
    "UIStackView.addArrangedSubview": ["views"],
    "UIStackView.insertArrangedSubview": ["views"],
    "UITextField.leftView": ["fields"],
    "UITextField.rightView": ["fields"],
    "UITextField.inputView": ["fields"],
    "UITextField.inputAccessoryView": ["fields"],
    "UIScrollView.refreshControl": ["fields"],
    "CALayer.addSublayer": ["layers"],
    "CALayer.insertSublayer": ["layers"],
    "CALayer.replaceSublayer": ["layers"],
    "CALayer.sublayers": ["layers"],
    "CALayer.mask": ["layers", "views"],
    "UIViewController.addChild": ["controllers"],
    "UINavigationController.pushViewController": ["controllers"],
    "UINavigationController.setViewControllers": ["controllers"],
    "UINavigationController.viewControllers": ["controllers"],
    "UIPageViewController.setViewControllers": ["controllers"],
    "UIDynamicBehavior.addChildBehavior": ["behaviors"],
    "CAAnimationGroup.animations": ["animations"],
    "CAEmitterCell.emitterCells": ["cells"],
    "UIMotionEffectGroup.motionEffects": ["effects"],
    "UIGestureRecognizer.require": ["requirements"],
  ]

  /// Members whose cycles have tests of their own, with their names.
  static let tested: [String: String] = [
    "UIViewController.present": "controllers never form a cycle, whatever is presented, contained and pushed",
    "UIViewController.show": "controllers never form a cycle, whatever is presented, contained and pushed",
    "UIViewController.showDetailViewController":
      "controllers never form a cycle, whatever is presented, contained and pushed",
    "UIPageViewController.dataSource":
      "a data source that provides the page controller itself provides no page",
    "UIDeferredMenuElement.init": "deferred elements that provide themselves, or each other, provide nothing",
    "UIResponder.inputAccessoryView": "an input view that contains its responder is not shown",
    "UIBarButtonItem.customView": "a bar refuses a view of an item that contains the bar",
    "UINavigationItem.titleView": "a bar refuses a view of an item that contains the bar",
  ]

  /// Members that cannot close a cycle, and why.
  static let harmless: [String: String] = [
    "CAEmitterLayer.emitterCells": "cells contain no layer",
    "CALayer.add": "an animation contains no layer",
    "UIApplicationDelegate.window": "a window contains no delegate",
    "UIApplicationDelegate.ownedWindow": "a window contains no delegate",
    "UIWindowSceneDelegate.window": "a window contains no delegate",
    "WindowOwner.window": "a window contains no delegate",
    "UIWindow.rootViewController": "a controller and its view contain no window",
    "UIWindow.windowScene": "a window contains no scene",
    "UIViewController.view": "a view contains no controller, and no view that it is in",
    "UIViewController.addSegue": "it keeps a closure",
    "UIView.gestureRecognizers": "a recognizer contains no view",
    "UIView.addGestureRecognizer": "a recognizer contains no view",
    "UIView.motionEffects": "an effect contains no view",
    "UIView.addMotionEffect": "an effect contains no view",
    "UIBarButtonItem.menu": "a menu contains no item of a bar",
    "UIBarButtonItem.primaryAction": "an action contains nothing",
    "UINavigationItem.backAction": "an action contains nothing",
    "UIButton.menu": "a menu contains no button",
    "UIControl.addAction": "an action contains nothing",
    "UISegmentedControl.insertSegment": "an action contains nothing",
    "UISegmentedControl.setAction": "an action contains nothing",
    "UIDynamicAnimator.addBehavior": "a behavior contains no animator",
    "UIMenuController.setTargetRect": "the view is only where the menu opens",
    "UIMenuController.showMenu": "the view is only where the menu opens",
    "UIPopoverPresentationController.passthroughViews": "the views are only compared",
    "UIPopoverPresentationController.sourceView": "the view is only where the popover is",
    "UIStackView.setCustomSpacing": "it is a gap",
    "UIAlertController.addTextField": "the controller makes the field itself",
    "UIPanGestureRecognizer.setTranslation": "the view has the coordinates",
    "UIViewController.setOverrideTraitCollection": "it is about traits of a child",
    "UIMenu.replacingChildren": "it makes another menu, which nothing contains yet",
    "UndoManager.beginUndoGrouping": "the manager makes its groups itself, each inside the open one",
  ]
}
