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

  /// Lays a grid over so many boxes.
  init(_ areas: UnsafePointer<HitArea>, _ count: Int) {
    self = .empty
    var whole = HitArea.empty
    for place in 0..<count { whole = whole.union(areas[place]) }
    let (least, most) = (whole.edges.lowHalf, -whole.edges.highHalf)
    for side in 0..<2 {
      // The cells 0 and 255 are for points outside.
      let cells = 253 / (most[side] - least[side])
      guard least[side].isFinite, most[side].isFinite, cells.isFinite else { continue }
      scale[side] = cells
      shift[side] = Self.zeroCell + 1 - least[side] * cells
    }
    let (hasColumns, hasRows) = (scale.x > 0, scale.y > 0)
    let grid = self
    // Byte by byte in memory: a vector would be taken out and put back for each.
    withUnsafeMutableBytes(of: &self) { bytes in
      for place in 0..<count {
        let edges = areas[place].edges
        let (first, last) = (grid.cell(of: edges.lowHalf), grid.cell(of: -edges.highHalf))
        bytes[Offset.firstColumns + place] = hasColumns ? first[0] : 0
        bytes[Offset.firstRows + place] = hasRows ? first[4] : 0
        bytes[Offset.lastColumns + place] = hasColumns ? last[0] : 255
        bytes[Offset.lastRows + place] = hasRows ? last[4] : 255
      }
    }
  }

  /// Where the edges begin in memory, behind scale and shift.
  private enum Offset {
    static let firstColumns = 16
    static let firstRows = firstColumns + width
    static let lastColumns = firstRows + width
    static let lastRows = lastColumns + width
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
      unsafeBitCast(inside, to: SIMD4<UInt64>.self)
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
    let (first, last) = (SIMD2(repeating: Self.zeroCell), SIMD2(repeating: Self.zeroCell + 255))
    var cell = point * scale + shift
    cell.replace(with: first, where: cell .< first)
    cell.replace(with: last, where: cell .> last)
    return unsafeBitCast(cell, to: SIMD8<UInt8>.self)
  }
}
