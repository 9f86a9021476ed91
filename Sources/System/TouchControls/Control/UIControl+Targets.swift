// SPDX-License-Identifier: Apache-2.0
public import TouchCore

#if canImport(ObjectiveC)
  public import Foundation
#else
  import Foundation
#endif

// Swift has no #selector without Objective-C, so these methods accept a method reference: Owner.method. Each
// makes a selector from it, named after the source line of the reference, and adds that.

extension UIControl {
  /// Adds a target, held weakly, and a method without parameters for events.
  ///
  /// Two references to one method cannot be recognized as the same: added twice, it is called twice.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Adds a target, held weakly, and a method whose parameter is the control, as a value of any type.
  @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Adds a target, held weakly, and a method whose parameters are the control and the event.
  ///
  /// The event is nil in ``sendActions(for:)``.
  @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Adds a target, held weakly, and a method whose parameters are the control and an event.
  ///
  /// The event has no touches in ``sendActions(for:)``.
  @_disfavoredOverload
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  // A sender of a class type is passed as it is; any other type, such as Any, allocates at each event.

  /// Adds a target, held weakly, and a method whose parameter is the control.
  @inlinable public func addTarget<Target: AnyObject, Sender: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Adds a target, held weakly, and a method whose parameters are the control and the event.
  ///
  /// The event is nil in ``sendActions(for:)``.
  @inlinable public func addTarget<Target: AnyObject, Sender: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }

  /// Adds a target, held weakly, and a method whose parameters are the control and an event.
  ///
  /// The event has no touches in ``sendActions(for:)``.
  @inlinable public func addTarget<Target: AnyObject, Sender: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    addTarget(
      target, action: Selector(action, fileID: fileID, line: line, column: column), for: controlEvents)
  }
}
