// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchScene
import TouchSnapshot

/// What a page shows of the layout of a view: its guides, and the constraints that mention it.
enum ViewLayout {
  /// How many of each a page gets at most.
  private static let limit = 200

  /// The members of an answer about a view; none for a view that has neither.
  static func members(of view: UIView, in scene: StagedScene) -> [JSONText.Member] {
    let guides = view.shownGuides.prefix(limit).map { guide -> JSONText in
      ["name": .string(guide.name), "corners": .array(view.onScreen(guide.frame).map(JSONText.point))]
    }
    let constraints = view.shownConstraints.prefix(limit).map { json(of: $0, on: view, in: scene) }
    var members: [JSONText.Member] = []
    if !guides.isEmpty { members.append(.init("guides", .array(guides))) }
    if !constraints.isEmpty { members.append(.init("constraints", .array(constraints))) }
    return members
  }

  private static func json(of constraint: NSLayoutConstraint, on view: UIView, in scene: StagedScene)
    -> JSONText
  {
    var members: [JSONText.Member] = [
      .init("text", .string(constraint.formula)), .init("broken", .bool(constraint.isBroken)),
    ]
    if let line = constraint.shownLine {
      members.append(
        .init("way", .array([line.start, line.end].map { .point(view.onScreen(inWindow: $0)) })))
    }
    if let position = scene.position(of: constraint) {
      members.append(.init("line", .integer(position.line)))
      members.append(.init("column", .integer(position.column)))
    }
    return .object(members)
  }
}
