// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What lies in front of a target and takes its touches.
struct TargetCover: Sendable, Hashable {
  /// How much of the target is covered, from 0 to 1.
  var share: Double
  /// The views that take the touches, the one that takes most first.
  var views: [Covering.Part]

  /// Whether nothing is left.
  var isFull: Bool { share >= 0.999 }
}

/// Looks for what lies in front of targets.
///
/// Hit-testing takes the front one of the siblings that a point is in. So what covers a target are siblings
/// in front of it, and siblings in front of its ancestors, with what is in them.
struct Covering {
  /// A view in front, and how much of the target it takes.
  struct Part: Sendable, Hashable {
    /// The view.
    var view: Int
    /// How much of the target it takes, from 0 to 1.
    var share: Double
  }

  /// How many views are looked at, at most.
  private static let limit = 1_000_000
  /// Up to so many views in front, the cover is worked out exactly.
  private static let mostExact = 24
  /// The number of sample points along each side, where there are more.
  private static let grid = 8

  let tree: ViewTree
  let standings: [Standing]
  /// Whether each view lets the touches through that none of its children takes.
  private let passesOn: [Bool]
  /// Whether content moves in each view.
  private let moves: [Bool]
  private(set) var isExhausted = false
  private var looks = 0

  init(tree: ViewTree, traits: ViewTraits, standings: [Standing]) {
    self.tree = tree
    self.standings = standings
    passesOn = traits.passesOn
    moves = traits.moves
  }

  /// What lies in front of each of the targets of which something is covered.
  mutating func covers(of targets: [Int]) -> [Int: TargetCover] {
    var covers: [Int: TargetCover] = [:]
    for target in targets {
      guard !isExhausted else { break }
      if let cover = cover(of: target) { covers[target] = cover }
    }
    return covers
  }

  private mutating func cover(of target: Int) -> TargetCover? {
    guard var box = standings[target].reach, box.squarePoints > 0 else { return nil }
    var front: [(view: Int, box: ViewRect)] = []
    var path = target
    var inside: TargetCover?
    while let parent = tree.views[path].parent {
      looks += 1
      if standings[path].island != standings[parent].island {
        // Where it lies in the stack view is not known. What covers all of the stack view covers it too.
        if let found = cover(of: box, ordered: front), found.isFull { return found }
        inside = inside ?? cover(of: box, ordered: front)
        guard let stack = standings[parent].reach, stack.squarePoints > 0 else { return inside }
        (box, front, path) = (stack, [], parent)
        continue
      }
      collect(
        tree.views[parent].children.reversed().prefix { $0 != path }, over: box, in: standings[parent].island,
        into: &front)
      guard !isExhausted else { return nil }
      // What is in a scroll view comes out from under what does not scroll with it.
      if moves[parent] { break }
      path = parent
    }
    let found = cover(of: box, ordered: front)
    return standings[path].island == standings[target].island || found?.isFull == true ? found : inside
  }

  private func cover(of box: ViewRect, ordered front: [(view: Int, box: ViewRect)]) -> TargetCover? {
    guard !front.isEmpty else { return nil }
    return cover(of: box, by: front.sorted { standings[$0.view].rank > standings[$1.view].rank })
  }

  /// Adds the views among these and below them that take touches in the box.
  private mutating func collect(
    _ siblings: some Sequence<Int>, over box: ViewRect, in island: Int,
    into front: inout [(view: Int, box: ViewRect)]
  ) {
    var open = Array(siblings)
    while let view = open.popLast() {
      looks += 1
      if looks > Self.limit {
        isExhausted = true
        return
      }
      let standing = standings[view]
      guard standing.isLive, standing.island == island, let reach = standing.reach,
        reach.sharedPart(with: box).squarePoints > 0.5
      else {
        continue
      }
      if !passesOn[view] { front.append((view, reach)) }
      if !moves[view] { open += tree.views[view].children }
    }
  }

  private func cover(of box: ViewRect, by front: [(view: Int, box: ViewRect)]) -> TargetCover? {
    if front.count <= Self.mostExact { return exactCover(of: box, by: front) }
    var counts = Array(repeating: 0, count: front.count)
    let parts = Double(Self.grid)
    let step = ViewSize(width: box.size.width / parts, height: box.size.height / parts)
    for row in 0..<Self.grid {
      for column in 0..<Self.grid {
        let point = ViewPoint(
          x: box.origin.x + step.width * (Double(column) + 0.5),
          y: box.origin.y + step.height * (Double(row) + 0.5))
        if let taker = front.firstIndex(where: { $0.box.contains(point) }) { counts[taker] += 1 }
      }
    }
    let all = Double(Self.grid * Self.grid)
    return cover(front, counts.map { Double($0) / all })
  }

  /// The cover by cells between the edges of what lies in front, which is exact.
  private func exactCover(of box: ViewRect, by front: [(view: Int, box: ViewRect)]) -> TargetCover? {
    let parts = front.map { $0.box.sharedPart(with: box) }
    let across = Self.cuts(
      Double(box.minX), Double(box.maxX), parts.flatMap { [Double($0.minX), Double($0.maxX)] })
    let down = Self.cuts(
      Double(box.minY), Double(box.maxY), parts.flatMap { [Double($0.minY), Double($0.maxY)] })
    var areas = Array(repeating: 0.0, count: front.count)
    for (top, bottom) in zip(down, down.dropFirst()) {
      for (left, right) in zip(across, across.dropFirst()) {
        let middle = ViewPoint(x: (left + right) / 2, y: (top + bottom) / 2)
        guard let taker = front.firstIndex(where: { $0.box.contains(middle) }) else { continue }
        areas[taker] += (right - left) * (bottom - top)
      }
    }
    return cover(front, areas.map { $0 / box.squarePoints })
  }

  /// The edges in order, each once, of which those outside the range are left out.
  private static func cuts(_ low: Double, _ high: Double, _ edges: [Double]) -> [Double] {
    let inner = edges.filter { $0 > low && $0 < high }.sorted()
    return inner.reduce(into: [low]) { if $1 > $0[$0.count - 1] { $0.append($1) } } + [high]
  }

  private func cover(_ front: [(view: Int, box: ViewRect)], _ shares: [Double]) -> TargetCover? {
    let parts = zip(front, shares).filter { $1 > 0 }.map { Part(view: $0.view, share: $1) }
    guard !parts.isEmpty else { return nil }
    return TargetCover(
      share: shares.reduce(0, +),
      views: parts.sorted {
        ($1.share, standings[$0.view].rank) < ($0.share, standings[$1.view].rank)
      })
  }
}
