// SPDX-License-Identifier: Apache-2.0

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
