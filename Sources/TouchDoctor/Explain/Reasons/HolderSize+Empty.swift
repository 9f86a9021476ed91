// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

extension HolderSize {
  /// The size of a view that a bar shows in a wrapper of its own; nil if the view is none.
  init?(custom depth: Int, in touch: ExpectedTouch) {
    let place = touch.levels[depth].place
    guard depth > 0, Self.isHolder(touch.levels[depth - 1].view),
      !ClassKnowledge.isPrivate(touch.levels[depth].view)
    else { return nil }
    let isItem = touch.levels[..<depth].contains { $0.view.className.contains("ButtonBar") }
    let (name, variable) =
      isItem ? ("a bar item's custom view", "customView") : ("the bar's title view", "titleView")
    let size = Self.content(of: place, in: touch)?.size ?? .zero
    self.init(
      remedy:
        "\(touch.name(of: place)) is \(name), and the bar takes its size from it. Give it a width and a height, "
        + "by its frame or with constraints, or an intrinsicContentSize:",
      code: [("width", Double(size.width)), ("height", Double(size.height))].map { side, length in
        let constant = PlainNumber.text(length > 0 ? length : 44)
        return "\(variable).\(side)Anchor.constraint(equalToConstant: \(constant)).isActive = true"
      })
  }

  /// Whether a bar puts views of the app into a view: its wrapper for them, or where a navigation bar has its title.
  private static func isHolder(_ view: ViewSnapshot) -> Bool {
    ["_UITAMICAdaptorView", "_UINavigationBarContentView"].contains(view.className)
  }

  /// The size of a view that has none and holds something; nil if pinning what is in it to its edges is enough.
  init?(empty depth: Int, in touch: ExpectedTouch, _ child: String, _ sides: [String]) {
    let (place, view) = (touch.levels[depth].place, touch.levels[depth].view)
    guard touch.isDevelopers(place) else { return nil }
    let (name, variable) = (touch.name(of: place), touch.variable(place))
    if sides.count == 2, view.attribute("autoresize") == "W+H", depth > 0,
      touch.geometry(touch.levels[depth - 1].place).bounds.map({ $0.width > 0 && $0.height > 0 }) == true
    {
      self.init(
        remedy:
          "\(name) grows with its parent, and from zero it never gets larger. Give it the parent's bounds where it is added:",
        code: [
          "\(variable).frame = \(touch.variable(touch.levels[depth - 1].place, beside: variable)).bounds"
        ])
      return
    }
    if ClassKnowledge.base(of: view) == "UIStackView" {
      self.init(
        remedy:
          "A stack view is as large as what it arranges. Let it arrange the view; if it does already, remove the "
          + "constraint that makes its \(sides.joined(separator: " and ")) 0:",
        code: ["\(variable).addArrangedSubview(\(child))"])
      return
    }
    if ClassKnowledge.scrolls(view) {
      let content = view.contentSize.value ?? .zero
      self.init(
        remedy:
          "A scroll view takes no size from what is in it. Give \(name) one, as large as its content or a part of it:",
        code: sides.map {
          let length = $0 == "width" ? content.width : content.height
          let constant = PlainNumber.text(length > 0 ? min(length, 600) : 200)
          return "\(variable).\($0)Anchor.constraint(equalToConstant: \(constant)).isActive = true"
        })
      return
    }
    guard Self.shown(in: place, touch).count > 1, let box = Self.content(of: place, in: touch), box.maxX > 0,
      box.maxY > 0
    else { return nil }
    let (width, height) = (PlainNumber.text(box.maxX), PlainNumber.text(box.maxY))
    self.init(
      remedy:
        "Give \(name) a size: what is in it needs \(width) × \(height) points. Or pin its edges to the outermost views in it.",
      code: sides.map {
        "\(variable).\($0)Anchor.constraint(equalToConstant: \($0 == "width" ? width : height)).isActive = true"
      })
  }

  private init(remedy: String, code: [String]) {
    self.remedy = remedy
    self.code = code
  }

  /// The views in a view that have an area.
  private static func shown(in place: ViewPlace, _ touch: ExpectedTouch) -> [CGRect] {
    let views = touch.walk.trees[place.tree].views
    return views[place.view].children.compactMap { views[$0].frame.value }
      .filter { $0.width > 0 && $0.height > 0 }
  }

  /// The box around what is in a view, in its coordinates.
  private static func content(of place: ViewPlace, in touch: ExpectedTouch) -> CGRect? {
    let frames = shown(in: place, touch)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }
}
