// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Code with values that was written for UIKit works.
struct UnchangedValueSourceTests {
  @Test func `a slider snaps to its steps, and is held above its bounds`() throws {
    let slider = SteppedSlider()
    slider.maximumValue = 10
    let scene = try ValueStage(slider) { $0.value }
    try scene.finger.down(at: .point(15, -2, in: slider))
    #expect(slider.isTracking)
    var values: [Float] = []
    for x in [20.0, 30, 40, 100, 180, 190] {
      try scene.move(x)
      values.append(slider.value)
    }
    try scene.up()
    #expect(values == [0, 1, 1, 5, 10, 10] && slider.value == 10)
  }

  @Test func `a form is filled in by fingers and keys`() throws {
    let form = SignUpForm()
    let stage = Stage(root: form)
    func type(_ text: String) {
      for (index, character) in text.enumerated() {
        let code: UIKeyboardHIDUsage = character == "\n" ? .keyboardReturnOrEnter : .keyboardA
        let key = UIKey(code, characters: String(character))
        for phase in [UIPress.Phase.began, .ended] {
          stage.application.handle(
            PressFrame(timestamp: stage.now, presses: [PressReport(id: index, phase: phase, key: key)]))
        }
      }
    }
    try stage.tap(form.nameField)
    #expect(form.nameField.isEditing)
    type("Ada\n")
    #expect(form.nameField.text == "Ada" && !form.nameField.isEditing && form.codeField.isEditing)
    type("1x2345")
    #expect(form.codeField.text == "1234")
    try stage.wait(1)
    try stage.tap(.screen(350, 600))
    #expect(!form.codeField.isEditing)
    try stage.tap(.point(80, 10, in: form.seatsStepper))
    #expect(form.seatsStepper.value == 1)
    try stage.tap(.point(150, 10, in: form.planControl))
    #expect(form.seatsStepper.isEnabled)
    try stage.tap(.point(80, 10, in: form.seatsStepper), for: 0.75)
    #expect(form.seatsStepper.value == 5 && !form.doneButton.isEnabled)
    try stage.tap(form.doneButton)
    #expect(form.submitted == [])
    try stage.tap(form.termsSwitch)
    try stage.wait(1)
    try stage.tap(form.doneButton)
    #expect(form.submitted == ["Ada, 1234, Pro, 5"])
  }
}
