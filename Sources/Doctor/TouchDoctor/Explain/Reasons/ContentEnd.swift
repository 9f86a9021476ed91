// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A scroll view's content ends before a view in it, so that it cannot be scrolled to.
struct ContentEnd {
  /// The edge of the view that lies beyond the content: `lower`, `right`, `upper` or `left`.
  private let edge: String
  /// How far beyond the content it lies, in points.
  private let distance: Double
  private let level: ExpectedTouch.Level
  private let touch: ExpectedTouch

  /// Nil if the content reaches far enough, or its size is not known.
  init?(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) {
    guard let content = level.view.contentSize.value, let box = touch.box(in: level.place),
      let bounds = touch.geometry(level.place).bounds
    else { return nil }
    let inset = level.view.contentInset.value ?? .zero
    // Content that is smaller than its view does not scroll; what the view shows then is all there is.
    let end = ViewPoint(
      x: max(content.width + inset.right, bounds.width - inset.left),
      y: max(content.height + inset.bottom, bounds.height - inset.top))
    let sides: [(edge: String, beyond: Double, distance: Double)] = [
      ("lower", box.maxY - end.y, box.maxY - content.height),
      ("right", box.maxX - end.x, box.maxX - content.width),
      ("upper", -inset.top - box.minY, -box.minY), ("left", -inset.left - box.minX, -box.minX),
    ]
    guard let worst = sides.max(by: { $0.beyond < $1.beyond }), worst.beyond > 0.5 else { return nil }
    self.touch = touch
    self.level = level
    (edge, distance) = (worst.edge, worst.distance)
  }

  /// Whether the content has no size at all.
  private var isEmpty: Bool { level.view.contentSize.value == .zero }

  private var isAtEnd: Bool { edge == "lower" || edge == "right" }

  /// What is wrong.
  func text(_ holder: String) -> String {
    let points = "\(PlainNumber.text(distance)) pt"
    return isAtEnd
      ? "contentSize of \(holder) ends \(points) before its \(edge) edge, so it cannot be scrolled to."
      : "It begins \(points) before the content of \(holder), so it cannot be scrolled to."
  }

  private var isList: Bool {
    ClassKnowledge.roles(of: level.view).contains(.list)
  }

  /// The container in the scroll view, if that ends with the content, and the view sticks out of it.
  private var shortContainer: ViewPlace? {
    let inside = touch.levels.firstIndex { $0.place == level.place }.map { touch.levels[$0 + 1].place }
    guard let inside, inside != touch.expected, isAtEnd, touch.isDevelopers(inside),
      let box = touch.box(of: inside, in: level.place), let content = level.view.contentSize.value
    else { return nil }
    let beyond = edge == "lower" ? box.maxY - content.height : box.maxX - content.width
    return beyond <= 0.5 ? inside : nil
  }

  /// What to do.
  var remedy: String {
    if let shortContainer, edge == "lower",
      let held = HolderSize.held(shortContainer, in: touch.walk.trees[shortContainer.tree])
    {
      let name = touch.name(of: shortContainer)
      return
        "\(name), the content, ends there as well: \(held.words) fixes its height, so that nothing scrolls. Lower its priority to 250 in Interface "
        + "Builder, or delete it" + (held.isPinned ? "." : ", and pin the last view in it to its lower edge:")
    }
    if let shortContainer {
      return
        "\(touch.name(of: shortContainer)), the content, ends there as well. Pin the last view in it to its \(edge) edge:"
    }
    if isList || !touch.isDevelopers(level.place) {
      return
        "It sets its contentSize itself: show the view in its content, such as a cell, a header or a footer."
    }
    if isEmpty {
      return
        "Nothing gives the content a size. Pin it to all four edges of contentLayoutGuide, or without Auto Layout set contentSize:"
    }
    return isAtEnd
      ? "Pin the content to contentLayoutGuide, or without Auto Layout set contentSize:"
      : "Content begins at 0, 0. Move the view there, or make room with contentInset."
  }

  /// The lines that do it.
  var code: [String] {
    guard !isList, isAtEnd, touch.isDevelopers(level.place) else { return [] }
    let scroller = touch.variable(level.place)
    // What lies in the scroll view itself: the view, or a container or stack around it.
    let inside = touch.levels.firstIndex { $0.place == level.place }.map { touch.levels[$0 + 1].place }
    let content = touch.variable(inside ?? touch.expected, in: level.place)
    let (anchor, side) = edge == "lower" ? ("bottomAnchor", "height") : ("trailingAnchor", "width")
    if let shortContainer, edge == "lower",
      HolderSize.held(shortContainer, in: touch.walk.trees[shortContainer.tree])?.isPinned == true
    {
      return []
    }
    if let shortContainer {
      // The view itself, or the list or stack in there that it lies in.
      let depth = touch.levels.firstIndex { $0.place == shortContainer } ?? 0
      let last = touch.variable(touch.levels[depth + 1].place, in: shortContainer)
      return [
        "\(last).\(anchor).constraint(equalTo: \(touch.variable(shortContainer)).\(anchor)).isActive = true"
      ]
    }
    if isEmpty {
      let size = inside.flatMap { touch.box(of: $0, in: level.place)?.size } ?? .zero
      return ["top", "leading", "trailing", "bottom"].map {
        "\(content).\($0)Anchor.constraint(equalTo: \(scroller).contentLayoutGuide.\($0)Anchor).isActive = true"
      } + [
        "// or: \(scroller).contentSize = CGSize(width: \(PlainNumber.text(size.width)), height: \(PlainNumber.text(size.height)))"
      ]
    }
    let size = edge == "lower" ? level.view.contentSize.value?.height : level.view.contentSize.value?.width
    return [
      "\(content).\(anchor).constraint(equalTo: \(scroller).contentLayoutGuide.\(anchor)).isActive = true",
      "// or: \(scroller).contentSize.\(side) = \(PlainNumber.text((size ?? 0) + distance))",
    ]
  }
}
