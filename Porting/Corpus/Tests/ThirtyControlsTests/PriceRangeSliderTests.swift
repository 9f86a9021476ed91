// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct PriceRangeSliderTests {
  private func show() throws -> (Stage, PriceRangeSlider) {
    let stage = Stage()
    // The thumbs travel 200 points.
    let slider = PriceRangeSlider(frame: CGRect(x: 50, y: 100, width: 230, height: 30))
    try stage.add(slider, named: "price")
    return (stage, slider)
  }

  @Test func `the lower thumb follows the finger up to the upper one`() throws {
    let (stage, slider) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(55, 15, in: "price"))
    try finger.move(by: CGVector(dx: 50, dy: 0))
    #expect(abs(slider.lowerValue - 0.45) < 1e-9)
    try finger.move(by: CGVector(dx: 100, dy: 0))
    #expect(slider.lowerValue == slider.upperValue)
    try finger.up()
    expectTrace(
      stage, only: [.input, .controls],
      """
         0.000  input      touch 1                           began at (105, 115), tap 1, finger 1
         0.000  controls   PriceRangeSlider "price"          follows touch 1
         0.000  controls   PriceRangeSlider "price"          highlight on
         0.000  controls   PriceRangeSlider "price"          sends touchDown, inside; nobody listens
         0.000  input      touch 1                           moved to (155, 115)
         0.000  controls   PriceRangeSlider "price"          sends valueChanged, inside; nobody listens
         0.000  controls   PriceRangeSlider "price"          sends touchDragInside, inside; nobody listens
         0.000  input      touch 1                           moved to (255, 115)
         0.000  controls   PriceRangeSlider "price"          sends valueChanged, inside; nobody listens
         0.000  controls   PriceRangeSlider "price"          sends touchDragInside, inside; nobody listens
         0.000  input      touch 1                           ended at (255, 115)
         0.000  controls   PriceRangeSlider "price"          sends editingDidEnd, inside; nobody listens
         0.000  controls   PriceRangeSlider "price"          touch 1 lifts inside
         0.000  controls   PriceRangeSlider "price"          highlight off
         0.000  controls   PriceRangeSlider "price"          sends touchUpInside, inside; nobody listens
      """)
  }

  @Test func `the upper thumb stays between the lower one and the end`() throws {
    let (stage, slider) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(175, 15, in: "price"))
    try finger.move(by: CGVector(dx: 100, dy: 0))
    #expect(slider.upperValue == 1)
    try finger.up()
    #expect(slider.lowerValue == 0.2)
  }

  @Test func `between the thumbs nothing is tracked`() throws {
    let (stage, slider) = try show()
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let finger = stage.finger(1)
    try finger.down(at: .point(115, 15, in: "price"))
    #expect(!slider.isTracking)
    try finger.move(by: CGVector(dx: 20, dy: 0))
    try finger.up()
    #expect(changes == 0)
  }
}
