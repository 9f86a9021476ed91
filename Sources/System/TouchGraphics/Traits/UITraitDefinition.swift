// SPDX-License-Identifier: Apache-2.0

/// One kind of trait: the type of its values and the value of an environment that says nothing.
///
/// UIKit's own traits are ``UITraitHorizontalSizeClass`` and so on; code may declare others.
public nonisolated protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// The name for people who debug.
  static var name: String { get }
  /// What identifies the trait in archives.
  static var identifier: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type with that of its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False unless a trait says otherwise.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait, for lists of them.
public typealias UITrait = any UITraitDefinition.Type

/// A set of traits that can be changed.
public nonisolated protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The values of traits that were set, in the order in which they were set first.
nonisolated struct TraitValues {
  private struct Entry {
    let trait: any UITraitDefinition.Type
    var value: Any
  }

  private var entries: [Entry] = []

  /// The traits that have a value.
  var traits: [any UITraitDefinition.Type] { entries.map(\.trait) }

  var isEmpty: Bool { entries.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    value(of: trait) as? Trait.Value
  }

  func value(of trait: any UITraitDefinition.Type) -> Any? {
    entries.first { $0.trait == trait }?.value
  }

  mutating func set(_ trait: any UITraitDefinition.Type, _ value: Any) {
    if let index = entries.firstIndex(where: { $0.trait == trait }) {
      entries[index].value = value
    } else {
      entries.append(Entry(trait: trait, value: value))
    }
  }

  mutating func remove(_ trait: any UITraitDefinition.Type) {
    entries.removeAll { $0.trait == trait }
  }

  /// Takes over the values of others.
  mutating func formUnion(_ others: TraitValues) {
    for entry in others.entries { set(entry.trait, entry.value) }
  }

  /// Whether both give the trait the same value; values that cannot be compared count as different.
  func agrees(with other: TraitValues, on trait: any UITraitDefinition.Type) -> Bool {
    Self.value(of: trait, in: self, equals: other)
  }

  private static func value<Trait: UITraitDefinition>(
    of trait: Trait.Type, in a: TraitValues, equals b: TraitValues
  ) -> Bool {
    let (first, second) = (a[trait] ?? trait.defaultValue, b[trait] ?? trait.defaultValue)
    guard let comparable = first as? any Equatable else { return false }
    return comparable.equals(second)
  }

  /// The traits that have different values in both.
  func differences(from other: TraitValues) -> [any UITraitDefinition.Type] {
    var all = traits
    for trait in other.traits where !all.contains(where: { $0 == trait }) { all.append(trait) }
    return all.filter { !agrees(with: other, on: $0) }
  }
}

nonisolated extension Equatable {
  /// Whether `other` is an equal value of the same type.
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
