// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes the views of trees as a scene.
nonisolated struct SceneTextWriter {
  /// How many views are converted, and how deep they may be.
  private static let (maximumViews, maximumDepth) = (5000, 120)

  private(set) var notes: [String] = []
  private var names = SceneTextNames()
  private var count = 0
  private var substitutes: [String] = []

  mutating func note(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// The trees that are on one screen: all windows of one moment, or the last tree.
  static func screen(of document: SnapshotDocument) -> [Int] {
    let all = Array(document.trees.indices)
    guard all.count > 1, !document.format.isDesign else { return all.last.map { [$0] } ?? [] }
    let identifiers = document.trees.flatMap { tree in tree.roots.map { tree.views[$0].identifier } }
    let areWindows = document.trees.allSatisfy { tree in
      tree.roots.allSatisfy { tree.views[$0].className.hasSuffix("Window") }
    }
    return areWindows && !identifiers.contains(nil) && Set(identifiers).count == identifiers.count
      ? all : all.last.map { [$0] } ?? []
  }

  // MARK: Scene

  mutating func scene(_ trees: [ViewTree]) -> String {
    var screen = CGRect.null
    var roots: [(tree: ViewTree, geometry: TreeGeometry, root: Int)] = []
    for tree in trees {
      let geometry = tree.geometry()
      for root in tree.roots {
        roots.append((tree, geometry, root))
        if let box = Self.box(geometry[root]) { screen = screen.union(box) }
      }
    }
    if screen.isNull || screen.width < 1 || screen.height < 1 {
      note("The size of the screen is not known; it has the usual one.")
      screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    }
    var views: [JSONText] = []
    for (tree, geometry, root) in roots {
      views += view(root, tree, geometry, origin: screen.origin, depth: 0).map { [$0] } ?? []
    }
    if !substitutes.isEmpty {
      note(
        "Classes that scenes do not have became the nearest: \(substitutes.prefix(8).joined(separator: ", "))\(substitutes.count > 8 ? ", …" : "")."
      )
    }
    let scene: JSONText = [
      "size": .array([Self.number(screen.width), Self.number(screen.height)]), "views": .array(views),
    ]
    return scene.pretty + "\n"
  }

  private static func box(_ geometry: ViewGeometry) -> CGRect? {
    guard let bounds = geometry.bounds, let transform = geometry.toParent else { return nil }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map { transform.apply(to: $0) }
    let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    let box = CGRect(x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0])
    return box.minX.isFinite && box.minY.isFinite && (0...20_000).contains(box.width)
      && (0...20_000).contains(box.height) ? box : nil
  }

  // MARK: Views

  private mutating func view(
    _ place: Int, _ tree: ViewTree, _ geometry: TreeGeometry, origin: CGPoint, depth: Int
  ) -> JSONText? {
    let view = tree.views[place]
    guard count < Self.maximumViews else {
      note("The file has more than \(Self.maximumViews) views; the others were left out.")
      return nil
    }
    guard depth < Self.maximumDepth else {
      note("Views nest deeper than \(Self.maximumDepth) levels; the deeper ones were left out.")
      return nil
    }
    guard let bounds = geometry[place].bounds, let transform = geometry[place].toParent else {
      note("Views whose place is not known were left out, with those in them.")
      return nil
    }
    count += 1
    let known = SceneTextClass(of: view)
    if known.isSubstitute, !substitutes.contains(view.className) { substitutes.append(view.className) }
    let children = view.children
    var members: [JSONText.Member] = [.init("class", .string(known.name))]
    let name = names.name(for: view)
    if let name { members.append(.init("name", .string(name))) }
    members += Self.place(bounds, transform, origin, scrolls: known.scrolls)
    members += Self.behavior(of: view)
    members += known.fields(of: view, bounds, isLeaf: children.isEmpty)
    if known.isControl {
      let events = (view.actions.value ?? []).map(\.event).filter { known.sends($0) }
      let lines = events.isEmpty ? [known.mainEvent] : events
      members.append(
        .init(
          "actions", .object(Self.unique(lines).map { .init($0, .string("\(name ?? view.className) \($0)")) })
        ))
    }
    let recognizers = (view.recognizers.value ?? []).compactMap { recognizer in
      known.ownsRecognizer(recognizer)
        ? nil : SceneTextRecognizer.json(recognizer, of: name ?? view.className)
    }
    if !recognizers.isEmpty { members.append(.init("recognizers", .array(recognizers))) }
    // What a control of the package makes itself is not made twice.
    guard !known.makesItsContent else { return .object(members) }
    var views: [JSONText] = []
    for child in children {
      if let made = self.view(child, tree, geometry, origin: .zero, depth: depth + 1) { views.append(made) }
    }
    if !views.isEmpty { members.append(.init("views", .array(views))) }
    return .object(members)
  }

  private static func place(
    _ bounds: CGRect, _ transform: ViewTransform, _ origin: CGPoint, scrolls: Bool
  ) -> [JSONText.Member] {
    let middle = transform.apply(to: CGPoint(x: bounds.midX, y: bounds.midY))
    let frame = CGRect(
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
      members.append(.init("transform", .array(parts.map { .number($0) })))
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
    if let label = view.accessibilityLabel { members.append(.init("accessibilityLabel", .string(label))) }
    return members
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// A number with at most three decimals.
  static func number(_ value: CGFloat) -> JSONText {
    .number(value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0)
  }
}
