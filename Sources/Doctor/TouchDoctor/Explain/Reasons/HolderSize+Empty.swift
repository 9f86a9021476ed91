// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

extension HolderSize {
  /// The size of a view that a bar shows in a wrapper of its own; nil if the view is none.
  init?(custom depth: Int, in touch: ExpectedTouch) {
    let place = touch.levels[depth].place
    guard depth > 0, Self.isHolder(touch.levels[depth - 1].view),
      !ClassKnowledge.isPrivate(touch.levels[depth].view)
    else { return nil }
    let isItem =
      touch.levels[..<depth].contains { $0.view.className.holds("ButtonBar") }
      || Self.isAtEnd(depth, touch)
    let (name, variable) =
      isItem
      ? ("a bar item's custom view", touch.alias("customView", place))
      : ("the bar's title view", touch.alias("titleView", place))
    let room = Self.room(of: place, in: touch) ?? .zero
    self.init(
      remedy:
        "\(touch.name(of: place)) is \(name), and the bar takes its size from it. Give it a width and a height, "
        + "by its frame or with constraints, or an intrinsicContentSize, and pin what is in it to its edges:",
      code: [("width", Double(room.width)), ("height", Double(room.height))].map { side, length in
        let constant = PlainNumber.text(length > 0 ? length : 44)
        return "\(variable).\(side)Anchor.constraint(equalToConstant: \(constant)).isActive = true"
      })
  }

  /// The size that a bar item's custom view does not tell its bar, which gives its wrapper no area; nil if
  /// the level is no such wrapper.
  init?(wrapper depth: Int, in touch: ExpectedTouch) {
    guard touch.levels[depth].view.className == "_UITAMICAdaptorView",
      touch.levels.indices.contains(depth + 1),
      let size = touch.geometry(touch.levels[depth + 1].place).bounds?.size
    else { return nil }
    let place = touch.levels[depth + 1].place
    let isTitle = touch.levels[..<depth].contains {
      $0.view.className.holds("TitleControl") || $0.view.className.hasSuffix("TitleView")
    }
    let (kind, variable) =
      isTitle
      ? ("titleView of the navigation item", touch.alias("titleView", place))
      : ("customView of a UIBarButtonItem", touch.alias("customView", place))
    // A view without a size needs that of what is in it.
    let room = Self.content(of: place, in: touch)?.size ?? .zero
    let lengths = [
      ("width", size.width > 0 ? size.width : room.width),
      ("height", size.height > 0 ? size.height : room.height),
    ]
    let isEmpty = size.width == 0 || size.height == 0
    self.init(
      remedy:
        "\(touch.name(of: place)) is the \(kind), and the bar sizes it by its constraints or its "
        + "intrinsicContentSize, of which it has none; its frame does not count. Give it a width and a height"
        + (isEmpty && room.width > 0 ? ", and pin what is in it to its edges:" : ":"),
      code: lengths.map { side, length in
        "\(variable).\(side)Anchor.constraint(equalToConstant: \(PlainNumber.text(length > 0 ? length : 44))).isActive = true"
      })
  }

  /// Whether a view lies near an end of its bar, where items are; titles are in the middle.
  private static func isAtEnd(_ depth: Int, _ touch: ExpectedTouch) -> Bool {
    let bar = touch.levels[..<depth].last { ClassKnowledge.base(of: $0.view) == "UINavigationBar" }
    guard let all = bar.flatMap({ touch.geometry($0.place).box }),
      let box = touch.geometry(touch.levels[depth].place).box
    else { return false }
    return abs(box.midX - all.midX) > all.width / 4
  }

  /// Whether a bar puts views of the app into a view: its wrapper for them, or where a navigation bar has its
  /// title.
  private static func isHolder(_ view: ViewSnapshot) -> Bool {
    ["_UITAMICAdaptorView", "_UINavigationBarContentView"].contains(view.className)
  }

  /// The constraint of the file that makes a view too small for what is in it; nil if none does.
  ///
  /// - Parameters:
  ///   - depth: Which of the levels is too small.
  ///   - touch: The touch.
  ///   - sides: Whether its width or its height is too small, or both.
  ///   - isEmpty: Whether it has no area, which the finding has said.
  init?(constrained depth: Int, in touch: ExpectedTouch, _ sides: [String], isEmpty: Bool = true) {
    let place = touch.levels[depth].place
    let tree = touch.walk.trees[place.tree]
    guard let size = touch.geometry(place).bounds?.size else { return nil }
    let all = sides.compactMap { side in
      Self.holding(place, side, side == "width" ? size.width : size.height, in: tree).map { (side, $0) }
    }
    guard let (side, found) = all.first(where: { !isEmpty || $0.1.second == nil }) else { return nil }
    let boxes = [Self.room(of: place, in: touch), isEmpty ? nil : touch.box(in: place)].compactMap { $0 }
    let needed = boxes.map { side == "width" ? $0.maxX : $0.maxY }.max() ?? 0
    let length = PlainNumber.text(needed > 0 ? needed : 44)
    let words = [found.identifier, found.outlet.map { "outlet \($0)" }].compactMap { $0 }.joined(
      separator: ", ")
    let name = touch.name(of: place)
    let what =
      found.second == nil
      ? "\(isEmpty ? "Its" : "The") \(side) constraint\(words.isEmpty ? "" : " (\(words))")\(isEmpty ? "" : " of \(name)") is \(PlainNumber.text(found.constant))"
      : "\(words.isEmpty ? "A constraint" : "The constraint \(words)") sets the \(side) of \(name)"
    let needs = isEmpty ? "." : ", and what is in it needs \(length)."
    if found.hasOutlet, found.second == nil {
      self.init(
        remedy: "\(what)\(needs) Code may raise it when it is shown\(found.outlet == nil ? "." : ":")",
        code: found.outlet.map { ["\($0).constant = \(length)"] } ?? [])
      return
    }
    if place == touch.expected {
      self.init(
        remedy:
          "\(what). Delete it in Interface Builder"
          + (ClassKnowledge.isControl(touch.view)
            ? ": without it, the view is as large as what it shows." : ".")
          + " Or set its constant there to the \(side) that the view should have.", code: [])
      return
    }
    let edge = side == "width" ? "trailing" : "bottom"
    let set = found.second == nil ? ", or set its constant there to \(length)" : ""
    let collapsed =
      isEmpty
      ? " If it is to be collapsed, tick Hidden as well, so that nothing is drawn that cannot be touched."
      : ""
    if found.second != nil, !Self.hasRoom(for: place, in: touch) {
      self.init(
        remedy:
          "\(what)\(needs) Put that into a scroll view, or make it smaller: there is no room for a larger view around it.",
        code: [])
    } else if ClassKnowledge.base(of: tree.views[place.view]) == "UIStackView" {
      self.init(
        remedy:
          "\(what)\(needs) Delete it in Interface Builder, since a stack view is as large as what it arranges\(set).\(collapsed)",
        code: [])
    } else {
      self.init(
        remedy:
          "\(what)\(needs) Delete it in Interface Builder, and let \(name) end with what is in it\(set).\(collapsed) In code, once the "
          + "constraint is gone:",
        code: [Self.ending(place, edge, in: touch)].compactMap { $0 })
    }
  }

  /// The constraint of the file that holds the width or the height of a view: its constant, or else what ties
  /// it to another view's, or what ties both edges to views around or beside it; nil if none does.
  private static func holding(_ place: ViewPlace, _ side: String, _ length: Double, in tree: ViewTree)
    -> LayoutConstraint?
  {
    func ties(_ attribute: String) -> [LayoutConstraint] {
      let own = LayoutConstraint.Anchor(view: place.view, attribute: attribute)
      return tree.constraints.filter {
        guard $0.isInstalled, !$0.isPlaceholder else { return false }
        return $0.first == own
          ? $0.relation != .greaterThanOrEqual
          : $0.second == own && $0.relation != .lessThanOrEqual
      }
    }
    let lengths = ties(side)
    if let own = lengths.first(where: { $0.second == nil && $0.constant <= length + 0.5 }) { return own }
    func outward(_ edges: [String]) -> LayoutConstraint? {
      edges.flatMap(ties).first { tie in
        let other = tie.first.view == place.view ? tie.second?.view : tie.first.view
        return tie.relation == .equal && tie.isRequired
          && other.map { $0 != place.view && !tree.ancestors(of: $0).contains(place.view) } == true
      }
    }
    return lengths.first { $0.second != nil && $0.isRequired }
      ?? outward(side == "width" ? ["leading", "left"] : ["top"]).flatMap { _ in
        outward(side == "width" ? ["trailing", "right"] : ["bottom"])
      }
  }

  /// Whether the view around one has room for all that is in it.
  private static func hasRoom(for place: ViewPlace, in touch: ExpectedTouch) -> Bool {
    guard let parent = touch.walk.view(place).parent, let frame = touch.walk.view(place).frame.value,
      let all = touch.geometry(ViewPlace(tree: place.tree, view: parent)).bounds,
      let content = content(of: place, in: touch)
    else { return true }
    return all.insetBy(dx: -0.5, dy: -0.5).contains(content.offsetBy(dx: frame.minX, dy: frame.minY))
  }

  /// The line that ties an edge of a view to the outermost of the views in it there; nil if nothing is in it.
  private static func ending(_ place: ViewPlace, _ edge: String, in touch: ExpectedTouch) -> String? {
    let views = touch.walk.trees[place.tree].views
    func reach(_ number: Int) -> Double {
      guard let frame = views[number].frame.value else { return -.infinity }
      return switch edge {
      case "bottom": frame.maxY
      case "trailing": frame.maxX
      case "top": -frame.minY
      default: -frame.minX
      }
    }
    let last = views[place.view].children.filter { views[$0].isHidden != .known(true) }
      .max { reach($0) < reach($1) }
    return last.map {
      let inner = touch.variable(ViewPlace(tree: place.tree, view: $0), in: place)
      return
        "\(inner).\(edge)Anchor.constraint(equalTo: \(touch.variable(place)).\(edge)Anchor).isActive = true"
    }
  }

  /// The size of a view that a text field shows beside its text; nil if the level is no such view.
  init?(sideView depth: Int, in touch: ExpectedTouch) {
    let place = touch.levels[depth].place
    guard depth > 0, ClassKnowledge.base(of: touch.levels[depth - 1].view) == "UITextField",
      !ClassKnowledge.isPrivate(touch.levels[depth].view), touch.levels.indices.contains(depth + 1),
      let own = touch.levels[depth].view.frame.value,
      let field = touch.geometry(touch.levels[depth - 1].place).bounds,
      let size = touch.geometry(touch.levels[depth + 1].place).bounds?.size
    else { return nil }
    let name = own.midX < field.midX ? "leftView" : "rightView"
    let variable = touch.alias(name, place)
    self.init(
      remedy:
        "\(touch.name(of: place)) is the \(name) of a text field, which takes its size from that itself. Give it one, and pin what is in "
        + "it to its edges:",
      code: [("width", Double(size.width)), ("height", Double(size.height))].map { side, length in
        "\(variable).\(side)Anchor.constraint(equalToConstant: \(PlainNumber.text(max(length, 44)))).isActive = true"
      })
  }

  /// What gives a view of React Native a size, whose frame its layout sets; nil for any other view.
  init?(rendered depth: Int, in touch: ExpectedTouch) {
    let level = touch.levels[depth]
    guard ClassKnowledge.isReactNatives(level.view), touch.levels.indices.contains(depth + 1) else {
      return nil
    }
    let room = Self.room(of: level.place, in: touch).map { PlainNumber.text($0.height) }
    let height = room.map { "height: \($0)" } ?? "height: 44"
    let isFlat = level.view.frame.value?.size.height == 0
    if level.view.clipsToBounds == .known(true) {
      self.init(
        remedy: "In React Native, do not let it clip what is in it, or give it a size in its style:",
        code: ["overflow: 'visible'"] + (isFlat ? ["// or: \(height)"] : []))
    } else {
      self.init(
        remedy:
          "In React Native, give it a size in its style; a child with position: 'absolute' adds nothing to that of its parent:",
        code: [isFlat ? height : "width: '100%'"])
    }
  }

  /// The size of a view that has none and holds something; nil if pinning what is in it to its edges is
  /// enough.
  init?(empty depth: Int, in touch: ExpectedTouch, _ child: String, _ sides: [String]) {
    let (place, view) = (touch.levels[depth].place, touch.levels[depth].view)
    guard touch.isDevelopers(place) else { return nil }
    let (name, variable) = (touch.name(of: place), touch.variable(place))
    if depth > 0, Self.grows(view, sides), !ClassKnowledge.scrolls(touch.levels[depth - 1].view),
      touch.geometry(touch.levels[depth - 1].place).bounds.map({ $0.width > 0 && $0.height > 0 }) == true
    {
      self.init(
        remedy:
          "\(name) grows with its parent, but from zero it never becomes larger. Give it the parent's bounds where it is added:",
        code: [
          "\(variable).frame = \(touch.variable(touch.levels[depth - 1].place, beside: variable)).bounds"
        ])
      return
    }
    if ClassKnowledge.base(of: view) == "UIStackView", Self.arranges(Self.shown(in: place, touch)) {
      self.init(
        remedy:
          "A stack view is as large as what it arranges, and it arranges the view already, as the positions of its views show. Remove the "
          + "constraint that makes its \(sides.joined(separator: " and ")) 0, or raise its constant.",
        code: [])
      return
    }
    if ClassKnowledge.base(of: view) == "UIStackView" {
      self.init(
        remedy:
          "A stack view is as large as what it arranges. Let it arrange the view; if it does already, remove the "
          + "constraint that makes its \(sides.joined(separator: " and ")) 0:",
        code: ["\(variable).addArrangedSubview(\(child))"])
      return
    }
    if ClassKnowledge.scrolls(view) {
      let content = view.contentSize.value ?? .zero
      self.init(
        remedy:
          "A scroll view takes no size from what is in it. Give \(name) one, as large as its content or a part of it:",
        code: sides.map {
          let length = $0 == "width" ? content.width : content.height
          let constant = PlainNumber.text(length > 0 ? min(length, 600) : 200)
          return "\(variable).\($0)Anchor.constraint(equalToConstant: \(constant)).isActive = true"
        })
      return
    }
    if depth > 0, ClassKnowledge.scrolls(touch.levels[depth - 1].view),
      ClassKnowledge.base(of: touch.levels[depth - 1].view).hasSuffix("ScrollView"),
      let content = Self.ends(of: place, sides, in: touch)
    {
      self = content
      return
    }
    if sides.count == 2, !touch.walk.isDesign, let masked = Self.unplaced(depth, in: touch) {
      self = masked
      return
    }
    // What holds one view and has no area at all gets it by constraints to that.
    if sides.count < 2 || Self.shown(in: place, touch).count > 1,
      let around = Self.around(place, sides, in: touch)
    {
      self = around
      return
    }
    if sides == ["height"], let masked = Self.masked(depth, in: touch) {
      self = masked
      return
    }
    if sides == ["height"], let unsized = Self.unsized(depth, in: touch) {
      self = unsized
      return
    }
    if let filling = Self.filling(depth, sides, in: touch) {
      self = filling
      return
    }
    guard Self.shown(in: place, touch).count > 1, let room = Self.room(of: place, in: touch) else {
      return nil
    }
    let (width, height) = (PlainNumber.text(room.width), PlainNumber.text(room.height))
    self.init(
      remedy:
        "Give \(name) a size: what is in it needs \(width) × \(height) points. Or pin its edges to the outermost views in it.",
      code: sides.map {
        "\(variable).\($0)Anchor.constraint(equalToConstant: \($0 == "width" ? width : height)).isActive = true"
      })
  }

  /// Whether views lie one after the other, equally far apart, as a stack view arranges them.
  private static func arranges(_ boxes: [ViewRect]) -> Bool {
    func isRow(_ spans: [(start: Double, end: Double, across: Double)]) -> Bool {
      let spans = spans.sorted { $0.start < $1.start }
      let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
      return gaps.allSatisfy { $0 > -0.5 && abs($0 - gaps[0]) < 1 }
        && spans.allSatisfy { abs($0.across - spans[0].across) < 1 }
    }
    return boxes.count > 1
      && (isRow(boxes.map { ($0.minX, $0.maxX, $0.midY) })
        || isRow(boxes.map { ($0.minY, $0.maxY, $0.midX) }))
  }

  /// Whether the autoresizing mask of a view lets it grow on the sides where it has no length.
  private static func grows(_ view: ViewSnapshot, _ sides: [String]) -> Bool {
    let mask = view.attribute("autoresize")?.split(separator: "+") ?? []
    return sides.allSatisfy { mask.contains($0 == "width" ? "W" : "H") }
  }

  /// How a view is put around what lies above it or to its left, where no size alone reaches; nil if nothing
  /// in it does.
  ///
  /// Its bounds then begin where the views in it do, and these stay in their places on the screen.
  private static func around(_ place: ViewPlace, _ sides: [String], in touch: ExpectedTouch) -> HolderSize? {
    guard let room = room(of: place, in: touch), let frame = touch.walk.view(place).frame.value,
      touch.walk.view(place).transform.value == .identity, let bounds = touch.geometry(place).bounds
    else { return nil }
    var own = ViewRect(origin: bounds.origin, size: frame.size)
    if sides.contains("width") { (own.origin.x, own.size.width) = (room.origin.x, room.size.width) }
    if sides.contains("height") { (own.origin.y, own.size.height) = (room.origin.y, room.size.height) }
    let (across, down) = (own.origin.x - bounds.origin.x, own.origin.y - bounds.origin.y)
    guard across < 0 || down < 0 else { return nil }
    let (name, variable) = (touch.name(of: place), touch.variable(place))
    let side = across < 0 && down < 0 ? "above it and to its left" : down < 0 ? "above it" : "to its left"
    let isTied = touch.walk.trees[place.tree].constraints.contains {
      $0.first.view == place.view || $0.second?.view == place.view
    }
    // Beside what is in it the view would take touches from what lies behind.
    if !isTied, let content = content(of: place, in: touch), own.contains(content) { own = content }
    let size = "\(PlainNumber.text(own.width)) × \(PlainNumber.text(own.height))"
    if isTied {
      let edges =
        (sides.contains("height") ? ["top", "bottom"] : [])
        + (sides.contains("width") ? ["leading", "trailing"] : [])
      return HolderSize(
        remedy:
          "What is in \(name) needs \(size) points, and begins \(side). Pin its edges to the outermost views in it:",
        code: edges.compactMap { ending(place, $0, in: touch) })
    }
    let outer = [
      frame.origin.x + own.origin.x - bounds.origin.x, frame.origin.y + own.origin.y - bounds.origin.y,
      own.width,
      own.height,
    ].map { PlainNumber.text($0) }
    let inner = [own.origin.x, own.origin.y].map { PlainNumber.text($0) }
    return HolderSize(
      remedy:
        "What is in \(name) needs \(size) points, and begins \(side). With Auto Layout, pin its edges to the outermost views "
        + "in it. Without, put its frame around them, and let its bounds begin there, so that they stay where they are:",
      code: [
        "\(variable).frame = CGRect(x: \(outer[0]), y: \(outer[1]), width: \(outer[2]), height: \(outer[3]))",
        "\(variable).bounds.origin = CGPoint(x: \(inner[0]), y: \(inner[1]))",
      ])
  }

  /// The room that a view needs for what is in it, from its own origin or before that; nil if nothing in it
  /// has an area.
  private static func room(of place: ViewPlace, in touch: ExpectedTouch) -> ViewRect? {
    let origin = touch.geometry(place).bounds?.origin ?? .zero
    return content(of: place, in: touch).map { $0.union(ViewRect(origin: origin, size: .zero)) }
  }

  /// The size of the view that a scroll view moves, if it ends too soon; nil if the view is another.
  init?(contentOfScrollView depth: Int, in touch: ExpectedTouch) {
    let level = touch.levels[depth]
    guard depth > 0, touch.isDevelopers(level.place), !ClassKnowledge.scrolls(level.view),
      ClassKnowledge.base(of: level.view) != "UIStackView",
      ClassKnowledge.base(of: touch.levels[depth - 1].view) == "UIScrollView",
      case .outside(let overshoot) = level.asked.gate.verdict, overshoot.side == .bottom
    else { return nil }
    // With Auto Layout it would end with this view, or where a constraint of the file puts its end.
    if !touch.walk.isDesign, let all = touch.levels[depth - 1].view.contentSize.value,
      let frame = level.view.frame.value,
      frame.minY < 0.5, all.height > frame.maxY + 0.5, let box = touch.box(in: level.place),
      box.maxY <= all.height + 0.5
    {
      let height = PlainNumber.text(all.height - frame.minY)
      let pinned = Self.ends(of: level.place, ["height"], in: touch)?.code ?? []
      self.init(
        remedy:
          "\(touch.name(of: level.place)) is the content of a scroll view whose contentSize was set by hand, and ends before that "
          + "does. Make it as high. With Auto Layout, pin it to the contentLayoutGuide, and the last view in it to its bottom "
          + "instead:",
        code: ["\(touch.variable(level.place)).frame.size.height = \(height)"] + pinned.map { "// or: \($0)" }
      )
      return
    }
    guard let content = Self.ends(of: level.place, ["height"], in: touch) else { return nil }
    self = content
  }

  /// How the content view of a scroll view gets its size: its height from what is in it, its width from the
  /// scroll view.
  private static func ends(of place: ViewPlace, _ sides: [String], in touch: ExpectedTouch) -> HolderSize? {
    let tree = touch.walk.trees[place.tree]
    guard let parent = tree.views[place.view].parent else { return nil }
    let content = touch.variable(place)
    var code: [String] = []
    var words: [String] = []
    if sides.contains("height") {
      let last = tree.views[place.view].children
        .filter { tree.views[$0].isHidden != .known(true) }
        .max { (tree.views[$0].frame.value?.maxY ?? 0) < (tree.views[$1].frame.value?.maxY ?? 0) }
      guard let last else { return nil }
      let name = ViewPlace(tree: place.tree, view: last)
      words.append(
        "Pin the last view in it, \(touch.name(of: name)), to its bottom, so that it gets a height")
      code.append(
        "\(touch.variable(name, in: place)).bottomAnchor.constraint(equalTo: \(content).bottomAnchor, constant: -16).isActive = true"
      )
    }
    if sides.contains("width") {
      let scroller = touch.variable(ViewPlace(tree: place.tree, view: parent), beside: content)
      words.append("\(words.isEmpty ? "Make it" : "make it") as wide as the scroll view")
      code.append(
        "\(content).widthAnchor.constraint(equalTo: \(scroller).frameLayoutGuide.widthAnchor).isActive = true"
      )
    }
    let fixed = sides.contains("height") ? held(place, in: tree) : nil
    if let fixed, fixed.isPinned {
      return HolderSize(
        remedy:
          "\(touch.name(of: place)) is the content of a scroll view, and \(fixed.words) contradicts the constraint to its bottom. Delete "
          + "the first of them in Interface Builder.", code: [])
    }
    if let fixed {
      return HolderSize(
        remedy:
          "\(touch.name(of: place)) is the content of a scroll view, and \(fixed.words) gives it a height that is too small. Delete that in "
          + "Interface Builder, and pin the last view in it to its bottom:", code: code)
    }
    return HolderSize(
      remedy:
        "\(touch.name(of: place)) is the content of a scroll view. \(words.joined(separator: ", and ")):",
      code: code)
  }

  /// The constraint of the file that holds the height of a view, in words, and whether what is in it is
  /// pinned to its bottom; nil if none holds it.
  static func held(_ place: ViewPlace, in tree: ViewTree) -> (words: String, isPinned: Bool)? {
    let found = tree.constraints.first {
      let own = LayoutConstraint.Anchor(view: place.view, attribute: "height")
      guard $0.isRequired, $0.relation != .greaterThanOrEqual else { return false }
      return $0.first == own ? $0.second == nil || $0.second?.attribute == "height" : $0.second == own
    }
    guard let found else { return nil }
    let isPinned = tree.constraints.contains { constraint in
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      return constraint.isRequired && constraint.relation == .equal
        && ends.contains { $0.view == place.view && $0.attribute == "bottom" }
        && ends.contains { tree.views[$0.view].parent == place.view && $0.attribute == "bottom" }
    }
    return (
      "its height constraint" + (found.identifier.map { " (\($0))" } ?? ""), isPinned
    )
  }

  init(remedy: String, code: [String]) {
    self.remedy = remedy
    self.code = code
  }

  /// The views in a view that have an area.
  private static func shown(in place: ViewPlace, _ touch: ExpectedTouch) -> [ViewRect] {
    let views = touch.walk.trees[place.tree].views
    return views[place.view].children.compactMap { views[$0].frame.value }
      .filter { $0.width > 0 && $0.height > 0 }
  }

  /// The box around what is in a view, in its coordinates.
  static func content(of place: ViewPlace, in touch: ExpectedTouch) -> ViewRect? {
    let frames = shown(in: place, touch)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }
}
