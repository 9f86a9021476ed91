// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The environment of a view or view controller: size classes, style, direction of layout, scale and so on.
///
/// A collection does not change: another environment is another collection. A trait that was not set has the
/// default of its ``UITraitDefinition``, mostly `unspecified`.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  final let values: TraitValues

  /// Creates a collection in which no trait is set.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().modified(by: mutations))
  }

  /// Creates a collection of the traits of several; of two values, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.formUnion(collection.values) }
    self.init(values: values)
  }

  deinit {}

  /// The value of a trait, else its default.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[trait] ?? trait.defaultValue
  }

  /// The same traits with those that a closure changes.
  open func modifyingTraits(_ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    UITraitCollection(values: values.modified(by: mutations))
  }

  /// The same traits with another value of one of them.
  public final func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  {
    var changed = values
    changed.set(trait, value)
    return UITraitCollection(values: changed)
  }

  /// Whether the collection has every trait that another one sets, with the same value.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.values else { return true }
    return other.traits.allSatisfy { values.agrees(with: other, on: $0) }
  }

  /// The traits whose values differ from those of another collection; all that are set, compared with nil.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether colors may look different in the two environments.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// Whether another object is a collection with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.differences(from: other.values).isEmpty
  }

  /// The same for all collections of the same traits.
  open override var hash: Int { values.traits.count == 0 ? 0 : 1 }

  /// The traits that are set.
  open override var description: String {
    let parts = values.traits.map { "\($0.name) = \(values.value(of: $0) ?? "")" }
    return "UITraitCollection: \(parts.joined(separator: ", "))"
  }
}

nonisolated extension TraitValues {
  /// The values that a closure leaves behind.
  func modified(by mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? self
  }
}

/// The traits that a view, a view controller, a window or a scene sets for itself and for what is below it.
public nonisolated struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  /// No overrides.
  package init() {
    values = TraitValues()
  }

  /// Whether no trait is overridden.
  package var isEmpty: Bool { values.isEmpty }

  /// The value of a trait: the override, else the default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] ?? trait.defaultValue }
    set { values.set(trait, newValue) }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.value(of: trait) != nil }

  /// Removes the override of a trait, so that it is inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

nonisolated extension UITraitCollection {
  /// The collection with overrides; itself if there are none.
  package final func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    var changed = values
    changed.formUnion(overrides.values)
    return UITraitCollection(values: changed)
  }
}

nonisolated extension UITraitOverrides {
  /// The traits of a collection as overrides.
  package init(_ collection: UITraitCollection) {
    values = collection.values
  }
}
