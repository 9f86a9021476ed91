// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The view, or a view that contains it, is hidden.
public enum HiddenView: Reason {
  /// The name of the reason.
  public static let id = "hidden"
  /// The reason in one line.
  public static let summary = "The view, or a view that contains it, is hidden."
  /// The page of the manual.
  public static let page = """
    # Hidden

    A view whose `isHidden` is true cannot be touched, and neither can anything in it. The touch goes to the views behind.

    If you can see the view on the screen, the snapshot shows a different one: look for a second view of the same class,
    such as a reused cell or the button of another state.

    In a storyboard, a view that is not installed for the size classes of a device is in no window there.

    ## How to fix it

        view.isHidden = false

    In a stack view, hidden views also lose their place.
    """
}

extension HiddenView: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.propertyGates { level, holder in
      if let absent = notInstalled(level, holder) { return absent }
      guard level.view.isHidden == .known(true) else { return nil }
      if isKeptForReuse(level, in: touch) {
        return Finding(
          id, level.place,
          "\(holder.map { "\($0), which contains it," } ?? "It") is a cell that the list hides until it uses it again; another one "
            + "is on the screen.",
          remedy: "Ask about the cell that is shown: another view of its class in this dump.", code: [],
          order: [])
      }
      if let other = replacement(of: level, in: touch) {
        let name = touch.name(of: other)
        return Finding(
          id, level.place,
          holder.map { "\($0), which contains it, is hidden, and \(name) is shown in its place." }
            ?? "It is hidden, and \(name) is shown in its place.",
          remedy: "If this one should be shown, show it and hide the other:",
          code: [
            "\(touch.variable(level.place)).isHidden = false",
            "\(touch.variable(other, inFrontOf: touch.variable(level.place))).isHidden = true",
          ], trial: touch.trial(level.place, "setHidden:NO"), order: [])
      }
      return Finding(
        id, level.place,
        holder.map { "\($0), which contains it, is hidden, and so is everything in it." }
          ?? "It is hidden.",
        remedy: "Show \(holder ?? "the view").", code: ["\(touch.variable(level.place)).isHidden = false"],
        trial: touch.trial(level.place, "setHidden:NO"), order: [])
    }
  }

  /// That a view of a file is not there for the size classes of the device that the file was drawn for.
  private static func notInstalled(_ level: ExpectedTouch.Level, _ holder: String?) -> Finding? {
    guard level.view.attribute("installed") == "NO" else { return nil }
    let others = (level.view.attribute("installedFor") ?? "").split(separator: " ")
      .map { $0.split(separator: "-").joined(separator: ", ") }
    return Finding(
      id, level.place, certainty: .likely,
      "\(holder.map { "\($0), which contains it," } ?? "It") is not installed for the size classes of the device in the file, and so is in no "
        + "window there" + (others.isEmpty ? "." : "; it is for \(others.joined(separator: ", and for "))."),
      remedy:
        "In Interface Builder, tick Installed for the size classes of the device as well, in the Attributes inspector, unless code adds the view.",
      code: [], order: [])
  }

  /// A view of the same kind that is shown with the same frame, as one of two alternates is; nil if there is
  /// none.
  private static func replacement(of level: ExpectedTouch.Level, in touch: ExpectedTouch) -> ViewPlace? {
    let views = touch.walk.trees[level.place.tree].views
    guard let parent = level.view.parent, let frame = level.view.frame.value, frame.width > 0,
      frame.height > 0,
      touch.isDevelopers(level.place)
    else { return nil }
    return views[parent].children.first { number in
      let view = views[number]
      return number != level.place.view && view.isHidden == .known(false) && view.frame.value == frame
        && ClassKnowledge.base(of: view) == ClassKnowledge.base(of: level.view)
        && ClassKnowledge.isControl(view)
    }.map { ViewPlace(tree: level.place.tree, view: $0) }
  }

  /// Whether a view is a hidden cell in a list, as lists keep those that scrolled away.
  private static func isKeptForReuse(_ level: ExpectedTouch.Level, in touch: ExpectedTouch) -> Bool {
    guard ClassKnowledge.isCell(level.view), let parent = level.view.parent else { return false }
    return ClassKnowledge.scrolls(touch.walk.trees[level.place.tree].views[parent])
  }
}
