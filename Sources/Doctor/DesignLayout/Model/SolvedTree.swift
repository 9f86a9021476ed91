// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// Where the views of a tree lie on one screen.
package struct SolvedTree: Sendable {
  /// One view.
  package struct View: Sendable {
    /// The frame in the coordinates of the root.
    package var box: ViewRect
    /// Whether the file determines the frame along each axis.
    package var isSettledAcross: Bool
    package var isSettledDown: Bool
    /// Whether the frame follows from the width of a text, which is only estimated.
    package var followsText = false

    package var isSettled: Bool { isSettledAcross && isSettledDown }
  }

  /// The views of the tree, by index; nil for one that is not installed on the screen.
  package var views: [View?]
  /// The constraints that the layout breaks because others contradict them, by their indexes in the facts.
  package var broken: [Int] = []
}
