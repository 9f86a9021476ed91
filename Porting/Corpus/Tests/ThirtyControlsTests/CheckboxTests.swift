// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct CheckboxTests {
  private func show() throws -> (Stage, Checkbox) {
    let stage = Stage()
    let box = Checkbox(frame: CGRect(x: 100, y: 100, width: 24, height: 24))
    box.addAction(UIAction { _ in stage.log("checked \(box.isChecked)") }, for: .valueChanged)
    try stage.add(box, named: "terms")
    return (stage, box)
  }

  @Test func `taps check and uncheck`() throws {
    let (stage, box) = try show()
    var heard: [Bool] = []
    box.valueChanged = { heard.append($0) }
    try stage.tap("terms")
    #expect(box.isChecked)
    try stage.wait(0.5)
    try stage.tap("terms")
    #expect(!box.isChecked)
    #expect(heard == [true, false])
    expectTrace(
      stage, only: [.gesture, .controls, .log],
      """
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.000  controls   Checkbox "terms"                  follows touch 1
         0.000  controls   Checkbox "terms"                  highlight on
         0.000  controls   Checkbox "terms"                  sends touchDown, inside; nobody listens
         0.050  gesture    UITapGestureRecognizer#1          touchesEnded touch 1
         0.050  gesture    UITapGestureRecognizer#1          should begin? Checkbox "terms" says yes
         0.050  gesture    UITapGestureRecognizer#1          possible → ended
         0.050  gesture    UITapGestureRecognizer#1          sends its action: ended
         0.050  controls   Checkbox "terms"                  sends valueChanged to 1, inside
         0.050  log        checked true
         0.050  controls   Checkbox "terms"                  touch 1 was taken by a recognizer
         0.050  controls   Checkbox "terms"                  highlight off
         0.050  controls   Checkbox "terms"                  sends touchCancel, inside; nobody listens
         0.050  gesture    UITapGestureRecognizer#1          is possible again
         0.550  gesture    UITapGestureRecognizer#1          takes touch 2
         0.550  gesture    UITapGestureRecognizer#1          touchesBegan touch 2
         0.550  controls   Checkbox "terms"                  follows touch 2
         0.550  controls   Checkbox "terms"                  highlight on
         0.550  controls   Checkbox "terms"                  sends touchDown, inside; nobody listens
         0.600  gesture    UITapGestureRecognizer#1          touchesEnded touch 2
         0.600  gesture    UITapGestureRecognizer#1          should begin? Checkbox "terms" says yes
         0.600  gesture    UITapGestureRecognizer#1          possible → ended
         0.600  gesture    UITapGestureRecognizer#1          sends its action: ended
         0.600  controls   Checkbox "terms"                  sends valueChanged to 1, inside
         0.600  log        checked false
         0.600  controls   Checkbox "terms"                  touch 2 was taken by a recognizer
         0.600  controls   Checkbox "terms"                  highlight off
         0.600  controls   Checkbox "terms"                  sends touchCancel, inside; nobody listens
         0.600  gesture    UITapGestureRecognizer#1          is possible again
      """)
  }

  @Test func `a little beside the box still counts`() throws {
    let (stage, box) = try show()
    try stage.tap(.point(-4, 12, in: "terms"))
    #expect(box.isChecked)
    try stage.tap(.point(-6, 12, in: "terms"))
    #expect(box.isChecked)
  }

  @Test func `a disabled box stays as it is`() throws {
    let (stage, box) = try show()
    box.isEnabled = false
    try stage.tap(.center(of: "terms"))
    #expect(!box.isChecked)
    #expect(stage.lines == [])
  }
}
