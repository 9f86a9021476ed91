// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct SwatchPickerTests {
  @Test func `the ring goes to the color that is tapped or dragged over`() throws {
    let stage = Stage()
    let picker = SwatchPicker()
    picker.colors = [.red, .orange, .yellow, .green, .blue, .purple]
    stage.pin(picker, top: 20)
    try stage.name(picker, "picker")
    picker.addAction(
      UIAction { _ in stage.log("ring \(frame(picker.ring))") }, for: .valueChanged)
    // Two rows of (343 - 24 - 36) / 4 points, and 36 points around and between them.
    #expect(abs(picker.frame.height - 177.5) <= 1)
    try stage.tap(.point(40, 40, in: "picker"))
    #expect(picker.selectedColor == .red && abs(picker.ring.frame.width - 78.75) <= 0.5)
    try stage.wait(1)
    let finger = stage.finger(1)
    try finger.down(at: .point(40, 130, in: "picker"))
    try finger.move(to: .point(130, 130, in: "picker"), over: 0.1)
    try finger.up()
    #expect(picker.selectedColor == .purple)
    expectTrace(
      stage, only: [.log],
      """
         0.050  log        ring 8 8 79 79
         1.083  log        ring 8 91 79 79
         1.117  log        ring 91 91 79 79
      """)
  }
}
