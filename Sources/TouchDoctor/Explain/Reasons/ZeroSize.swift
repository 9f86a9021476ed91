// SPDX-License-Identifier: Apache-2.0

/// A view, or one that it lies in, has no area.
public enum ZeroSize: Reason {
  /// The name of the reason.
  public static let id = "zero-size"
  /// The reason in one line.
  public static let summary = "The view, or one that it lies in, is zero points wide or high."
  /// The page of the manual.
  public static let page = """
    # No area

    No point is inside a view that is zero points wide or high. Its children are drawn all the same, unless it clips,
    so that everything looks right and nothing in it is touched.

    It happens to containers that were made with `UIView()` and got no size: with Auto Layout when no constraint ties
    the container to its content, otherwise when nobody set its frame.

    ## How to mend it

    Give the container its size, or let its content do it:

        NSLayoutConstraint.activate([
          button.topAnchor.constraint(equalTo: container.topAnchor),
          button.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    """
}

extension ZeroSize: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.levels.enumerated().compactMap { depth, level in
      guard let size = level.view.bounds.value?.size ?? level.view.frame.value?.size else { return nil }
      guard size.width == 0 || size.height == 0,
        level.view.transform.value?.inverted != nil || !level.view.transform.isKnown
      else { return nil }
      let isOwn = level.place == touch.expected
      let isOwners = touch.isDevelopers(level.place)
      let measure = "\(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height)) points"
      let name = touch.name(of: level.place)
      let variable = touch.variable(level.place)
      let next = touch.levels[min(depth + 1, touch.levels.count - 1)].place
      let child = touch.variable(next, in: level.place)
      let isFlat = (size.width == 0 ? ["width"] : []) + (size.height == 0 ? ["height"] : [])
      let pins = isFlat.flatMap { $0 == "width" ? ["leading", "trailing"] : ["top", "bottom"] }
      let constraints =
        isOwn
        ? isFlat.map {
          "\(variable).\($0)Anchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"
        }
        : pins.map { "\(child).\($0)Anchor.constraint(equalTo: \(variable).\($0)Anchor).isActive = true" }
      let special = isOwn ? nil : HolderSize(touch, depth, child)
      return Finding(
        self, level.place, certainty: level.asked.certainty,
        isOwn
          ? "It is \(measure) large: no point is inside."
          : "\(name), which contains it, is \(measure) large: no point is inside, and what sticks out is drawn but not touched.",
        remedy: special?.remedy
          ?? (isOwners
            ? "Give \(isOwn ? "the view" : name) a size, or constraints from which one follows." : ""),
        code: special?.code ?? (isOwners ? constraints : []),
        trial: touch.question(level.place, "constraints"),
        order: [isOwn ? FindingStage.place : FindingStage.gates, depth])
    }
  }
}
