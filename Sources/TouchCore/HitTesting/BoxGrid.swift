// SPDX-License-Identifier: Apache-2.0

/// Up to thirty-two boxes on a grid of their own, coarse enough that each edge is a byte.
///
/// A search among a hundred thousand children is little else than waiting for memory, one node after the other.
/// With four bytes a box instead of sixteen, as many boxes as this fit into little more than two cache lines, which
/// are fetched and compared together: few nodes to wait for, and little to fetch for each. The grid may only err on
/// one side: a point in a box is always in the box's cells, because edges and points come into cells by the same
/// sums, and those keep the order of numbers. Points that are not in the box but in its cells are told from the
/// others further down.
nonisolated struct BoxGrid: Equatable {
  /// How many boxes fit.
  static let width = 32

  /// One edge of all boxes.
  private typealias Edges = SIMD32<UInt8>

  /// Cells a point, along both sides; 0 along a side on which nothing can be told apart.
  private var scale = SIMD2<Float>.zero
  /// What makes a cell of a scaled coordinate.
  private var shift = SIMD2<Float>.zero
  private var firstColumns = Edges(repeating: 255)
  private var firstRows = Edges(repeating: 255)
  private var lastColumns = Edges(repeating: 0)
  private var lastRows = Edges(repeating: 0)

  /// The grid of no box.
  static let empty = BoxGrid()

  private init() {}

  /// Lays a grid over so many boxes; `whole` is the box around them.
  init(_ areas: UnsafePointer<HitArea>, _ count: Int, in whole: HitArea) {
    self.init(in: whole)
    for place in 0..<count { set(place, to: areas[place]) }
  }

  /// A grid with room for boxes, which are not on it yet.
  private init(in whole: HitArea) {
    let (least, most) = (whole.edges.lowHalf, -whole.edges.highHalf)
    for side in 0..<2 {
      // The cells 0 and 255 are for points outside.
      let cells = 253 / (most[side] - least[side])
      guard least[side].isFinite, most[side].isFinite, cells.isFinite else { continue }
      scale[side] = cells
      shift[side] = Self.zeroCell + 1 - least[side] * cells
    }
  }

  /// Takes in that one of the boxes is another now, or new; all others are where they were.
  mutating func update(_ place: Int, _ areas: UnsafePointer<HitArea>, _ count: Int, in whole: HitArea) {
    let grid = BoxGrid(in: whole)
    if grid.scale == scale, grid.shift == shift {
      set(place, to: areas[place])
    } else {
      self = BoxGrid(areas, count, in: whole)
    }
  }

  private mutating func set(_ place: Int, to area: HitArea) {
    let cells = cells(of: area)
    let (hasColumns, hasRows) = (scale.x > 0, scale.y > 0)
    firstColumns[place] = hasColumns ? cells[0] : 0
    firstRows[place] = hasRows ? cells[4] : 0
    lastColumns[place] = hasColumns ? cells[8] : 255
    lastRows[place] = hasRows ? cells[12] : 255
  }

  /// A bit for each box that may hold the point; ``place(of:)`` tells which.
  @inline(__always)
  func hits(at point: SIMD2<Float>) -> UInt64 {
    let cell = cell(of: point)
    let (column, row) = (Edges(repeating: cell[0]), Edges(repeating: cell[4]))
    let inside =
      (firstColumns .<= column) .& (lastColumns .>= column) .& (firstRows .<= row) .& (lastRows .>= row)
    // Each word of eight boxes keeps another bit of its bytes, so that all fit into one.
    let words =
      lanes(inside, as: SIMD4<UInt64>.self)
      & SIMD4(0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0404_0404_0404_0404, 0x0808_0808_0808_0808)
    let halves = words.lowHalf | words.highHalf
    return halves.x | halves.y
  }

  /// Whose bit the lowest of some bits is.
  @inline(__always)
  static func place(of bits: UInt64) -> Int {
    let bit = bits.trailingZeroBitCount
    return (bit & 7) << 3 | bit >> 3
  }

  // MARK: Cells

  /// A number of which the last bit counts cells: added to a cell, it brings the cell into the last byte.
  private static let zeroCell = Float(1 << 23)

  /// The column of a point in byte 0, and its row in byte 4.
  @inline(__always)
  private func cell(of point: SIMD2<Float>) -> SIMD8<UInt8> {
    lanes(Self.clamped(point * scale + shift), as: SIMD8<UInt8>.self)
  }

  /// The cell of a box's first corner, and in bytes 8 and 12 that of its last: by the same sums as a point's.
  @inline(__always)
  private func cells(of area: HitArea) -> SIMD16<UInt8> {
    let corners = area.edges * SIMD4(1, 1, -1, -1)
    let cells = corners * SIMD4(lowHalf: scale, highHalf: scale) + SIMD4(lowHalf: shift, highHalf: shift)
    return lanes(Self.clamped(cells), as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func clamped<Cells: SIMD<Float>>(_ cells: Cells) -> Cells {
    var cells = cells
    cells.replace(with: zeroCell, where: cells .< zeroCell)
    cells.replace(with: zeroCell + 255, where: cells .> zeroCell + 255)
    return cells
  }
}
