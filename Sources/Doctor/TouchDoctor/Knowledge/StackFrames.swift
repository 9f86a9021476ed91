// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// How far the frames that a file of Interface Builder has below its stack views can be believed.
///
/// A stack view puts what it arranges inside of itself, one after the other, and is as large as that unless a
/// constraint says otherwise (documented). Frames that follow one another are those that Interface Builder
/// laid out last; frames that overlap are left over from before that.
struct StackFrames {
  /// The stack views whose arranged views lie one after the other.
  private var inOrder: Set<Int> = []
  /// The own rectangle that a stack view needs which ends, as stored, before what it arranges does.
  private var grown: [Int: ViewRect] = [:]

  /// How much rounding may change an edge, in points.
  private static let tolerance = 1.5

  /// Looks at each stack view of a tree once.
  init(_ tree: ViewTree) {
    var held: [Int: Set<String>] = [:]
    for constraint in tree.constraints where constraint.isInstalled {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        held[anchor.view, default: []].insert(anchor.attribute)
      }
    }
    for (number, view) in tree.views.enumerated() where ClassKnowledge.base(of: view) == "UIStackView" {
      guard let whole = view.frame.value?.size else { continue }
      let isDown = view.attribute("axis") == "vertical"
      let spacing = view.attribute("spacing").flatMap { Double($0) } ?? 0
      let shown = view.children.filter {
        tree.views[$0].isHidden != .known(true) && tree.views[$0].attribute("installed") != "NO"
      }
      guard let box = Self.box(around: shown.map { tree.views[$0].frame.value }, isDown, spacing, whole)
      else { continue }
      inOrder.insert(number)
      guard box.width > whole.width + Self.tolerance || box.height > whole.height + Self.tolerance else {
        continue
      }
      let sides = held[number] ?? []
      let isHeld =
        box.height > whole.height + Self.tolerance
        ? sides.contains("height") || (sides.contains("top") && sides.contains("bottom"))
        : sides.contains("width") || (sides.contains("leading") && sides.contains("trailing"))
      if !isHeld { grown[number] = box }
    }
  }

  /// What is known of some of the views of a tree, which have other numbers.
  init(_ frames: StackFrames, of numbers: [Int]) {
    for (place, number) in numbers.enumerated() {
      if frames.inOrder.contains(number) { inOrder.insert(place) }
      grown[place] = frames.grown[number]
    }
  }

  /// The box around the stack view and the frames that it arranges; nil if these do not lie one after the
  /// other, as a stack view would put them.
  private static func box(
    around frames: [ViewRect?], _ isDown: Bool, _ spacing: Double, _ whole: ViewSize
  ) -> ViewRect? {
    var box = ViewRect(origin: .zero, size: whole)
    let length = isDown ? whole.height : whole.width
    let breadth = isDown ? whole.width : whole.height
    var end = 0.0
    for frame in frames {
      guard let frame else { return nil }
      let start = isDown ? frame.minY : frame.minX
      let aside = isDown ? frame.minX : frame.minY
      // What begins behind the end of the stack view follows what is before it all the same.
      guard start > end - tolerance, start < max(length, end + spacing) + tolerance, aside > -tolerance,
        aside < breadth - tolerance, frame.width > 0, frame.height > 0
      else { return nil }
      end = isDown ? frame.maxY : frame.maxX
      box = box.union(frame)
    }
    return box
  }

  /// Whether a stack view's arranged views lie one after the other, as it would put them.
  func isInOrder(_ stack: Int) -> Bool { inOrder.contains(stack) }

  /// The own rectangle that a stack view needs; nil if the stored one is enough for what it arranges, or a
  /// constraint holds it.
  func grownBounds(of stack: Int) -> ViewRect? { grown[stack] }
}
