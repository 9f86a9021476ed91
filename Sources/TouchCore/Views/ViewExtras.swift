// SPDX-License-Identifier: Apache-2.0

/// The properties that few views set, stored separately so that a plain view stays small.
final class ViewExtras {
  weak var viewController: UIViewController?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tag = 0
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var contentMode = UIView.ContentMode.scaleToFill
  var layer: CALayer?
  var recognizers: [UIGestureRecognizer]?
  var accessibility: AccessibilityValues?
  var contentScaleFactor: CGFloat?
  /// The rectangle that the next display pass draws; nil for the whole view.
  var dirtyRect: CGRect?
  /// The running animations, in the order in which they began.
  var animations: [PropertyAnimation] = []
  /// Traits, direction of layout, safe area and interactions, if the view sets any.
  var surroundings: ViewSurroundings?
  /// How many running animations keep the view from being hit.
  var blockingAnimations = 0
}

extension ViewExtras {
  /// The accessibility values, created on first write.
  var ensuredAccessibility: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }
}

extension UIView {
  /// The extras, created on first write.
  var ensuredExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}

/// The accessibility values of a view; created when the first one is set.
final class AccessibilityValues {
  var isElement: Bool?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var frame: CGRect?
  var activationPoint: CGPoint?
}
