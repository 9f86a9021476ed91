// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that was moved beyond the edge of the screen on purpose: the content beside an open side menu, or a
/// drawer or a panel that is closed.
///
/// Its place is right as it is, so no layout is to be changed.
struct MovedAside {
  private enum Kind {
    /// The content gives way to a menu, which is this view.
    case content(menu: ViewPlace)
    /// The panel waits beside the screen.
    case panel
  }

  private let kind: Kind
  private let moved: ViewPlace
  private let touch: ExpectedTouch
  /// The edge beyond which it lies, and how far it was moved, in points.
  private let side: String
  private let distance: Double

  /// Nil if the view is out of the screen for another reason.
  ///
  /// - Parameters:
  ///   - moved: The topmost view that holds the point.
  ///   - holder: The view that it lies in, which does not hold it.
  ///   - touch: The touch.
  init?(_ moved: ViewPlace, in holder: ViewPlace, _ touch: ExpectedTouch) {
    let window = touch.levels[0].place
    guard let screen = touch.geometry(window).bounds, let box = touch.box(of: moved, in: window),
      box.width > 0, box.height > 0, moved != touch.expected || !ClassKnowledge.isControl(touch.view)
    else { return nil }
    self.moved = moved
    self.touch = touch
    let isScreen = box.width >= screen.width * 0.6 && box.height >= screen.height * 0.6
    let isVisible = box.overlaps(screen)
    if isScreen, isVisible, abs(box.midX - screen.midX) > screen.width * 0.3,
      let menu = Self.menu(beside: moved, box, screen, touch)
    {
      kind = .content(menu: menu)
      (side, distance) = box.midX > screen.midX ? ("right", box.minX) : ("left", screen.maxX - box.maxX)
      return
    }
    // A page as large as the screen waits for no one to open it, and a transform is set back.
    let isPage = box.width > screen.width * 0.95 && box.height > screen.height * 0.95
    guard !isVisible, !isPage, touch.walk.view(moved).transform.value == .identity,
      let edge = Self.edge(box, screen)
    else { return nil }
    kind = .panel
    (side, distance) = (edge, 0)
  }

  /// The edge of the screen along which a panel lies, right beyond it; nil if it lies elsewhere.
  private static func edge(_ box: ViewRect, _ screen: ViewRect) -> String? {
    let near = 24.0
    let isAcross =
      box.width >= screen.width * 0.6 && box.minX >= screen.minX - 1 && box.maxX <= screen.maxX + 1
    let isDown =
      box.height >= screen.height * 0.6 && box.minY >= screen.minY - 1 && box.maxY <= screen.maxY + 1
    if isDown, box.maxX <= screen.minX, box.maxX > screen.minX - near { return "left" }
    if isDown, box.minX >= screen.maxX, box.minX < screen.maxX + near { return "right" }
    if isAcross, box.maxY <= screen.minY, box.maxY > screen.minY - near { return "upper" }
    if isAcross, box.minY >= screen.maxY, box.minY < screen.maxY + near { return "lower" }
    return nil
  }

  /// The view that lies where the moved one has left room, with something to be touched in it.
  private static func menu(
    beside moved: ViewPlace, _ box: ViewRect, _ screen: ViewRect, _ touch: ExpectedTouch
  ) -> ViewPlace? {
    let tree = touch.walk.trees[moved.tree]
    let room =
      box.midX > screen.midX
      ? ViewRect(x: screen.minX, y: screen.minY, width: box.minX - screen.minX, height: screen.height)
      : ViewRect(x: box.maxX, y: screen.minY, width: screen.maxX - box.maxX, height: screen.height)
    guard room.width > 40 else { return nil }
    let spot = ViewPoint(x: room.midX, y: room.midY)
    // Beside the moved view, or beside one around it.
    for number in [moved.view] + tree.ancestors(of: moved.view) {
      guard let parent = tree.views[number].parent else { return nil }
      for sibling in tree.views[parent].children.reversed() where sibling != number {
        let place = ViewPlace(tree: moved.tree, view: sibling)
        guard tree.views[sibling].isHidden != .known(true), let other = touch.geometry(place).box,
          other.contains(spot), other.height >= screen.height * 0.6, !tree.views[sibling].children.isEmpty
        else { continue }
        return place
      }
    }
    return nil
  }

  /// What lies where.
  func text(isPart: Bool, _ part: String) -> String {
    let name = moved == touch.expected ? "It" : touch.name(of: moved)
    let points = PlainNumber.text(distance)
    switch kind {
    case .content(let menu):
      let which = isPart ? "\(part) the screen: " : ""
      let subject = isPart && moved == touch.expected ? "it" : name
      let contains = moved == touch.expected ? "" : ", which contains it,"
      return
        "\(which)\(subject)\(contains) is moved \(points) pt to the \(side), as beside an open side menu, and "
        + "\(ViewName.described(menu, in: touch.walk)) is shown in its place."
    case .panel:
      let contains = moved == touch.expected ? "" : ", which contains it,"
      return
        "\(name)\(contains) lies just beyond the \(side) edge of the screen, as a drawer or a panel does while it is closed."
    }
  }

  /// What to do.
  var remedy: String {
    switch kind {
    case .content(let menu):
      "\(touch.name(of: menu)) is the open menu. Close it, and the view can be touched where it was."
    case .panel:
      "Open it first. If it should be open, look at what sets its place: its frame, its transform, or the constant of a "
        + "constraint."
    }
  }
}
