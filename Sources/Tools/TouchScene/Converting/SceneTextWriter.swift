// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import TextSources
import TouchSnapshot

/// Writes the views of trees as a scene.
nonisolated struct SceneTextWriter {
  /// How many views are converted, and how deep they may be.
  private static let (maximumViews, maximumDepth) = (5000, 120)

  var notes = SceneTextNotes()
  private var names = SceneTextNames()
  private var backdrop = SceneTextBackdrop()
  private var isLight = false
  private var count = 0
  /// How many pages the page controls have.
  private var pages = 0

  /// The trees that are on one screen: all windows of one moment, the last of several dumps, or the screen of
  /// a storyboard that has the most views.
  static func screen(of document: SnapshotDocument) -> [Int] {
    let all = Array(document.trees.indices)
    guard all.count > 1 else { return all }
    guard !document.format.isDesign else {
      let counts = document.trees.map { $0.views.count }
      return all.max { (counts[$0], $1) < (counts[$1], $0) }.map { [$0] } ?? []
    }
    let identifiers = document.trees.flatMap { tree in tree.roots.map { tree.views[$0].identifier } }
    let areWindows = document.trees.allSatisfy { tree in
      tree.roots.allSatisfy { tree.views[$0].className.hasSuffix("Window") }
    }
    return areWindows && !identifiers.contains(nil) && Set(identifiers).count == identifiers.count
      ? all : all.last.map { [$0] } ?? []
  }

  // MARK: Scene

  mutating func scene(_ trees: [ViewTree]) -> String {
    var screen = ViewRect.null
    var roots: [(tree: ViewTree, geometry: TreeGeometry, root: Int)] = []
    for tree in trees {
      let geometry = tree.geometry()
      for root in tree.roots {
        roots.append((tree, geometry, root))
        if let box = Self.box(geometry[root]) { screen = screen.union(box) }
      }
    }
    if screen.isNull || screen.width < 1 || screen.height < 1 {
      notes.add("The file does not say the size of the screen; it became 375 × 667.")
      screen = ViewRect(x: 0, y: 0, width: 375, height: 667)
    }
    isLight = Self.isLight(trees)
    var views: [JSONText] = []
    for (tree, geometry, root) in roots {
      let surroundings = Surroundings(origin: screen.origin, screen: screen.origin)
      views += view(root, tree, geometry, in: surroundings).map { [$0] } ?? []
    }
    let scene: JSONText = [
      "size": .array([
        Self.number(screen.width, in: .screenSide), Self.number(screen.height, in: .screenSide),
      ]),
      "views": .array(views),
    ]
    return scene.pretty + "\n"
  }

  private static func box(_ geometry: ViewGeometry) -> ViewRect? {
    guard let bounds = geometry.bounds, let transform = geometry.toParent else { return nil }
    let corners = [
      ViewPoint(x: bounds.minX, y: bounds.minY), ViewPoint(x: bounds.maxX, y: bounds.maxY),
    ].map { transform.apply(to: $0) }
    let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    let box = ViewRect(x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0])
    return box.minX.isFinite && box.minY.isFinite && (0...20_000).contains(box.width)
      && (0...20_000).contains(box.height) ? box : nil
  }

  // MARK: Views

  /// What a view takes from those around it.
  private struct Surroundings {
    /// Where the zero of the superview's coordinates is.
    var origin: ViewPoint
    /// Where the zero of the screen is in the coordinates of the tree.
    var screen: ViewPoint
    var depth = 0
    var tint: SceneTextColor?
    /// The size of the superview; nil for a root.
    var size: ViewSize?
  }

  private mutating func view(
    _ place: Int, _ tree: ViewTree, _ geometry: TreeGeometry, in outer: Surroundings
  ) -> JSONText? {
    let view = tree.views[place]
    guard count < Self.maximumViews else {
      notes.add(view, reason: "count", plural: "views") {
        "\($0) \($1 ? "is" : "are") left out, with what is inside: a scene has at most \(Self.maximumViews) converted views"
      }
      return nil
    }
    guard outer.depth < Self.maximumDepth else {
      notes.add(view, reason: "depth", plural: "views") {
        "\($0) \($1 ? "is" : "are") left out, with what is inside: views nest at most \(Self.maximumDepth) levels deep"
      }
      return nil
    }
    guard let bounds = geometry[place].bounds, let transform = geometry[place].toParent else {
      let doubt = geometry[place].doubt ?? .noFrame
      let inside = Self.count(inside: place, tree)
      let rest = inside == 0 ? "" : inside == 1 ? ", with the view in it" : ", with the \(inside) views in it"
      notes.add(view, reason: "place \(doubt)", plural: "views") {
        $1
          ? "\($0) is left out\(rest): it \(doubt.explanation)"
          : "\($0) are left out, with what is inside: each \(doubt.explanation)"
      }
      return nil
    }
    count += 1
    let known = SceneTextClass(of: view)
    noteClass(known, of: view)
    let keepsContent = !known.makesItsContent
    var shown = view
    if known.makesItsContent, view.text == nil { shown.text = Self.text(inside: place, tree) }
    var members: [JSONText.Member] = [.init("class", .string(known.name))]
    let name = names.name(for: shown, as: known)
    if let name { members.append(.init("name", .string(name))) }
    members += Self.place(bounds, transform, outer.origin, scrolls: known.scrolls)
    members += Self.behavior(of: view)
    let looks = SceneTextLooks(
      of: shown, as: known, in: Self.rect(geometry[place], bounds, outer.screen), tint: outer.tint,
      isLeaf: !view.children.contains { geometry[$0].bounds != nil && geometry[$0].toParent != nil },
      fillsParent: outer.size == bounds.size, isRoot: outer.size == nil,
      isLight: isLight, on: &backdrop)
    members += looks.members.map { withinSum($0) }
    if looks.hidesText {
      notes.add(view, reason: "text", plural: "texts") {
        "\($0) \($1 ? "is" : "are") drawn on gray: the file does not say what is behind, and white is assumed there"
      }
    }
    members += controlMembers(of: view, known, name: name)
    members += recognizers(of: view, known, name: name)
    // What a control of the package makes itself is not made twice.
    guard keepsContent else {
      noteContent(of: place, tree, known)
      return .object(members)
    }
    var views = looks.placeholder.map { [$0] } ?? []
    let inner = Surroundings(
      origin: .zero, screen: outer.screen, depth: outer.depth + 1, tint: looks.tint, size: bounds.size)
    for child in view.children {
      if let made = self.view(child, tree, geometry, in: inner) { views.append(made) }
    }
    if !views.isEmpty { members.append(.init("views", .array(views))) }
    return .object(members)
  }

  /// A member; the pages of all page controls together are as many as a scene may have.
  private mutating func withinSum(_ member: JSONText.Member) -> JSONText.Member {
    guard member.key == "numberOfPages", case .integer(let count) = member.value else { return member }
    let kept = min(count, InputLimit.allPages.count - pages)
    pages += kept
    return .init(member.key, .integer(kept))
  }

  /// The box of a view on the screen.
  private static func rect(_ geometry: ViewGeometry, _ bounds: ViewRect, _ screen: ViewPoint) -> ViewRect {
    guard let transform = geometry.toTree else { return ViewRect(origin: .zero, size: bounds.size) }
    let middle = transform.apply(to: ViewPoint(x: bounds.midX, y: bounds.midY))
    return ViewRect(
      x: middle.x - bounds.width / 2 - screen.x, y: middle.y - bounds.height / 2 - screen.y,
      width: bounds.width, height: bounds.height)
  }

  private static func place(
    _ bounds: ViewRect, _ transform: ViewTransform, _ origin: ViewPoint, scrolls: Bool
  ) -> [JSONText.Member] {
    let middle = transform.apply(to: ViewPoint(x: bounds.midX, y: bounds.midY))
    let frame = ViewRect(
      x: middle.x - bounds.width / 2 - origin.x, y: middle.y - bounds.height / 2 - origin.y,
      width: bounds.width, height: bounds.height)
    var members: [JSONText.Member] = [
      .init(
        "frame", .array([number(frame.minX), number(frame.minY), number(frame.width), number(frame.height)]))
    ]
    if bounds.origin != .zero {
      members.append(
        scrolls
          ? .init("contentOffset", .array([number(bounds.minX), number(bounds.minY)]))
          : .init(
            "bounds",
            .array([number(bounds.minX), number(bounds.minY), number(bounds.width), number(bounds.height)])))
    }
    if transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1 {
      let parts = [transform.a, transform.b, transform.c, transform.d, 0, 0]
      members.append(.init("transform", .array(parts.map { .number(InputLimit.factor.nearest(to: $0)) })))
    }
    return members
  }

  private static func behavior(of view: ViewSnapshot) -> [JSONText.Member] {
    var members: [JSONText.Member] = []
    func add(_ name: String, _ value: Bool?, unless usual: Bool) {
      if let value, value != usual { members.append(.init(name, .bool(value))) }
    }
    add("isHidden", view.isHidden.value, unless: false)
    if let alpha = view.alpha.value, alpha != 1 {
      members.append(.init("alpha", .number(min(max(alpha, 0), 1))))
    }
    if let isOn = view.isUserInteractionEnabled.value {
      members.append(.init("isUserInteractionEnabled", .bool(isOn)))
    }
    add("clipsToBounds", view.clipsToBounds.value, unless: false)
    add("isMultipleTouchEnabled", view.isMultipleTouchEnabled.value, unless: false)
    add("isExclusiveTouch", view.isExclusiveTouch.value, unless: false)
    if let label = view.accessibilityLabel { members.append(.init("accessibilityLabel", text(label))) }
    return members
  }

  /// The nearest permitted number with at most three decimals.
  static func number(_ value: Double, in limit: InputLimit = .coordinate) -> JSONText {
    .number(value.isFinite ? (limit.nearest(to: Double(value)) * 1000).rounded() / 1000 : 0)
  }

  /// A text, or as much of it as scenes take.
  static func text(_ text: String) -> JSONText {
    guard text.utf8.count > InputLimit.textBytes.count else { return .string(text) }
    // A character has many bytes at most, and a scalar four.
    var cut = String(decoding: text.utf8.prefix(InputLimit.textBytes.count - 4), as: UTF8.self)
    while cut.utf8.count > InputLimit.textBytes.count { cut.removeLast() }
    return .string(cut)
  }
}
