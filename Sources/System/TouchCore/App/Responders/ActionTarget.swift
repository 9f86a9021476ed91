// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  public import Foundation
#endif

/// A class whose methods actions find by name: every responder, and any other class that lists its methods.
///
/// ```swift
/// final class Player: ActionTarget {
///   func play() { … }
///   static var actionMethods: [Selector] { [Selector("play", Player.play)] }
/// }
/// ```
@preconcurrency @MainActor public protocol ActionTarget: AnyObject {
  /// The methods that have a name; of two with the same name, the later counts.
  static var actionMethods: [Selector] { get }
}

/// A sender that keeps the selectors for its targets.
@MainActor package protocol ActionKeeping {
  /// The selector of this name that the sender keeps for `target`.
  func selector(named name: String, for target: AnyObject) -> Selector?
}

extension Selector {
  /// The method that this selector means for `object`: its own, else the one of its name that the class
  /// lists, else that of an earlier selector of this name, else the one that a runtime knows.
  func method(of object: AnyObject) -> ActionMethod? {
    if let method, method.isTarget(object) { return method }
    guard isNamed else { return nil }
    let listed = (object as? any ActionTarget).flatMap { target in
      type(of: target).actionMethods.last { $0.name == name && $0.method?.isTarget(object) == true }?.method
    }
    return listed ?? KnownMethods.method(named: name, of: object) ?? .ofRuntime(self, of: object)
  }

  /// The selector with the method that its name means for `object`, if it means one.
  package func bringingMethod(of object: AnyObject) -> Selector {
    guard method == nil, let method = method(of: object) else { return self }
    return Selector(name: name, method: method)
  }

  /// The selector that a sender keeps under this name for `receiver`; if it keeps none, the selector itself.
  func asKept(by sender: Any?, for receiver: AnyObject) -> Selector {
    guard method == nil, let keeper = sender as? any ActionKeeping else { return self }
    return keeper.selector(named: name, for: receiver) ?? self
  }

  /// Whether `object` has the method.
  public func isAnswered(by object: AnyObject) -> Bool {
    method(of: object) != nil
  }

  /// Calls the method on `object`; returns false, and reports why, if that cannot be done.
  @discardableResult
  public func perform(on object: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
    guard let method = method(of: object) else {
      if let (target, method) = forwarded(from: object) {
        return call(method, on: target, sender: sender, event: event)
      }
      Misuse.report(
        "action \(self): \(type(of: object)) has no such method; list it in the actionMethods of the class, or make the selector of the method itself."
      )
      return false
    }
    return call(method, on: object, sender: sender, event: event)
  }

  /// Calls the method that was found for the selector.
  ///
  /// Path of a touch: step 15.
  func call(_ method: ActionMethod, on object: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    let outcome = method(on: object, sender: sender, event: event)
    guard outcome == .performed else {
      let sender = sender.map { "a \(type(of: $0))" } ?? "no sender"
      Misuse.report(
        "action \(self): the method of \(method.owner) does not take \(sender); it is not called. Give its first parameter a type that fits."
      )
      return false
    }
    return true
  }
}

/// The object in a value.
nonisolated func object(in value: Any) -> AnyObject {
  value as AnyObject
}

/// `value as? Object` for a value that is there.
@usableFromInline nonisolated func fitting<Object: AnyObject>(_ value: Any?, _ type: Object.Type) -> Object? {
  guard let value else { return nil }
  return value as? Object
}

/// `value as? Value` for a value that is there.
///
/// Cast as it is, the optional itself would be taken for the value where anything fits.
nonisolated func fitting<Value>(_ value: Any?) -> Value? {
  if let value { return value as? Value }
  return value as? Value
}
