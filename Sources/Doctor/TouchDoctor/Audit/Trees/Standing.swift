// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The state of one view in its tree: where it is, and how its ancestors affect it.
struct Standing: Sendable {
  /// The box around the view in the tree's coordinates; nil if the source does not tell it reliably.
  var box: ViewRect?
  /// The part of the box that hit-testing comes to: what lies inside all ancestors below the nearest scroll
  /// view.
  ///
  /// Content of a scroll view comes into view by scrolling, so the scroll view cuts nothing off. It is nil
  /// where one of the boxes is not known, and empty where nothing can be reached.
  var reach: ViewRect?
  /// The view itself or the nearest ancestor that is hidden.
  var hiddenBy: Int?
  /// The view itself or the nearest ancestor whose alpha is not above 0.01.
  var transparentBy: Int?
  /// The view itself or the outermost ancestor whose interaction is off.
  var offBy: Int?
  /// The view itself or the outermost ancestor that is not part of the layout the source describes.
  var absentBy: Int?
  /// The view itself or the outermost ancestor that is being animated, and will be elsewhere when that is
  /// over.
  var animatedBy: Int?
  /// The nearest ancestor that scrolls.
  var scroller: Int?
  /// The nearest ancestor that is a cell of a table or a collection.
  var cell: Int?
  /// The nearest ancestor that is a control.
  var control: Int?
  /// The view itself or the outermost ancestor that the system lays out: a bar, a keyboard.
  var system: Int?
  /// How reliable the frame is; a dump's frames always are.
  var trust: FrameTrust = []
  /// How many of the view and its ancestors code has a way to, in a design.
  var handles: Int32 = 0
  /// The root above the view.
  var root = 0
  /// The view that this one's box is measured from: the root, or in a design the nearest view that a stack
  /// view arranges.
  ///
  /// Where a stack view puts what it arranges, the file does not say. What lies in an arranged view has a
  /// place in it all the same, so that boxes are compared within one island and never between two.
  var island = 0
  /// The view's number when every parent comes before its children, and the children from the back to the
  /// front.
  var rank = 0
  /// The rank behind the last descendant's.
  var end = 0

  /// Whether touches are able to come to the view, as far as flags decide.
  var isLive: Bool { hiddenBy == nil && transparentBy == nil && offBy == nil && absentBy == nil }

  /// Whether another view is this one's descendant.
  func contains(_ other: Standing) -> Bool { other.rank > rank && other.rank < end }
}
