// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: LabeledStepperDelegate {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func labeledStepper(_ stepper: LabeledStepper, didChange value: Int) { stage.log("\(value)") }
  func labeledStepperDidReachLimit(_ stepper: LabeledStepper) { stage.log("limit") }
}

@MainActor struct LabeledStepperTests {
  @Test func `taps count, and a long press goes to the end`() throws {
    let stage = Stage()
    let stepper = LabeledStepper()
    let listener = Listener(stage)
    stepper.delegate = listener
    stepper.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(stepper)
    stepper.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor).isActive = true
    stepper.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor).isActive = true
    stage.view.layoutIfNeeded()
    #expect(stepper.bounds.size == CGSize(width: 148, height: 44))
    #expect(frame(stepper.plusButton) == "104 0 44 44")
    // The label is rounded to whole pixels.
    #expect(abs(stepper.label.center.y - 22) <= 0.25)
    try stage.tap(.inside("stepper.plus"))
    try stage.tap(.inside("stepper.minus"))
    try stage.tap(.inside("stepper.minus"))
    #expect(!stepper.minusButton.isEnabled)
    let finger = stage.finger(1)
    try finger.down(at: .inside("stepper.plus"))
    try finger.wait(0.5)
    try finger.up()
    #expect(stepper.value == 10)
    expectTrace(
      stage, only: [.log, .gesture],
      """
         0.000  gesture    UILongPressGestureRecognizer#1    takes touch 1
         0.000  gesture    UILongPressGestureRecognizer#1    touchesBegan touch 1
         0.050  gesture    UILongPressGestureRecognizer#1    touchesEnded touch 1
         0.050  gesture    UILongPressGestureRecognizer#1    possible → failed
         0.050  log        2
         0.050  gesture    UILongPressGestureRecognizer#1    is possible again
         0.100  log        1
         0.150  log        0
         0.150  log        limit
         0.150  gesture    UILongPressGestureRecognizer#1    takes touch 4
         0.150  gesture    UILongPressGestureRecognizer#1    touchesBegan touch 4
         0.550  gesture    UILongPressGestureRecognizer#1    should begin? UIButton "stepper.plus" says yes
         0.550  gesture    UILongPressGestureRecognizer#1    possible → began
         0.550  gesture    UILongPressGestureRecognizer#1    sends its action: began
         0.550  log        10
         0.550  log        limit
         0.650  gesture    UILongPressGestureRecognizer#1    touchesEnded touch 4
         0.650  gesture    UILongPressGestureRecognizer#1    began → ended
         0.650  gesture    UILongPressGestureRecognizer#1    sends its action: ended
         0.650  gesture    UILongPressGestureRecognizer#1    is possible again
      """)
  }
}
