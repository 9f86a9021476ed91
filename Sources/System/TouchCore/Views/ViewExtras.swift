// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The properties that few views set, stored separately so that a plain view stays small.
final class ViewExtras {
  /// The transform of a view with ``ViewFlags/transformed``; readable from any thread that may access the
  /// view.
  @safe @exclusivity(unchecked) nonisolated(unsafe) var affine: InvertibleTransform?
  /// The plane of a view with ``ViewFlags/inSpace`` that is seen in perspective; readable as the transform
  /// is.
  @safe @exclusivity(unchecked) nonisolated(unsafe) var plane: ProjectedPlane?
  /// Whether the layer transforms its sublayers.
  var turnsSublayers = false
  var clearsContextBeforeDrawing = true
  var contentMode = UIView.ContentMode.scaleToFill
  /// What the view has to do with constraints, if anything.
  var layout: LayoutBox?
  weak var viewController: UIViewController?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  /// The tag of a view with ``ViewFlags/largeTag``.
  var tag = 0
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var layer: CALayer?
  /// Where ``UIView/center`` is in the bounds, as fractions of their size; used with the flag `anchored`.
  var anchorPoint = UIView.middleAnchor
  @safe @exclusivity(unchecked) var recognizers: [UIGestureRecognizer]?
  /// What the recognizers of the view refer to it by.
  var backReference: BackReference<UIView>?
  var accessibility: AccessibilityValues?
  var contentScaleFactor: CGFloat?
  /// The rectangle that the next display pass draws; nil for the whole view.
  var dirtyRect: CGRect?
  /// The running animations, in the order in which they began.
  var animations: [PropertyAnimation] = []
  /// Traits, direction of layout, safe area and interactions, if the view sets any.
  var surroundings: ViewSurroundings?
  /// How many running animations keep the view from being hit.
  var blockingAnimations = 0
}

extension ViewExtras {
  /// The accessibility values, created on first write.
  var ensuredAccessibility: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }
}

extension UIView {
  /// The extras, created on first write.
  var ensuredExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// What all refer to the view by that do not retain it, created on first use.
  final var viewBackReference: BackReference<UIView> {
    let extras = ensuredExtras
    if let backReference = extras.backReference { return backReference }
    let made = BackReference<UIView>(to: self)
    extras.backReference = made
    return made
  }
}

/// The accessibility values of a view; created when the first one is set.
final class AccessibilityValues {
  var isElement: Bool?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
}

/// What few views set about their surroundings: traits, direction, safe area, interactions.
final class ViewSurroundings {
  var traitOverrides = UITraitOverrides()
  var traitObservers: [TraitObserver] = []
  var semanticContent = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The safe area that the view was last notified of.
  var safeArea = UIEdgeInsets.zero
  var margins: LayoutMargins?
  var maskView: UIView?
  var interactions: [any UIInteraction] = []
  /// What other modules keep with the view, one object of a class each.
  var companions: [ObjectIdentifier: AnyObject] = [:]
  /// The object of ``CompanionHolder``.
  var held: AnyObject?
}

extension UIView {
  /// The object of a class that another module keeps with the view.
  package final func companion<Kept: AnyObject>(_ type: Kept.Type) -> Kept? {
    surroundings?.companions[ObjectIdentifier(type)] as? Kept
  }

  /// The object of a class that another module keeps with the view, created on first use.
  package final func companion<Kept: AnyObject>(_ type: Kept.Type, orMake make: () -> Kept) -> Kept {
    if let kept = companion(type) { return kept }
    let made = make()
    ensuredSurroundings.companions[ObjectIdentifier(type)] = made
    return made
  }

  final var surroundings: ViewSurroundings? { extras?.surroundings }

  /// The surroundings, created on first write.
  final var ensuredSurroundings: ViewSurroundings {
    if let surroundings { return surroundings }
    let made = ViewSurroundings()
    ensuredExtras.surroundings = made
    return made
  }
}
