// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct NumberPadKeyboardTests {
  private func show() throws -> (Stage, NumberPadKeyboard, UITextField) {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 40))
    try stage.add(field, named: "price")
    let pad = NumberPadKeyboard(target: field)
    pad.frame = CGRect(x: 0, y: 451, width: 375, height: 216)
    try stage.add(pad, named: "pad")
    pad.layoutIfNeeded()
    field.becomeFirstResponder()
    return (stage, pad, field)
  }

  @Test func `keys type into the field, delete takes back`() throws {
    let (stage, _, field) = try show()
    for key in ["1", "2", ",", "5"] { try stage.tap("key \(key)") }
    #expect(field.text == "12,5")
    try stage.tap("key ⌫")
    #expect(field.text == "12,")
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   UITextField "price"               sends editingDidBegin; nobody listens
         0.000  controls   KeyButton "key 1"                 follows touch 1
         0.000  controls   KeyButton "key 1"                 highlight on
         0.000  controls   KeyButton "key 1"                 sends touchDown, inside; nobody listens
         0.050  controls   KeyButton "key 1"                 touch 1 lifts inside
         0.050  controls   KeyButton "key 1"                 highlight off
         0.050  controls   KeyButton "key 1"                 sends touchUpInside to 1, inside
         0.050  controls   UITextField "price"               value is now "1"
         0.050  controls   UITextField "price"               sends editingChanged; nobody listens
         0.050  controls   KeyButton "key 1"                 sends primaryActionTriggered, inside; nobody listens
         0.050  controls   KeyButton "key 2"                 follows touch 2
         0.050  controls   KeyButton "key 2"                 highlight on
         0.050  controls   KeyButton "key 2"                 sends touchDown, inside; nobody listens
         0.100  controls   KeyButton "key 2"                 touch 2 lifts inside
         0.100  controls   KeyButton "key 2"                 highlight off
         0.100  controls   KeyButton "key 2"                 sends touchUpInside to 1, inside
         0.100  controls   UITextField "price"               value is now "12"
         0.100  controls   UITextField "price"               sends editingChanged; nobody listens
         0.100  controls   KeyButton "key 2"                 sends primaryActionTriggered, inside; nobody listens
         0.100  controls   KeyButton "key ,"                 follows touch 3
         0.100  controls   KeyButton "key ,"                 highlight on
         0.100  controls   KeyButton "key ,"                 sends touchDown, inside; nobody listens
         0.150  controls   KeyButton "key ,"                 touch 3 lifts inside
         0.150  controls   KeyButton "key ,"                 highlight off
         0.150  controls   KeyButton "key ,"                 sends touchUpInside to 1, inside
         0.150  controls   UITextField "price"               value is now "12,"
         0.150  controls   UITextField "price"               sends editingChanged; nobody listens
         0.150  controls   KeyButton "key ,"                 sends primaryActionTriggered, inside; nobody listens
         0.150  controls   KeyButton "key 5"                 follows touch 4
         0.150  controls   KeyButton "key 5"                 highlight on
         0.150  controls   KeyButton "key 5"                 sends touchDown, inside; nobody listens
         0.200  controls   KeyButton "key 5"                 touch 4 lifts inside
         0.200  controls   KeyButton "key 5"                 highlight off
         0.200  controls   KeyButton "key 5"                 sends touchUpInside to 1, inside
         0.200  controls   UITextField "price"               value is now "12,5"
         0.200  controls   UITextField "price"               sends editingChanged; nobody listens
         0.200  controls   KeyButton "key 5"                 sends primaryActionTriggered, inside; nobody listens
         0.200  controls   KeyButton "key ⌫"                 follows touch 5
         0.200  controls   KeyButton "key ⌫"                 highlight on
         0.200  controls   KeyButton "key ⌫"                 sends touchDown to 1, inside
         0.200  controls   UITextField "price"               value is now "12,"
         0.200  controls   UITextField "price"               sends editingChanged; nobody listens
         0.250  controls   KeyButton "key ⌫"                 touch 5 lifts inside
         0.250  controls   KeyButton "key ⌫"                 highlight off
         0.250  controls   KeyButton "key ⌫"                 sends touchUpInside to 1, inside
         0.250  controls   KeyButton "key ⌫"                 sends primaryActionTriggered, inside; nobody listens
      """)
  }

  @Test func `a delete key that is held deletes on`() throws {
    let (stage, _, field) = try show()
    field.text = "1234567890"
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "key ⌫"))
    #expect(field.text == "123456789")
    for _ in 0..<100 where (field.text ?? "").count > 6 { try stage.wait(inRealTime: 0.05) }
    try finger.up()
    let left = field.text ?? ""
    #expect(left.count <= 6)
    try stage.wait(inRealTime: 0.3)
    #expect(field.text == left)
  }

  @Test func `a swipe down puts the keyboard away`() throws {
    let (stage, _, field) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "key 2"))
    try finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
    try finger.up()
    #expect(!field.isFirstResponder)
    #expect((field.text ?? "").isEmpty)
  }
}
