// SPDX-License-Identifier: Apache-2.0

/// A block of changes that are to be animated, while it runs.
final class AnimationBlock {
  /// A part of a view that changed, and what it was before.
  struct Change {
    let view: UIView
    let key: AnimationKey
    let from: AnimatedValue
  }

  /// How the changes are animated; nil inside `performWithoutAnimation`.
  let settings: AnimationSettings?
  private var noted: [Change] = []
  private var known: Set<Place> = []

  private struct Place: Hashable {
    let view: ObjectIdentifier
    let key: AnimationKey
  }

  init(settings: AnimationSettings?) {
    self.settings = settings
  }

  /// Notes the values that parts of a view have before they change for the first time.
  func note(_ view: UIView, _ keys: [AnimationKey]) {
    guard let settings else { return }
    for key in keys where known.insert(Place(view: ObjectIdentifier(view), key: key)).inserted {
      let from =
        settings.options.contains(.beginFromCurrentState)
        ? view.presentedValue(of: key) : view.modelValue(of: key)
      noted.append(Change(view: view, key: key, from: from))
    }
  }

  /// Lays out the views that were changed, so that the new places of their subviews are noted too.
  func layOutChangedViews() {
    for view in noted.map(\.view) { view.layoutIfNeeded() }
  }

  /// Leaves changes to a block inside this one that has animated them.
  func forget(_ changes: [Change]) {
    let animated = Set(changes.map { Place(view: ObjectIdentifier($0.view), key: $0.key) })
    noted.removeAll { animated.contains(Place(view: ObjectIdentifier($0.view), key: $0.key)) }
    known.subtract(animated)
  }

  /// What is different after the block, in the order in which it first changed.
  var changes: [Change] {
    noted.filter { $0.from != $0.view.modelValue(of: $0.key) }
  }

  /// The application whose clock drives the changes: that of the first view in a window, else the shared one.
  static func application(of changes: [Change]) -> UIApplication {
    changes.lazy.compactMap { $0.view.storedWindow?.application }.first ?? .shared
  }
}

/// How long and in which way changes are animated.
struct AnimationSettings {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve: AnimationCurve
  var options: UIView.AnimationOptions = []

  /// The settings as they count inside a block that runs already, whose duration, curve and options are
  /// inherited unless the options say otherwise.
  func inheriting(from outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      settings.options.formUnion(
        outer.options.intersection([.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]))
    }
    return settings
  }
}
