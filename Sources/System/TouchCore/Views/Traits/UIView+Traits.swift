// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

// A view has the traits of its scene with the overrides of the views and controllers that it is in. It
// computes them when it is asked; a flag spares views without any override above them the way up.

extension UIView {
  /// Whether the view or its controller overrides traits.
  final var overridesTraits: Bool {
    guard let extras else { return false }
    return extras.surroundings?.traitOverrides.isEmpty == false
      || extras.viewController?.overridesTraits == true
  }

  /// The traits of the view in an environment: with the overrides of its controller and its own.
  final func traits(in environment: UITraitCollection) -> UITraitCollection {
    let around = extras?.viewController?.traits(in: environment) ?? environment
    return surroundings.map { around.overridden(by: $0.traitOverrides) } ?? around
  }

  /// The traits in effect; outside a window, those of the main screen with the overrides of the ancestors.
  final var traitsInEffect: UITraitCollection {
    let base = storedWindow?.storedWindowScene?.traitsInEffect ?? UIScreen.main.storedTraitCollection
    guard flags.contains(.traitsOverridden) else { return base }
    var overriding: [UIView] = []
    var view: UIView? = self
    while let current = view, current.flags.contains(.traitsOverridden) {
      if current.overridesTraits { overriding.append(current) }
      view = current.parent
    }
    return overriding.reversed().reduce(base) { $1.traits(in: $0) }
  }

  /// Updates, for the view and the views below it, the flag that says whether they or an ancestor override
  /// traits.
  final func noteTraitOverrides() {
    let isOverridden =
      overridesTraits || parentReference?.borrow { $0.flags.contains(.traitsOverridden) } == true
    guard flags.contains(.traitsOverridden) != isOverridden else { return }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.flags.set(.traitsOverridden, isOverridden)
      for child in view.children where !child.overridesTraits { waiting.append(child) }
    }
  }

  final func setTraitOverrides(_ overrides: UITraitOverrides) {
    guard !overrides.isEmpty || surroundings != nil else { return }
    changeTraits { ensuredSurroundings.traitOverrides = overrides }
  }

  /// Makes a change of overrides and notifies the view and the views below it.
  final func changeTraits(_ change: () -> Void) {
    let old = traitsInEffect
    change()
    noteTraitOverrides()
    TraitChange.announce(to: self, from: old, to: traitsInEffect)
  }
}

/// The delivery of changed traits.
enum TraitChange {
  /// Notifies a view and those below it whose traits have changed, in preorder, controllers before their
  /// views (assumed).
  static func announce(to root: UIView, from old: UITraitCollection, to new: UITraitCollection) {
    announce(to: [(root, old, new)])
  }

  /// Notifies the views of all windows of a scene.
  static func announce(to scene: UIWindowScene, from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    scene.traitCollectionDidChange(old)
    notify(scene.traitObservers, from: old, to: new)
    announce(to: scene.orderedWindows.map { ($0, $0.traits(in: old), $0.traits(in: new)) })
  }

  private struct Notice {
    let view: UIView
    let old: UITraitCollection
    let new: UITraitCollection
  }

  private static func announce(to roots: [(UIView, UITraitCollection, UITraitCollection)]) {
    var notices: [Notice] = []
    var waiting = roots.reversed().map { Notice(view: $0, old: $1, new: $2) }
    while let next = waiting.popLast() {
      // Traits are values that are computed from those above: where nothing differs, nothing below does.
      guard next.old != next.new else { continue }
      notices.append(next)
      for child in next.view.children.reversed() {
        let overrides = child.overridesTraits
        waiting.append(
          Notice(
            view: child, old: overrides ? child.traits(in: next.old) : next.old,
            new: overrides ? child.traits(in: next.new) : next.new))
      }
    }
    if let root = notices.first?.view { root.noteLooks(of: notices.map(\.view)) }
    for notice in notices { notice.new.performAsCurrent { tell(notice) } }
  }

  private static func tell(_ notice: Notice) {
    if notice.old.layoutDirection != notice.new.layoutDirection { notice.view.layoutDirectionChanged() }
    if let controller = notice.view.extras?.viewController {
      controller.traitCollectionDidChange(notice.old)
      notify(controller.surroundings?.traitObservers ?? [], from: notice.old, to: notice.new)
    }
    notice.view.traitCollectionDidChange(notice.old)
    notify(notice.view.surroundings?.traitObservers ?? [], from: notice.old, to: notice.new)
  }

  static func notify(
    _ observers: [TraitObserver], from old: UITraitCollection, to new: UITraitCollection
  ) {
    guard !observers.isEmpty else { return }
    let changed = new.changedTraits(from: old)
    for observer in observers where observer.observes(changed) { observer.call(old) }
  }
}
