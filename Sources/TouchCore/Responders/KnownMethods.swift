// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// The methods that selectors have brought along, by the names of those selectors.
///
/// Objective-C knows every method by its name. Here a method gets one when a selector is made of it, and keeps it:
/// of several methods with one name the object decides by its class, and of two of one class the later counts.
/// There is one entry for each name and class that the source of a program has, so it does not grow with use.
nonisolated enum KnownMethods {
  private static let methods = Mutex<[String: [ActionMethod]]>([:])

  /// Lets a name mean a method for the objects of the method's class.
  static func add(_ method: ActionMethod, named name: String) {
    // What is replaced may hold objects, whose end is nobody's business here: it goes after the lock is open.
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
  }

  /// The method that a name means for an object: of those that the object has, that of the most derived class.
  static func method(named name: String, of object: AnyObject) -> ActionMethod? {
    let candidates = methods.withLock { $0[name] } ?? []
    return candidates.reduce(nil) { best, next in
      guard next.isTarget(object) else { return best }
      if let best, !best.isInherited(by: next) { return best }
      return next
    }
  }
}
