// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The remedy for a view that extends beyond an ancestor, which depends on the ancestor's owner.
struct OutsideRemedy {
  /// What to do, in a sentence.
  let text: String
  /// The lines that do it.
  let code: [String]
  /// The views in there that the point lies outside of as well, where the remedy is about all of them.
  private(set) var also: [ViewPlace] = []
  /// The views whose override of `point(inside:with:)` is part of it.
  var reaching: [ViewPlace] { [place] + also }
  private let place: ViewPlace

  init(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) {
    place = level.place
    let depth = touch.levels.firstIndex { $0.place == level.place } ?? 0
    let next = touch.levels[min(depth + 1, touch.levels.count - 1)].place
    let child = touch.variable(touch.expected, in: level.place)
    let holder = touch.name(of: level.place)
    if let slide = touch.slide {
      text = "\(touch.name(of: slide)) is being animated. Print the views again when it has come to rest."
      code = []
      return
    }
    if let move = StoredMove(next, outside: level, touch) {
      (text, code) = (move.remedy, move.code)
      return
    }
    if ClassKnowledge.isReactNatives(level.view) {
      let clips = level.view.clipsToBounds == .known(true)
      text =
        clips
        ? "In React Native, \(holder) clips what is in it, and touches outside do not reach that. Make it as large as what is in it, or "
          + "let that be seen and touched outside:"
        : "In React Native, make its parent as large as what is in it."
      code = clips ? ["overflow: 'visible'"] : []
      return
    }
    if ClassKnowledge.isWindow(level.view) {
      // The window is as large as the screen, and what lies beyond it is shown nowhere.
      let inner = touch.isDevelopers(next) ? next : touch.expected
      text =
        "\(touch.name(of: inner)) lies beyond the edge of \(holder), where no finger comes. Lay it out inside, or scroll it into "
        + "sight."
      code = []
      return
    }
    if depth > 0, ClassKnowledge.isInputHost(touch.levels[depth - 1].view), touch.isDevelopers(level.place),
      level.view.frame.value?.height != 0
    {
      (text, code) = Self.higherAccessory(level.place, touch)
      return
    }
    if let popover = PopoverContent(touch, depth) {
      (text, code) = (popover.remedy, popover.code)
      return
    }
    if let content = Self.smallContent(touch, depth) {
      text =
        "\(holder) is the contentView of \(touch.name(of: content)), and did not follow the size of the cell. Give it the cell's bounds, in "
        + "the class of the cell:"
      code = [
        "contentView.frame = bounds", "contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      ]
      return
    }
    if let row = Self.lowRow(touch, depth) {
      (text, code) = row
      return
    }
    let container = touch.variable(level.place)
    if ClassKnowledge.base(of: level.view).hasSuffix("AnnotationView"), touch.isDevelopers(level.place),
      level.view.clipsToBounds != .known(true), Self.hangsOut(next, level, touch)
    {
      text =
        "\(touch.name(of: next)) sticks out of \(holder), with which it moves. Let \(holder) take touches on it, "
        + "\(Self.place(ofOverrideIn: level)), or show it as the detailCalloutAccessoryView:"
      code = Self.override(for: next == touch.expected ? child : touch.variable(next, in: level.place))
      return
    }
    if depth > 0, let outer = Self.outer(of: level, touch) {
      let around = touch.variable(outer, beside: container)
      text =
        "\(holder) has kept a size from before, such as that of its nib, and does not follow \(touch.name(of: outer)), which holds it. Give it "
        + "the bounds of that where it is added:"
      code = [
        "\(container).frame = \(around).bounds",
        "\(container).autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      ]
      return
    }
    if let size = HolderSize.header(touch, depth)
      ?? (touch.isDevelopers(level.place) ? HolderSize(touch, depth, child) : nil)
    {
      (text, code) = (size.remedy, size.code)
      return
    }
    if let content = HolderSize(contentOfScrollView: depth, in: touch) {
      (text, code) = (content.remedy, content.code)
      return
    }
    if let stale = StaleSize(touch, depth) {
      (text, code) = (stale.remedy, stale.code)
      return
    }
    if let fixed = FixedSize(touch, depth) {
      (text, code) = (fixed.remedy, fixed.code)
      return
    }
    let tied = level.view.clipsToBounds == .known(true) ? nil : TiedEdge(next, outside: depth, touch)
    if tied == nil, touch.walk.isDesign, touch.isDevelopers(level.place), Self.isTooShort(level),
      let held = HolderSize(constrained: depth, in: touch, [Self.length(of: level)], isEmpty: false)
    {
      text = held.remedy
      let maySitOutside =
        held.code.first?.holds("Anchor") == true && next == touch.expected
        && ClassKnowledge.isControl(touch.view)
        && level.view.clipsToBounds != .known(true)
      code =
        held.code
        + (maySitOutside ? ["// or, if it sticks out on purpose:"] + Self.override(for: child) : [])
      return
    }
    if ClassKnowledge.base(of: level.view) == "UIStackView", touch.isDevelopers(level.place),
      let length = Self.lengthTooSmall(next, level, touch)
    {
      text =
        "\(holder) is smaller than what it arranges. Remove the constraint that fixes its \(length), or raise its constant: "
        + "without one, a stack view is as large as its arranged views."
      code = []
      return
    }
    if let tied {
      text = "\(tied.remedy)\(Self.place(ofOverrideIn: level)):"
      code = Self.override(for: next == touch.expected ? child : touch.variable(next, in: level.place))
      return
    }
    if ClassKnowledge.isReactNatives(touch.walk.view(next)), Self.hangsOut(next, level, touch) {
      text =
        "\(holder) is no view of React Native, and nothing outside of it is asked. In React Native, render \(touch.name(of: next)) outside of it, "
        + "such as at the end of the screen or in a Modal, or make \(holder) as large as what is in it."
      code = []
      return
    }
    let inner = Self.alsoOutside(touch, depth)
    if !inner.isEmpty {
      also = inner.map { $0.place }
      text = Self.chained([level] + inner, touch)
      code = Self.override(for: nil)
      return
    }
    if touch.isDevelopers(level.place), level.view.clipsToBounds != .known(true),
      Self.hangsOut(next, level, touch), Self.isTooShort(level), next == touch.expected,
      ClassKnowledge.isControl(touch.view)
    {
      text =
        "Make \(holder) large enough for it, with constraints to what is in it or by its frame. If it sticks out on purpose, let "
        + "\(holder) take touches on it, \(Self.place(ofOverrideIn: level)):"
      code =
        [Self.pin(child, to: container, level)]
        + ["// or, if it sticks out on purpose:"] + Self.override(for: child)
      return
    }
    if touch.isDevelopers(level.place), level.view.clipsToBounds != .known(true),
      Self.hangsOut(next, level, touch)
    {
      let inner = next == touch.expected ? child : touch.variable(next, in: level.place)
      if Self.isCollapsed(next, level, touch) {
        text =
          "\(holder) ends before \(touch.name(of: next)) does, as if it were collapsed. Raise its height constraint when it is expanded, or "
          + "let it end with what is in it; hide what is in it while it is collapsed. If it sticks out on purpose, let \(holder) take touches "
          + "on it, \(Self.place(ofOverrideIn: level)):"
        code =
          [Self.pin(inner, to: container, level).exchanging("lessThanOrEqualTo", for: "equalTo")]
          + ["// or, if it sticks out on purpose:"] + Self.override(for: inner)
        return
      }
      let others = Self.alike(next, level, touch)
      text =
        "\(touch.name(of: next)) sticks out of \(holder)\(Self.asDo(others)). Put \(others == 0 ? "it" : "them") into a larger view, such as "
        + "the root view, or let \(holder) take touches on \(others == 0 ? "it" : "all of them"), \(Self.place(ofOverrideIn: level)):"
      code = Self.override(for: others == 0 ? inner : nil)
      return
    }
    if next != touch.expected, touch.isDevelopers(next), touch.isDevelopers(level.place),
      Self.isLarger(next, level, touch)
    {
      let inner = touch.variable(next, in: level.place)
      if let mask = next.fillsByMask(touch) {
        text =
          "\(touch.name(of: next)) is larger than \(holder), which holds it, and grows with that by its mask alone: it never got "
          + "the bounds, as of a child controller's view. Give them to it where it is added"
          + (mask
            ? ":"
            : ". What is in it does not fit into that: make \(holder) as high, or put it into a scroll view:")
        code = ["\(inner).frame = \(container).bounds"]
        return
      }
      let length = Self.isTooShort(level) ? Self.length(of: level) : nil
      text =
        "\(touch.name(of: next)) is larger than \(holder), which holds it. "
        + (length.map {
          touch.walk.isDesign
            ? "Let \(holder) end with what is in it:"
            : "Remove the constraint that fixes the \($0) of \(holder), and let it end with what is in it:"
        }
          ?? "Pin it to the edges:")
      code = [
        length == nil
          ? Self.pin(inner, to: container, level)
          : Self.pin(inner, to: container, level).exchanging("lessThanOrEqualTo", for: "equalTo")
      ]
      return
    }
    switch ViewOwner(of: level.place, in: touch.walk.trees) {
    case .bar where BarItemSize(touch) != nil:
      let size = BarItemSize(touch)
      text = size?.outsideText ?? ""
      code = size?.code ?? []
    case .bar where touch.levels.contains { $0.view.className == "_UITAMICAdaptorView" }:
      text =
        "It is the custom view of a bar item, and larger than the room that the bar has for one. Give it a size that fits:"
      code = ["\(child).heightAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true"]
    case .developer where level.view.clipsToBounds == .known(true) || Self.isAllOutside(touch, level):
      // An override would let something be touched that is not where it belongs, or not even drawn.
      text =
        "Make \(holder) large enough for it: with constraints to what is in it, in place of one that fixes its \(Self.length(of: level)), or by its "
        + "frame."
      code = [Self.pin(child, to: container, level)]
    case .developer:
      text =
        "Make \(holder) large enough for what is in it. If it has to stay as it is, let it take touches on what sticks out, "
        + "\(Self.place(ofOverrideIn: level)):"
      code = Self.override(for: Self.alike(next, level, touch) == 0 ? child : nil)
    case .bar(level.place):
      let outer = ClassKnowledge.isPrivate(touch.walk.view(next)) ? touch.expected : next
      text =
        "Put \(outer == touch.expected ? "it" : touch.name(of: outer)) in front of the bar, into the view that the bar lies in:"
      code = touch.moving(touch.variable(outer, in: level.place), into: "\(container).superview?")
    case .bar:
      text = "The bar lays this out: give the custom view its size with constraints."
      code = []
    case .content where Self.dropsDown(next, level, touch):
      text =
        "\(touch.name(of: next)) hangs out of its row, and a row takes no touches beside itself. Show it in the view around the list, in "
        + "front of that, or as the menu of a button:"
      let list = touch.levels[..<depth].last { ClassKnowledge.roles(of: $0.view).contains(.list) }
      code =
        list.map {
          touch.moving(touch.variable(next, in: level.place), into: "\(touch.variable($0.place)).superview?")
        } ?? []
    case .content:
      text = "Keep it inside the cell's contentView, with a constraint to that:"
      let sticksOut = touch.isDevelopers(next) && Self.isLarger(next, level, touch)
      code = [
        Self.pin(
          sticksOut ? touch.variable(next, in: level.place) : child, to: "cell.contentView", level)
      ]
    case .keyboard where touch.isDevelopers(next) && next != touch.expected:
      (text, code) = Self.higherAccessory(next, touch)
    case .keyboard, .container, .part, .system:
      text = "Move it inside, or put it into a view of your own that is large enough."
      code = []
    }
  }

  /// What to do about a row of a table that is lower than a control in it; nil for any other view.
  private static func lowRow(_ touch: ExpectedTouch, _ depth: Int) -> (String, [String])? {
    let levels = touch.levels
    guard depth > 0, let box = touch.box(in: levels[depth].place),
      let bounds = touch.geometry(levels[depth].place).bounds,
      box.height > bounds.height + 1, box.minY < bounds.maxY, box.maxY > bounds.minY,
      ClassKnowledge.isControl(touch.view)
    else { return nil }
    let cell = ClassKnowledge.isCell(levels[depth].view) ? depth : depth - 1
    guard cell > 0, ClassKnowledge.base(of: levels[cell].view) == "UITableViewCell",
      let table = levels[..<cell].last(where: { ClassKnowledge.base(of: $0.view) == "UITableView" })
    else { return nil }
    return (
      "The row is lower than what is in it. Give the table a row height that has room for that, or pin what is in the cell to the top "
        + "and bottom of its contentView, and let the table use UITableView.automaticDimension:",
      ["\(touch.variable(table.place)).rowHeight = \(PlainNumber.text(max(box.height, 44)))"]
    )
  }

  /// Whether a view in a cell is larger than that, and hangs out of it with all that is expected, as a
  /// drop-down list does.
  private static func dropsDown(_ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch)
    -> Bool
  {
    guard inner != touch.expected, touch.isDevelopers(inner), isAllOutside(touch, level),
      let box = touch.box(of: inner, in: level.place), let bounds = touch.geometry(level.place).bounds
    else { return false }
    return box.height > bounds.height && box.maxY > bounds.maxY + 8
      && level.view.children.contains { $0 != inner.view }
  }

  /// The cell of a collection whose content view, a plain view behind all else in it, is smaller; nil if the
  /// level is no such view.
  private static func smallContent(_ touch: ExpectedTouch, _ depth: Int) -> ViewPlace? {
    guard depth > 0 else { return nil }
    let (level, cell) = (touch.levels[depth], touch.levels[depth - 1])
    guard ClassKnowledge.base(of: cell.view) == "UICollectionViewCell", level.view.className == "UIView",
      cell.view.children.first == level.place.view, level.view.frame.value?.origin == .zero,
      let own = touch.geometry(level.place).bounds?.size, let all = touch.geometry(cell.place).bounds?.size,
      own.width < all.width - 0.5 || own.height < all.height - 0.5
    else { return nil }
    return cell.place
  }

  /// The view around one that begins at its origin, is smaller on both sides, has the size of an older
  /// screen, and is all that is in there; nil if the level is no such view.
  private static func outer(of level: ExpectedTouch.Level, _ touch: ExpectedTouch) -> ViewPlace? {
    guard let depth = touch.levels.firstIndex(where: { $0.place == level.place }), depth > 0 else {
      return nil
    }
    let outer = touch.levels[depth - 1]
    let screens = [
      ViewSize(width: 320, height: 568), ViewSize(width: 375, height: 667), ViewSize(width: 414, height: 736),
    ]
    guard touch.isDevelopers(level.place), touch.isDevelopers(outer.place), outer.view.children.count == 1,
      !ClassKnowledge.scrolls(outer.view), level.view.frame.value?.origin == .zero,
      let own = touch.geometry(level.place).bounds?.size, screens.contains(own),
      let all = touch.geometry(outer.place).bounds, own.width < all.width, own.height < all.height,
      let box = touch.box(in: outer.place), all.insetBy(dx: -0.5, dy: -0.5).contains(box)
    else { return nil }
    return outer.place
  }

  /// How to make a view higher that the keyboard shows as high as it asks to be: what sticks out of it comes
  /// inside only if it is laid out there.
  private static func higherAccessory(_ place: ViewPlace, _ touch: ExpectedTouch) -> (String, [String]) {
    let bounds = touch.geometry(place).bounds
    let inner = touch.levels.firstIndex { $0.place == place }.flatMap { depth in
      touch.levels.dropFirst(depth + 1).first { level in
        guard let box = touch.box(of: level.place, in: place), let bounds else { return false }
        return box.minY < bounds.minY - 0.5 || box.maxY > bounds.maxY + 0.5
      }
    }
    let child = inner?.place ?? touch.expected
    let box = touch.box(of: child, in: place)
    let height = box.flatMap { box in bounds.map { $0.union(box).height } }
    let edge = box.map { $0.minY } ?? 0 < bounds?.minY ?? 0 ? "top" : "bottom"
    let (variable, holder) = (touch.variable(child), touch.variable(place))
    return (
      "\(touch.name(of: place)) is shown with the keyboard, and what sticks out of it is not asked. Lay \(touch.name(of: child)) out inside, "
        + "and make \(touch.name(of: place)) as high as what is in it, for example by its intrinsicContentSize, or by constraints if it uses "
        + "Auto Layout:",
      [
        "\(variable).\(edge)Anchor.constraint(equalTo: \(holder).\(edge)Anchor).isActive = true",
        "\(holder).heightAnchor.constraint(equalToConstant: \(PlainNumber.text(height ?? 88))).isActive = true",
      ]
    )
  }

  /// Whether the point is beyond an end to which a view grows.
  private static func isTooShort(_ level: ExpectedTouch.Level) -> Bool {
    guard case .outside(let overshoot) = level.asked.gate.verdict else { return false }
    return overshoot.side == .bottom || overshoot.side == .right
  }

  /// The length that ends before the point.
  private static func length(of level: ExpectedTouch.Level) -> String {
    guard case .outside(let overshoot) = level.asked.gate.verdict else { return "height" }
    return overshoot.side == .right || overshoot.side == .left ? "width" : "height"
  }

  /// The constraint that keeps a view inside another on the side where it sticks out.
  private static func pin(_ child: String, to container: String, _ level: ExpectedTouch.Level) -> String {
    var (anchor, relation) = ("bottomAnchor", "lessThanOrEqualTo")
    if case .outside(let overshoot) = level.asked.gate.verdict {
      switch overshoot.side {
      case .bottom: break
      case .top: (anchor, relation) = ("topAnchor", "greaterThanOrEqualTo")
      case .right: anchor = "trailingAnchor"
      case .left: (anchor, relation) = ("leadingAnchor", "greaterThanOrEqualTo")
      }
    }
    return "\(child).\(anchor).constraint(\(relation): \(container).\(anchor)).isActive = true"
  }

  /// The method that lets a view answer for one that lies outside of it, or for all of them.
  private static func override(for child: String?) -> [String] {
    [
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
      "  super.point(inside: point, with: event)",
      child.map { "    || \($0).point(inside: convert(point, to: \($0)), with: event)" }
        ?? "    || subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }",
      "}",
    ]
  }

  /// The views further in that cut the same part off, from the outside in.
  ///
  /// Each of them refuses the touch on its own. Empty if an override in all of them would not do.
  private static func alsoOutside(_ touch: ExpectedTouch, _ depth: Int) -> [ExpectedTouch.Level] {
    guard depth > 0, depth + 2 < touch.levels.count else { return [] }
    let cutting = touch.levels[(depth + 1)..<(touch.levels.count - 1)].filter { inner in
      guard inner.own != nil, !inner.asked.asksOutside, case .outside = inner.asked.gate.verdict else {
        return false
      }
      return true
    }
    let all = [touch.levels[depth]] + cutting
    let mayReach = all.allSatisfy {
      touch.isDevelopers($0.place) && $0.view.clipsToBounds != .known(true)
        && !ClassKnowledge.scrolls($0.view) && !ClassKnowledge.isWindow($0.view)
        && !ClassKnowledge.isReactNatives($0.view)
    }
    return mayReach ? cutting : []
  }

  /// What to do about several views, one in the other, each of which is too small.
  private static func chained(_ chain: [ExpectedTouch.Level], _ touch: ExpectedTouch) -> String {
    let names = chain.map { touch.name(of: $0.place) }
    let places = Set(chain.map { place(ofOverrideIn: $0) })
    let own =
      places.count == 1 && places.contains("in its class") ? "in their classes" : "in a class of its own"
    let count = chain.count == 2 ? "both" : "each of them"
    let allow =
      "let \(count) take touches on what sticks out, \(chain.count == 2 && own.hasSuffix("own") ? "each " : "")\(own):"
    if isAllOutside(touch, chain[0]) {
      return
        "It lies outside of \(names.joinedByAnd). Put it into a larger view, such as the root view, or \(allow)"
    }
    let side = length(of: chain[0])
    let sizes = chain.reversed().compactMap { level -> String? in
      guard let box = touch.box(in: level.place), let bounds = touch.geometry(level.place).bounds else {
        return nil
      }
      let room = box.union(bounds)
      let size = PlainNumber.text(side == "height" ? room.height : room.width)
      return ClassKnowledge.base(of: level.view) == "UIStackView"
        ? "\(touch.name(of: level.place)) follows what it arranges, unless a constraint fixes its \(side)"
        : "\(touch.name(of: level.place)) needs a \(side) of \(size)"
    }
    return
      "Make \(chain.count == 2 ? "both" : "all of them") large enough for what is in them: \(sizes.joined(separator: ", and ")). If they have to stay as "
      + "they are, \(allow)"
  }

  /// How many other views in one stick out of it as one does: targets, or of the same class.
  private static func alike(_ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch) -> Int {
    guard let bounds = touch.geometry(level.place).bounds else { return 0 }
    let tree = touch.walk.trees[level.place.tree]
    return level.view.children.count { number in
      let view = tree.views[number]
      guard number != inner.view, view.isHidden != .known(true),
        let box = touch.box(of: ViewPlace(tree: level.place.tree, view: number), in: level.place)
      else { return false }
      return !bounds.insetBy(dx: -1, dy: -1).contains(box)
        && (view.className == tree.views[inner.view].className
          || TargetKind(of: number, in: tree, standing: Standing()) != nil)
    }
  }

  /// That other views stick out as well, in words.
  private static func asDo(_ others: Int) -> String {
    others == 0 ? "" : others == 1 ? ", as does another view in it" : ", as do \(others) other views in it"
  }

  private static func place(ofOverrideIn level: ExpectedTouch.Level) -> String {
    ClassKnowledge.isCustom(level.view) ? "in its class" : "in a subclass of \(level.view.className)"
  }

  /// Whether a view ends where what it holds begins, as one does that is collapsed: below the rest lies a
  /// stack view that is about as wide, or the class says so.
  private static func isCollapsed(_ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch)
    -> Bool
  {
    guard let box = touch.box(of: inner, in: level.place), let bounds = touch.geometry(level.place).bounds,
      abs(box.minY - bounds.maxY) < 24, box.width >= bounds.width * 0.8
    else { return false }
    let name = ClassName(level.view.className).name
    return ClassKnowledge.base(of: touch.walk.view(inner)) == "UIStackView"
      || ["Expand", "Collaps", "Accordion", "Disclos", "Fold"].contains { name.holds($0) }
  }

  /// Whether a view lies wholly outside of the one that it is in, as a drop-down list or a callout does: on
  /// purpose, so that keeping it inside is no remedy.
  private static func hangsOut(_ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch)
    -> Bool
  {
    guard let box = touch.box(of: inner, in: level.place), let bounds = touch.geometry(level.place).bounds,
      bounds.width > 0, bounds.height > 0
    else { return false }
    // A callout sticks out of its annotation, whatever else that holds.
    if ClassKnowledge.base(of: level.view).hasSuffix("AnnotationView") { return true }
    let shared = box.sharedPart(with: bounds).squarePoints
    if shared > box.squarePoints / 2 { return false }
    // A container without other contents has the wrong size.
    return level.view.children.contains { number in
      let other = ViewPlace(tree: level.place.tree, view: number)
      return other != inner && touch.box(of: other, in: level.place).map { $0.overlaps(bounds) } ?? false
    }
  }

  /// The length of a stack view that is too small for what it arranges; nil if the view lies where no stack
  /// view arranges one.
  private static func lengthTooSmall(
    _ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch
  ) -> String? {
    guard case .outside(let overshoot) = level.asked.gate.verdict,
      let box = touch.box(of: inner, in: level.place), let bounds = touch.geometry(level.place).bounds
    else { return nil }
    let isDown = overshoot.side == .top || overshoot.side == .bottom
    let isTooLong = isDown ? box.height > bounds.height : box.width > bounds.width
    guard (box.overlaps(bounds) && isTooLong) || isInRow(inner, level, touch, isDown: isDown) else {
      return nil
    }
    return isDown ? "height" : "width"
  }

  /// Whether a view lies among its siblings as a stack view arranges them: one after the other, as far apart,
  /// from where the stack view begins.
  private static func isInRow(
    _ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch, isDown: Bool
  ) -> Bool {
    let views = touch.walk.trees[level.place.tree].views
    guard views[inner.view].frame.isKnown else { return false }
    let spans = level.view.children.filter { views[$0].isHidden != .known(true) }
      .compactMap { views[$0].frame.value }
      .map { isDown ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
      .sorted { $0.0 < $1.0 }
    guard spans.count > 1, abs(spans[0].0) < 1 else { return false }
    let gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
    return gaps.allSatisfy { $0 > -0.5 && abs($0 - gaps[0]) < 1 }
  }

  /// Whether a view sticks out of the one that it lies in, on the side where the point is.
  private static func isLarger(
    _ inner: ViewPlace, _ level: ExpectedTouch.Level, _ touch: ExpectedTouch
  ) -> Bool {
    guard case .outside(let overshoot) = level.asked.gate.verdict,
      let box = touch.box(of: inner, in: level.place), let bounds = touch.geometry(level.place).bounds
    else { return false }
    return switch overshoot.side {
    case .top: box.minY < bounds.minY - 1
    case .bottom: box.maxY > bounds.maxY + 1
    case .left: box.minX < bounds.minX - 1
    case .right: box.maxX > bounds.maxX + 1
    }
  }

  /// Whether no part of the expected view lies in the one around it.
  private static func isAllOutside(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) -> Bool {
    guard let box = touch.box(in: level.place), let bounds = touch.geometry(level.place).bounds else {
      return false
    }
    return !box.overlaps(bounds)
  }
}

extension ViewPlace {
  /// Whether what is expected fits into the superview of a view that follows that by its mask on both sides;
  /// nil if it does not follow it so.
  fileprivate func fillsByMask(_ touch: ExpectedTouch) -> Bool? {
    let mask = touch.walk.view(self).attribute("autoresize")?.split(separator: "+") ?? []
    guard mask.contains("W"), mask.contains("H"),
      let depth = touch.levels.firstIndex(where: { $0.place == self }),
      depth > 0, let room = touch.geometry(touch.levels[depth - 1].place).bounds,
      let box = touch.box(in: touch.levels[depth - 1].place)
    else { return nil }
    return room.insetBy(dx: -0.5, dy: -0.5).contains(box)
  }
}
