// SPDX-License-Identifier: Apache-2.0

/// The setters of flags of UIKit's own classes, by their names in Objective-C: `setHidden:` sets `isHidden`.
nonisolated enum OwnSetters {
  static let all: [(String, ActionMethod)] = [
    (
      "setAccessibilityElementsHidden:",
      OwnActions.flagged { (view: UIView, isOn) in view.accessibilityElementsHidden = isOn }
    ),
    (
      "setAccessibilityViewIsModal:",
      OwnActions.flagged { (view: UIView, isOn) in view.accessibilityViewIsModal = isOn }
    ),
    (
      "setAutoresizesSubviews:",
      OwnActions.flagged { (view: UIView, isOn) in view.autoresizesSubviews = isOn }
    ),
    (
      "setClearsContextBeforeDrawing:",
      OwnActions.flagged { (view: UIView, isOn) in view.clearsContextBeforeDrawing = isOn }
    ),
    ("setClipsToBounds:", OwnActions.flagged { (view: UIView, isOn) in view.clipsToBounds = isOn }),
    (
      "setInsetsLayoutMarginsFromSafeArea:",
      OwnActions.flagged { (view: UIView, isOn) in view.insetsLayoutMarginsFromSafeArea = isOn }
    ),
    (
      "setAccessibilityElement:",
      OwnActions.flagged { (view: UIView, isOn) in view.isAccessibilityElement = isOn }
    ),
    ("setExclusiveTouch:", OwnActions.flagged { (view: UIView, isOn) in view.isExclusiveTouch = isOn }),
    ("setHidden:", OwnActions.flagged { (view: UIView, isOn) in view.isHidden = isOn }),
    (
      "setMultipleTouchEnabled:",
      OwnActions.flagged { (view: UIView, isOn) in view.isMultipleTouchEnabled = isOn }
    ),
    ("setOpaque:", OwnActions.flagged { (view: UIView, isOn) in view.isOpaque = isOn }),
    (
      "setUserInteractionEnabled:",
      OwnActions.flagged { (view: UIView, isOn) in view.isUserInteractionEnabled = isOn }
    ),
    (
      "setPreservesSuperviewLayoutMargins:",
      OwnActions.flagged { (view: UIView, isOn) in view.preservesSuperviewLayoutMargins = isOn }
    ),
    (
      "setShouldGroupAccessibilityChildren:",
      OwnActions.flagged { (view: UIView, isOn) in view.shouldGroupAccessibilityChildren = isOn }
    ),
    (
      "setDefinesPresentationContext:",
      OwnActions.flagged { (controller: UIViewController, isOn) in
        controller.definesPresentationContext = isOn
      }
    ),
    (
      "setExtendedLayoutIncludesOpaqueBars:",
      OwnActions.flagged { (controller: UIViewController, isOn) in
        controller.extendedLayoutIncludesOpaqueBars = isOn
      }
    ),
    (
      "setHidesBottomBarWhenPushed:",
      OwnActions.flagged { (controller: UIViewController, isOn) in controller.hidesBottomBarWhenPushed = isOn
      }
    ),
    (
      "setEditing:",
      OwnActions.flagged { (controller: UIViewController, isOn) in controller.isEditing = isOn }
    ),
    (
      "setModalInPresentation:",
      OwnActions.flagged { (controller: UIViewController, isOn) in controller.isModalInPresentation = isOn }
    ),
    (
      "setNavigationBarHidden:",
      OwnActions.flagged { (navigation: UINavigationController, isOn) in
        navigation.isNavigationBarHidden = isOn
      }
    ),
    (
      "setToolbarHidden:",
      OwnActions.flagged { (navigation: UINavigationController, isOn) in navigation.isToolbarHidden = isOn }
    ),
    (
      "setCancelsTouchesInView:",
      OwnActions.flagged { (recognizer: UIGestureRecognizer, isOn) in recognizer.cancelsTouchesInView = isOn }
    ),
    (
      "setDelaysTouchesBegan:",
      OwnActions.flagged { (recognizer: UIGestureRecognizer, isOn) in recognizer.delaysTouchesBegan = isOn }
    ),
    (
      "setDelaysTouchesEnded:",
      OwnActions.flagged { (recognizer: UIGestureRecognizer, isOn) in recognizer.delaysTouchesEnded = isOn }
    ),
    (
      "setEnabled:",
      OwnActions.flagged { (recognizer: UIGestureRecognizer, isOn) in recognizer.isEnabled = isOn }
    ),
    (
      "setRequiresExclusiveTouchType:",
      OwnActions.flagged { (recognizer: UIGestureRecognizer, isOn) in
        recognizer.requiresExclusiveTouchType = isOn
      }
    ),
    ("setDoubleSided:", OwnActions.flagged { (layer: CALayer, isOn) in layer.isDoubleSided = isOn }),
    ("setGeometryFlipped:", OwnActions.flagged { (layer: CALayer, isOn) in layer.isGeometryFlipped = isOn }),
    ("setHidden:", OwnActions.flagged { (layer: CALayer, isOn) in layer.isHidden = isOn }),
    ("setMasksToBounds:", OwnActions.flagged { (layer: CALayer, isOn) in layer.masksToBounds = isOn }),
    ("setOpaque:", OwnActions.flagged { (layer: CALayer, isOn) in layer.isOpaque = isOn }),
    (
      "setHidesWhenStopped:",
      OwnActions.flagged { (indicator: UIActivityIndicatorView, isOn) in indicator.hidesWhenStopped = isOn }
    ),
  ]
}
