// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A running animation block, which records the changes to animate.
final class AnimationBlock {
  /// A part of a view that changed, and its value before the change.
  struct Change {
    let view: UIView
    let key: AnimationKey
    let from: AnimatedValue
  }

  /// How the changes are animated; nil inside `performWithoutAnimation`.
  var settings: AnimationSettings?
  /// A block around this one that records the same changes.
  var passesOn: AnimationBlock?
  private var recorded: [Change] = []
  private var known: Set<AnimatedPart> = []

  private struct AnimatedPart: Hashable {
    let view: ObjectIdentifier
    let key: AnimationKey
  }

  init(settings: AnimationSettings?) {
    self.settings = settings
  }

  /// Records the values of parts of a view before they change for the first time.
  func note(_ view: UIView, _ keys: [AnimationKey]) {
    passesOn?.note(view, keys)
    guard let settings else { return }
    for key in keys where known.insert(AnimatedPart(view: ObjectIdentifier(view), key: key)).inserted {
      let from =
        settings.options.contains(.beginFromCurrentState)
        ? view.presentedValue(of: key) : view.modelValue(of: key)
      recorded.append(Change(view: view, key: key, from: from))
    }
  }

  /// Lays out the changed views, so that the changes of their subviews are recorded too.
  func layOutChangedViews() {
    for view in recorded.map(\.view) { view.layoutIfNeeded() }
  }

  /// Drops the changes that a nested block has animated.
  func forget(_ changes: [Change]) {
    let animated = Set(changes.map { AnimatedPart(view: ObjectIdentifier($0.view), key: $0.key) })
    recorded.removeAll { animated.contains(AnimatedPart(view: ObjectIdentifier($0.view), key: $0.key)) }
    known.subtract(animated)
  }

  /// The parts with a different value after the block, in the order in which they first changed.
  var changes: [Change] {
    recorded.filter { $0.from != $0.view.modelValue(of: $0.key) }
  }

  /// The application whose clock drives the changes: that of the first view in a window, else the shared one.
  static func application(of changes: [Change]) -> UIApplication {
    changes.lazy.compactMap { $0.view.storedWindow?.application }.first ?? .shared
  }
}

/// How changes are animated.
struct AnimationSettings {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve: AnimationCurve
  var options: UIView.AnimationOptions = []
  /// How often the animation runs; nil for once, or endlessly with the option to repeat.
  var repeatCount: Double?

  /// The settings in effect inside an outer block, whose duration, curve and options are inherited unless the
  /// options override them.
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
