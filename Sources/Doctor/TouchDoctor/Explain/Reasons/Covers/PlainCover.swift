// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A view in front that has no use for touches.
enum PlainCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let names = cover.names else { return nil }
    if cover.touch.walk.isDesign, cover.front.attribute("embeds") != nil, let order = names.order {
      let behind =
        cover.beside.flatMap { $0 == cover.touch.expected ? nil : cover.touch.name(of: $0) }
        ?? cover.touch.name
      return CoverRemedy(
        "\(cover.name) is the container of another scene, which needs its touches. Drag \(behind) below it in the document outline of "
          + "Interface Builder: what is lower there lies in front. Or let the container end before the view. In code:",
        [order])
    }
    if let apart = beforeBar(cover) { return apart }
    return CoverRemedy(
      letting(cover, through: names.order),
      ["\(names.front).isUserInteractionEnabled = false"] + (names.order.map { ["// or: \($0)"] } ?? [])
        + hole(in: cover),
      trial: cover.touch.trial(cover.place, "setUserInteractionEnabled:NO"))
  }

  /// How a coach mark keeps the touches around what it points at.
  private static func hole(in cover: MeasuredCover) -> [String] {
    let name = ClassName(cover.front.className).name
    guard
      ["CoachMark", "Spotlight", "Walkthrough", "Showcase", "Tutorial"].contains(where: { name.holds($0) })
    else { return [] }
    return [
      "// or, in \(name), let touches through the hole alone:",
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { !hole.contains(point) }",
    ]
  }

  /// What to do about the container of another scene in front of a bar.
  static func beforeBar(_ cover: MeasuredCover) -> CoverRemedy? {
    guard let names = cover.names, names.order == nil else { return nil }
    if cover.front.attribute("embeds") != nil, let beside = cover.beside {
      // A bar has no order of its own to change.
      let (touch, bar) = (cover.touch, cover.touch.variable(beside))
      let isTop = ClassKnowledge.base(of: touch.walk.view(beside)) == "UINavigationBar"
      return CoverRemedy(
        "\(cover.name) is the container of another scene, which needs its touches. Let it \(isTop ? "begin" : "end") where "
          + "\(touch.name(of: beside)) \(isTop ? "ends" : "begins"), by a constraint in place of the one to the \(isTop ? "top" : "bottom"):",
        [
          isTop
            ? "\(names.front).topAnchor.constraint(equalTo: \(bar).bottomAnchor).isActive = true"
            : "\(names.front).bottomAnchor.constraint(equalTo: \(bar).topAnchor).isActive = true"
        ])
    }
    return nil
  }

  /// How a view in front lets touches through, in a sentence: where the file is Interface Builder's, with
  /// what to do there.
  private static func letting(_ cover: MeasuredCover, through order: String?) -> String {
    guard cover.touch.walk.isDesign else {
      return
        "If \(cover.name) does not need touches, let them through\(order == nil ? ":" : ", or change the order:")"
    }
    let behind =
      cover.beside.flatMap { $0 == cover.touch.expected ? nil : cover.touch.name(of: $0) } ?? "the view"
    let move = order == nil ? "" : ", or drag it above \(behind) in the document outline"
    return
      "If \(cover.name) does not need touches, untick its User Interaction Enabled in Interface Builder\(move); if it is shown only at "
      + "times, tick Hidden. In code:"
  }
}
