// SPDX-License-Identifier: Apache-2.0

/// An object that is called after a nib that contains it was loaded.
///
/// Every responder is one. The porter makes subclasses of `NSObject` that override the method conform to it.
@preconcurrency @MainActor public protocol NibAwakening: AnyObject {
  /// Called after the nib was loaded and its outlets are set.
  func awakeFromNib()
}
