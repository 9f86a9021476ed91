// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Sizes of containers that what is in them cannot give: it follows the container, or has no size of its own.
extension HolderSize {
  /// The height of a view whose only view follows it by its mask, as what is loaded from a nib does; nil for
  /// any other.
  ///
  /// What follows by its mask is not laid out by constraints, so that none to it gives a height.
  static func masked(_ depth: Int, in touch: ExpectedTouch) -> HolderSize? {
    let (level, next) = (touch.levels[depth], touch.levels[min(depth + 1, touch.levels.count - 1)])
    let mask = next.view.attribute("autoresize")?.split(separator: "+") ?? []
    guard next.place != level.place, mask.contains("W"), mask.contains("H"), level.view.children.count == 1,
      let size = next.view.frame.value?.size, size.height > 0
    else { return nil }
    let (holder, inner) = (touch.variable(level.place), touch.variable(next.place, in: level.place))
    return HolderSize(
      remedy:
        "\(touch.name(of: next.place)) follows it by its mask, so that it gives no height. Give \(touch.name(of: level.place)) one, "
        + "and its bounds to what is in it:",
      code: [
        "\(holder).heightAnchor.constraint(equalToConstant: \(PlainNumber.text(size.height))).isActive = true",
        "\(inner).frame = \(holder).bounds",
      ])
  }

  /// The frame of a view without any size whose only view follows it by its mask, as the view of a child
  /// controller does; nil for any other.
  static func unplaced(_ depth: Int, in touch: ExpectedTouch) -> HolderSize? {
    let (level, next) = (touch.levels[depth], touch.levels[min(depth + 1, touch.levels.count - 1)])
    let mask = next.view.attribute("autoresize")?.split(separator: "+") ?? []
    guard next.place != level.place, mask.contains("W"), mask.contains("H"), level.view.children.count == 1,
      let size = next.view.frame.value?.size, size.width > 0, size.height > 0,
      let origin = level.view.frame.value?.origin
    else { return nil }
    let (holder, inner) = (touch.variable(level.place), touch.variable(next.place, in: level.place))
    let numbers = [origin.x, origin.y, size.width, size.height].map { PlainNumber.text($0) }
    return HolderSize(
      remedy:
        "\(touch.name(of: next.place)) follows it by its mask, as the view of a child controller does, so that it gives no size. Give "
        + "\(touch.name(of: level.place)) one: with Auto Layout, by constraints to what is around it; without, by its frame, as in "
        + "viewDidLayoutSubviews(). Then give its bounds to what is in it:",
      code: [
        "\(holder).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))",
        "\(inner).frame = \(holder).bounds",
      ])
  }

  /// The size of a view without a height that is all that a container holds; nil for any other.
  ///
  /// The view of a child controller is one: it is as large as the container, if what is in it has room there.
  static func filling(_ depth: Int, _ sides: [String], in touch: ExpectedTouch) -> HolderSize? {
    guard depth > 1, sides == ["height"] || sides == ["width", "height"] else { return nil }
    let (level, outer) = (touch.levels[depth], touch.levels[depth - 1])
    guard outer.view.className == "UIView", touch.isDevelopers(outer.place), !touch.isRoot(outer.place),
      outer.view.children.count == 1, let frame = level.view.frame.value,
      let around = touch.geometry(outer.place).bounds, around.height > 0, frame.origin == .zero,
      sides.count == 2 || abs(frame.width - around.width) < 1,
      let room = content(of: level.place, in: touch), around.insetBy(dx: -0.5, dy: -0.5).contains(room)
    else { return nil }
    let variable = touch.variable(level.place)
    let holder = touch.variable(outer.place, beside: variable)
    return HolderSize(
      remedy:
        "\(touch.name(of: level.place)) is all that \(touch.name(of: outer.place)) holds, as the view of a child controller is. Let "
        + "it fill that, with constraints to all four edges:",
      code: ["top", "leading", "trailing", "bottom"].map {
        "\(variable).\($0)Anchor.constraint(equalTo: \(holder).\($0)Anchor).isActive = true"
      } + ["// or, without Auto Layout: \(variable).frame = \(holder).bounds"])
  }

  /// The height of a view in which a list or a page lies, which has none of its own; nil for any other.
  static func unsized(_ depth: Int, in touch: ExpectedTouch) -> HolderSize? {
    let (level, next) = (touch.levels[depth], touch.levels[min(depth + 1, touch.levels.count - 1)])
    guard next.place != level.place, level.view.children.count == 1,
      ClassKnowledge.scrolls(next.view) || ClassKnowledge.isContent(next.view)
    else { return nil }
    let holder = touch.variable(level.place)
    return HolderSize(
      remedy:
        "\(touch.name(of: next.place)) has no height of its own. Let \(touch.name(of: level.place)) end where its "
        + "parent does, or give it a height:",
      code: [
        "\(holder).bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true",
        "// or: \(holder).heightAnchor.constraint(equalToConstant: 300).isActive = true",
      ])
  }
}
