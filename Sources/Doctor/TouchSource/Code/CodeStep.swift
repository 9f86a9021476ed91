// SPDX-License-Identifier: Apache-2.0

/// One thing that a body does.
///
/// Texts are Swift in both languages, on one line, without `self.` at their beginning and without the marks
/// of optionals.
package struct CodeStep: Sendable {
  package enum Kind: Sendable {
    /// A call: of a method of the receiver, which is empty for the object's own and for functions.
    case call(receiver: String, name: String, arguments: [CodeArgument])
    /// An assignment; the operator is `=`, `+=` and so on.
    case assignment(target: String, sign: String, value: String)
    /// A constant or a variable of the body, or one that a condition binds.
    case local(name: String, type: String?, value: String)
    /// What the body returns.
    case result(String)
  }

  package var kind: Kind
  package var offset: Int
  /// The index of the innermost scope; nil in none.
  package var scope: Int?

  package init(_ kind: Kind, offset: Int, scope: Int?) {
    self.kind = kind
    self.offset = offset
    self.scope = scope
  }
}

/// An argument of a call.
package struct CodeArgument: Sendable, Hashable {
  /// The label; empty if there is none.
  package var label: String
  package var text: String

  package init(label: String, text: String) {
    self.label = label
    self.text = text
  }
}

/// A part of a body that runs under a condition, several times, or later.
package struct CodeScope: Sendable {
  package enum Kind: Sendable, Hashable {
    /// What an `if` or a `guard` runs if its condition holds.
    case branch(String)
    /// What an `if` runs if its condition does not hold.
    case otherwise(String)
    /// A case of a switch; no pattern is the default.
    case match(subject: String, patterns: [String])
    /// The body of a loop over the variable, or of one with a condition.
    case loop(String)
    /// A closure that is given to the function of this name.
    case closure(String)
  }

  package var kind: Kind
  /// The index of the scope around it.
  package var parent: Int?
  package var offset: Int

  package init(_ kind: Kind, parent: Int?, offset: Int) {
    self.kind = kind
    self.parent = parent
    self.offset = offset
  }
}

/// A view of SwiftUI with its modifiers.
package struct ModifierChain: Sendable {
  package struct Modifier: Sendable {
    package var name: String
    package var arguments: String
    package var offset: Int

    package init(name: String, arguments: String, offset: Int) {
      self.name = name
      self.arguments = arguments
      self.offset = offset
    }
  }

  /// The type at the beginning, such as `HStack`.
  package var root: String
  /// The names that the content of the root begins its statements with, such as `Text` and `Spacer`.
  package var content: [String]
  package var offset: Int
  package var modifiers: [Modifier]
  /// The roots of the chains that it is in, the innermost first.
  package var around: [String]

  package init(
    root: String, content: [String], offset: Int, modifiers: [Modifier], around: [String]
  ) {
    self.root = root
    self.content = content
    self.offset = offset
    self.modifiers = modifiers
    self.around = around
  }
}
