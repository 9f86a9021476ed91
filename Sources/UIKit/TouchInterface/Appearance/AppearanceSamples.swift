// SPDX-License-Identifier: Apache-2.0
import TouchCore

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
  }

  private struct ItemSample {
    let item = UIBarButtonItem()
    let containers: [any UIAppearanceContainer.Type]
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

  func sample<View: UIView>(of kind: View.Type, in containers: [any UIAppearanceContainer.Type]) -> View {
    let found = samples.first { sample in
      type(of: sample.view) == kind && sample.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let view = found?.view as? View { return view }
    isMaking = true
    defer { isMaking = false }
    let (view, plain) = (kind.made(), kind.made())
    samples.append(Sample(view: view, plain: plain, containers: containers))
    UIView.lookAtAppearance = { view in
      if let application = view.window?.application { Self.of(application).apply(to: view) }
    }
    return view
  }

  func item(in containers: [any UIAppearanceContainer.Type]) -> UIBarButtonItem {
    let found = itemSamples.first { $0.containers.elementsEqual(containers) { $0 == $1 } }
    if let found { return found.item }
    let made = ItemSample(containers: containers)
    itemSamples.append(made)
    return made.item
  }

  /// The samples of items in a bar, the one with most containers first.
  func items(in bar: UIView?) -> [UIBarButtonItem] {
    guard !itemSamples.isEmpty else { return [] }
    let suitable = itemSamples.enumerated().filter { _, sample in
      sample.containers.isEmpty || bar?.isContained(in: sample.containers, orIsOne: true) == true
    }
    return suitable.sorted { one, other in
      (-one.element.containers.count, one.offset) < (-other.element.containers.count, other.offset)
    }.map(\.element.item)
  }

  /// Gives a view the looks of the samples of its classes.
  ///
  /// The one with more containers decides, then that of the class itself, then the one that was made first.
  private func apply(to view: UIView) {
    guard !isMaking else { return }
    let suitable = samples.filter { $0.containers.isEmpty || view.isContained(in: $0.containers) }
    guard !suitable.isEmpty else { return }
    var kind: AnyClass? = type(of: view)
    var kinds: [ObjectIdentifier: Int] = [:]
    while let present = kind {
      kinds[ObjectIdentifier(present)] = kinds.count
      kind = _getSuperclass(present)
    }
    let ranked = suitable.enumerated().compactMap { index, sample -> (rank: [Int], sample: Sample)? in
      guard let distance = kinds[ObjectIdentifier(type(of: sample.view))] else { return nil }
      return ([-sample.containers.count, distance, index], sample)
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
