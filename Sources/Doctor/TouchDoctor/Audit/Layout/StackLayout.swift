// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What follows for the views in a stack view from a length of the stack view that the file fixes.
struct StackLayout {
  let tree: ViewTree
  let boxes: [ViewRect?]

  /// How much rounding may change a length, in points.
  private static let tolerance = 1.5
  /// How many arranged views share a length, at most.
  private static let most = 64

  /// Whether a stack view's arranged views are where the file says: constraints fix the length of each along
  /// its axis, the frames follow one another, and code has no way to show, hide or add one.
  static func isSettled(_ stack: Int, in tree: ViewTree, fixed: (_ view: Int, _ attribute: String) -> Double?)
    -> Bool
  {
    let snapshot = tree.views[stack]
    guard ClassKnowledge.base(of: snapshot) == "UIStackView", !snapshot.isHandled,
      (snapshot.attribute("alignment") ?? "fill") == "fill",
      (snapshot.attribute("distribution") ?? "fill") == "fill", snapshot.attribute("misplaced") != "YES",
      let whole = snapshot.frame.value, !snapshot.children.isEmpty, snapshot.children.count <= most
    else { return false }
    let isDown = snapshot.attribute("axis") == "vertical"
    let spacing = snapshot.attribute("spacing").flatMap { Double($0) } ?? 0
    var end = 0.0
    for (index, child) in snapshot.children.enumerated() {
      let view = tree.views[child]
      guard !view.isHandled, view.isHidden.value == false, view.attribute("arranged") == "YES",
        !view.isAbsent,
        let frame = view.frame.value, let length = fixed(child, isDown ? "height" : "width")
      else { return false }
      let start = index == 0 ? 0 : end + spacing
      let (own, side) = isDown ? (frame.minY, frame.height) : (frame.minX, frame.width)
      let across = isDown ? abs(frame.width - whole.width) : abs(frame.height - whole.height)
      guard abs(own - start) < tolerance, abs(side - length) < tolerance, across < tolerance else {
        return false
      }
      end = start + length
    }
    return abs((isDown ? whole.height : whole.width) - end) < tolerance
  }

  /// Whether a fixed length of a stack view settles that of a view in it, and the stored frame agrees.
  ///
  /// Across its axis a stack view makes everything as long as itself, unless it is told to align otherwise.
  /// Along it, only equal shares are known, and only as long as code hides none of those that share.
  func settles(_ view: Int, in stack: Int, _ axis: LayoutAxis) -> Bool {
    guard let own = boxes[view]?.size, let whole = boxes[stack]?.size else { return false }
    let snapshot = tree.views[stack]
    let length = Double(axis == .across ? own.width : own.height)
    let all = Double(axis == .across ? whole.width : whole.height)
    let isAlong = (snapshot.attribute("axis") == "vertical") == (axis == .down)
    guard isAlong else {
      return (snapshot.attribute("alignment") ?? "fill") == "fill" && abs(length - all) < Self.tolerance
    }
    let arranged = snapshot.children
    guard snapshot.attribute("distribution") == "fillEqually", arranged.count <= Self.most,
      arranged.allSatisfy({ !tree.views[$0].isHandled && tree.views[$0].isHidden.value == false })
    else { return false }
    let spacing = snapshot.attribute("spacing").flatMap { Double($0) } ?? 0
    let share = (all - spacing * Double(arranged.count - 1)) / Double(arranged.count)
    return abs(length - share) < Self.tolerance
  }
}
