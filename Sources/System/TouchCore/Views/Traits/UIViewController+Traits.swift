// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// What few view controllers set: traits, safe area, segues, transitions.
final class ControllerSurroundings {
  var traitOverrides = UITraitOverrides()
  /// What the parent overrides for this controller.
  var traitsFromParent: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  var additionalSafeArea = UIEdgeInsets.zero
  var ignoresMinimumMargins = false
  var segues: [SegueTemplate] = []
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The change of size under way.
  var sizeTransition: TransitionContext?
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var providesTransitionStyle = false
  /// The storyboard that the controller was made by, if another module knows storyboards.
  var storyboard: AnyObject?
  /// What will lay out the next presentation, for its style, if code has asked for it before.
  var planned: (style: UIModalPresentationStyle, controller: UIPresentationController)?
  var preferredContentSize = CGSize.zero
  var isEditing = false
  /// What belongs to the controller in the bars around it, once code has asked for it.
  var barItems: (any ControllerBarItems)?
  /// How far the bars around the controller reach over it, from the edges of the navigation controller's
  /// view.
  var bars = UIEdgeInsets.zero
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var hidesBottomBar = false
  var keepsScrollInsets = false
  /// The object of ``CompanionHolder``.
  var held: AnyObject?
}

extension UIViewController {
  /// The surroundings, created on first write.
  final var ensuredSurroundings: ControllerSurroundings {
    if let surroundings { return surroundings }
    let made = ControllerSurroundings()
    surroundings = made
    return made
  }

  final var overridesTraits: Bool {
    guard let surroundings else { return false }
    return !surroundings.traitOverrides.isEmpty || surroundings.traitsFromParent != nil
  }

  /// The traits of the controller in an environment: with what its parent and it itself override.
  final func traits(in environment: UITraitCollection) -> UITraitCollection {
    guard let surroundings else { return environment }
    let given = surroundings.traitsFromParent.map { environment.overridden(by: UITraitOverrides($0)) }
    return (given ?? environment).overridden(by: surroundings.traitOverrides)
  }

  /// The traits of the view if it is loaded, else those of the parent with the controller's own.
  final var traitsInEffect: UITraitCollection {
    var unloaded: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller, current.loadedView == nil {
      unloaded.append(current)
      controller = current.storedParent
    }
    let base: UITraitCollection
    if let controller, let view = controller.loadedView {
      base = controller === self ? view.traitsOfController : view.traitsInEffect
    } else {
      base = UIScreen.main.storedTraitCollection
    }
    return unloaded.reversed().reduce(base) { $1.traits(in: $0) }
  }

  /// Makes a change of overrides; the view's controllers and views are notified.
  final func changeTraits(_ change: () -> Void) {
    guard let loadedView else {
      let old = traitsInEffect
      change()
      let new = traitsInEffect
      guard old != new else { return }
      traitCollectionDidChange(old)
      return TraitChange.notify(surroundings?.traitObservers ?? [], from: old, to: new)
    }
    loadedView.changeTraits(change)
  }

  final func setTraitsFromParent(_ collection: UITraitCollection?) {
    guard collection != nil || surroundings?.traitsFromParent != nil else { return }
    changeTraits { ensuredSurroundings.traitsFromParent = collection }
  }
}

extension UIView {
  /// Takes over what a new controller sets for the view.
  final func controllerChanged() {
    noteTraitOverrides()
    if extras?.viewController?.surroundings?.additionalSafeArea ?? .zero != .zero { noteSafeArea() }
  }

  /// The traits of the view's controller: those of the view without its own overrides.
  fileprivate final var traitsOfController: UITraitCollection {
    guard let controller = extras?.viewController, surroundings?.traitOverrides.isEmpty == false else {
      return traitsInEffect
    }
    let around =
      parent?.traitsInEffect ?? storedWindow?.storedWindowScene?.traitsInEffect
      ?? UIScreen.main.storedTraitCollection
    return controller.traits(in: around)
  }
}

extension UITraitOverrides {
  /// The style that is overridden; unspecified if none is.
  var style: UIUserInterfaceStyle {
    get { userInterfaceStyle }
    set {
      if newValue == .unspecified {
        remove(UITraitUserInterfaceStyle.self)
      } else {
        userInterfaceStyle = newValue
      }
    }
  }
}
