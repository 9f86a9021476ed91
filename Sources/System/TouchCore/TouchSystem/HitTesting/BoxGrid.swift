// SPDX-License-Identifier: Apache-2.0

/// Up to 32 boxes, rounded outwards to a 256 × 256 grid so that each edge fits into one byte.
///
/// A search among a hundred thousand children spends most of its time waiting for memory, one node after the
/// other. With 4 bytes per box instead of 16, all boxes of a node fit into little more than two cache lines,
/// which are fetched and compared together. The grid may report false hits but never misses one: edges and
/// points are converted to cells by the same operations, and these are monotonic. The levels below, or the
/// view itself, reject false hits.
nonisolated struct BoxGrid: Equatable {
  /// The number of boxes that fit.
  static let width = 32

  /// The same edge of all boxes.
  private typealias Edges = SIMD32<UInt8>

  /// Cells per point along each axis; 0 for an axis along which cells cannot tell the boxes apart.
  private var scale = SIMD2<Float>.zero
  /// The offset that converts a scaled coordinate to a cell.
  private var shift = SIMD2<Float>.zero
  private var firstColumns = Edges(repeating: 255)
  private var firstRows = Edges(repeating: 255)
  private var lastColumns = Edges(repeating: 0)
  private var lastRows = Edges(repeating: 0)

  /// The grid without boxes.
  static let empty = BoxGrid()

  private init() {}

  /// Creates a grid of `count` boxes; `whole` is their union.
  init(_ areas: UnsafePointer<HitArea>, _ count: Int, in whole: HitArea) {
    self.init(in: whole)
    for index in 0..<count { unsafe set(index, to: areas[index]) }
  }

  /// Creates a grid that covers `whole` and has no boxes yet.
  private init(in whole: HitArea) {
    let (least, most) = (whole.edges.lowHalf, -whole.edges.highHalf)
    for side in 0..<2 {
      // Cells 0 and 255 are for points outside.
      let cells = 253 / (most[side] - least[side])
      guard least[side].isFinite, most[side].isFinite, cells.isFinite else { continue }
      scale[side] = cells
      shift[side] = Self.zeroCell + 1 - least[side] * cells
    }
  }

  /// Updates the grid after the box at `index` has changed or was added; all others are unchanged.
  mutating func update(_ index: Int, _ areas: UnsafePointer<HitArea>, _ count: Int, in whole: HitArea) {
    let grid = BoxGrid(in: whole)
    if grid.scale == scale, grid.shift == shift {
      unsafe set(index, to: areas[index])
    } else {
      self = unsafe BoxGrid(areas, count, in: whole)
    }
  }

  private mutating func set(_ index: Int, to area: HitArea) {
    let cells = cells(of: area)
    let (hasColumns, hasRows) = (scale.x > 0, scale.y > 0)
    firstColumns[index] = hasColumns ? cells[0] : 0
    firstRows[index] = hasRows ? cells[4] : 0
    lastColumns[index] = hasColumns ? cells[8] : 255
    lastRows[index] = hasRows ? cells[12] : 255
  }

  /// A bit for each box that may contain the point; ``index(of:)`` converts a bit to the box's index.
  @inline(__always)
  func hits(at point: SIMD2<Float>) -> UInt64 {
    let cell = cell(of: point)
    let (column, row) = (Edges(repeating: cell[0]), Edges(repeating: cell[4]))
    let inside =
      (firstColumns .<= column) .& (lastColumns .>= column) .& (firstRows .<= row) .& (lastRows .>= row)
    // Each group of eight boxes uses a different bit of its bytes, so that all groups fit into one word.
    let words =
      lanes(inside, as: SIMD4<UInt64>.self)
      & SIMD4(0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0404_0404_0404_0404, 0x0808_0808_0808_0808)
    let halves = words.lowHalf | words.highHalf
    return halves.x | halves.y
  }

  /// The index of the box that the lowest set bit belongs to.
  @inline(__always)
  static func index(of bits: UInt64) -> Int {
    let bit = bits.trailingZeroBitCount
    return (bit & 7) << 3 | bit >> 3
  }

  // MARK: Cells

  /// A Float whose last bit has the value 1: added to a cell number, it moves that number into the lowest
  /// byte.
  private static let zeroCell = Float(1 << 23)

  /// The column of a point in byte 0, and its row in byte 4.
  @inline(__always)
  private func cell(of point: SIMD2<Float>) -> SIMD8<UInt8> {
    lanes(Self.clamped(point * scale + shift), as: SIMD8<UInt8>.self)
  }

  /// The cell of a box's first corner in bytes 0 and 4, and of its last in bytes 8 and 12, computed as for a
  /// point.
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
