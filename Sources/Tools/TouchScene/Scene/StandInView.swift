// SPDX-License-Identifier: Apache-2.0
package import Touchstone

/// A view that stands for content that a converted file does not contain, such as the name of a view of the
/// program, or rows of a list.
///
/// It is not part of the app, so tools list neither it nor what is in it, and take both for the view around
/// it.
package final class StandInView: UIView {}

extension UIView {
  /// The view for whose content the view stands; nil for a view of the app.
  package var standsFor: UIView? {
    var next: UIView? = self
    var found: UIView?
    while let view = next {
      if view is StandInView { found = view.superview }
      next = view.superview
    }
    return found
  }
}
