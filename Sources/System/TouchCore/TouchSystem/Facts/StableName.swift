// SPDX-License-Identifier: Apache-2.0

/// The name of an object in a trace: the same in every run.
///
/// An address would differ in each process. A name consists of the class and either the object's identifier
/// or a number, in the order in which objects of the class were first mentioned.
public nonisolated struct StableName: Sendable, Hashable, CustomStringConvertible {
  /// The class, without its module.
  public var className: String
  /// The object's identifier, such as an accessibility identifier.
  public var identifier: String?
  /// The number of the object among those of its class, in the order of their first mention, from 1; 0 for
  /// an object that no trace has mentioned yet.
  public var number: Int

  /// Creates a name from its parts.
  public init(className: String, identifier: String? = nil, number: Int) {
    self.className = className
    self.identifier = identifier
    self.number = number
  }

  /// `UIView "card"` with an identifier, `UIView#3` without one, `UIView` before its first mention.
  public var description: String {
    if let identifier {
      "\(className) \"\(identifier)\""
    } else if number > 0 {
      "\(className)#\(number)"
    } else {
      className
    }
  }
}

/// An object that traces can name.
package protocol Traced: AnyObject {
  /// The object's number among those of its class; 0 before its first mention.
  var stableNumber: UInt32 { get set }
  /// The identifier of the object, if it has one.
  var traceIdentifier: String? { get }
}

/// Assigns the numbers of stable names; each application has one.
package final class StableNameRegistry {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The name of `object`, whose number is assigned at its first mention and then kept.
  package func name(of object: AnyObject) -> StableName {
    guard let traced = object as? any Traced else { return name(ofOther: object) }
    let className = String(describing: type(of: object))
    if traced.stableNumber == 0 { traced.stableNumber = UInt32(clamping: next(of: className)) }
    return StableName(
      className: className, identifier: traced.traceIdentifier, number: Int(traced.stableNumber))
  }

  private var others: [(object: WeakObject, name: StableName)] = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// The name of an object that cannot store its number, such as a delegate.
  private func name(ofOther object: AnyObject) -> StableName {
    // A weak reference that is looked at holds its object for a moment. If another thread releases the object
    // meanwhile, it goes here, and its deinit may ask for names: no change of the list may be going on then.
    let known = others
    for entry in known where entry.object.object === object { return entry.name }
    let living = known.filter { $0.object.object != nil }
    let className = String(describing: type(of: object))
    let name = StableName(className: className, number: next(of: className))
    if others.count == known.count { others = living }
    others.append((WeakObject(object: object), name))
    return name
  }

  private func next(of className: String) -> Int {
    let count = counts[className, default: 0] + 1
    counts[className] = count
    return count
  }
}
