// SPDX-License-Identifier: Apache-2.0

/// What few views set about their surroundings: traits, direction, safe area, interactions.
final class ViewSurroundings {
  var traitOverrides = UITraitOverrides()
  var traitObservers: [TraitObserver] = []
  var semanticContent = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The safe area that the view was last notified of.
  var safeArea = UIEdgeInsets.zero
  var interactions: [any UIInteraction] = []
}

extension UIView {
  final var surroundings: ViewSurroundings? { extras?.surroundings }

  /// The surroundings, created on first write.
  final var ensuredSurroundings: ViewSurroundings {
    if let surroundings { return surroundings }
    let made = ViewSurroundings()
    ensuredExtras.surroundings = made
    return made
  }
}
