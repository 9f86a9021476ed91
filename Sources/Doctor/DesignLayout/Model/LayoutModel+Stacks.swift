// SPDX-License-Identifier: Apache-2.0
import TouchLayout
import TouchSnapshot

// The rows by which a stack view arranges views, with the priorities of the package's own stack views.

extension LayoutModel {
  /// Below what files require, so that a stack view without a size breaks no constraint.
  private static let edges = 999.95
  private static let spacing = 999.9
  /// Below the content of views.
  private static let fit = 49.0
  private static let place = 48.0

  /// Makes the rows of a stack view.
  mutating func addStack(_ stack: Int) {
    let snapshot = tree.views[stack]
    var isVertical = snapshot.attribute("axis") == "vertical"
    for (key, value) in facts.views[stack].axes
    where key.applies(isWidthRegular: isRegularWidth, isHeightRegular: isRegularHeight) {
      isVertical = value
    }
    let views = snapshot.children.filter {
      isInstalled[$0] && tree.views[$0].attribute("arranged") == "YES"
    }
    let shown = views.filter { tree.views[$0].isHidden.value != true }
    let arrangement = Arrangement(
      stack: stack, isAcross: !isVertical, shown: shown,
      gap: snapshot.attribute("spacing").flatMap { $0 == "standard" ? 8 : Double($0) } ?? 0,
      distribution: snapshot.attribute("distribution") ?? "fill",
      alignment: snapshot.attribute("alignment") ?? "fill",
      isByBaseline: snapshot.attribute("baselineRelativeArrangement") == "YES",
      isWithinMargins: facts.views[stack].margins != nil
        || snapshot.attribute("runtime.layoutMarginsRelativeArrangement") == "YES"
        || snapshot.attribute("runtime.isLayoutMarginsRelativeArrangement") == "YES")
    addAlong(arrangement)
    distribute(arrangement)
    for view in shown { addAcross(view, arrangement) }
    if arrangement.alignment != "fill" {
      add([Term(length(of: stack, isAcross: isVertical))], .equal, 0, priority: Self.fit)
    }
    for view in views where tree.views[view].isHidden.value == true {
      add([Term(length(of: view, isAcross: !isVertical))], .equal, 0, priority: Self.spacing)
      relate(
        view, .init(isAcross: !isVertical, .start), .equal, stack, .init(isAcross: !isVertical, .start),
        Self.spacing)
      relate(
        view, .init(isAcross: isVertical, .start), .equal, stack, .init(isAcross: isVertical, .start),
        Self.spacing)
    }
  }

  private struct Arrangement {
    let stack: Int
    let isAcross: Bool
    let shown: [Int]
    let gap: Double
    let distribution: String
    let alignment: String
    let isByBaseline: Bool
    let isWithinMargins: Bool

    func along(_ part: LayoutAttribute.Part) -> LayoutAttribute { LayoutAttribute(isAcross: isAcross, part) }

    func beside(_ part: LayoutAttribute.Part) -> LayoutAttribute {
      LayoutAttribute(isAcross: !isAcross, part)
    }

    /// The attribute of the area that the stack view fills.
    func canvas(_ attribute: LayoutAttribute) -> LayoutAttribute {
      var attribute = attribute
      attribute.isOfMargin = isWithinMargins
      return attribute
    }
  }

  private func length(of view: Int, isAcross: Bool) -> Variable {
    isAcross ? boxes[view].width : boxes[view].height
  }

  private mutating func relate(
    _ one: Int, _ first: LayoutAttribute, _ relation: LayoutSolver.Relation, _ other: Int,
    _ second: LayoutAttribute, _ priority: Double = 1000, times factor: Double = 1, plus constant: Double = 0
  ) {
    let (left, right) = (side(of: one, first), side(of: other, second))
    add(
      left.terms + right.terms.map { Term($0.variable, times: -$0.coefficient * factor) }, relation,
      constant - left.constant + right.constant * factor, priority: priority)
  }

  private mutating func addAlong(_ stack: Arrangement) {
    guard let first = stack.shown.first, let last = stack.shown.last else {
      add([Term(length(of: stack.stack, isAcross: stack.isAcross))], .equal, 0, priority: Self.fit)
      return
    }
    relate(first, stack.along(.start), .equal, stack.stack, stack.canvas(stack.along(.start)))
    relate(last, stack.along(.end), .equal, stack.stack, stack.canvas(stack.along(.end)), Self.edges)
    let isFixed = ["fill", "fillEqually", "fillProportionally"].contains(stack.distribution)
    let isByBaseline = !stack.isAcross && stack.isByBaseline
    for (one, two) in zip(stack.shown, stack.shown.dropFirst()) {
      relate(
        two, stack.along(isByBaseline ? .firstBaseline : .start), isFixed ? .equal : .greaterThanOrEqual, one,
        stack.along(isByBaseline ? .lastBaseline : .end), Self.spacing, plus: stack.gap)
      if !isFixed {
        relate(two, stack.along(.start), .equal, one, stack.along(.end), Self.fit, plus: stack.gap)
      }
    }
  }

  private mutating func distribute(_ stack: Arrangement) {
    guard let first = stack.shown.first else { return }
    let length = stack.along(.length)
    switch stack.distribution {
    case "fillEqually":
      for view in stack.shown.dropFirst() { relate(view, length, .equal, first, length, Self.spacing) }
    case "fillProportionally":
      let lengths = stack.shown.map { naturalLength(of: $0, isAcross: stack.isAcross) }
      guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
      for (index, view) in stack.shown.enumerated() where index != base && lengths[index] > 0 {
        relate(
          view, length, .equal, stack.shown[base], length, 999, times: lengths[index] / lengths[base])
      }
    case "equalSpacing": equalize(stack, .end, .start, Self.spacing)
    case "equalCentering": equalize(stack, .middle, .middle, 150)
    default: break
    }
  }

  /// Makes the distances between neighbors equal.
  private mutating func equalize(
    _ stack: Arrangement, _ from: LayoutAttribute.Part, _ to: LayoutAttribute.Part, _ priority: Double
  ) {
    var before: [Term]?
    for (one, two) in zip(stack.shown, stack.shown.dropFirst()) {
      let distance =
        side(of: two, stack.along(to)).terms
        + side(of: one, stack.along(from)).terms.map { Term($0.variable, times: -$0.coefficient) }
      if let before {
        add(
          distance + before.map { Term($0.variable, times: -$0.coefficient) }, .equal, 0, priority: priority)
      } else {
        before = distance
      }
    }
  }

  /// The length that a view has by itself along an axis; of a stack view, that of what it arranges.
  private func naturalLength(of view: Int, isAcross: Bool, depth: Int = 0) -> Double {
    guard bases[view] == "UIStackView", depth < 16 else {
      return (isAcross ? sizes[view].width : sizes[view].height).number ?? 0
    }
    let lengths = tree.views[view].children.filter { isInstalled[$0] }.map {
      naturalLength(of: $0, isAcross: isAcross, depth: depth + 1)
    }
    let isAlong = (tree.views[view].attribute("axis") == "vertical") != isAcross
    let gap = tree.views[view].attribute("spacing").flatMap { Double($0) } ?? 0
    return isAlong
      ? lengths.reduce(0, +) + gap * Double(max(lengths.count - 1, 0)) : lengths.max() ?? 0
  }

  private mutating func addAcross(_ view: Int, _ stack: Arrangement) {
    let (start, end) = (stack.beside(.start), stack.beside(.end))
    let (canvasStart, canvasEnd) = (stack.canvas(start), stack.canvas(end))
    let first = stack.shown.first ?? view
    switch stack.alignment {
    case "fill":
      relate(view, start, .equal, stack.stack, canvasStart)
      relate(view, end, .equal, stack.stack, canvasEnd, Self.edges)
      return
    case "firstBaseline" where stack.isAcross:
      if view != first {
        relate(view, stack.beside(.firstBaseline), .equal, first, stack.beside(.firstBaseline), Self.spacing)
      }
      relate(view, start, .equal, stack.stack, canvasStart, Self.place)
    case "lastBaseline" where stack.isAcross:
      if view != first {
        relate(view, stack.beside(.lastBaseline), .equal, first, stack.beside(.lastBaseline), Self.spacing)
      }
      relate(view, end, .equal, stack.stack, canvasEnd, Self.place)
    case "center":
      relate(view, stack.beside(.middle), .equal, stack.stack, stack.canvas(stack.beside(.middle)))
    case "trailing", "bottom": relate(view, end, .equal, stack.stack, canvasEnd)
    default: relate(view, start, .equal, stack.stack, canvasStart)
    }
    relate(view, start, .greaterThanOrEqual, stack.stack, canvasStart, Self.edges)
    relate(view, end, .lessThanOrEqual, stack.stack, canvasEnd, Self.edges)
  }
}
