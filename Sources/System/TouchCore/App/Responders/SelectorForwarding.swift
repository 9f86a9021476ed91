// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  public import Foundation
#endif

/// An object that names another object for the methods that it lacks.
///
/// Every responder is one. The porter makes subclasses of `NSObject` that override the method conform to it,
/// for example a proxy between a timer and its target.
@preconcurrency @MainActor public protocol SelectorForwarding: AnyObject {
  /// The object on which the method is called instead; nil if there is none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

#if !canImport(ObjectiveC)
  extension UIResponder: SelectorForwarding {}
#endif

extension Selector {
  /// The object that is asked in place of one that does not have the method, and what the method is there.
  func forwarded(from object: AnyObject) -> (object: AnyObject, method: ActionMethod)? {
    var asked = object
    // Objects may name each other.
    for _ in 0..<100 {
      guard let target = (asked as? any SelectorForwarding)?.forwardingTarget(for: self) else { return nil }
      let next = TouchCore.object(in: target)
      if next === asked { return nil }
      if let method = method(of: next) { return (next, method) }
      asked = next
    }
    return nil
  }
}
