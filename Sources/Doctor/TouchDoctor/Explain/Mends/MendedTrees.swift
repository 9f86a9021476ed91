// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A copy of some trees in which edits have been made; the places of views stay what they were.
struct MendedTrees {
  private(set) var trees: [ViewTree]
  /// The views that were edited.
  private(set) var edited: [ViewPlace] = []
  /// The views that are gone.
  private(set) var removed: Set<ViewPlace> = []

  /// Whether the trees come from a file of Interface Builder, whose constraints lay out what is moved.
  private let isDesign: Bool

  /// Nil if an edit cannot be made, because numbers are missing or something is rotated.
  init?(_ trees: [ViewTree], _ edits: [MendEdit], isDesign: Bool = false) {
    self.trees = trees
    self.isDesign = isDesign
    for edit in edits {
      guard make(edit) else { return nil }
    }
  }

  private mutating func make(_ edit: MendEdit) -> Bool {
    switch edit {
    case .interaction(let view, let isOn): set(view) { $0.isUserInteractionEnabled = .known(isOn) }
    case .hidden(let view, let isHidden):
      // A stack view lays out again what it shows.
      guard isHidden || !isLaidOut(view) else { return false }
      set(view) { $0.isHidden = .known(isHidden) }
      if isHidden { removed.insert(view) }
    case .enabled(let view, let isOn): set(view) { $0.isEnabled = .known(isOn) }
    case .alpha(let view, let alpha): set(view) { $0.alpha = .known(alpha) }
    case .untransformed(let view): return untransform(view)
    case .toFront(let view): reorder(view) { $0.append(view.view) }
    case .toBack(let view): reorder(view) { $0.insert(view.view, at: 0) }
    case .moved(let view, let offset):
      return box(view).map { set(view, to: $0.offsetBy(dx: offset.x, dy: offset.y)) } ?? false
    case .filling(let view, let holder): return box(holder).map { set(view, to: $0) } ?? false
    case .length(let view, let side, let relation, let length):
      return resize(view, side, relation, length)
    case .edge(let view, let edge, .equal, nil, let end, let constant)
    where isDesign && edge == end && replace(view, edge, constant):
      edited.append(view)
    case .edge(let view, let edge, let relation, let other, let end, let constant):
      return pin(view, edge, relation, other, end, constant)
    case .reparented(let view, let holder): return put(view, into: holder)
    case .passing(let view): set(view) { $0.attributes.append(HitCircumstance.passingAttribute) }
    case .reaching(let view): set(view) { $0.attributes.append(HitCircumstance.reachingAttribute) }
    case .placed(let view, let frame):
      guard trees[view.tree].space == .parent, !isLaidOut(view) else { return false }
      set(view) { own in
        own.frame = .known(frame)
        if let bounds = own.bounds.value {
          own.bounds = .known(ViewRect(origin: bounds.origin, size: frame.size))
        }
      }
    case .origin(let view, let origin):
      set(view) { own in
        own.boundsOrigin = .known(origin)
        if let bounds = own.bounds.value { own.bounds = .known(ViewRect(origin: origin, size: bounds.size)) }
      }
    case .withoutKeyboard:
      for tree in trees.indices {
        for root in trees[tree].roots where ClassKnowledge.isKeyboard(trees[tree].views[root]) {
          set(ViewPlace(tree: tree, view: root)) { $0.isHidden = .known(true) }
        }
      }
    }
    return true
  }

  private mutating func set(_ place: ViewPlace, _ body: (inout ViewSnapshot) -> Void) {
    body(&trees[place.tree].views[place.view])
    edited.append(place)
  }

  private mutating func reorder(_ place: ViewPlace, _ body: (inout [Int]) -> Void) {
    edited.append(place)
    guard let parent = trees[place.tree].views[place.view].parent else { return }
    trees[place.tree].views[parent].children.removeAll { $0 == place.view }
    body(&trees[place.tree].views[parent].children)
  }

  // MARK: Places

  /// Whether a stack view or the system decides where a view is, whatever its frame was.
  private func isLaidOut(_ place: ViewPlace) -> Bool {
    let views = trees[place.tree].views
    guard let parent = views[place.view].parent else { return false }
    return ClassKnowledge.base(of: views[parent]) == "UIStackView"
      || (ClassKnowledge.isPrivate(views[parent]) && !ClassKnowledge.isContainer(views[parent])
        && !views[parent].className.hasSuffix("ContentView"))
  }

  private func geometry(_ place: ViewPlace) -> ViewGeometry {
    TreeGeometry(trees[place.tree]).views[place.view]
  }

  private func box(_ place: ViewPlace) -> ViewRect? { geometry(place).box }

  private mutating func untransform(_ place: ViewPlace) -> Bool {
    let own = geometry(place)
    guard let size = own.bounds?.size, let frame = trees[place.tree].views[place.view].frame.value,
      let transform = trees[place.tree].views[place.view].transform.value
    else { return false }
    // The translation is in the frame, too, and goes with the rest.
    let middle = ViewPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    set(place) {
      $0.transform = .known(.identity)
      $0.frame = .known(
        ViewRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height
        ))
    }
    return true
  }

  /// Gives a view another box of the tree's coordinates; what is in it stays where it is in the view, and is
  /// not laid out again.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - box: The box.
  ///   - keeps: Whether what is in it stays where it is on the screen.
  /// - Returns: Whether that could be done.
  private mutating func set(_ place: ViewPlace, to box: ViewRect, keeping keeps: Bool = false) -> Bool {
    let views = trees[place.tree].views
    guard views[place.view].transform.value ?? .identity == .identity, !isLaidOut(place),
      let old = views[place.view].frame.value
    else { return false }
    var frame = box
    if trees[place.tree].space == .parent, let parent = views[place.view].parent {
      guard let undo = geometry(ViewPlace(tree: place.tree, view: parent)).toTree?.inverted,
        undo.b == 0, undo.c == 0
      else { return false }
      let corners = [ViewPoint(x: box.minX, y: box.minY), ViewPoint(x: box.maxX, y: box.maxY)]
        .map { undo.apply(to: $0) }
      frame = ViewRect(
        x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
        width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
    }
    set(place) { view in
      view.frame = .known(frame)
      if let bounds = view.bounds.value {
        view.bounds = .known(ViewRect(origin: bounds.origin, size: frame.size))
      }
    }
    guard keeps else { return true }
    let offset = ViewPoint(x: old.minX - frame.minX, y: old.minY - frame.minY)
    for child in views[place.view].children {
      guard let inner = views[child].frame.value else { continue }
      trees[place.tree].views[child].frame = .known(inner.offsetBy(dx: offset.x, dy: offset.y))
    }
    return true
  }

  private mutating func resize(
    _ place: ViewPlace, _ side: MendEdit.Side, _ relation: MendEdit.Relation, _ length: Double
  ) -> Bool {
    guard var box = box(place) else { return false }
    let now = side == .width ? box.width : box.height
    let new =
      switch relation {
      case .equal: length
      case .atMost: min(now, length)
      case .atLeast: max(now, length)
      }
    if side == .width { box.size.width = new } else { box.size.height = new }
    return set(place, to: box)
  }

  /// Lets an edge keep to the safe area in place of what a constraint of a file says, with all that other
  /// constraints tie to it; whether there is such a constraint.
  private mutating func replace(_ place: ViewPlace, _ edge: MendEdit.Edge, _ constant: Double) -> Bool {
    var tree = trees[place.tree]
    guard let old = StoredEdge(edge.rawValue, of: place, in: tree).toSuperview, let root = tree.roots.first,
      let number = tree.constraints.firstIndex(of: old)
    else { return false }
    tree.constraints[number] = LayoutConstraint(
      LayoutConstraint.Anchor(view: place.view, attribute: edge.rawValue), .equal,
      LayoutConstraint.Anchor(view: root, owner: .safeArea, attribute: edge.rawValue), constant: constant)
    let frame = tree.views[place.view].frame
    SolvedFrames.solve(&tree)
    guard tree.views[place.view].frame != frame else { return false }
    trees[place.tree] = tree
    return true
  }

  /// Lets an edge of a view end at another one.
  ///
  /// A view that ends before the one around it grows to that, one that sticks out lets that grow, and any
  /// other view is moved.
  private mutating func pin(
    _ place: ViewPlace, _ edge: MendEdit.Edge, _ relation: MendEdit.Relation, _ other: ViewPlace?,
    _ end: MendEdit.Edge, _ constant: Double
  ) -> Bool {
    guard edge.isVertical == end.isVertical, var box = box(place),
      let goal = other.map({ self.box($0) }) ?? safeArea(around: place)
    else { return false }
    let (now, wanted) = (box.position(of: edge), goal.position(of: end) + constant)
    let holds =
      switch relation {
      case .equal: abs(now - wanted) < 0.01
      case .atMost: now <= wanted + 0.01
      case .atLeast: now >= wanted - 0.01
      }
    guard !holds else { return true }
    let isAround =
      other.map {
        $0.tree == place.tree && trees[place.tree].ancestors(of: place.view).contains($0.view)
      } ?? false
    let isShort = edge == .bottom || edge == .trailing ? now < wanted : now > wanted
    if relation == .equal, isShort, other == nil || isAround {
      box.set(edge, to: wanted)
      return set(place, to: box, keeping: true)
    }
    if let other, isAround, edge == end {
      var around = goal
      around.set(end, to: now - constant)
      return set(other, to: around, keeping: true)
    }
    if fills(place, box, edge) {
      box.set(edge, to: wanted)
      return set(place, to: box)
    }
    box = edge.isVertical ? box.offsetBy(dx: 0, dy: wanted - now) : box.offsetBy(dx: wanted - now, dy: 0)
    return set(place, to: box)
  }

  /// How far from an edge a view still fills the one around it, in points: as far as the margins of screens.
  private static let widestMargin = 24.0

  /// Whether a view fills the one around it from the other edge on, and so becomes smaller when it has to end
  /// sooner, as a list does.
  private func fills(_ place: ViewPlace, _ own: ViewRect, _ edge: MendEdit.Edge) -> Bool {
    guard let parent = trees[place.tree].views[place.view].parent,
      let all = box(ViewPlace(tree: place.tree, view: parent))
    else { return false }
    let other = edge.opposite
    let (length, room) = edge.isVertical ? (own.height, all.height) : (own.width, all.width)
    return abs(own.position(of: other) - all.position(of: other)) <= Self.widestMargin && length > room / 2
  }

  /// The part of the screen that bars leave free, as a view of a controller sees it.
  private func safeArea(around place: ViewPlace) -> ViewRect? {
    let tree = trees[place.tree]
    let geometry = TreeGeometry(tree)
    guard let root = tree.ancestors(of: place.view).last, var area = geometry.views[root].box else {
      return nil
    }
    let around = Set(tree.ancestors(of: place.view))
    for bar in tree.views.indices
    where ClassKnowledge.roles(of: tree.views[bar]).contains(.bar) && !around.contains(bar)
      && tree.views[bar].isHidden != .known(true)
    {
      guard let box = geometry.views[bar].box, let shared = box.overlap(with: area) else { continue }
      if shared.midY > area.midY {
        area.size.height = max(box.minY - area.minY, 0)
      } else {
        area = ViewRect(x: area.minX, y: box.maxY, width: area.width, height: max(area.maxY - box.maxY, 0))
      }
    }
    return area
  }

  private mutating func put(_ place: ViewPlace, into holder: ViewPlace) -> Bool {
    guard place.tree == holder.tree, place != holder, let box = box(place),
      let old = trees[place.tree].views[place.view].parent,
      !trees[place.tree].ancestors(of: holder.view).contains(place.view),
      // Parents come before children in a tree; one that does not cannot be reckoned with.
      holder.view < place.view
    else { return false }
    trees[place.tree].views[old].children.removeAll { $0 == place.view }
    trees[place.tree].views[holder.view].children.append(place.view)
    trees[place.tree].views[place.view].parent = holder.view
    return set(place, to: box)
  }
}

extension ViewRect {
  fileprivate func position(of edge: MendEdit.Edge) -> Double {
    switch edge {
    case .top: minY
    case .bottom: maxY
    case .leading: minX
    case .trailing: maxX
    }
  }

  /// Moves one edge and leaves the others where they are.
  fileprivate mutating func set(_ edge: MendEdit.Edge, to value: Double) {
    switch edge {
    case .top: self = ViewRect(x: minX, y: value, width: width, height: max(maxY - value, 0))
    case .bottom: size.height = max(value - minY, 0)
    case .leading: self = ViewRect(x: value, y: minY, width: max(maxX - value, 0), height: height)
    case .trailing: size.width = max(value - minX, 0)
    }
  }
}
