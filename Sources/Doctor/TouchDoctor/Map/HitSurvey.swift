// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Divides the screen into cells in each of which every touch goes to the same view.
///
/// The walk that answers `why` is asked about the middle of a cell, and tells which views it asked. If the
/// outline of one of them begins or ends in the cell, other points of the cell may have another answer, and
/// the cell is divided along that outline. Otherwise the answer holds for all of the cell: the walk would ask
/// the same views everywhere in it, and get the same answers. So there are no hit rules here, and edges that
/// no touch ever comes to divide nothing.
struct HitSurvey {
  /// A cell, and the view that gets the touches in it; nil if none does.
  typealias Cell = (view: ViewPlace?, shape: MapShape)

  /// How many cells the screen is divided into at most.
  static let mostCells = 60_000
  /// How many views are asked at most.
  private static let mostAsked = 60_000_000
  /// Fewer views than this are not sorted by where they are.
  private static let fewViews = 48
  /// So many outlines in a cell are divided in the middle instead of one after the other.
  private static let manyLines = 8

  private(set) var cells: [Cell] = []
  /// Whether all cells were divided as far as there are outlines in them.
  private(set) var isExact = true
  private let outlines: HitOutlines
  private let isElements: Bool
  private var asked = 0

  /// The views that have to do with a part of the screen.
  private struct Part {
    var walk: HitWalk
    var fronts: [ViewPlace]
    /// Which views of the whole these are, by tree; nil if they are all.
    var origins: [[Int]]?
    /// The views in the order of the source, for elements.
    var elements: [ViewPlace]
    var area: Double
    var count: Int

    func origin(of place: ViewPlace) -> ViewPlace {
      origins.map { ViewPlace(tree: place.tree, view: $0[place.tree][place.view]) } ?? place
    }
  }

  /// Divides a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, in the coordinates of the windows' frames.
  ///   - walk: The walk.
  ///   - fronts: The windows, from the front to the back.
  ///   - isElements: Whether the source has elements of accessibility, of which the last one at a point
  ///     answers.
  ///   - most: How many cells there are at most.
  init(_ screen: MapBox, _ walk: HitWalk, in fronts: [ViewPlace], isElements: Bool, most: Int) {
    self.isElements = isElements
    outlines = isElements ? HitOutlines(elements: walk) : HitOutlines(walk)
    let trees = Set(fronts.map { $0.tree }).sorted()
    let elements = isElements ? Explainer.elements(of: trees, in: walk) : []
    var level = [
      (
        shape: MapShape(screen),
        part: Part(
          walk: walk, fronts: fronts, elements: elements, area: .infinity,
          count: trees.reduce(0) { $0 + walk.trees[$1].views.count })
      )
    ]
    while !level.isEmpty {
      var below: [(shape: MapShape, part: Part)] = []
      for (number, open) in level.enumerated() {
        let mayDivide = cells.count + (level.count - number) + below.count < most
        let (view, line) = survey(open.shape, open.part)
        guard let line else {
          cells.append((view, open.shape))
          continue
        }
        guard mayDivide, asked < Self.mostAsked else {
          isExact = false
          cells.append((view, open.shape))
          continue
        }
        let part = narrowed(open.part, to: open.shape)
        for shape in open.shape.parts(at: line) { below.append((shape, part)) }
      }
      level = below
    }
  }

  /// Who gets the touch in the middle of a cell, and where to divide it; nil if it need not be.
  private mutating func survey(_ cell: MapShape, _ part: Part) -> (view: ViewPlace?, line: MapLine?) {
    var lines: [MapLine] = []
    var count = 0
    let answer: ViewPlace?
    if isElements {
      count = part.elements.count
      for place in part.elements {
        for outline in outlines[place] { lines += outline.lines(dividing: cell) }
      }
      answer = Explainer.element(at: cell.middle, among: part.elements, in: part.walk)
    } else {
      let found = part.walk.answer(at: cell.middle, in: part.fronts) { step in
        count += 1
        switch step.verdict {
        case .entered, .outside, .empty, .singular: break
        default: return
        }
        for outline in outlines[part.origin(of: step.view)] { lines += outline.lines(dividing: cell) }
      }
      answer = found.map(part.origin(of:))
    }
    asked += count
    return (answer, Self.line(of: lines))
  }

  /// The line to divide at: the first one, or of many the one in the middle, so that both sides have half of
  /// the others.
  private static func line(of lines: [MapLine]) -> MapLine? {
    guard lines.count > manyLines else { return lines.first }
    var (across, down): ([Double], [Double]) = ([], [])
    for line in lines {
      switch line {
      case .x(let x): across.append(x)
      case .y(let y): down.append(y)
      case .slanted: break
      }
    }
    if across.isEmpty, down.isEmpty { return lines[lines.count / 2] }
    return across.count > down.count
      ? .x(across.sorted()[across.count / 2]) : .y(down.sorted()[down.count / 2])
  }

  /// The views that have to do with a cell, once that is much smaller than what they were chosen for.
  private func narrowed(_ part: Part, to cell: MapShape) -> Part {
    guard part.count > Self.fewViews, cell.box.area <= part.area / 2 else { return part }
    var narrow = part
    narrow.area = cell.box.area
    if isElements {
      narrow.elements = part.elements.filter { outlines.mayMatter($0, in: cell.box) }
      narrow.count = narrow.elements.count
      return narrow
    }
    let near = NearViews(part.walk, in: part.fronts) { place in
      outlines.mayMatter(part.origin(of: place), in: cell.box)
    }
    narrow.walk = HitWalk(near, of: part.walk)
    narrow.fronts = part.fronts.compactMap { near.places[$0] }
    narrow.origins = near.origins.enumerated().map { tree, numbers in
      numbers.map { part.origin(of: ViewPlace(tree: tree, view: $0)).view }
    }
    narrow.count = near.origins.reduce(0) { $0 + $1.count }
    return narrow
  }
}
