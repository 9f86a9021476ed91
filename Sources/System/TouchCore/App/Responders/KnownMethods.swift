// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// The methods that selectors were created with, by the names of those selectors.
///
/// Objective-C knows every method by its name. Here a method gets a name when a selector is created with it,
/// and keeps it. Of several methods with one name the object's class selects one; of two of one class the
/// later counts. There is one entry for each name and class in the source of a program, so the table does not
/// grow with use. The standard edit actions, and other actions of UIKit's own, have their names from the
/// start.
nonisolated enum KnownMethods {
  private static let methods = Mutex(
    OwnActions.methods.merging(StandardEditActions.methods.mapValues { [$0] }) { $0 + $1 })

  /// Registers a method under a name for the objects of its class, and gives the method that the selector
  /// has.
  ///
  /// That is another one if a standard edit action is referred to as a method of `UIResponder`, as in
  /// `Selector("copy:", UIResponder.copy(_:))`: not every responder performs it. It is also another one for
  /// an action of UIKit's own that takes a flag, as in `Selector("endEditing:", UIView.endEditing(_:))`: a
  /// sender is no flag in Swift.
  @discardableResult static func add(_ method: ActionMethod, named name: String) -> ActionMethod {
    if method.ownerType == ObjectIdentifier(UIResponder.self),
      let standard = StandardEditActions.methods[name]
    {
      return standard
    }
    if let own = OwnActions.method(named: name, of: method.ownerType) { return own }
    // The replaced method may hold objects; it is released after the lock.
    let replaced = methods.withLock { methods -> ActionMethod? in
      guard let place = methods[name]?.firstIndex(where: { $0.ownerType == method.ownerType }) else {
        methods[name, default: []].append(method)
        return nil
      }
      let old = methods[name]?[place]
      methods[name]?[place] = method
      return old
    }
    extendLifetime(replaced)
    return method
  }

  /// The method that a name means for an object: that of the most derived class among those that the object
  /// has.
  static func method(named name: String, of object: AnyObject) -> ActionMethod? {
    let candidates = methods.withLock { $0[name] } ?? []
    return candidates.reduce(nil) { best, next in
      guard next.isTarget(object) else { return best }
      if let best, !best.isInherited(by: next) { return best }
      return next
    }
  }

  #if canImport(ObjectiveC)
    /// The method of a name that only one selector has.
    static func method(named name: String) -> ActionMethod? {
      methods.withLock { $0[name]?.last }
    }
  #endif
}
