// SPDX-License-Identifier: Apache-2.0

/// Which method an action calls.
///
/// Where Objective-C finds a method by its name, Swift on other systems cannot. So a selector is a name, or a
/// method, or both:
///
/// - `Selector("save:")`, or just `"save:"`, names a method. A target performs it if its class lists a
///   method of this name in ``ActionTarget/actionMethods``.
/// - `Selector("save:", Editor.save)` names a method and brings it along; any `Editor` performs it.
/// - `Selector(Editor.save)` brings a method without a name.
///
/// Two selectors with names are equal if their names are. Swift cannot tell whether two references mean the
/// same method, so one without a name is equal only to its own copies: keep it in a constant if it is to be
/// recognised later, or give it a name.
public nonisolated struct Selector: Sendable {
  /// The name, if the selector has one; by Objective-C's habit with a colon for each argument.
  public let name: String?

  let method: ActionMethod?

  /// Makes a selector that names a method.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  @usableFromInline init(name: String?, method: ActionMethod) {
    self.name = name
    self.method = method
  }
}

nonisolated extension Selector: ExpressibleByStringLiteral {
  /// Makes a selector that names a method.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

nonisolated extension Selector: Hashable {
  /// Whether two selectors have one name or, where there is none, are copies of one.
  public static func == (a: Selector, b: Selector) -> Bool {
    if let name = a.name { return name == b.name }
    return b.name == nil && a.method === b.method
  }

  /// Adds the name or, where there is none, the identity.
  public func hash(into hasher: inout Hasher) {
    if let name {
      hasher.combine(name)
    } else {
      hasher.combine(method.map { ObjectIdentifier($0) })
    }
  }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name or, where there is none, whose method it is.
  public var description: String {
    name ?? "a method of \(method?.owner ?? "nobody")"
  }
}
