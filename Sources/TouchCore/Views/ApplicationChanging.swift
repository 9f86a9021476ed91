// SPDX-License-Identifier: Apache-2.0

/// A view that may remember fingers of an application that is gone.
package protocol ApplicationChanging: UIView {
  /// Called after the window of the view, which had no application any more or yet, has come to one.
  func cameToApplication()
}
