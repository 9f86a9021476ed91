// SPDX-License-Identifier: Apache-2.0

// A reference of which nobody keeps count looks the same in memory as one that is counted, and as an optional one that is
// not nil.

nonisolated extension UnsafeBufferPointer {
  /// Calls `body` with the object at an index, which the owner of the memory holds meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result where Element: AnyObject {
    unmanaged(index, Element.self)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Calls `body` with the object at an index that is not nil, which the owner of the memory holds meanwhile.
  @inline(__always)
  func borrow<Object: AnyObject, Result>(_ index: Int, _ body: (Object) -> Result) -> Result
  where Element == Object? {
    unmanaged(index, Object.self)._withUnsafeGuaranteedRef { body($0) }
  }

  @inline(__always)
  private func unmanaged<Object: AnyObject>(_ index: Int, _ type: Object.Type) -> Unmanaged<Object> {
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped + index).assumingMemoryBound(to: Unmanaged<Object>.self)
      .pointee
  }
}
