// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The window and the nested views in it that do not contain the point: one fix solves them all.
///
/// Either something is scrolled out of sight, and comes back, or the topmost view that does hold the point
/// lies beside the screen.
struct OutsideRun {
  private let touch: ExpectedTouch
  /// How many levels the run has, the window's the first.
  private let count: Int
  /// The depth of the innermost scroll view of the run that is itself in sight.
  let scroller: Int?

  /// Nil if the point is in the window, or if the outermost view is none and nothing in it scrolls.
  init?(_ touch: ExpectedTouch) {
    let run = touch.levels.dropLast().prefix { $0.isOutside }
    guard let window = run.first, window.view.parent == nil else { return nil }
    self.touch = touch
    count = run.count
    scroller = run.lastIndex { level in
      guard ClassKnowledge.scrolls(level.view), let bounds = touch.geometry(window.place).bounds,
        let box = touch.box(of: level.place, in: window.place)
          ?? Self.frame(of: level, in: window.place, touch)
      else { return false }
      return box.overlaps(bounds)
    }
    // A part of a screen has no edges that a finger cannot reach.
    guard ClassKnowledge.isWindow(window.view) || scroller ?? 0 > 0 else { return nil }
  }

  /// The frame of a scroll view whose content offset is not known, which moves only its content.
  private static func frame(
    of level: ExpectedTouch.Level, in window: ViewPlace, _ touch: ExpectedTouch
  ) -> ViewRect? {
    guard level.view.transform.value ?? .identity == .identity, let frame = level.view.frame.value,
      let parent = level.view.parent,
      let toTree = touch.geometry(ViewPlace(tree: level.place.tree, view: parent)).toTree,
      let undo = touch.geometry(window).toTree?.inverted
    else { return nil }
    let first = undo.apply(to: toTree.apply(to: frame.origin))
    let last = undo.apply(to: toTree.apply(to: ViewPoint(x: frame.maxX, y: frame.maxY)))
    return ViewRect(origin: first, size: .zero).union(ViewRect(origin: last, size: .zero))
  }

  /// Whether the fix of another level also solves this one.
  func mends(_ depth: Int) -> Bool {
    if let scroller { return depth < scroller }
    return depth > 0 && depth < count
  }

  /// What moved the view out of the window on purpose, such as an open menu; nil if nothing speaks for that.
  var aside: MovedAside? { MovedAside(moved, in: touch.levels[count - 1].place, touch) }

  /// The view outside the window, and the code that moves it inside.
  var move: (remedy: String, code: [String], moved: ViewPlace) {
    let view = touch.walk.view(moved)
    if let aside = MovedAside(moved, in: touch.levels[count - 1].place, touch) {
      return (aside.remedy, [], moved)
    }
    if let small = smallWindow { return (small.remedy, small.code, moved) }
    if let stale = StaleSize(touch, count), touch.isDevelopers(moved) {
      return (stale.remedy, stale.code, moved)
    }
    if let transform = view.transform.value, transform != .identity {
      return (
        "Its transform puts \(touch.name(of: moved)) there. Set it back:",
        ["\(variable).transform = .identity"], moved
      )
    }
    // What is in it comes along, where there is room for all of it.
    for place in [touch.levels[count].place, touch.expected] {
      guard let box = touch.box(of: place, in: touch.levels[count - 1].place), let room,
        box.width <= room.width, box.height <= room.height
      else { continue }
      let across = max(room.minX - box.minX, 0) + min(room.maxX - box.maxX, 0)
      let down = max(room.minY - box.minY, 0) + min(room.maxY - box.maxY, 0)
      let offset = "dx: \(PlainNumber.text(across)), dy: \(PlainNumber.text(down))"
      // The root view of a controller lies where its presentation puts it.
      if touch.isRoot(moved), down < 0, across == 0 {
        let name = touch.variable(touch.expected)
        let line =
          "\(name).bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true"
        let text =
          "\(touch.name(of: moved)) is a root view that reaches below the window, as in a sheet at a low detent. Show the "
          + "sheet at a higher one, or pin the view to the safe area:"
        return (text, [line], moved)
      }
      let frame = "// or, without Auto Layout: \(variable).frame = \(variable).frame.offsetBy(\(offset))"
      return (remedy, pin(across, down) + [frame], moved)
    }
    return (remedy, ["// \(variable).frame = …"], moved)
  }

  /// What to do about a window that is smaller than its root view, and so than the screen; nil for any other.
  private var smallWindow: (remedy: String, code: [String])? {
    let window = touch.levels[0].place
    let view = touch.walk.view(moved)
    guard count == 1, view.parent == window.view, touch.isRoot(moved), view.frame.value?.origin == .zero,
      view.transform.value == .identity, let own = touch.geometry(moved).bounds?.size,
      let size = touch.geometry(window).bounds?.size, own.width > size.width, own.height > size.height
    else { return nil }
    let (outer, inner) = (
      "\(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height))",
      "\(PlainNumber.text(own.width)) × \(PlainNumber.text(own.height))"
    )
    return (
      "\(touch.name(of: window)) is \(outer), smaller than its root view (\(inner)), which does not follow the window. Make the window with "
        + "UIWindow(windowScene:) and no frame, so that its scene sizes it, and give it the view as that of its rootViewController, "
        + "which is laid out as large as the window. If code has set the window's frame:",
      ["window.frame = window.windowScene?.coordinateSpace.bounds ?? window.frame"]
    )
  }

  /// The constraints that keep it in the window.
  private func pin(_ across: Double, _ down: Double) -> [String] {
    func line(_ anchor: String, _ relation: String) -> String {
      "\(variable).\(anchor).constraint(\(relation): view.safeAreaLayoutGuide.\(anchor)).isActive = true"
    }
    return (down < 0 ? [line("bottomAnchor", "lessThanOrEqualTo")] : [])
      + (down > 0 ? [line("topAnchor", "greaterThanOrEqualTo")] : [])
      + (across < 0 ? [line("trailingAnchor", "lessThanOrEqualTo")] : [])
      + (across > 0 ? [line("leadingAnchor", "greaterThanOrEqualTo")] : [])
  }

  /// What is moved: the topmost view that holds the point, in the system's container of a controller that of
  /// the controller.
  private var moved: ViewPlace {
    let inner = touch.levels[count...].first { level in
      ViewOwner(of: level.place, in: touch.walk.trees) != .container
    }
    guard let inner, touch.isDevelopers(inner.place) else { return touch.levels[count].place }
    return inner.place
  }
  private var variable: String { touch.variable(moved) }
  private var remedy: String {
    moved == touch.expected
      ? "Pin the view inside the window, or put it into a scroll view:"
      : "Pin \(touch.name(of: moved)), which contains it, inside the window:"
  }

  /// What all views of the run have in common, in the coordinates of the innermost, where frames count.
  private var room: ViewRect? {
    let inner = touch.levels[count - 1].place
    var room: ViewRect?
    for level in touch.levels.prefix(count) {
      guard let box = touch.box(of: level.place, in: inner), let shared = box.overlap(with: room ?? box)
      else {
        return nil
      }
      room = shared
    }
    return room
  }
}

extension ExpectedTouch.Level {
  /// Whether the point is known to be outside of the view.
  fileprivate var isOutside: Bool {
    guard isPlaced, case .outside = asked.gate.verdict else { return false }
    return true
  }

  /// Whether it is known where the view is: that of a scroll view is, although nobody knows where its
  /// content is if the content offset is missing.
  var isPlaced: Bool {
    guard own == nil, let (kind, view) = asked.gate.point.cause else { return own != nil }
    return kind == .contentOffset && view == place.view
  }
}
