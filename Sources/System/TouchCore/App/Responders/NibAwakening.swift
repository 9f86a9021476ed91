// SPDX-License-Identifier: Apache-2.0

/// An object that hears when a nib with it was loaded.
///
/// Every responder is one. The porter makes classes of `NSObject` that override the method such objects.
@preconcurrency @MainActor public protocol NibAwakening: AnyObject {
  /// Called after the nib was loaded and its outlets are set.
  func awakeFromNib()
}
