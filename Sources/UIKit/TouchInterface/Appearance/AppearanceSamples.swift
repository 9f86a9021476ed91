// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchGraphics

/// The objects that tell an application the looks of its views.
///
/// Swift has no objects that record which properties are set, as those of UIKit do. A sample is a view of the
/// class, and what it says is where it differs from a view that was just made.
final class AppearanceSamples {
  private struct Sample {
    let view: UIView
    /// A view as it was made.
    let plain: UIView
    let containers: [any UIAppearanceContainer.Type]
    /// What the environment of a view has to have.
    let traits: UITraitCollection?

    @MainActor func suits(_ view: UIView) -> Bool {
      guard containers.isEmpty || view.isContained(in: containers) else { return false }
      return traits.map(view.traitCollection.containsTraits) ?? true
    }
  }

  private struct ItemSample {
    let item = UIBarButtonItem()
    let containers: [any UIAppearanceContainer.Type]
    /// What the environment of a bar has to have.
    let traits: UITraitCollection?

    @MainActor func suits(_ bar: UIView?) -> Bool {
      let isInside = containers.isEmpty || bar?.isContained(in: containers, orIsOne: true) == true
      guard isInside else { return false }
      guard let traits else { return true }
      return bar?.traitCollection.containsTraits(in: traits) == true
    }
  }

  private var samples: [Sample] = []
  private var itemSamples: [ItemSample] = []
  /// Whether a sample is being made, which has no sample itself.
  private var isMaking = false

  /// Those of the current application.
  static var current: AppearanceSamples { of(UIApplication.shared) }

  private static func of(_ application: UIApplication) -> AppearanceSamples {
    application.companion(AppearanceSamples.self) { AppearanceSamples() }
  }

  func sample<View: UIView>(
    of kind: View.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection? = nil
  ) -> View {
    let found = samples.first { sample in
      guard type(of: sample.view) == kind, sample.traits == traits else { return false }
      return sample.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let view = found?.view as? View { return view }
    isMaking = true
    defer { isMaking = false }
    let (view, plain) = (kind.made(), kind.made())
    samples.append(Sample(view: view, plain: plain, containers: containers, traits: traits))
    UIView.lookAtAppearance = { view in
      if let application = view.window?.application { Self.of(application).apply(to: view) }
    }
    return view
  }

  func item(
    in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection? = nil
  ) -> UIBarButtonItem {
    let found = itemSamples.first { sample in
      guard sample.traits == traits else { return false }
      return sample.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let found { return found.item }
    let made = ItemSample(containers: containers, traits: traits)
    itemSamples.append(made)
    return made.item
  }

  /// The samples of items in a bar, the one with most containers first, and of several one with traits.
  func items(in bar: UIView?) -> [UIBarButtonItem] {
    guard !itemSamples.isEmpty else { return [] }
    let suitable = itemSamples.enumerated().filter { _, sample in sample.suits(bar) }
    let ranked = suitable.map { index, sample in
      (rank: [-sample.containers.count, sample.traits == nil ? 1 : 0, index], item: sample.item)
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.item)
  }

  /// Gives a view the looks of the samples of its classes.
  ///
  /// The one with more containers decides, then one with traits (assumed), then that of the class itself,
  /// then the one that was made first.
  private func apply(to view: UIView) {
    guard !isMaking else { return }
    let suitable = samples.filter { $0.suits(view) }
    guard !suitable.isEmpty else { return }
    var kind: AnyClass? = type(of: view)
    var kinds: [ObjectIdentifier: Int] = [:]
    while let present = kind {
      kinds[ObjectIdentifier(present)] = kinds.count
      kind = _getSuperclass(present)
    }
    let ranked = suitable.enumerated().compactMap { index, sample -> (rank: [Int], sample: Sample)? in
      guard let distance = kinds[ObjectIdentifier(type(of: sample.view))] else { return nil }
      return ([-sample.containers.count, sample.traits == nil ? 1 : 0, distance, index], sample)
    }
    for (_, sample) in ranked.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) {
      for look in Look.all { look.apply(view, sample.view, sample.plain) }
    }
  }
}

extension UIView {
  /// Whether an object of each class is around the view, or is the view, each around the one before.
  func isContained(in containers: [any UIAppearanceContainer.Type], orIsOne: Bool = false) -> Bool {
    var rest = containers[...]
    var responder: UIResponder? = orIsOne ? self : next
    while let present = responder, let container = rest.first {
      if isInstance(present, of: container) { rest = rest.dropFirst() }
      responder = present.next
    }
    return rest.isEmpty
  }

  private func isInstance<Container>(_ object: AnyObject, of kind: Container.Type) -> Bool {
    object is Container
  }
}
