// SPDX-License-Identifier: Apache-2.0

/// What a file of Interface Builder says about layout that snapshots leave out: what a layout for other
/// screens than the one that the file was drawn for takes.
///
/// Views and constraints have the indexes of the document's trees.
package struct DesignFacts: Sendable {
  /// The facts about each tree.
  package var trees: [Tree] = []

  /// One tree.
  package struct Tree: Sendable {
    /// For each view of the tree, what the file says about its content and margins.
    package var views: [View]
    /// The constraints of the tree, in the order of the file, whether they are installed or not.
    package var constraints: [Constraint] = []
  }

  /// Distances from the four edges.
  package struct Edges: Sendable, Hashable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No distance at all.
    package static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// A font, as far as it determines the size of text.
  package struct Font: Sendable, Hashable {
    package var size: Double
    /// The weight, as `UIFont.Weight` numbers it.
    package var weight = 0.0
    package var isMonospaced = false
    /// The space between two lines.
    package var leading = 0.0
    /// Whether it is not one of the system, so that its letters may have other widths.
    package var isOfApp = false

    package init(size: Double) { self.size = size }
  }

  /// One view.
  package struct View: Sendable {
    /// The margins that the file sets.
    package var margins: Edges?
    package var font: Font?
    /// The insets around the whole content of a button.
    package var contentInsets: Edges?
    package var imageInsets: Edges?
    package var titleInsets: Edges?
    /// The size of the image that the view shows, in points; nil if there is none, or it is not known.
    package var imageSize: ViewSize?
    /// Whether the view shows an image.
    package var hasImage = false
    /// The axis that a stack view has in some size classes instead of its own.
    package var axes: [(key: SizeClassKey, isVertical: Bool)] = []

    package init() {}
  }

  /// One constraint, and what is different about it in some size classes.
  package struct Constraint: Sendable {
    /// The constraint as it is by default.
    package var base: LayoutConstraint
    package var constants: [(key: SizeClassKey, constant: Double)] = []
    /// Where the constraint is installed, or is not, other than by default.
    package var installations: [(key: SizeClassKey, isInstalled: Bool)] = []
  }
}

/// A combination of size classes that a variation of a file is for, such as `heightClass=compact`.
package struct SizeClassKey: Sendable, Hashable {
  /// Whether the width has to be regular; nil if it does not matter.
  package var isWidthRegular: Bool?
  /// Whether the height has to be regular; nil if it does not matter.
  package var isHeightRegular: Bool?

  /// Reads a key as files write it; nil for one of another kind, `default` among them.
  package init?(_ text: String) {
    guard !text.isEmpty, text != "default" else { return nil }
    for part in text.split(separator: "-") {
      switch part {
      case "widthClass=regular": isWidthRegular = true
      case "widthClass=compact": isWidthRegular = false
      case "heightClass=regular": isHeightRegular = true
      case "heightClass=compact": isHeightRegular = false
      default: return nil
      }
    }
  }

  /// How many size classes it names: the more, the later it applies.
  package var specificity: Int { (isWidthRegular == nil ? 0 : 1) + (isHeightRegular == nil ? 0 : 1) }

  /// Whether it applies to a screen with these size classes.
  package func applies(isWidthRegular: Bool, isHeightRegular: Bool) -> Bool {
    (self.isWidthRegular ?? isWidthRegular) == isWidthRegular
      && (self.isHeightRegular ?? isHeightRegular) == isHeightRegular
  }
}
