// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  public import Foundation
#endif

// An action method takes nothing, the sender, or the sender and the event. What the other parts of the
// framework accept as an action, they accept in these forms.

nonisolated extension Selector {
  /// Makes a named selector of a method that takes nothing, as in `Selector("save", Editor.save)`.
  @preconcurrency public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a named selector of a method that takes the sender.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a named selector of a method that takes the sender and the event, if there is one.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a named selector of a method that takes the sender and the event.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: name, method: ActionMethod(method))
  }

  /// Makes a selector of a method that takes nothing.
  @preconcurrency public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }

  /// Makes a selector of a method that takes the sender.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }

  /// Makes a selector of a method that takes the sender and the event, if there is one.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }

  /// Makes a selector of a method that takes the sender and the event.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(method: ActionMethod(method), fileID: fileID, line: line, column: column)
  }
}

// UIKit calls an action and ignores what it gives, as `resignFirstResponder` gives a Bool.

nonisolated extension Selector {
  /// Makes a named selector of a method that takes nothing and gives something, which is ignored.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { (target: Target) in { _ = method(target)() } }
  }

  /// Makes a named selector of a method that takes the sender and gives something, which is ignored.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name) { (target: Target) in { (sender: Sender) in _ = method(target)(sender) } }
  }
}
