// SPDX-License-Identifier: Apache-2.0

/// Which nodes depend on which others; a dependency that would close a circle is refused.
///
/// A dependency lasts until one of its nodes is removed, or passes: it ends with the episode in which the
/// node depends on the other one. Lasting ones never form a circle, and a passing one closes none when it is
/// made. A lasting one may close a circle with passing ones, which end anyway.
///
/// A circle is found without a walk along all dependencies. Each node with dependencies has a rank below the
/// ranks of those that it depends on. A dependency that agrees with the ranks closes no circle, and nearly
/// all agree: a node without dependencies gets the lowest rank of all or the highest. Otherwise two walks
/// take turns: from the node that is depended on to those that it depends on, and from the one that depends
/// to its dependents, each as far as the ranks are between those of the two. The walk that ends first has
/// found the fewer nodes, and those get other ranks.
///
/// Lasting dependencies always agree with the ranks. Passing ones do too, unless a lasting one has closed a
/// circle with them; until all passing ones have ended, circles with passing ones are then looked for
/// whatever the ranks are.
nonisolated struct DependencyGraph {
  /// A node of one graph, until it is removed.
  struct Node: Equatable {
    fileprivate var index: Int
    /// Tells nodes apart that have had the same index.
    fileprivate let generation: Int
  }

  private var entries: [Entry] = []
  /// Four for each node; ``slot(_:_:_:)`` has the index of each.
  private var lists: [List] = []
  /// The indices of removed nodes.
  private var free: [Int] = []
  private var (lowest, highest) = (0, 0)
  /// How many passing dependencies there are, and whether they agree with the ranks.
  private var passing = 0
  private var passingAgree = true
  /// How many walks were made: nodes that a walk has met are marked with its number.
  private var walks = 0
  /// Counts the changes of which nodes depend on which, directly or through others.
  private var version = 0
  /// The last search for nodes that depend on one, directly or through others.
  private var search: Search?

  /// The distance of the ranks of nodes that are added at an end.
  private static let gap = 1 << 28

  private struct Entry {
    var generation = 0
    /// nil before the first dependency.
    var rank: Int?
    /// The present episode; 0 if the node has no passing dependency.
    var episode = 0
    /// The last walks that have met the node; that of a search has a mark of its own, because others are
    /// made between its steps.
    var (forwards, backwards, searched) = (0, 0, 0)
  }

  private enum Direction: Int {
    /// From a node to those that it depends on.
    case forwards
    /// From a node to those that depend on it.
    case backwards
  }

  private enum Kind: Int {
    case lasting, passing
  }

  /// Leads to the node on the other side of a dependency.
  private struct Link {
    var node: Node
    /// The episode of that node, if it is the one that depends and the dependency passes, else 0.
    let episode: Int
  }

  /// Links of one direction and kind, including some that have ended.
  private struct List {
    var links: [Link] = []
    /// The number of links at which those that have ended are removed.
    var most = 8
  }

  private func slot(_ index: Int, _ direction: Direction, _ kind: Kind) -> Int {
    4 * index + 2 * direction.rawValue + kind.rawValue
  }

  // MARK: Nodes

  /// How many nodes the graph has room for: the most that it has had.
  var size: Int { entries.count }

  /// Adds a node without dependencies.
  mutating func add() -> Node {
    if let index = free.popLast() { return Node(index: index, generation: entries[index].generation) }
    entries.append(Entry())
    for _ in 0..<4 { lists.append(List()) }
    return Node(index: entries.count - 1, generation: 0)
  }

  /// Removes a node, and with it all paths through it.
  mutating func remove(_ node: Node) {
    guard isAlive(node) else { return }
    endEpisode(of: node)
    entries[node.index] = Entry()
    entries[node.index].generation = node.generation + 1
    for slot in 4 * node.index..<4 * node.index + 4 { lists[slot] = List() }
    free.append(node.index)
    version += 1
  }

  private func isAlive(_ node: Node) -> Bool { entries[node.index].generation == node.generation }

  private func goesOn(_ link: Link) -> Bool {
    isAlive(link.node) && (link.episode == 0 || entries[link.node.index].episode == link.episode)
  }

  // MARK: Dependencies

  /// Makes a node depend on another one for good; returns false, and changes nothing, if that closes a circle
  /// of lasting dependencies.
  mutating func makeDepend(_ node: Node, on other: Node) -> Bool {
    guard node != other, isOrdered(node, other) || order(node, other) else { return false }
    add(Link(node: other, episode: 0), to: slot(node.index, .forwards, .lasting))
    add(Link(node: node, episode: 0), to: slot(other.index, .backwards, .lasting))
    version += 1
    return true
  }

  /// Makes a node depend on another one until its episode ends; returns false, and changes nothing, if that
  /// closes a circle.
  ///
  /// The number of the episode is above 0, and the node has had it in no earlier episode.
  mutating func makeDepend(_ node: Node, on other: Node, during episode: Int) -> Bool {
    guard node != other else { return false }
    if !passingAgree || !isOrdered(node, other) {
      if depends(other, on: node) { return false }
      // Without a circle there is an order.
      if passingAgree { _ = order(node, below: other, .passing) }
    }
    entries[node.index].episode = episode
    add(Link(node: other, episode: 0), to: slot(node.index, .forwards, .passing))
    add(Link(node: node, episode: episode), to: slot(other.index, .backwards, .passing))
    passing += 1
    // Those that depend on the node itself stay the same.
    if search?.version == version, search?.goal == node { search?.version += 1 }
    version += 1
    return true
  }

  /// Ends the passing dependencies of a node.
  mutating func endEpisode(of node: Node) {
    let slot = slot(node.index, .forwards, .passing)
    let count = lists[slot].links.count
    guard count > 0 else { return }
    // The memory of a short list serves the next episode.
    lists[slot].links.removeAll(keepingCapacity: count <= 8)
    entries[node.index].episode = 0
    passing -= count
    if passing == 0 { passingAgree = true }
    version += 1
  }

  /// How many passing dependencies a node has.
  func passingCount(of node: Node) -> Int { lists[slot(node.index, .forwards, .passing)].links.count }

  /// Calls `body` with the episode of each passing dependency on a node.
  func eachEpisode(dependingOn node: Node, _ body: (Int) -> Void) {
    for link in lists[slot(node.index, .backwards, .passing)].links where goesOn(link) { body(link.episode) }
  }

  private mutating func add(_ link: Link, to slot: Int) {
    if lists[slot].links.count >= lists[slot].most {
      let current = lists[slot].links.filter { goesOn($0) }
      lists[slot] = List(links: current, most: max(2 * current.count, 8))
    }
    lists[slot].links.append(link)
  }

  // MARK: Ranks

  /// Whether the ranks say that a node may depend on another one.
  func ranks(_ node: Node, below other: Node) -> Bool {
    rank(node.index) < rank(other.index)
  }

  /// The same, after nodes without a rank have got one that allows it.
  private mutating func isOrdered(_ node: Node, _ other: Node) -> Bool {
    let isNew = entries[node.index].rank == nil || entries[other.index].rank == nil
    if entries[node.index].rank == nil { entries[node.index].rank = end(.backwards) }
    if entries[other.index].rank == nil { entries[other.index].rank = end(.forwards) }
    return isNew || ranks(node, below: other)
  }

  private func rank(_ index: Int) -> Int { entries[index].rank ?? 0 }

  /// A rank above all others, or below.
  private mutating func end(_ direction: Direction) -> Int {
    switch direction {
    case .forwards:
      highest += Self.gap
      return highest
    case .backwards:
      lowest -= Self.gap
      return lowest
    }
  }

  /// Orders the nodes for a lasting dependency; returns false if it closes a circle of lasting ones.
  private mutating func order(_ node: Node, _ other: Node) -> Bool {
    if passing > 0, passingAgree {
      if order(node, below: other, .passing) { return true }
      guard order(node, below: other, .lasting) else { return false }
      passingAgree = false
      return true
    }
    return order(node, below: other, .lasting)
  }

  /// Ranks `node` below `other`, and moves nodes that are connected with them as far as necessary; returns
  /// false if `other` depends on `node`, directly or through others.
  private mutating func order(_ node: Node, below other: Node, _ kind: Kind) -> Bool {
    var above = Front(walk(.forwards, from: other, kind), limit: rank(node.index))
    var below = Front(walk(.backwards, from: node, kind), limit: rank(other.index))
    while true {
      switch advance(&above, towards: below) {
      case .meets: return false
      case .end:
        move(above)
        return true
      case .goesOn: break
      }
      switch advance(&below, towards: above) {
      case .meets: return false
      case .end:
        move(below)
        return true
      case .goesOn: break
      }
    }
  }

  /// One of the two walks, and the nodes that it has found between the ranks.
  private struct Front {
    var walk: Walk
    /// The rank that those found are not beyond yet, and must get beyond.
    let limit: Int
    var found: [Int]
    /// The nearest rank beyond the limit that those found must not reach.
    var nearest: Int?

    init(_ walk: Walk, limit: Int) {
      (self.walk, self.limit, found) = (walk, limit, [walk.start])
    }

    /// Whether a rank is beyond the limit; only one node has the limit itself.
    func isBeyond(_ rank: Int) -> Bool { walk.direction == .forwards ? rank >= limit : rank <= limit }
  }

  private enum Progress {
    case goesOn, meets, end
  }

  private mutating func advance(_ front: inout Front, towards other: Front) -> Progress {
    switch step(&front.walk) {
    case .end: return .end
    case .nothing: return .goesOn
    case .met(let next):
      let rank = rank(next)
      if hasMet(next, other.walk), next == other.walk.start || !other.isBeyond(rank) { return .meets }
      if front.isBeyond(rank) {
        front.nearest =
          front.nearest.map { front.walk.direction == .forwards ? min($0, rank) : max($0, rank) } ?? rank
      } else {
        front.found.append(next)
        front.walk.open.append(next)
      }
      return .goesOn
    }
  }

  /// Moves the nodes that were found beyond the limit; their order stays.
  private mutating func move(_ front: Front) {
    let direction = front.walk.direction
    var found = front.found
    var step = front.nearest.map { ($0 - front.limit) / (found.count + 1) }
    if step == 0 {
      // There is no room: they go beyond all others, with all that are beyond them.
      step = nil
      found = all(from: front)
    }
    found.sort { rank($0) < rank($1) }
    if direction == .backwards { found.reverse() }
    var last = front.limit
    for index in found {
      last = step.map { last + $0 } ?? end(direction)
      entries[index].rank = last
    }
  }

  private mutating func all(from front: Front) -> [Int] {
    let start = Node(index: front.walk.start, generation: entries[front.walk.start].generation)
    var walk = walk(front.walk.direction, from: start, front.walk.kind)
    var all = [walk.start]
    while true {
      switch step(&walk) {
      case .end: return all
      case .nothing: break
      case .met(let next):
        all.append(next)
        walk.open.append(next)
      }
    }
  }

  // MARK: Search

  /// The nodes that depend on one, directly or through others, found as far as was necessary so far.
  ///
  /// A node that is about to depend on many is compared with each of them. So the walk continues where it
  /// stopped, unless the paths have changed since.
  private struct Search {
    let goal: Node
    var walk: Walk
    var isComplete = false
    var version: Int
  }

  /// Whether `node` depends on `goal`, directly or through others.
  ///
  /// A walk from `node` to those that it depends on alternates with the one from the goal, and may end first.
  private mutating func depends(_ node: Node, on goal: Node) -> Bool {
    var search =
      if let search, search.goal == goal, search.version == version {
        search
      } else {
        Search(goal: goal, walk: walk(.backwards, from: goal, .passing, isSearch: true), version: version)
      }
    self.search = nil
    defer { self.search = search }
    if hasMet(node.index, search.walk) { return true }
    var forwards = walk(.forwards, from: node, .passing)
    while !search.isComplete {
      switch step(&search.walk) {
      case .end: search.isComplete = true
      case .nothing: break
      case .met(let next):
        search.walk.open.append(next)
        if hasMet(next, forwards) { return true }
      }
      switch step(&forwards) {
      case .end: return false
      case .nothing: break
      case .met(let next):
        if hasMet(next, search.walk) { return true }
        // Those that depend on the goal rank below it.
        if !passingAgree || rank(next) < rank(goal.index) { forwards.open.append(next) }
      }
    }
    return false
  }

  // MARK: Walks

  /// Follows dependencies one at a time, so that two walks can take turns.
  ///
  /// A node that was met is entered, too, if it is appended to ``open``.
  private struct Walk {
    let direction: Direction
    /// Lasting dependencies alone, or passing ones, too.
    let kind: Kind
    let isSearch: Bool
    /// The mark of the nodes that the walk has met.
    let number: Int
    let start: Int
    /// The node whose links are followed, and how many of them have been.
    var present: Int?
    var followed = 0
    /// The nodes whose links are still to be followed.
    var open: [Int] = []
  }

  private enum Step {
    /// A node that the walk had not met before.
    case met(Int)
    /// No new node.
    case nothing
    case end
  }

  private mutating func walk(
    _ direction: Direction, from start: Node, _ kind: Kind, isSearch: Bool = false
  ) -> Walk {
    walks += 1
    let walk = Walk(
      direction: direction, kind: kind, isSearch: isSearch, number: walks, start: start.index,
      present: start.index)
    mark(start.index, walk)
    return walk
  }

  /// Follows one link.
  private mutating func step(_ walk: inout Walk) -> Step {
    while let present = walk.present {
      if let link = link(walk.followed, of: present, walk) {
        walk.followed += 1
        guard goesOn(link), !hasMet(link.node.index, walk) else { return .nothing }
        mark(link.node.index, walk)
        return .met(link.node.index)
      }
      walk.present = walk.open.popLast()
      walk.followed = 0
    }
    return .end
  }

  /// The link of a node with this number: first come the lasting ones.
  private func link(_ number: Int, of index: Int, _ walk: Walk) -> Link? {
    let slot = slot(index, walk.direction, .lasting)
    let count = lists[slot].links.count
    if number < count { return lists[slot].links[number] }
    guard walk.kind == .passing, number - count < lists[slot + 1].links.count else { return nil }
    return lists[slot + 1].links[number - count]
  }

  /// Whether a walk has met a node, or began there.
  private func hasMet(_ index: Int, _ walk: Walk) -> Bool {
    let entry = entries[index]
    if walk.isSearch { return entry.searched == walk.number }
    return (walk.direction == .forwards ? entry.forwards : entry.backwards) == walk.number
  }

  private mutating func mark(_ index: Int, _ walk: Walk) {
    if walk.isSearch {
      entries[index].searched = walk.number
    } else if walk.direction == .forwards {
      entries[index].forwards = walk.number
    } else {
      entries[index].backwards = walk.number
    }
  }

  // MARK: Two graphs

  /// How the nodes of a graph are found in one that has taken them.
  struct Shift {
    fileprivate let distance: Int
  }

  /// Adds all nodes of another graph, with their dependencies.
  mutating func take(_ other: DependencyGraph) -> Shift {
    let shift = Shift(distance: entries.count)
    // Theirs rank above all of this one.
    let lift = highest + Self.gap - other.lowest
    for var entry in other.entries {
      entry.rank = entry.rank.map { $0 + lift }
      (entry.forwards, entry.backwards, entry.searched) = (0, 0, 0)
      entries.append(entry)
    }
    for list in other.lists {
      let links = list.links.map { Link(node: $0.node.shifted(by: shift), episode: $0.episode) }
      lists.append(List(links: links, most: list.most))
    }
    for index in other.free { free.append(index + shift.distance) }
    highest = other.highest + lift
    passing += other.passing
    passingAgree = passingAgree && other.passingAgree
    version += 1
    return shift
  }
}

nonisolated extension DependencyGraph.Node {
  /// The same node in the graph that has taken all nodes of its own.
  func shifted(by shift: DependencyGraph.Shift) -> Self {
    Self(index: index + shift.distance, generation: generation)
  }
}
