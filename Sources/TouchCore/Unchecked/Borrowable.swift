// SPDX-License-Identifier: Apache-2.0

#if Invariants
  /// An object to which there are ``Borrowed`` references.
  nonisolated protocol Borrowable: AnyObject {
    /// Ends with the object.
    var life: Life { get }
  }

  /// Tells whoever knows it weakly whether its owner still exists.
  ///
  /// A weak reference to the owner itself would be nil as soon as the owner's `deinit` begins. That is too early: until
  /// it ends, children may ask for their superview, and windows for their application.
  nonisolated final class Life: Sendable {}

  extension UIResponder: nonisolated Borrowable {}
  extension UITouch: nonisolated Borrowable {}
  extension GestureEnvironment: nonisolated Borrowable {}
  extension HitIndex: nonisolated Borrowable {}
  extension EventTimer: nonisolated Borrowable {}
  extension TimerQueue: nonisolated Borrowable {}
#else
  /// Any object: looking up a conformance would cost the first hit-test of a process as much as 200 siblings do.
  typealias Borrowable = AnyObject
#endif
