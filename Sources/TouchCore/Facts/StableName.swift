// SPDX-License-Identifier: Apache-2.0

/// The name of an object in a trace: the same in every run.
///
/// An address would be another one in each process. A name is made of the class and either the identifier
/// somebody gave the object or the number of its first mention among its class.
public nonisolated struct StableName: Sendable, Hashable, CustomStringConvertible {
  /// The class, without its module.
  public var className: String
  /// The identifier the object carries, such as an accessibility identifier.
  public var identifier: String?
  /// The place among the objects of the class in the order of their first mention, from 1.
  public var number: Int

  /// Makes a name of its parts.
  public init(className: String, identifier: String? = nil, number: Int) {
    self.className = className
    self.identifier = identifier
    self.number = number
  }

  /// `UIView "card"` where there is an identifier, `UIView#3` where there is none.
  public var description: String {
    if let identifier { "\(className) \"\(identifier)\"" } else { "\(className)#\(number)" }
  }
}

/// An object that traces name.
package protocol Traced: AnyObject {
  /// The number of the first mention among the objects of the class; 0 before it.
  var stableNumber: UInt32 { get set }
  /// What somebody called the object.
  var traceIdentifier: String? { get }
}

/// Gives out the numbers of stable names; one an application.
package final class NameBook {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The name of `object`, which keeps the number it got when it was first asked for.
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

  /// The name of an object that has no place for a number, such as a delegate.
  private func name(ofOther object: AnyObject) -> StableName {
    others.removeAll { $0.object.object == nil }
    if let known = others.first(where: { $0.object.object === object }) { return known.name }
    let className = String(describing: type(of: object))
    let name = StableName(className: className, number: next(of: className))
    others.append((WeakObject(object: object), name))
    return name
  }

  private func next(of className: String) -> Int {
    let count = counts[className, default: 0] + 1
    counts[className] = count
    return count
  }
}
