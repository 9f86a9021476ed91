// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

@testable import TouchCore

struct BoxGridTests {
  private func grid(_ rects: [CGRect]) -> BoxGrid {
    grid(over: rects.map(area))
  }

  private func grid(over areas: [HitArea]) -> BoxGrid {
    BoxGrid(areas, areas.count, in: areas.reduce(.empty) { $0.union($1) })
  }

  private func area(_ rect: CGRect) -> HitArea {
    HitArea(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// The places of the boxes that may hold a point.
  private func hits(_ grid: BoxGrid, _ x: Double, _ y: Double) -> [Int] {
    var bits = grid.hits(at: SIMD2(Float(x), Float(y)))
    var places: [Int] = []
    while bits != 0 {
      places.append(BoxGrid.index(of: bits))
      bits &= bits - 1
    }
    return places.sorted()
  }

  @Test func `boxes apart are told apart`() {
    let grid = grid((0..<BoxGrid.width).map { CGRect(x: Double($0) * 100, y: 0, width: 60, height: 40) })
    for place in 0..<BoxGrid.width {
      #expect(hits(grid, Double(place) * 100 + 30, 39) == [place])
      #expect(hits(grid, Double(place) * 100 + 80, 20) == [])
    }
  }

  @Test func `boxes one over the other are all given`() {
    let grid = grid([
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 50, y: 50, width: 100, height: 100),
    ])
    #expect(hits(grid, 75, 75) == [0, 1])
  }

  @Test func `a point outside all boxes is in no cell of theirs`() {
    let grid = grid([
      CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: 40, y: 40, width: 10, height: 10),
    ])
    for (x, y) in [(0.0, 0.0), (-1e30, 15), (1e30, 15), (15, 60), (15, -.infinity), (.infinity, 45)] {
      #expect(hits(grid, x, y) == [], "at \(x), \(y)")
    }
  }

  @Test func `a grid of no box is hit nowhere`() {
    #expect(hits(grid([]), 0, 0) == [])
    #expect(hits(.empty, 5, 5) == [])
  }

  @Test func `where nothing can be told apart every box may be hit`() {
    // No extent to divide, and one that is beyond what can be counted.
    #expect(hits(grid([CGRect(x: 3, y: 3, width: 0, height: 0)]), 3, 3) == [0])
    let grid = grid(over: [area(CGRect(x: 0, y: 0, width: 10, height: 10)), .everywhere])
    #expect(hits(grid, 5, 5) == [0, 1])
    #expect(hits(grid, 1e9, 1e9) == [0, 1])
  }

  @Test func `a point in a box is in the cells of the box, whatever the sizes`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let reach = pow(10, Double(random.below(14)) - 4)
      func number() -> Double { (Double(random.below(20_001)) / 10_000 - 1) * reach }
      let far = random.oneIn(3) ? 1000 * number() : 0
      let rects = (0..<random.within(1...BoxGrid.width)).map { _ in
        CGRect(x: far + number(), y: number(), width: abs(number()), height: abs(number()))
      }
      let grid = grid(rects)
      for (place, rect) in rects.enumerated() {
        for (x, y) in [
          (rect.minX, rect.minY), (rect.midX, rect.midY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ] {
          #expect(hits(grid, x, y).contains(place), "\(rect) at \(x), \(y)")
        }
      }
    }
  }
}
