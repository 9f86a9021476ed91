// SPDX-License-Identifier: Apache-2.0

/// A reference that does not keep its object alive, shared by everything that refers to the object.
///
/// The object owns it and clears it in its `deinit`. A `weak` reference does that by itself, but the first
/// one moves the object's counts to memory of their own, and from then on each retain and each release takes
/// about four times as many instructions. So objects that are retained in every touch and every change of the
/// tree have one of these instead.
///
/// Unlike a weak reference, it still leads to the object while the `deinit` of a subclass runs.
final class BackReference<Object: Borrowable> {
  private var target: Borrowed<Object>?

  /// Creates the reference to its owner.
  init(to owner: Object) {
    target = Borrowed(owner)
  }

  /// The object, until it is deallocated.
  @inline(__always)
  var object: Object? { target?.object }

  /// Whether this is the reference to an object, which is found out without retaining it.
  @inline(__always)
  func leads(to object: Object) -> Bool { target == Borrowed(object) }

  /// Notes that the owner is being deallocated.
  func clear() { target = nil }
}
