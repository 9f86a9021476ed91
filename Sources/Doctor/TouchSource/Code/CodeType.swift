// SPDX-License-Identifier: Apache-2.0

/// A type that a file declares, or what a file adds to a type.
package struct CodeType: Sendable {
  /// What declares the members.
  package enum Kind: String, Sendable {
    /// A class, or an interface of Objective-C.
    case declaration = "class"
    /// An extension, a category, or an implementation of Objective-C.
    case addition = "extension"
    /// A structure, an enumeration, an actor or a protocol.
    case other
  }

  /// The name, without the names of the types that it is declared in.
  package var name: String
  package var kind: Kind
  /// The superclass and the protocols, in the order of the file.
  package var bases: [String]
  /// Where the name is.
  package var offset: Int
  package var properties: [CodeProperty] = []
  /// The methods; what initializes or observes a property is a method with the property's name.
  package var methods: [CodeMethod] = []

  package init(name: String, kind: Kind, bases: [String], offset: Int) {
    self.name = name
    self.kind = kind
    self.bases = bases
    self.offset = offset
  }
}

/// A stored or computed property, or an instance variable.
package struct CodeProperty: Sendable {
  package var name: String
  /// The class that is written or made, such as `UIButton`; nil if neither says it.
  package var type: String?
  package var offset: Int
  package var isOutlet = false
  /// Whether only the file can use it.
  package var isPrivate = false
  /// The value that it begins with, if there is one.
  package var value: String?

  package init(name: String, type: String?, offset: Int) {
    self.name = name
    self.type = type
    self.offset = offset
  }
}

/// A method with what its body does.
package struct CodeMethod: Sendable {
  /// A parameter as the body knows it.
  package struct Parameter: Sendable {
    package var name: String
    package var type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  /// The name in Swift, without labels: `touchesBegan` also for `touchesBegan:withEvent:`.
  package var name: String
  package var parameters: [Parameter] = []
  package var isOverride = false
  package var isStatic = false
  /// Whether it initializes or observes a property of this name.
  package var isOfProperty = false
  /// Where the name is.
  package var offset: Int
  /// The offsets of the body.
  package var body: Range<Int>
  /// What the body does, in the order of the file.
  package var steps: [CodeStep] = []
  /// The branches, loops and closures of the body.
  package var scopes: [CodeScope] = []

  package init(name: String, offset: Int, body: Range<Int>) {
    self.name = name
    self.offset = offset
    self.body = body
  }

  /// A scope and those around it, the innermost first.
  package func scopes(from scope: Int?) -> [CodeScope] {
    var found: [CodeScope] = []
    var next = scope
    while let index = next {
      found.append(scopes[index])
      next = scopes[index].parent
    }
    return found
  }
}
