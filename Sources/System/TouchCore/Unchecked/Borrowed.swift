// SPDX-License-Identifier: Apache-2.0

/// A reference to an object that something else holds, and that is not counted.
///
/// A reference count is changed by an atomic operation, which takes longer than most of what is done with the
/// object. Where another reference surely keeps the object alive, code reaches it through this.
///
/// The contract: the holder lives as long as this reference is read, and takes the reference back before it
/// releases the object. Each use says who the holder is. Documentation/Unchecked.md lists all of them, with
/// the tests that fail under the address sanitizer once a holder releases too early. With the trait
/// `Invariants` the reference itself traps when the object is gone; see ``Life``.
@safe nonisolated struct Borrowed<Object: Borrowable>: Equatable {
  private let reference: Unmanaged<Object>

  #if Invariants
    private weak var life: Life?
    /// Whether ``life`` is that of the object; an address alone does not lead to it.
    private let isWatched: Bool
  #endif

  /// A reference to an object that another reference holds.
  @inline(__always)
  init(_ object: Object) {
    unsafe self.init(.passUnretained(object), object)
  }

  /// A reference to an object that another reference holds, if there is an object.
  @inline(__always)
  init?(_ object: Object?) {
    guard let object else { return nil }
    self.init(object)
  }

  /// A reference that holds the object itself, until ``release()`` or ``takeBack()``.
  @inline(__always)
  init(holding object: Object) {
    unsafe self.init(.passRetained(object), object)
  }

  @inline(__always)
  private init(_ reference: Unmanaged<Object>, _ object: Object) {
    unsafe self.reference = unsafe reference
    #if Invariants
      life = object.life
      isWatched = true
    #endif
  }

  /// The object, retained from here on.
  @inline(__always)
  var object: Object {
    check()
    return unsafe reference.takeUnretainedValue()
  }

  /// Calls `body` with the object, whose holder does not release it meanwhile.
  ///
  /// Where `body` may run other people's code, the caller says why the holder stays.
  @inline(__always)
  func borrow<Result>(_ body: (Object) -> Result) -> Result {
    check()
    return unsafe reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Releases an object that this reference holds.
  @inline(__always)
  func release() {
    unsafe reference.release()
  }

  /// Returns an object that this reference holds, and holds it no longer.
  @inline(__always)
  func takeBack() -> Object { unsafe reference.takeRetainedValue() }

  /// Where the object is in memory.
  @inline(__always)
  var address: Int { unsafe unsafeBitCast(reference, to: Int.self) }

  /// The object at an address that ``address`` returned.
  @inline(__always)
  init(address: Int) {
    unsafe reference = unsafe unsafeBitCast(address, to: Unmanaged<Object>.self)
    #if Invariants
      isWatched = false
    #endif
  }

  @inline(__always)
  static func == (a: Self, b: Self) -> Bool { a.address == b.address }

  /// Traps if the object is gone, with the trait `Invariants`.
  @inline(__always)
  private func check() {
    #if Invariants
      if isWatched, life == nil {
        preconditionFailure("a borrowed \(Object.self) is gone: its holder released it too early")
      }
    #endif
  }
}

#if Invariants
  /// An object to which there are ``Borrowed`` references.
  nonisolated protocol Borrowable: AnyObject {
    /// Ends with the object.
    var life: Life { get }
  }

  /// Lets code that refers to it weakly find out whether its owner still exists.
  ///
  /// A weak reference to the owner itself would be nil as soon as the owner's `deinit` begins. That is too
  /// early: until it ends, children may ask for their superview, and windows for their application.
  nonisolated final class Life: Sendable {}

  extension UIResponder: nonisolated Borrowable {}
  extension UITouch: nonisolated Borrowable {}
  extension GestureEnvironment: nonisolated Borrowable {}
  extension HitIndex: nonisolated Borrowable {}
  extension EventTimer: nonisolated Borrowable {}
  extension TimerQueue: nonisolated Borrowable {}
  extension TouchRegistry: nonisolated Borrowable {}
#else
  /// Any object: looking up a conformance would cost the first hit-test of a process as much as 200 siblings
  /// do.
  typealias Borrowable = AnyObject
#endif

// A reference of which nobody keeps count looks the same in memory as one that is counted, and as an optional
// one that is not nil.

nonisolated extension UnsafeBufferPointer {
  /// Calls `body` with the object at an index, which the owner of the memory holds meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result where Element: AnyObject {
    unsafe unmanaged(index, Element.self)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Calls `body` with the object at an index that is not nil, which the owner of the memory holds meanwhile.
  @inline(__always)
  func borrow<Object: AnyObject, Result>(_ index: Int, _ body: (Object) -> Result) -> Result
  where Element == Object? {
    unsafe unmanaged(index, Object.self)._withUnsafeGuaranteedRef { body($0) }
  }

  @inline(__always)
  private func unmanaged<Object: AnyObject>(_ index: Int, _ type: Object.Type) -> Unmanaged<Object> {
    unsafe UnsafeRawPointer(baseAddress.unsafelyUnwrapped + index).assumingMemoryBound(
      to: Unmanaged<Object>.self
    )
    .pointee
  }
}
