// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import Touchstone

struct TrackingRegionTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func holds(_ region: TrackingRegion, _ x: CGFloat, _ y: CGFloat, wasInside: Bool = true) -> Bool {
    region.contains(CGPoint(x: x, y: y), in: rect, wasInside: wasInside)
  }

  @Test func `the bounds have their minimum edges in and their maximum edges out`() {
    #expect(holds(.bounds, 10, 20))
    #expect(!holds(.bounds, 9.9, 20))
    #expect(holds(.bounds, 109.9, 59.9))
    #expect(!holds(.bounds, 110, 30))
    #expect(!holds(.bounds, 50, 60))
  }

  @Test func `the system's region reaches 70 points further`() {
    #expect(TrackingRegion.systemMargin == 70)
    #expect(holds(.system, 50, -50))
    #expect(!holds(.system, 50, -50.1))
    #expect(holds(.system, 179.9, 30))
    #expect(!holds(.system, 180, 30))
  }

  @Test func `distances may differ from side to side and be negative`() {
    let region = TrackingRegion.outset(UIEdgeInsets(top: 25, left: -5, bottom: 0, right: 5))
    #expect(holds(region, 50, -5) && !holds(region, 50, -5.1))
    #expect(holds(region, 15, 30) && !holds(region, 14.9, 30))
    #expect(!holds(region, 50, 60))
    #expect(holds(region, 114.9, 30) && !holds(region, 115, 30))
    // A region of negative size contains nothing.
    #expect(!holds(.outset(-30), 60, 40))
  }

  @Test func `a path is in the control's own coordinates`() {
    let circle = TrackingRegion.path(UIBezierPath(ovalIn: rect))
    #expect(holds(circle, 60, 40))
    #expect(!holds(circle, 11, 21))
  }

  @Test func `custom code receives the point and the rectangle`() {
    let region = TrackingRegion.custom { point, rect in point.x < rect.midX }
    #expect(holds(region, 59, 500))
    #expect(!holds(region, 60, 30))
  }

  @Test func `a finger that has left is back only further in`() {
    let region = TrackingRegion.outset(8).returning(inside: .bounds)
    #expect(holds(region, 114, 30))
    #expect(!holds(region, 114, 30, wasInside: false))
    #expect(holds(region, 109, 30, wasInside: false))
    // A return region larger than the region itself does not admit a point outside the region.
    #expect(!holds(TrackingRegion.bounds.returning(inside: .outset(50)), 120, 30, wasInside: false))
  }

  @Test func `a point that is not a number is outside`() {
    for region in [TrackingRegion.bounds, .system, .custom { _, _ in true }] {
      #expect(!holds(region, .nan, 30))
      #expect(!holds(region, 50, .infinity))
    }
    let odd = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(!TrackingRegion.bounds.contains(CGPoint(x: 1, y: 1), in: odd))
  }
}
