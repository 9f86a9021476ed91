// SPDX-License-Identifier: Apache-2.0

/// The setters of flags of UIKit's own classes, by their names in Objective-C: `setHidden:` sets `isHidden`.
nonisolated enum OwnSetters {
  static let all: [(String, ActionMethod)] = [
    OwnActions.flagged("setAccessibilityElementsHidden:") { (view: UIView, isOn) in
      view.accessibilityElementsHidden = isOn
    },
    OwnActions.flagged("setAccessibilityViewIsModal:") { (view: UIView, isOn) in
      view.accessibilityViewIsModal = isOn
    },
    OwnActions.flagged("setAutoresizesSubviews:") { (view: UIView, isOn) in view.autoresizesSubviews = isOn },
    OwnActions.flagged("setClearsContextBeforeDrawing:") { (view: UIView, isOn) in
      view.clearsContextBeforeDrawing = isOn
    },
    OwnActions.flagged("setClipsToBounds:") { (view: UIView, isOn) in view.clipsToBounds = isOn },
    OwnActions.flagged("setInsetsLayoutMarginsFromSafeArea:") { (view: UIView, isOn) in
      view.insetsLayoutMarginsFromSafeArea = isOn
    },
    OwnActions.flagged("setAccessibilityElement:") { (view: UIView, isOn) in
      view.isAccessibilityElement = isOn
    },
    OwnActions.flagged("setExclusiveTouch:") { (view: UIView, isOn) in view.isExclusiveTouch = isOn },
    OwnActions.flagged("setHidden:") { (view: UIView, isOn) in view.isHidden = isOn },
    OwnActions.flagged("setMultipleTouchEnabled:") { (view: UIView, isOn) in
      view.isMultipleTouchEnabled = isOn
    },
    OwnActions.flagged("setOpaque:") { (view: UIView, isOn) in view.isOpaque = isOn },
    OwnActions.flagged("setUserInteractionEnabled:") { (view: UIView, isOn) in
      view.isUserInteractionEnabled = isOn
    },
    OwnActions.flagged("setPreservesSuperviewLayoutMargins:") { (view: UIView, isOn) in
      view.preservesSuperviewLayoutMargins = isOn
    },
    OwnActions.flagged("setShouldGroupAccessibilityChildren:") { (view: UIView, isOn) in
      view.shouldGroupAccessibilityChildren = isOn
    },
    OwnActions.flagged("setDefinesPresentationContext:") { (controller: UIViewController, isOn) in
      controller.definesPresentationContext = isOn
    },
    OwnActions.flagged("setExtendedLayoutIncludesOpaqueBars:") { (controller: UIViewController, isOn) in
      controller.extendedLayoutIncludesOpaqueBars = isOn
    },
    OwnActions.flagged("setHidesBottomBarWhenPushed:") { (controller: UIViewController, isOn) in
      controller.hidesBottomBarWhenPushed = isOn
    },
    OwnActions.flagged("setEditing:") { (controller: UIViewController, isOn) in controller.isEditing = isOn },
    OwnActions.flagged("setModalInPresentation:") { (controller: UIViewController, isOn) in
      controller.isModalInPresentation = isOn
    },
    OwnActions.flagged("setNavigationBarHidden:") { (navigation: UINavigationController, isOn) in
      navigation.isNavigationBarHidden = isOn
    },
    OwnActions.flagged("setToolbarHidden:") { (navigation: UINavigationController, isOn) in
      navigation.isToolbarHidden = isOn
    },
    OwnActions.flagged("setCancelsTouchesInView:") { (recognizer: UIGestureRecognizer, isOn) in
      recognizer.cancelsTouchesInView = isOn
    },
    OwnActions.flagged("setDelaysTouchesBegan:") { (recognizer: UIGestureRecognizer, isOn) in
      recognizer.delaysTouchesBegan = isOn
    },
    OwnActions.flagged("setDelaysTouchesEnded:") { (recognizer: UIGestureRecognizer, isOn) in
      recognizer.delaysTouchesEnded = isOn
    },
    OwnActions.flagged("setEnabled:") { (recognizer: UIGestureRecognizer, isOn) in recognizer.isEnabled = isOn
    },
    OwnActions.flagged("setRequiresExclusiveTouchType:") { (recognizer: UIGestureRecognizer, isOn) in
      recognizer.requiresExclusiveTouchType = isOn
    },
    OwnActions.flagged("setDoubleSided:") { (layer: CALayer, isOn) in layer.isDoubleSided = isOn },
    OwnActions.flagged("setGeometryFlipped:") { (layer: CALayer, isOn) in layer.isGeometryFlipped = isOn },
    OwnActions.flagged("setHidden:") { (layer: CALayer, isOn) in layer.isHidden = isOn },
    OwnActions.flagged("setMasksToBounds:") { (layer: CALayer, isOn) in layer.masksToBounds = isOn },
    OwnActions.flagged("setOpaque:") { (layer: CALayer, isOn) in layer.isOpaque = isOn },
    OwnActions.flagged("setHidesWhenStopped:") { (indicator: UIActivityIndicatorView, isOn) in
      indicator.hidesWhenStopped = isOn
    },
  ]
}
