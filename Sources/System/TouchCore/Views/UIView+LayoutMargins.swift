// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The layout margins that few views set.
struct LayoutMargins {
  /// What code set, by the sides of the screen or by the direction of text.
  enum Own {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins that code set; nil for the default.
  var own: Own?
  /// Whether the margins reach at least as far in as those of the superview.
  var preservesSuperview = false
  /// Whether the safe area is left out.
  var ignoresSafeArea = false

  /// The margins of every side of a view; documented: 8 points.
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margins at the sides of a controller's view by the width of the environment.
  ///
  /// Documented: 16 or 20 points, by the size class, and none at the top and at the bottom. Which of the two
  /// belongs to which class is reported.
  static func systemMinimum(in traits: UITraitCollection) -> NSDirectionalEdgeInsets {
    let side: CGFloat = traits.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIView {
  private final var margins: LayoutMargins { surroundings?.margins ?? LayoutMargins() }

  /// The margins in effect, with the safe area and what is kept of the superviews' margins.
  ///
  /// It goes down a list instead of asking the superview, because views may nest deeper than the stack
  /// allows.
  final var marginsInEffect: UIEdgeInsets {
    var path: [UIView] = [self]
    while let last = path.last, last.margins.preservesSuperview, let parent = last.parent {
      path.append(parent)
    }
    let top = path[path.count - 1]
    // The safe area goes down with the margins: each view would look for it up to the window.
    var safe = top.safeAreaInEffect
    var insets = top.margins(outside: safe)
    for view in path.dropLast().reversed() {
      if SafeArea.isUsed { safe = view.safeArea(within: safe) }
      insets = view.margins(outside: safe).widened(to: view.covered(of: insets))
    }
    return insets
  }

  /// The margins without those of the superviews, where the safe area begins at `safe`.
  private final func margins(outside safe: UIEdgeInsets) -> UIEdgeInsets {
    let own = margins
    var insets: UIEdgeInsets
    if let controller = extras?.viewController {
      let minimum = controller.systemMinimumLayoutMargins.sides(directionInEffect)
      switch own.own {
      case nil: insets = minimum
      case let set?:
        insets = set.sides(of: self)
        if controller.viewRespectsSystemMinimumLayoutMargins { insets = insets.widened(to: minimum) }
      }
    } else {
      insets = own.own?.sides(of: self) ?? LayoutMargins.standard
    }
    guard !own.ignoresSafeArea else { return insets }
    insets.top += safe.top
    insets.left += safe.left
    insets.bottom += safe.bottom
    insets.right += safe.right
    return insets
  }

  /// What code reads as the margins by the direction of text.
  final var directionalMarginsInEffect: NSDirectionalEdgeInsets {
    let insets = marginsInEffect
    let isReversed = directionInEffect == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  final var storedPreservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  final var storedInsetsLayoutMarginsFromSafeArea: Bool {
    get { !margins.ignoresSafeArea }
    set { changeMargins { $0.ignoresSafeArea = !newValue } }
  }

  final func setMargins(_ own: LayoutMargins.Own) { changeMargins { $0.own = own } }

  /// Makes a change and notifies the views whose margins are others afterwards.
  final func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = marginsInEffect
    var changed = margins
    change(&changed)
    ensuredSurroundings.margins = changed
    if marginsInEffect != old { noteMargins() }
  }

  /// Lays out and notifies the view, whose margins have changed, and the views below it that keep them.
  final func noteMargins() {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.markNeedsLayout()
      view.layoutInsetsChanged()
      view.layoutMarginsDidChange()
      view.extras?.viewController?.viewLayoutMarginsDidChange()
      for child in view.children.reversed() where child.margins.preservesSuperview { waiting.append(child) }
    }
  }
}

extension LayoutMargins.Own {
  /// The margins of a view by the sides of the screen.
  fileprivate func sides(of view: UIView) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): insets.sides(view.directionInEffect)
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets by the sides of the screen.
  fileprivate func sides(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isReversed = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom, right: isReversed ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The greater inset of each side.
  fileprivate func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
