// SPDX-License-Identifier: Apache-2.0

/// A view that may still track fingers of an application that no longer exists.
package protocol ApplicationChanging: UIView {
  /// Called after the window of the view, which had no application, has joined one.
  func cameToApplication()
}
