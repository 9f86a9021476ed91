// SPDX-License-Identifier: Apache-2.0
public import TouchCore

// Swift has no #selector without Objective-C, so a method can be named as what it is: Owner.method. Each of
// these makes a selector of the method, called after the line that refers to it, and adds that.

extension UIControl {
  /// Lets the control tell a target, held weakly, of events by a method that takes nothing.
  ///
  /// Two references to one method cannot be told to be the same: added twice, it is called twice.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Lets the control tell a target, held weakly, of events by a method that takes the control as a value of
  /// any type.
  @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Lets the control tell a target, held weakly, of events by a method that takes the control and the event
  /// of touches, which there is none of in ``sendActions(for:)``.
  @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Lets the control tell a target, held weakly, of events by a method that takes the control and an event
  /// of touches; ``sendActions(for:)`` gives it one without touches.
  @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  // A sender that is an object, as the control is, is handed over as it is; one of any other type, such as
  // Any, needs memory at each event.

  /// Lets the control tell a target, held weakly, of events by a method that takes the control.
  @inlinable public func addTarget<Target: AnyObject, Sender: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Lets the control tell a target, held weakly, of events by a method that takes the control and the event
  /// of touches, which there is none of in ``sendActions(for:)``.
  @inlinable public func addTarget<Target: AnyObject, Sender: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Lets the control tell a target, held weakly, of events by a method that takes the control and an event
  /// of touches; ``sendActions(for:)`` gives it one without touches.
  @inlinable public func addTarget<Target: AnyObject, Sender: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }
}
