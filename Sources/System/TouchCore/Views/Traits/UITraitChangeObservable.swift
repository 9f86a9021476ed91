// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An observation of traits, which ends with ``UITraitChangeObservable/unregisterForTraitChanges(_:)`` or
/// with the observed object.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose traits can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  let call: (_ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }

  /// Whether one of the traits is among those that changed.
  func observes(_ changed: [UITrait]) -> Bool {
    traits.contains { trait in changed.contains { $0 == trait } }
  }
}

/// An object that keeps the observers of its traits.
protocol TraitObserving: UITraitChangeObservable {
  var traitObservers: [TraitObserver] { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure after one of the traits has changed; the object and its old traits are passed to it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a closure after one of the traits has changed; the object, as the type that the closure names, and
  /// its old traits are passed to it.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a method of the target, which is held weakly, with the object as its sender, after one of the
  /// traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let target = target as AnyObject
    return register(traits) { [weak self, weak target] _ in
      if let self, let target { _ = action.perform(on: target, sender: self) }
    }
  }

  /// Calls a method of the object itself after one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservers.removeAll { $0 === registration }
  }

  private func register(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  {
    let observer = TraitObserver(traits, call)
    if let observing = self as? any TraitObserving {
      observing.traitObservers.append(observer)
    } else {
      Misuse.report(
        "registerForTraitChanges: \(type(of: self)) is none of the framework's classes; nothing is observed.")
    }
    return observer
  }
}

extension UIView: UITraitChangeObservable, TraitObserving {
  final var traitObservers: [TraitObserver] {
    get { surroundings?.traitObservers ?? [] }
    set { ensuredSurroundings.traitObservers = newValue }
  }
}

extension UIViewController: UITraitChangeObservable, TraitObserving {
  final var traitObservers: [TraitObserver] {
    get { surroundings?.traitObservers ?? [] }
    set { ensuredSurroundings.traitObservers = newValue }
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitObserving {
  final var traitObservers: [TraitObserver] {
    get { surroundings.traitObservers }
    set { surroundings.traitObservers = newValue }
  }
}

extension UIScreen: UITraitEnvironment {}
