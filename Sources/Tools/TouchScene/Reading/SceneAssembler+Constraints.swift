// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// What constraints have to know about a view of a scene.
nonisolated struct PlacedView {
  var className: String
  /// The number of the window, or of the controller in a stack, that the view is in.
  var tree: Int
}

nonisolated extension SceneAssembler {
  /// Assembles the constraints; each that is wrong is reported with its line.
  mutating func constraints(_ record: SceneRecord) -> [SceneConstraint] {
    guard let member = record["constraints"], case .value = member.content else { return [] }
    var constraints: [SceneConstraint] = []
    for element in member.node.elements ?? [] where !reader.isFull {
      guard let text = element.string else { continue }
      do {
        let line = try ConstraintLine(text)
        guard isPossible(line, element) else { continue }
        var constraint = line.constraint
        constraint.position = reader.position(of: element.offset)
        constraints.append(constraint)
      } catch {
        reader.report("“\(shown(text))”: \(error.message)", at: offset(error.place, in: element))
      }
    }
    return constraints
  }

  /// Whether the views of a constraint exist and can be in relation; reports it if not.
  private mutating func isPossible(_ line: ConstraintLine, _ element: JSONNode) -> Bool {
    let constraint = line.constraint
    var known: [(name: String, view: PlacedView)] = []
    for (side, place) in [
      (constraint.first, line.places.first as Int?), (constraint.second, line.places.second),
    ] {
      guard let side, let place, case .named(let name) = side.view else { continue }
      let offset = offset(place, in: element)
      names.refer(to: name, .view, at: offset)
      guard let view = placed[name] else { continue }
      known.append((name, view))
      let isScrolled = side.guide == .contentLayoutGuide || side.guide == .frameLayoutGuide
      if isScrolled,
        !SceneClasses.chain(of: view.className, .view).contains(where: { $0.name == "UIScrollView" })
      {
        reader.report(
          "“\(side.guide?.rawValue ?? "")” is of scroll views; “\(name)” is a \(view.className)", at: offset)
        return false
      }
    }
    let offset = offset(line.places.second ?? line.places.first, in: element)
    if [constraint.first, constraint.second].contains(where: { $0?.view == .superview }),
      let window = known.first(where: { $0.view.className == "UIWindow" })
    {
      reader.report("“\(window.name)” is a window, which has no superview", at: offset)
      return false
    }
    if known.count == 2, known[0].view.tree != known[1].view.tree {
      reader.report(
        "“\(known[0].name)” and “\(known[1].name)” have no common superview: they are in different windows or controllers of a stack",
        at: offset)
      return false
    }
    return true
  }

  private func shown(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// The offset in the file of a place in a text; that of the text if it has escapes.
  private func offset(_ place: Int, in node: JSONNode) -> Int {
    guard let text = node.string, node.range.count == text.utf8.count + 2 else { return node.offset }
    return node.offset + 1 + place
  }
}
