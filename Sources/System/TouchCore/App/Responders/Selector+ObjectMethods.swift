// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  public import Foundation
#endif

// The forms of methods that take an object as the sender; they are called without a thunk.

nonisolated extension Selector {
  /// Makes a named selector of a method that takes the sender, an object.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a named selector of a method that takes the sender, an object, and the event, if there is one.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a named selector of a method that takes the sender, an object, and the event.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a selector of a method that takes the sender, an object.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }

  /// Makes a selector of a method that takes the sender, an object, and the event, if there is
  /// one.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }

  /// Makes a selector of a method that takes the sender, an object, and the event.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }
}
