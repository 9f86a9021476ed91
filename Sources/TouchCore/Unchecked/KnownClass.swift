// SPDX-License-Identifier: Apache-2.0

/// An object as the class that its caller has found it to be, or has given it as.
///
/// An action is called for each move of a finger, and a cast that looks at the class again takes longer than the rest
/// of the call. A build without optimization looks all the same.
@inlinable @inline(__always)
nonisolated func known<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
  unsafeDowncast(object, to: type)
}
