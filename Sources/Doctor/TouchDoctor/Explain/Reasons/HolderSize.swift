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
    let parent = depth > 0 ? touch.levels[depth - 1].view : nil
    let name = touch.name(of: level.place)
    if case .content = ViewOwner(of: level.place, in: touch.walk.trees) {
      remedy = "Pin what is in the cell to the top and bottom of contentView, so that the cell gets a height:"
      code = ["top", "bottom"].map {
        "\(child).\($0)Anchor.constraint(equalTo: cell.contentView.\($0)Anchor).isActive = true"
      }
    } else if let parent, ClassKnowledge.base(of: parent) == "UITableView", touch.isDevelopers(level.place),
      !ClassKnowledge.isCell(level.view), let box = touch.box(in: level.place), box.maxY > 0, box.minY > -0.5,
      level.view.frame.value?.width == (parent.bounds.value?.width ?? parent.frame.value?.width)
    {
      let isFooter = level.view.frame.value.map { $0.origin.y > 0 } ?? false
      let kind = isFooter ? "footer" : "header"
      let variable = touch.alias(kind, level.place)
      remedy =
        touch.walk.isDesign
        ? "A table sizes its \(kind) by the frame. In Interface Builder, give \(name) a height of \(PlainNumber.text(box.maxY)) in the "
          + "Size inspector. In code, make it as high, and set it again:"
        : "A table sizes its \(kind) by the frame. Make \(name) high enough, and set it again:"
      code = [
        "\(variable).frame.size.height = \(PlainNumber.text(box.maxY))",
        "tableView.table\(isFooter ? "Footer" : "Header")View = \(variable)",
      ]
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
