// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct FloatingLabelFieldTests {
  @Test func `the label floats above the text while the field is edited or has text`() throws {
    let stage = Stage()
    let field = FloatingLabelField()
    field.placeholder = "Email"
    stage.pin(field, top: 40)
    #expect(frame(field) == "16 40 343 72" && frame(field.textField) == "0 20 343 32")
    #expect(abs(field.floatingLabel.center.y - field.textField.center.y) <= 0.25)
    try stage.tap(.inside("field.text"))
    try stage.wait(0.3)
    stage.log("floats at \(field.floatingLabel.frame.minY)")
    field.textField.insertText("a@b.c")
    field.errorMessage = "Unknown"
    field.textField.insertText("\n")
    try stage.wait(0.3)
    stage.log("keeps floating at \(field.floatingLabel.frame.minY)")
    field.text = ""
    field.layoutIfNeeded()
    #expect(abs(field.floatingLabel.center.y - field.textField.center.y) <= 0.25)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   UITextField "field.text"          follows touch 1
         0.000  controls   UITextField "field.text"          highlight on
         0.000  controls   UITextField "field.text"          sends touchDown, inside; nobody listens
         0.050  controls   UITextField "field.text"          touch 1 lifts inside
         0.050  controls   UITextField "field.text"          highlight off
         0.050  controls   UITextField "field.text"          sends touchUpInside, inside; nobody listens
         0.050  controls   UITextField "field.text"          asks its delegate textFieldShouldBeginEditing: yes
         0.050  controls   UITextField "field.text"          sends editingDidBegin, inside; nobody listens
         0.350  log        floats at 0.0
         0.350  controls   UITextField "field.text"          asks its delegate shouldChangeCharactersIn: yes
         0.350  controls   UITextField "field.text"          value is now "a@b.c"
         0.350  controls   UITextField "field.text"          sends editingChanged to 1
         0.350  controls   UITextField "field.text"          asks its delegate textFieldShouldEndEditing: yes
         0.350  controls   UITextField "field.text"          sends editingDidEnd; nobody listens
         0.350  controls   UITextField "field.text"          asks its delegate textFieldShouldReturn: yes
         0.650  log        keeps floating at 0.0
      """)
  }
}
