// SPDX-License-Identifier: Apache-2.0

/// The properties that few views set, kept apart so that a plain view stays small.
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
  /// What the next display pass draws; nil for the whole view.
  var dirtyRect: CGRect?
  /// The animations that run, in the order in which they began.
  var animations: [PropertyAnimation] = []
  /// How many running animations keep the view from being hit.
  var blockingAnimations = 0
}

extension ViewExtras {
  /// What the view says, made when first written to.
  var spoken: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }
}

extension UIView {
  /// The extras, made when first written to.
  var written: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
