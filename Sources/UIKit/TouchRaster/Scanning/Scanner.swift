// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// Finds how much of each pixel a shape covers, row by row.
///
/// With smooth edges each row has sixteen lines of samples. On each the crossings with the edges are found
/// and the rule of the fill is applied, and what lies between is covered exactly to a part of 256 from left
/// to right. Without, a pixel is covered if its center is inside.
struct Scanner {
  /// The part of a row that a shape may cover.
  struct Row {
    var y: Int
    /// The first pixel.
    var x: Int
    /// The coverage of each pixel, from 0 to 255.
    var coverage: [UInt8]
  }

  /// The lines of samples per row of pixels with smooth edges.
  private static let smoothSamples = 16

  private let bounds: PixelRect
  private let isEvenOdd: Bool
  private let samples: Int
  private var edges: [Edge]
  private var active: [Edge] = []
  /// How the coverage changes from one pixel to the next.
  private var changes: [Int32]
  /// The pixels whose coverage changes.
  private var (least, most) = (Int.max, Int.min)

  init(_ outline: Outline, _ rule: CGPathFillRule, in bounds: PixelRect, isSmooth: Bool) {
    self.bounds = bounds
    isEvenOdd = rule == .evenOdd
    samples = isSmooth ? Self.smoothSamples : 1
    edges = bounds.isEmpty ? [] : outline.edges(samples: samples, from: bounds.top, to: bounds.bottom)
    // The order of the others decides nothing that can be seen.
    edges.sort { $0.first < $1.first }
    changes = Array(repeating: 0, count: bounds.width + 2)
  }

  /// Calls a closure for each row that has coverage.
  mutating func scan(_ body: (Row) -> Void) {
    guard let first = edges.first, let end = edges.lazy.map(\.end).max() else { return }
    var next = 0
    for y in first.first / samples...(end - 1) / samples {
      for line in y * samples..<(y + 1) * samples { cross(line, &next) }
      if let row = takeRow(y) { body(row) }
    }
  }

  /// Covers what lies between the edges on one line of samples.
  private mutating func cross(_ line: Int, _ next: inout Int) {
    // Edges keep their order from line to line, but where they cross.
    var (kept, isSorted, last) = (0, true, -Double.infinity)
    for index in active.indices {
      let edge = active[index]
      if edge.end <= line { continue }
      if edge.x < last { isSorted = false }
      last = edge.x
      if kept < index { active[kept] = edge }
      kept += 1
    }
    active.removeLast(active.count - kept)
    while next < edges.count, edges[next].first <= line {
      active.append(edges[next])
      next += 1
    }
    if active.count - kept > 8 {
      active.sort { $0.x < $1.x }
    } else if !isSorted || active.count > kept {
      sortActive()
    }
    var (winding, start) = (0, 0.0)
    for index in active.indices {
      let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      let x = active[index].x
      winding += active[index].winding
      let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      if !wasInside, isInside { start = x }
      if wasInside, !isInside { cover(from: start, to: x) }
      active[index].x = x + active[index].step
    }
  }

  /// Sorts edges that are almost in order.
  private mutating func sortActive() {
    guard active.count > 1 else { return }
    for index in 1..<active.count where active[index].x < active[index - 1].x {
      let edge = active[index]
      var place = index
      while place > 0, active[place - 1].x > edge.x {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = edge
    }
  }

  private mutating func cover(from start: Double, to end: Double) {
    let most = Double(bounds.width)
    let from = min(max(start - Double(bounds.left), 0), most)
    let to = min(max(end - Double(bounds.left), 0), most)
    guard from < to else { return }
    if samples == 1 {
      let (a, b) = (Int((from - 0.5).rounded(.up)), Int((to - 0.5).rounded(.up)))
      guard a < b else { return }
      changes[a] += 1
      changes[b] -= 1
      note(a, b)
    } else {
      let (a, b) = (Int((from * 256).rounded()), Int((to * 256).rounded()))
      guard a < b else { return }
      changes[a >> 8] += Int32(256 - (a & 255))
      changes[(a >> 8) + 1] += Int32(a & 255)
      changes[b >> 8] -= Int32(256 - (b & 255))
      changes[(b >> 8) + 1] -= Int32(b & 255)
      note(a >> 8, (b >> 8) + 1)
    }
  }

  private mutating func note(_ a: Int, _ b: Int) {
    least = min(least, a)
    most = max(most, b)
  }

  /// The coverage of the row that is finished; nil if it has none.
  private mutating func takeRow(_ y: Int) -> Row? {
    guard least <= most else { return nil }
    let full = Int32(samples == 1 ? 1 : samples * 256)
    var coverage: [UInt8] = []
    coverage.reserveCapacity(most - least + 1)
    var sum: Int32 = 0
    for index in least...most {
      sum += changes[index]
      changes[index] = 0
      if index < bounds.width { coverage.append(UInt8((min(sum, full) * 255 + full / 2) / full)) }
    }
    let x = bounds.left + least
    (least, most) = (Int.max, Int.min)
    return coverage.isEmpty ? nil : Row(y: y, x: x, coverage: coverage)
  }
}
