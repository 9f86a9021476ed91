// SPDX-License-Identifier: Apache-2.0

/// A reference to an object that something else holds, of which nobody keeps count.
///
/// A reference count is changed by an atomic operation, which takes longer than most of what is done with the
/// object. So where an object is surely held by another, it is reached through this.
///
/// The contract: the holder lives as long as this reference is read, and takes the reference back before it lets go of
/// the object. Who the holder is, each place says; Documentation/Unchecked.md lists all of them, with the tests that
/// fail under the address sanitizer once one of them lets go too early.
nonisolated struct Borrowed<Object: AnyObject>: Equatable {
  private let reference: Unmanaged<Object>

  /// A reference to an object that somebody else holds.
  @inline(__always)
  init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// A reference to an object that somebody else holds, if there is one.
  @inline(__always)
  init?(_ object: Object?) {
    guard let object else { return nil }
    reference = .passUnretained(object)
  }

  /// A reference that holds the object, until ``release()`` or ``takeBack()``.
  @inline(__always)
  init(holding object: Object) {
    reference = .passRetained(object)
  }

  /// The object, held from here on.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Does something with the object, which its holder does not let go of meanwhile.
  ///
  /// Where `body` may run other people's code, its caller says why the holder stays.
  @inline(__always)
  func borrow<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Lets go of an object that this reference holds.
  @inline(__always)
  func release() {
    reference.release()
  }

  /// Hands over an object that this reference holds.
  @inline(__always)
  func takeBack() -> Object { reference.takeRetainedValue() }

  /// Where the object is in memory.
  @inline(__always)
  var address: Int { unsafeBitCast(reference, to: Int.self) }

  /// The object at an address that ``address`` gave.
  @inline(__always)
  init(address: Int) {
    reference = unsafeBitCast(address, to: Unmanaged<Object>.self)
  }

  @inline(__always)
  static func == (a: Self, b: Self) -> Bool { a.address == b.address }
}
