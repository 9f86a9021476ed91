// SPDX-License-Identifier: Apache-2.0
import Foundation
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

@Suite struct TrackingOutlineTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func rectangle(_ outline: TrackingRegion.Outline?) -> CGRect? {
    if case .rectangle(let rect) = outline { rect } else { nil }
  }

  @Test func `the outline is where a finger leaves`() {
    #expect(rectangle(TrackingRegion.bounds.outline(around: bounds)) == bounds)
    #expect(
      rectangle(TrackingRegion.system.outline(around: bounds))
        == CGRect(x: -70, y: -70, width: 240, height: 180))
    #expect(
      rectangle(
        TrackingRegion.outset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)).outline(around: bounds))
        == CGRect(x: -2, y: -1, width: 98, height: 44))
    #expect(
      rectangle(TrackingRegion.outset(-90).outline(around: bounds))
        == CGRect(x: 90, y: 90, width: 0, height: 0))
  }

  @Test func `paths are their own outline, and closures have none`() {
    let path = UIBezierPath(ovalIn: bounds)
    if case .path(let shown) = TrackingRegion.path(path).outline(around: bounds) {
      #expect(shown === path)
    } else {
      Issue.record("a path is not shown as one")
    }
    guard case .unknown = TrackingRegion.custom({ _, _ in true }).outline(around: bounds) else {
      Issue.record("a closure is shown as something")
      return
    }
  }

  @Test func `the way back has an outline if it is another one`() {
    #expect(TrackingRegion.outset(8).returnOutline(around: bounds) == nil)
    let region = TrackingRegion.outset(8).returning(inside: .bounds)
    #expect(rectangle(region.returnOutline(around: bounds)) == bounds)
    #expect(!region.isSystem && TrackingRegion.system.isSystem)
  }

  @Test func `for a finger that came down beyond the bounds the base is the hit area`() throws {
    let stage = Stage()
    let button = PreciseButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    button.hitOutsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    try stage.add(button, named: "ok")
    #expect(button.tracker.regionBase(of: button) == bounds)
    try stage.finger(1).down(at: .screen(45, 70))
    #expect(
      button.tracker.regionBase(of: button) == CGRect(x: -10, y: -10, width: 120, height: 60))
    try stage.finger(1).up()
    #expect(button.tracker.regionBase(of: button) == bounds)
    try stage.finger(1).down(at: .center(of: "ok"))
    #expect(button.tracker.regionBase(of: button) == bounds)
  }
}
