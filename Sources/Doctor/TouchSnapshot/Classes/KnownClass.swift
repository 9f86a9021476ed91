// SPDX-License-Identifier: Apache-2.0

/// A class that readers and the doctor know something about: UIKit's, and those of other frameworks.
///
/// All that they know by the names of classes is in this table, one row for each class.
package struct KnownClass: Sendable {
  /// The name of the class.
  package let name: String
  /// The superclass that the headers declare; nil for root and private classes.
  package let base: String?
  /// How views of the class are hit; nil if it is as for any class without a row.
  package let manner: HitManner?
  /// What else is known about it.
  package let roles: Roles
  /// The elements of storyboards and xibs that stand for the class.
  let elements: [String]
  /// The types of elements that sources write in place of the class; see ``classOfType``.
  package let types: [String]
  /// The kinds of elements for which accessibility stands in place of the class; see ``AccessibilityKind``.
  let kinds: [String]

  init(
    _ name: String, of base: String? = nil, hit manner: HitManner? = nil, is roles: Roles = [],
    elements: [String] = [], types: [String] = [], kinds: [String] = []
  ) {
    (self.name, self.base, self.manner, self.roles) = (name, base, manner, roles)
    (self.elements, self.types, self.kinds) = (elements, types, kinds)
  }
}

extension KnownClass {
  /// What is known about each class, with what follows from its superclasses and from how it is hit.
  private static let rolesByName: [String: Roles] = {
    var known: [String: Roles] = [:]
    known.reserveCapacity(all.count)
    for row in all {
      var roles = row.roles
      if row.manner == .dimming { roles.insert(.dims) }
      // The row of a superclass stands before those that come from it.
      if row.name == "UIControl" || row.base.map({ known[$0]?.contains(.control) == true }) == true {
        roles.insert(.control)
      }
      known[row.name] = roles
    }
    return known
  }()

  /// What is known about a class by its name; empty for classes without a row.
  package static func roles(of name: String) -> Roles { rolesByName[name] ?? [] }

  /// The classes that have a role, in the order of the table.
  package static func names(of role: Roles) -> [String] {
    all.filter { roles(of: $0.name).contains(role) }.map { $0.name }
  }

  /// The classes by the types that XCUITest gives elements, with and without its prefix.
  ///
  /// A row that writes the prefix means only that: apps have classes called `DatePicker` and `Picker`.
  package static let classOfType: [String: String] = {
    let prefix = "XCUIElementType"
    var classes: [String: String] = [:]
    for row in all {
      for type in row.types {
        classes[type] = row.name
        if !type.hasPrefix(prefix) { classes[prefix + type] = row.name }
      }
    }
    return classes
  }()
}
