// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore

struct CGRectOverlapTests {
  private let rect = CGRect(x: 10, y: 10, width: 20, height: 10)

  @Test func `rectangles that lie over each other share an area`() {
    let other = CGRect(x: 25, y: 5, width: 20, height: 10)
    #expect(rect.overlap(with: other) == CGRect(x: 25, y: 10, width: 5, height: 5))
    #expect(other.overlap(with: rect) == CGRect(x: 25, y: 10, width: 5, height: 5))
    #expect(rect.overlap(with: rect) == rect)
  }

  @Test func `rectangles that only touch, at a side or a corner, share nothing`() {
    for (x, y) in [(30.0, 10.0), (-10, 10), (10, 20), (10, 0), (30, 20), (-10, 0)] {
      #expect(rect.overlap(with: CGRect(x: x, y: y, width: 20, height: 10)) == nil, "\(x), \(y)")
    }
    #expect(rect.overlap(with: CGRect(x: 29.999, y: 10, width: 20, height: 10)) != nil)
  }

  @Test func `an empty rectangle shares nothing, wherever it is`() {
    #expect(rect.overlap(with: CGRect(x: 15, y: 15, width: 0, height: 5)) == nil)
    #expect(CGRect.zero.overlap(with: CGRect.zero) == nil)
  }

  @Test func `a negative size is taken as the rectangle that it spans`() {
    let other = CGRect(x: 45, y: 15, width: -20, height: -10)
    #expect(rect.overlap(with: other) == CGRect(x: 25, y: 10, width: 5, height: 5))
  }

  @Test func `what is not a number shares nothing`() {
    #expect(rect.overlap(with: CGRect(x: CGFloat.nan, y: 10, width: 20, height: 10)) == nil)
    #expect(rect.overlap(with: CGRect(x: 10, y: 10, width: CGFloat.nan, height: 10)) == nil)
    #expect(CGRect(x: 10, y: CGFloat.nan, width: 5, height: 5).overlap(with: rect) == nil)
  }
}
