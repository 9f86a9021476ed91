// SPDX-License-Identifier: Apache-2.0

/// What the index keeps of one file.
///
/// Facts follow from the bytes of the file alone, so they are valid as long as these do not change. What
/// several files decide together is worked out from the facts of all; see ``ClassTable`` and
/// ``SourceIndex/findings()``.
package struct SourceFacts: Sendable, Hashable {
  /// A class that is declared, or that gets more members.
  package struct Class: Sendable, Hashable {
    package var name: String
    /// Whether the file declares the class, and does not only extend it.
    package var isDeclaration: Bool
    package var bases: [String]
    package var place: CodePlace
    /// The outlets and other properties that have a known class.
    package var properties: [Property] = []
    package var overrides: [Override] = []
    package var uses: [Use] = []

    package init(name: String, isDeclaration: Bool, bases: [String], place: CodePlace) {
      self.name = name
      self.isDeclaration = isDeclaration
      self.bases = bases
      self.place = place
    }
  }

  package struct Property: Sendable, Hashable {
    package var name: String
    package var type: String
    package var isOutlet: Bool
    package var place: CodePlace
  }

  /// A method that decides about touches or layout, and what its body shows.
  package struct Override: Sendable, Hashable {
    package var name: String
    package var manner: Manner
    package var place: CodePlace

    /// What the body of a method does with touches, as far as it shows.
    package enum Manner: String, Sendable, CaseIterable {
      /// It returns what the superclass does.
      case asSuper = "as-super"
      /// It takes no touch for itself and leaves those of its subviews to them.
      case passesOn = "passes-on"
      /// It accepts points around its bounds.
      case grows
      /// Anything else.
      case other
    }
  }

  /// What code does to a view or a recognizer that it has a name for.
  package struct Use: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
      /// Sets `isHidden`, `alpha`, or whether it is in the hierarchy.
      case hides
      /// Sets `isEnabled`.
      case enables
      /// Turns interaction on.
      case interacts
      /// Turns interaction off, or to a value that is not known here.
      case mayInteract = "may-interact"
      /// Sets its frame, bounds, center or transform.
      case moves
      /// Makes constraints of it, or changes one.
      case constrains
      /// Adds a target or an action.
      case targets
      /// Adds a recognizer to it.
      case recognizes
      /// Passes it to other code.
      case passes
    }

    package var kind: Kind
    /// The name that the code has for it, such as `card.button`.
    package var subject: String
    package var place: CodePlace
  }

  /// The path, relative to the folder that was indexed.
  package var path: String
  /// The language.
  package var language: CodeFile.Language
  package var classes: [Class] = []
  /// What rules found, as far as this file decides it.
  package var candidates: [SourceCandidate] = []
  /// Whether comments of the file turn rules off.
  package var hasSuppressions = false

  package init(path: String, language: CodeFile.Language) {
    self.path = path
    self.language = language
  }
}
