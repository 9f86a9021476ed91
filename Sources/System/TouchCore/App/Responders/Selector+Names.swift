// SPDX-License-Identifier: Apache-2.0
#if canImport(ObjectiveC)
  package import Foundation
#endif

nonisolated extension Selector {
  /// The name, if code has given it.
  package var givenName: String? { isNamed ? name : nil }

  /// What distinguishes the method of a selector that was given no name.
  package var methodIdentity: ObjectIdentifier? {
    if isNamed { nil } else { method.map { ObjectIdentifier($0) } }
  }

  /// The name in traces, which stay the same when a line of code moves.
  package var traceName: String { isNamed ? name : "a method of \(method?.owner ?? "nobody")" }

  /// The name without the number that ``numbered(_:)`` added.
  package var lineName: String {
    name.last == ")" ? name : String(name[..<(name.lastIndex(of: ",") ?? name.endIndex)])
  }

  /// Whether both mean the same: they are equal, or one is the name of the other.
  package func means(_ other: Selector) -> Bool {
    self == other || ((isNamed || other.isNamed) && name == other.name)
  }
}

nonisolated extension Selector {
  /// Makes a setter of a flag known by its name in Objective-C, which gets true for any sender that is none.
  package static func setter<Target: AnyObject>(
    _ name: String, _ set: @escaping @MainActor (Target, Bool) -> Void
  ) -> Selector {
    Selector(name: name, method: OwnActions.flagged(set))
  }

  /// Makes a method known by its name in Objective-C that takes a value of one type; another one calls
  /// nothing.
  package static func taking<Target: AnyObject, Value>(
    _ name: String, _ body: @escaping @MainActor (Target, Value) -> Void
  ) -> Selector {
    Selector(
      name: name,
      method: ActionMethod(of: Target.self) { target, sender, _ in
        guard let value = sender as? Value else { return false }
        body(target, value)
        return true
      })
  }
}
