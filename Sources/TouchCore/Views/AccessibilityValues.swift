// SPDX-License-Identifier: Apache-2.0

/// What a view says to those who do not see it; views that were told nothing have none.
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
