// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Makes a map of the cells of a survey: what each view gets of the touches on it, and who gets the others.
struct MapMaking {
  /// How many views are examined for how sure their answers are, counted in views asked.
  private static let mostAsked = 2_000_000
  /// How many pieces are compared with outlines at most.
  private static let mostCompared = 30_000_000
  /// How many targets are looked at that get no touch.
  private static let mostUnreached = 2_000
  /// A smaller share of a view is left by rounding, and says nothing.
  private static let leastShare = 0.0005

  private(set) var map: HitMap
  private let explainer: Explainer
  private let fronts: [ViewPlace]
  private let screen: MapShape
  private var compared = 0

  init(
    _ explainer: Explainer, _ fronts: [ViewPlace], _ screen: MapBox, _ survey: HitSurvey, isElements: Bool
  ) {
    let trees = explainer.walk.trees
    self.explainer = explainer
    self.fronts = fronts
    self.screen = MapShape(screen)
    map = HitMap(
      trees: trees, screen: screen.rect, isExact: survey.isExact, isGeometryOnly: isElements, regions: [],
      nobody: [], unreached: [], asideCount: 0)
    var cells: [ViewPlace: [MapShape]] = [:]
    var nobody: [MapShape] = []
    for cell in survey.cells {
      if let view = cell.view {
        cells[view, default: []].append(cell.shape)
      } else {
        nobody.append(cell.shape)
      }
    }
    nobody = MapPieces.joined(nobody)
    let areas = areas(of: cells)
    var regions = cells.keys.sorted().map { view in
      region(of: MapSubject(view, in: trees), MapPieces.joined(cells[view] ?? []), areas)
    }
    regions = Self.sorted(regions)
    let (missed, asideCount) = isElements ? ([], 0) : missed(areas)
    var unreached = Self.sorted(missed.map { region(of: $0, [], areas) })
    let all = Pieces(regions, nobody)
    for index in regions.indices where regions[index].subject.isTarget {
      regions[index].takers = takers(on: regions[index], all)
    }
    for index in unreached.indices { unreached[index].takers = takers(on: unreached[index], all) }
    if !isElements { examine(&regions) }
    map = HitMap(
      trees: trees, screen: screen.rect, isExact: survey.isExact, isGeometryOnly: isElements,
      regions: regions, nobody: nobody, unreached: unreached, asideCount: asideCount)
  }

  /// Targets first, each kind in the order of reading.
  private static func sorted(_ regions: [HitMap.Region]) -> [HitMap.Region] {
    let places = regions.map { $0.own?.box ?? $0.pieces.first?.box ?? .everything }
    return regions.indices.sorted { first, second in
      let (one, other) = (regions[first].subject, regions[second].subject)
      if one.isTarget != other.isTarget { return one.isTarget }
      if places[first].top != places[second].top { return places[first].top < places[second].top }
      if places[first].left != places[second].left { return places[first].left < places[second].left }
      return one.view < other.view
    }.map { regions[$0] }
  }

  /// The area that views get, with what is in them, by tree and view.
  private func areas(of cells: [ViewPlace: [MapShape]]) -> [[Double]] {
    var areas = map.trees.map { [Double](repeating: 0, count: $0.views.count) }
    for view in cells.keys.sorted() {
      areas[view.tree][view.view] = (cells[view] ?? []).reduce(0) { $0 + $1.area }
    }
    for tree in areas.indices {
      for view in areas[tree].indices.reversed() {
        if let parent = map.trees[tree].views[view].parent { areas[tree][parent] += areas[tree][view] }
      }
    }
    return areas
  }

  private func region(of subject: MapSubject, _ pieces: [MapShape], _ areas: [[Double]]) -> HitMap.Region {
    let geometry = explainer.walk.geometries[subject.view.tree].views[subject.view.view]
    let own = geometry.bounds.flatMap { bounds in geometry.toTree.flatMap { MapShape(bounds, through: $0) } }
    var region = HitMap.Region(subject: subject, own: own, pieces: pieces)
    guard let own else { return region }
    let (all, mine) = (own.area, pieces.reduce(0) { $0 + $1.area })
    region.share = min(1, mine / all)
    region.within = max(0, min(1 - mine / all, (areas[subject.view.tree][subject.view.view] - mine) / all))
    region.aside = max(0, 1 - own.commonArea(screen) / all)
    return region
  }

  /// The targets that are shown and get no touch, and how many lie beside the screen.
  private func missed(_ areas: [[Double]]) -> ([MapSubject], aside: Int) {
    var found: [MapSubject] = []
    var aside = 0
    for tree in Set(fronts.map { $0.tree }).sorted() {
      var isUnseen: [Bool] = []
      isUnseen.reserveCapacity(map.trees[tree].views.count)
      for (number, view) in map.trees[tree].views.enumerated() {
        isUnseen.append(
          view.parent.map { isUnseen[$0] } ?? false || view.isHidden == .known(true)
            || ClassKnowledge.isTooTransparent(view) || view.attribute("installed") == "NO")
        guard !isUnseen[number], areas[tree][number] == 0, found.count < Self.mostUnreached,
          TargetKind(of: number, in: map.trees[tree], standing: Standing()) != nil
        else { continue }
        let subject = MapSubject(ViewPlace(tree: tree, view: number), in: map.trees)
        guard subject.isTarget else { continue }
        let geometry = explainer.walk.geometries[tree].views[number]
        guard let bounds = geometry.bounds, let map = geometry.toTree,
          let own = MapShape(bounds, through: map)
        else { continue }
        if own.commonArea(screen) > MapBox.grain { found.append(subject) } else { aside += 1 }
      }
    }
    return (found, aside)
  }

  /// The pieces of all regions, and of what no view gets, by where they are.
  private struct Pieces {
    var shapes: [MapShape] = []
    /// The view that gets each of them; nil if none does.
    var views: [ViewPlace?] = []
    let grid: BoxGrid

    init(_ regions: [HitMap.Region], _ nobody: [MapShape]) {
      for region in regions {
        shapes += region.pieces
        views += region.pieces.map { _ in region.view }
      }
      shapes += nobody
      views += nobody.map { _ in nil }
      grid = BoxGrid(shapes.map { $0.box })
    }
  }

  /// The other views that get touches on a view's outline.
  private mutating func takers(on region: HitMap.Region, _ all: Pieces) -> [HitMap.Taker] {
    guard let own = region.own, region.lost > Self.leastShare, compared < Self.mostCompared else { return [] }
    let near = all.grid.boxes(near: own.box)
    compared += near.count
    // The pieces of a view follow one another.
    var takers: [HitMap.Taker] = []
    for piece in near where all.views[piece] != region.view {
      let area = all.shapes[piece].commonArea(own)
      if let last = takers.last, last.view == all.views[piece] {
        takers[takers.count - 1].share += area
      } else {
        takers.append(HitMap.Taker(view: all.views[piece], share: area))
      }
    }
    for index in takers.indices { takers[index].share /= own.area }
    takers.removeAll { taker in
      taker.share <= Self.leastShare || taker.view.map { isIn(region.view, $0) } == true
    }
    return takers.enumerated().sorted { one, other in
      one.element.share == other.element.share
        ? one.offset < other.offset
        : one.element.share > other.element.share
    }.map { $0.element }
  }

  private func isIn(_ holder: ViewPlace, _ place: ViewPlace) -> Bool {
    holder.tree == place.tree
      && map.trees[place.tree].way(from: place.view, below: holder.view).last.map {
        map.trees[place.tree].views[$0].parent == holder.view
      } == true
  }

  /// Finds out how sure the answers are, as long as that does not take too long.
  private func examine(_ regions: inout [HitMap.Region]) {
    let explainer = explainer.indexed()
    var asked = 0
    for index in regions.indices {
      guard asked < Self.mostAsked, let example = regions[index].example else { continue }
      let answer = explainer.walk.answer(at: example, in: fronts) { _ in asked += 3 }
      // The middle of a polygon may lie on an edge.
      guard answer == regions[index].view else { continue }
      regions[index].certainty =
        explainer.doubts(about: answer, at: example, in: fronts, for: nil, measures: false).0
    }
  }
}
