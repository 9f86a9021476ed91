// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// What a view shows, as far as its direction of layout depends on it.
public nonisolated enum UISemanticContentAttribute: Int, Sendable, Hashable {
  /// Follows the direction of the environment.
  case unspecified = 0
  /// Controls of a player, which run from left to right everywhere.
  case playback = 1
  /// Directions in space, such as a control for the alignment of text.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// The direction of layout of a view.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// The direction of layout for an attribute in an environment from left to right.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIScreen.main.storedTraitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of layout for an attribute in an environment with a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  final func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != surroundings?.semanticContent ?? .unspecified else { return }
    ensuredSurroundings.semanticContent = attribute
    layoutDirectionChanged()
    markNeedsLayout()
  }

  final var directionInEffect: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    guard attribute == .unspecified else {
      return UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
