// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct RingSliderTests {
  @Test func `the handle goes around with the finger`() throws {
    let stage = Stage()
    let ring = RingSlider(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    try stage.add(ring, named: "ring")
    var angles: [Int] = []
    ring.addAction(UIAction { _ in angles.append(ring.angle) }, for: .valueChanged)
    let finger = stage.finger(1)
    try finger.down(at: .point(184, 100, in: "ring"))
    try finger.move(to: .point(100, 16, in: "ring"))
    try finger.move(to: .point(16, 100, in: "ring"))
    try finger.move(to: .point(100, 184, in: "ring"))
    try finger.up()
    #expect(angles == [90, 180, 270])
    #expect(ring.angle == 270)
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   RingSlider "ring"                 follows touch 1
         0.000  controls   RingSlider "ring"                 highlight on
         0.000  controls   RingSlider "ring"                 sends touchDown, inside; nobody listens
         0.000  controls   RingSlider "ring"                 sends valueChanged to 1, inside
         0.000  controls   RingSlider "ring"                 sends touchDragInside, inside; nobody listens
         0.000  controls   RingSlider "ring"                 sends valueChanged to 1, inside
         0.000  controls   RingSlider "ring"                 sends touchDragInside, inside; nobody listens
         0.000  controls   RingSlider "ring"                 sends valueChanged to 1, inside
         0.000  controls   RingSlider "ring"                 sends touchDragInside, inside; nobody listens
         0.000  controls   RingSlider "ring"                 touch 1 lifts inside
         0.000  controls   RingSlider "ring"                 highlight off
         0.000  controls   RingSlider "ring"                 sends touchUpInside, inside; nobody listens
      """)
  }

  @Test func `a tap alone changes nothing`() throws {
    let stage = Stage()
    let ring = RingSlider(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    try stage.add(ring, named: "ring")
    try stage.tap(.point(100, 16, in: "ring"))
    #expect(ring.angle == 0)
  }
}
