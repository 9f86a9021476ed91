// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The view, or a view that contains it, has no area.
public enum ZeroSize: Reason {
  /// The name of the reason.
  public static let id = "zero-size"
  /// The reason in one line.
  public static let summary = "The view, or a view that contains it, is zero points wide or high."
  /// The page of the manual.
  public static let page = """
    # No area

    A view that is zero points wide or high contains no point. Its children are still drawn, unless it clips them, so
    everything looks right but cannot be touched.

    It happens to containers that were created with `UIView()` and never got a size: with Auto Layout when no
    constraint ties the container to its content, otherwise when nobody set its frame.

    ## How to fix it

    Give the container a size, or let its content determine it:

        NSLayoutConstraint.activate([
          button.topAnchor.constraint(equalTo: container.topAnchor),
          button.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])

    If it contains several views, attach the outermost ones to its edges, or give it a width and a height.

    A stack view gets its size from its arranged views. Add the view with `addArrangedSubview(_:)`, not with
    `addSubview(_:)`; if it is arranged, look for the constraint that makes the stack view so small.

    A toolbar that becomes an `inputAccessoryView` needs a height before: `toolbar.sizeToFit()`.

    A bar takes the size of a title view, or of an item's custom view, from the view itself: from its constraints or its
    `intrinsicContentSize`. In React Native a view gets its size from its style, and a child with `position: 'absolute'`
    adds nothing to that.
    """
}

extension ZeroSize: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.levels.enumerated().compactMap { depth, level in
      // The frame of a view that is rotated is the box around it, which has an area.
      guard
        let size = level.view.bounds.value?.size ?? touch.geometry(level.place).bounds?.size
          ?? level.view.frame.value?.size
      else { return nil }
      guard size.width == 0 || size.height == 0,
        level.view.transform.value?.inverted != nil || !level.view.transform.isKnown
      else { return nil }
      let isOwn = level.place == touch.expected
      if level.asked.asksOutside, !isOwn { return nil }
      if takesSize(level, from: depth + 1, in: touch) { return nil }
      let isOwners = touch.isDevelopers(level.place)
      let measure = "\(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height)) points"
      let name = touch.name(of: level.place)
      let variable = touch.variable(level.place)
      let next = touch.levels[min(depth + 1, touch.levels.count - 1)].place
      let child = touch.variable(next, in: level.place)
      let isFlat = (size.width == 0 ? ["width"] : []) + (size.height == 0 ? ["height"] : [])
      let origin = touch.walk.view(next).frame.value?.origin
      let pins = isFlat.flatMap { $0 == "width" ? ["leading", "trailing"] : ["top", "bottom"] }
      let constraints =
        isOwn
        ? isFlat.map {
          "\(variable).\($0)Anchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"
        }
        : pins.map { pin in
          let offset = origin.flatMap { ["leading": $0.x, "top": $0.y][pin] } ?? 0
          let constant = offset > 0 ? ", constant: \(PlainNumber.text(offset))" : ""
          return
            "\(child).\(pin)Anchor.constraint(equalTo: \(variable).\(pin)Anchor\(constant)).isActive = true"
        }
      let holder =
        isOwn
        ? ClassKnowledge.base(of: level.view).hasSuffix("AnnotationView")
          ? HolderSize(touch, depth, child) : HolderSize.header(touch, depth)
        : HolderSize(touch, depth, child) ?? HolderSize(empty: depth, in: touch, child, isFlat)
      let special =
        HolderSize(custom: depth, in: touch) ?? HolderSize(wrapper: depth, in: touch)
        ?? HolderSize(sideView: depth, in: touch) ?? HolderSize(constrained: depth, in: touch, isFlat)
        ?? HolderSize(rendered: depth, in: touch)
        ?? holder
      return Finding(
        id, level.place, certainty: level.asked.certainty,
        isOwn
          ? "It is \(measure) in size, so no touch is inside it."
          : "\(name), which contains it, is \(measure) in size, so nothing in it can be touched"
            + (level.view.clipsToBounds == .known(true)
              ? " or seen, since it clips." : ", although it is drawn."),
        remedy: special?.remedy
          ?? (isOwners
            ? "Give \(isOwn ? "the view" : name) a size, or constraints that determine one." : ""),
        code: masked(
          special?.code ?? (isOwners ? constraints : []), isOwn ? [] : isFlat, variable, in: touch),
        trial: special?.code.first?.holds(".frame") == true || ClassKnowledge.isReactNatives(level.view)
          ? touch.question(level.place, "frame", as: "CGRect") : touch.question(level.place, "constraints"),
        order: order(isOwn, depth, in: touch))
    }
  }

  /// Constraints for a view without any length, as code makes one: its mask would hold it there.
  private static func masked(
    _ code: [String], _ isFlat: [String], _ variable: String, in touch: ExpectedTouch
  ) -> [String] {
    guard isFlat.count == 2, !touch.walk.isDesign, let first = code.first, first.hasPrefix("\(variable)."),
      first.holds("Anchor.constraint(")
    else { return code }
    return ["\(variable).\(MendPlan.maskless)"] + code
  }

  /// Where the finding belongs: behind that the view, or one around it, is hidden, since a stack view takes
  /// the size of what it hides.
  private static func order(_ isOwn: Bool, _ depth: Int, in touch: ExpectedTouch) -> [Int] {
    let hidden = touch.levels[...depth].firstIndex { $0.view.isHidden == .known(true) }
    if let hidden { return [FindingStage.gates, hidden, 1] }
    return [isOwn ? FindingStage.place : FindingStage.gates, depth]
  }

  /// Whether a view has no area because it takes its size from what is in it, which has none: a stack view,
  /// or one of the system's.
  private static func takesSize(_ level: ExpectedTouch.Level, from inner: Int, in touch: ExpectedTouch)
    -> Bool
  {
    guard touch.levels.indices.contains(inner), let bounds = touch.geometry(touch.levels[inner].place).bounds,
      bounds.size.width == 0 || bounds.size.height == 0
    else { return false }
    switch ViewOwner(of: level.place, in: touch.walk.trees) {
    case .bar, .container, .system: return ClassKnowledge.isPrivate(level.view)
    case .developer: return ClassKnowledge.base(of: level.view) == "UIStackView"
    case .keyboard: return ClassKnowledge.isPrivate(level.view)
    case .part, .content: return false
    }
  }
}
