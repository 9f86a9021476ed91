// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

extension UIView {
  /// The controller the view belongs to: the first in its responder chain, or nil if there is none.
  ///
  /// The chain is walked once; a chain that an override leads back into itself ends where it would repeat.
  public var owningViewController: UIViewController? {
    var slow: UIResponder? = self
    var fast: UIResponder? = self
    while let responder = slow {
      if let controller = responder as? UIViewController { return controller }
      slow = responder.next
      fast = fast?.next?.next
      if let slow, slow === fast { return Self.controller(inLoopAt: slow) }
    }
    return nil
  }

  /// The first controller in the part of a chain that leads back into itself.
  private static func controller(inLoopAt start: UIResponder) -> UIViewController? {
    var responder = start
    repeat {
      if let controller = responder as? UIViewController { return controller }
      guard let next = responder.next else { return nil }
      responder = next
    } while responder !== start
    return nil
  }
}
