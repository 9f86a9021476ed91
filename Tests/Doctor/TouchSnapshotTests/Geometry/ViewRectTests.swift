// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct ViewRectTests {
  static let numbers: [Double] = [-30.25, -10, 0, 0.1, 10, 44.5, 320]
  static let lengths: [Double] = [-10, 0, 0.2, 10, 44.5, .infinity]

  static let rects: [ViewRect] =
    numbers.flatMap { x in
      lengths.flatMap { width in
        [(0.0, 10.0), (5, 0), (20, -30)].map { ViewRect(x: x, y: $0.0, width: width, height: $0.1) }
      }
    } + [.null, .zero, ViewRect(x: 1, y: .infinity, width: 1, height: 1)]

  private func ours(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }

  private func numbers(_ rect: ViewRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  /// Whether all numbers are the same, where a number that is none is the same as another such.
  private func same(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  private func foundations(_ rect: ViewRect) -> CGRect {
    CGRect(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  @Test func `a rectangle has the edges of Foundation's`() {
    for rect in Self.rects {
      let other = foundations(rect)
      #expect(
        same(
          [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height],
          [other.minX, other.midX, other.maxX, other.minY, other.midY, other.maxY, other.width, other.height]
            .map { Double($0) }), "\(rect)")
      #expect(rect.isNull == other.isNull && rect.isEmpty == other.isEmpty, "\(rect)")
      #expect(same(numbers(rect.standardized), ours(other.standardized)), "\(rect)")
      for distance in [-12, 0, 3, 30.5] {
        let (inset, moved) = (rect.insetBy(dx: distance, dy: 1), rect.offsetBy(dx: distance, dy: -2))
        #expect(same(numbers(inset), ours(other.insetBy(dx: distance, dy: 1))), "\(rect)")
        #expect(same(numbers(moved), ours(other.offsetBy(dx: distance, dy: -2))), "\(rect)")
      }
      // Foundation's stops the process where an edge is not a number.
      for x in Self.numbers where !rect.maxX.isNaN {
        #expect(rect.contains(ViewPoint(x: x, y: 5)) == other.contains(CGPoint(x: x, y: 5)), "\(rect)")
      }
    }
  }

  @Test func `two rectangles have the union and the intersection of Foundation's`() {
    for one in Self.rects {
      for other in Self.rects {
        let (first, second) = (foundations(one), foundations(other))
        #expect(same(numbers(one.union(other)), ours(first.union(second))), "\(one) \(other)")
        #expect(same(numbers(one.intersection(other)), ours(first.intersection(second))), "\(one) \(other)")
        #expect(one.contains(other) == first.contains(second), "\(one) \(other)")
        #expect((one == other) == (first == second), "\(one) \(other)")
      }
    }
  }
}
