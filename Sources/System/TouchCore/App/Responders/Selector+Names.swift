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
