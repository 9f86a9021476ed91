// SPDX-License-Identifier: Apache-2.0

/// Up to eight boxes on a grid of their own, coarse enough that each edge is a byte.
///
/// A search among a hundred thousand children is little else than waiting for memory, and four bytes a box
/// instead of sixteen mean half the waiting. The grid may only err on one side: a point in a box is always
/// in the box's cells, because edges and points come into cells by the same sums, and those keep the order
/// of numbers. Points that are not in the box but in its cells are told from the others further down.
nonisolated struct BoxGrid: Equatable {
  /// How many boxes fit.
  static let width = 8

  /// Cells a point, along both sides; 0 along a side on which nothing can be told apart.
  private var scale: SIMD2<Float>
  /// What makes a cell of a scaled coordinate.
  private var shift: SIMD2<Float>
  /// The first columns of the eight boxes, then their first rows.
  private var low: SIMD16<UInt8>
  /// Their last columns, then their last rows.
  private var high: SIMD16<UInt8>

  /// The grid of no box.
  static let empty = BoxGrid(
    scale: .zero, shift: .zero, low: SIMD16(repeating: 255), high: SIMD16(repeating: 0))

  private init(scale: SIMD2<Float>, shift: SIMD2<Float>, low: SIMD16<UInt8>, high: SIMD16<UInt8>) {
    self.scale = scale
    self.shift = shift
    self.low = low
    self.high = high
  }

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
    for place in 0..<count {
      let edges = areas[place].edges
      let (first, last) = (cell(of: edges.lowHalf), cell(of: -edges.highHalf))
      for side in 0..<2 {
        low[side * Self.width + place] = scale[side] > 0 ? first[4 * side] : 0
        high[side * Self.width + place] = scale[side] > 0 ? last[4 * side] : 255
      }
    }
  }

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

  /// A bit for each box that may hold the point: the lowest of its byte.
  @inline(__always)
  func hits(at point: SIMD2<Float>) -> UInt64 {
    let cell = cell(of: point)
    let cells = SIMD16<UInt8>(lowHalf: SIMD8(repeating: cell[0]), highHalf: SIMD8(repeating: cell[4]))
    let inside = unsafeBitCast((low .<= cells) .& (high .>= cells), to: SIMD2<UInt64>.self)
    return inside.x & inside.y & 0x0101_0101_0101_0101
  }
}
