// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

struct ViewRectOverlapTests {
  private let rect = ViewRect(x: 10, y: 10, width: 20, height: 10)

  @Test func `rectangles that lie over each other share an area`() {
    let other = ViewRect(x: 25, y: 5, width: 20, height: 10)
    #expect(rect.overlap(with: other) == ViewRect(x: 25, y: 10, width: 5, height: 5))
    #expect(other.overlap(with: rect) == ViewRect(x: 25, y: 10, width: 5, height: 5))
    #expect(rect.overlap(with: rect) == rect)
  }

  @Test func `rectangles that only touch, at a side or a corner, share nothing`() {
    for (x, y) in [(30.0, 10.0), (-10, 10), (10, 20), (10, 0), (30, 20), (-10, 0)] {
      #expect(rect.overlap(with: ViewRect(x: x, y: y, width: 20, height: 10)) == nil, "\(x), \(y)")
    }
    #expect(rect.overlap(with: ViewRect(x: 29.999, y: 10, width: 20, height: 10)) != nil)
  }

  @Test func `an empty rectangle shares nothing, wherever it is`() {
    #expect(rect.overlap(with: ViewRect(x: 15, y: 15, width: 0, height: 5)) == nil)
    #expect(ViewRect.zero.overlap(with: ViewRect.zero) == nil)
  }

  @Test func `a negative size is taken as the rectangle that it spans`() {
    let other = ViewRect(x: 45, y: 15, width: -20, height: -10)
    #expect(rect.overlap(with: other) == ViewRect(x: 25, y: 10, width: 5, height: 5))
  }

  @Test func `what is not a number shares nothing`() {
    #expect(rect.overlap(with: ViewRect(x: Double.nan, y: 10, width: 20, height: 10)) == nil)
    #expect(rect.overlap(with: ViewRect(x: 10, y: 10, width: Double.nan, height: 10)) == nil)
    #expect(ViewRect(x: 10, y: Double.nan, width: 5, height: 5).overlap(with: rect) == nil)
  }
}
