// SPDX-License-Identifier: Apache-2.0

/// Casts an object to a class that the caller has already checked.
///
/// An action is called for each move of a finger, and a checked cast takes longer than the rest of the call. A build
/// without optimization still checks.
@inlinable @inline(__always)
nonisolated func known<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
  unsafeDowncast(object, to: type)
}
