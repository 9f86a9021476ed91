// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore

struct CGRectHoldingTests {
  @Test func `a rectangle holds its minimum edges and not its maximum ones`() {
    let rect = CGRect(x: 25, y: 20, width: 50, height: 55)
    #expect(rect.holds(CGPoint(x: 25, y: 20)))
    #expect(!rect.holds(CGPoint(x: 75, y: 20)))
    #expect(!rect.holds(CGPoint(x: 25, y: 75)))
    #expect(CGRect(x: 75, y: 75, width: -50, height: -55).holds(CGPoint(x: 25, y: 20)))
    #expect(CGRect.infinite.holds(CGPoint(x: 1e9, y: -1e9)))
    #expect(!CGRect.null.holds(CGPoint(x: 0, y: 0)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `nothing is held by or in what is not a number`(number: CGFloat) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(!unit.holds(CGPoint(x: number, y: 0)))
    #expect(!CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).holds(CGPoint(x: number, y: 0)))
    #expect(!CGRect(x: number, y: 0, width: 1, height: 1).holds(CGPoint(x: 0.5, y: 0.5)))
  }
}
