// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct DualThumbSliderTests {
  @Test func `each finger moves the thumb that is nearer, and thumbs keep their distance`() throws {
    let stage = Stage()
    let slider = DualThumbSlider()
    slider.addAction(
      UIAction { _ in
        stage.log("\(Int(slider.lowerValue.rounded())) to \(Int(slider.upperValue.rounded()))")
      }, for: .valueChanged)
    stage.pin(slider, top: 100)
    try stage.name(slider, "range")
    stage.view.layoutIfNeeded()
    #expect(slider.frame.height == 28)
    #expect(slider.lowerThumb.center.x == 77 && slider.upperThumb.center.x == 266)
    let (one, two) = (stage.finger(1), stage.finger(2))
    try one.down(at: .point(77, 14, in: "range"))
    try one.move(to: .point(140, 14, in: "range"))
    try one.move(to: .point(300, 14, in: "range"))
    try one.up()
    #expect(slider.lowerValue == 70)
    try two.down(at: .point(266, 14, in: "range"))
    try two.move(to: .point(340, 14, in: "range"))
    try two.up()
    stage.view.layoutIfNeeded()
    #expect(slider.upperValue == 100 && slider.upperThumb.frame.maxX == 343)
    #expect(slider.lowerThumb.center.x == 234.5)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   DualThumbSlider "range"           follows touch 1
         0.000  controls   DualThumbSlider "range"           highlight on
         0.000  controls   DualThumbSlider "range"           sends touchDown, inside; nobody listens
         0.000  controls   DualThumbSlider "range"           sends valueChanged to 1, inside
         0.000  log        40 to 80
         0.000  controls   DualThumbSlider "range"           sends touchDragInside, inside; nobody listens
         0.000  controls   DualThumbSlider "range"           sends valueChanged to 1, inside
         0.000  log        70 to 80
         0.000  controls   DualThumbSlider "range"           sends touchDragInside, inside; nobody listens
         0.000  controls   DualThumbSlider "range"           touch 1 lifts inside
         0.000  controls   DualThumbSlider "range"           highlight off
         0.000  controls   DualThumbSlider "range"           sends touchUpInside, inside; nobody listens
         0.000  controls   DualThumbSlider "range"           follows touch 2
         0.000  controls   DualThumbSlider "range"           highlight on
         0.000  controls   DualThumbSlider "range"           sends touchDown, inside; nobody listens
         0.000  controls   DualThumbSlider "range"           sends valueChanged to 1, inside
         0.000  log        70 to 100
         0.000  controls   DualThumbSlider "range"           sends touchDragInside, inside; nobody listens
         0.000  controls   DualThumbSlider "range"           touch 2 lifts inside
         0.000  controls   DualThumbSlider "range"           highlight off
         0.000  controls   DualThumbSlider "range"           sends touchUpInside, inside; nobody listens
      """)
  }
}
