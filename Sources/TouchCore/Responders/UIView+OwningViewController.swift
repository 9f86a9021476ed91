// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The controller the view belongs to: the first in its responder chain, or nil if there is none.
  public var owningViewController: UIViewController? {
    for responder in ResponderChain(from: self) {
      if let controller = responder as? UIViewController { return controller }
    }
    return nil
  }
}
