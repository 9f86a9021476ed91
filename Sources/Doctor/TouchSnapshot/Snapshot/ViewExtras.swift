// SPDX-License-Identifier: Apache-2.0

/// What a source says about few views, kept in one object outside of the view.
struct ViewExtras: Sendable, Hashable {
  /// The bounds, if they are known.
  var bounds: ViewRect?
  /// The recognizers; none if they are unknown, too.
  var recognizers: [RecognizerSnapshot] = []
  /// The actions; none if they are unknown, too.
  var actions: [ActionSnapshot] = []
  /// What the view says to accessibility.
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?

  /// Whether there is nothing to keep.
  var isEmpty: Bool {
    bounds == nil && recognizers.isEmpty && actions.isEmpty && accessibilityIdentifier == nil
      && accessibilityLabel == nil
  }
}

/// Which of the properties of a view are known whose values cannot say it themselves.
struct KnownProperties: OptionSet, Sendable, Hashable {
  var rawValue: UInt8

  static let frame = Self(rawValue: 1)
  static let alpha = Self(rawValue: 2)
  static let tag = Self(rawValue: 4)
  static let recognizers = Self(rawValue: 8)
  static let actions = Self(rawValue: 16)

  /// Whether a property is known.
  subscript(property: Self) -> Bool {
    @inline(__always) get { contains(property) }
    @inline(__always) set { if newValue { formUnion(property) } else { subtract(property) } }
  }
}

extension Rare<String> {
  /// The UIKit classes that most classes of apps inherit from, each kept once.
  private static let bases = KnownClass.all.filter { $0.roles.contains(.frequentBase) }
    .map { Self($0.name) }

  /// The name of a base class.
  init(base: String?) {
    self.init()
    guard let base else { return }
    self = Self.bases.first { $0.value == base } ?? Self(base)
  }
}
