// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// How a view gets its size that somebody else sizes: a cell's content view, a header of a table, a view in
/// SwiftUI.
struct HolderSize {
  /// What to do, in a sentence.
  let remedy: String
  /// The lines that do it.
  let code: [String]

  /// Nil if the view is sized as any other.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - depth: Which of the levels is too small.
  ///   - child: The variable of what lies in it.
  init?(_ touch: ExpectedTouch, _ depth: Int, _ child: String) {
    let level = touch.levels[depth]
    let name = touch.name(of: level.place)
    if case .content(let cell) = ViewOwner(of: level.place, in: touch.walk.trees),
      ClassKnowledge.isCell(touch.walk.view(cell))
    {
      remedy = "Pin what is in the cell to the top and bottom of contentView, so that the cell gets a height:"
      code = ["top", "bottom"].map {
        "\(child).\($0)Anchor.constraint(equalTo: cell.contentView.\($0)Anchor).isActive = true"
      }
    } else if let header = Self.header(touch, depth) {
      self = header
    } else if let height = Self.accessoryHeight(depth, in: touch) {
      let variable = touch.alias("accessoryView", level.place)
      if ClassKnowledge.roles(of: level.view).contains(.bar) {
        remedy =
          "\(name) is an input accessory view, and the keyboard takes its height from it, which a bar does not have by itself. Let it "
          + "have its own before it becomes the inputAccessoryView:"
        code = ["\(variable).sizeToFit()"]
        return
      }
      remedy =
        "\(name) is an input accessory view, and the keyboard takes its height from it. Give it one, by its frame before it is "
        + "shown, or by an intrinsicContentSize and .flexibleHeight; then lay out what is in it between its edges:"
      code = [
        "\(variable).frame.size.height = \(PlainNumber.text(height))",
        "// or: \(variable).autoresizingMask = .flexibleHeight",
      ]
    } else if level.place == touch.expected, ClassKnowledge.base(of: level.view).hasSuffix("AnnotationView") {
      let size = Self.shownSize(in: level.place, touch)
      let variable = touch.variable(level.place)
      remedy =
        "A map puts its annotation views where they belong by their frames. Give \(name) the size of what it shows, and move it by "
        + "centerOffset:"
      code = [
        "\(variable).frame.size = CGSize(width: \(PlainNumber.text(size.width)), height: \(PlainNumber.text(size.height)))",
        "\(variable).centerOffset = CGPoint(x: 0, y: \(PlainNumber.text(-size.height / 2)))",
      ]
    } else if Self.isRepresented(level.view) {
      remedy = "In SwiftUI, give it a size with .frame(height:), or in its class an intrinsicContentSize."
      code = []
    } else {
      return nil
    }
  }

  /// The height of what a list shows above or below its rows or those of a section, or the size of what a row
  /// shows at its end; nil if the level is none of these.
  static func header(_ touch: ExpectedTouch, _ depth: Int) -> HolderSize? {
    let level = touch.levels[depth]
    if case .content(let view) = ViewOwner(of: level.place, in: touch.walk.trees),
      let outer = touch.levels.firstIndex(where: { $0.place == view })
    {
      return header(touch, outer)
    }
    guard depth > 0, case let list = touch.levels[depth - 1], touch.isDevelopers(level.place),
      !ClassKnowledge.isCell(level.view), let box = touch.box(in: level.place), box.minY > -0.5,
      let frame = level.view.frame.value
    else { return nil }
    let views = touch.walk.trees[level.place.tree].views
    let (name, base) = (touch.name(of: level.place), ClassKnowledge.base(of: list.view))
    if base == "UITableViewCell" { return accessory(frame, of: list, touch, level.place) }
    guard ["UITableView", "UICollectionView"].contains(base),
      frame.width == list.view.bounds.value?.width ?? list.view.frame.value?.width
    else { return nil }
    let variable = touch.variable(list.place)
    let height = max(box.maxY, content(of: level.place, in: touch)?.maxY ?? 0)
    let length = PlainNumber.text(height > 0 ? height : 44)
    let cells = list.view.children.filter { ClassKnowledge.isCell(views[$0]) }
      .compactMap { views[$0].frame.value?.minY }
    let isFooter = frame.minY > 0
    let ofSection = cells.contains { abs($0 - frame.maxY) < 1 } || !isFooter ? "header" : "footer"
    let own = ClassKnowledge.base(of: level.view)
    if base == "UICollectionView" {
      guard own.hasSuffix("ReusableView") || ["Header", "Footer"].contains(where: { own.holds($0) }) else {
        return nil
      }
      return HolderSize(
        remedy:
          "A collection's layout sizes \(name). Give it room there: by the size of its supplementary item, or in a flow layout:",
        code: [
          "flowLayout.\(ofSection)ReferenceSize = CGSize(width: \(PlainNumber.text(frame.width)), height: \(length))"
        ])
    }
    if own == "UITableViewHeaderFooterView"
      || (isFooter && cells.contains { $0 > frame.minY - 0.5 } && !touch.walk.isDesign)
    {
      return HolderSize(
        remedy:
          "A table asks its delegate for the height of \(name), which belongs to a section. Return it there, or set it for all sections:",
        code: ["\(variable).section\(CodeName.joined("", ofSection))Height = \(length)"])
    }
    let kind = isFooter ? "footer" : "header"
    let alias = touch.alias(kind, level.place)
    return HolderSize(
      remedy: touch.walk.isDesign
        ? "A table sizes its \(kind) by the frame. In Interface Builder, give \(name) a height of \(length) in the "
          + "Size inspector. In code, make it as high, and set it again:"
        : "A table sizes its \(kind) by the frame, and not by constraints. Make \(name) high enough, and set it again:",
      code: [
        "\(alias).frame.size.height = \(length)",
        "\(variable).table\(isFooter ? "Footer" : "Header")View = \(alias)",
      ])
  }

  /// The size of what a row of a table shows at its end.
  private static func accessory(
    _ frame: ViewRect, of cell: ExpectedTouch.Level, _ touch: ExpectedTouch, _ place: ViewPlace
  ) -> HolderSize? {
    let views = touch.walk.trees[place.tree].views
    let content = cell.view.children.first { views[$0].className.hasSuffix("ContentView") }
    guard let edge = content.flatMap({ views[$0].frame.value?.maxX }), frame.minX > edge - 0.5 else {
      return nil
    }
    let variable = touch.variable(place)
    return HolderSize(
      remedy:
        "\(touch.name(of: place)) is the accessoryView of its cell, which takes the size of its frame. Give it one:",
      code: ["\(variable).frame.size.width = 44", "\(variable).frame.size.height = 44"])
  }

  /// The height that an input accessory view without one needs for what is in it; nil if the view is none.
  private static func accessoryHeight(_ depth: Int, in touch: ExpectedTouch) -> Double? {
    let level = touch.levels[depth]
    // UIKit may wrap it.
    let around = touch.levels[..<depth].last {
      !ClassKnowledge.isPrivate($0.view) || ClassKnowledge.isInputHost($0.view)
    }
    guard let around, ClassKnowledge.isInputHost(around.view), !ClassKnowledge.isPrivate(level.view),
      level.view.frame.value?.height == 0
    else { return nil }
    let next = touch.levels[min(depth + 1, touch.levels.count - 1)].place
    guard let box = touch.box(of: next, in: level.place), box.height > 0 else { return 44 }
    return Double(max(box.maxY, 0) - min(box.minY, 0))
  }

  /// The size of the largest view in a view; 44 × 44 if nothing in it has an area.
  private static func shownSize(in place: ViewPlace, _ touch: ExpectedTouch) -> ViewSize {
    let views = touch.walk.trees[place.tree].views
    return views[place.view].children.compactMap { views[$0].frame.value?.size }
      .filter { $0.width > 0 && $0.height > 0 }.max { $0.width * $0.height < $1.width * $1.height }
      ?? ViewSize(width: 44, height: 44)
  }

  /// Whether SwiftUI holds a view of UIKit in it.
  private static func isRepresented(_ view: ViewSnapshot) -> Bool {
    ["PlatformViewHost", "RepresentableAdaptor"].contains { view.className.holds($0) }
  }
}
