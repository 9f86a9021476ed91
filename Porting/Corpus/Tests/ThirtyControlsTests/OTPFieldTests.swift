// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: OTPFieldDelegate {
  var code: String?
  var changes = 0
  func otpField(_ field: OTPField, didEnter code: String) { self.code = code }
  func otpFieldDidChange(_ field: OTPField) { changes += 1 }
  func otpField(_ field: OTPField, shouldAccept character: String) -> Bool? { character != "9" }
}

@MainActor struct OTPFieldTests {
  private func show() throws -> (Stage, OTPField, Listener) {
    let stage = Stage()
    let field = OTPField(frame: CGRect(x: 30, y: 100, width: 300, height: 50))
    field.numberOfDigits = 4
    let listener = Listener()
    field.delegate = listener
    try stage.add(field, named: "code")
    field.layoutIfNeeded()
    return (stage, field, listener)
  }

  @Test func `a tap begins editing, and the last digit ends it`() throws {
    let (stage, field, listener) = try show()
    try stage.tap("code")
    #expect(field.isFirstResponder)
    for digit in ["1", "2", "x", "9", "3"] { field.insertText(digit) }
    #expect(field.code == "123")
    #expect(listener.code == nil)
    field.deleteBackward()
    field.insertText("4")
    field.insertText("5")
    #expect(listener.code == "1245")
    #expect(listener.changes == 6)
    #expect(!field.isFirstResponder)
    expectTrace(
      stage, only: [.controls, .responder],
      """
         0.000  controls   OTPField "code"                   follows touch 1
         0.000  controls   OTPField "code"                   highlight on
         0.000  controls   OTPField "code"                   sends touchDown, inside; nobody listens
         0.050  controls   OTPField "code"                   touch 1 lifts inside
         0.050  controls   OTPField "code"                   highlight off
         0.050  controls   OTPField "code"                   sends touchUpInside to 1, inside
         0.050  responder  OTPField "code"                   performs tapped
         0.050  responder  OTPField "code"                   became first responder
         0.050  controls   OTPField "code"                   sends editingDidBegin, inside; nobody listens
         0.050  controls   OTPField "code"                   sends editingChanged; nobody listens
         0.050  controls   OTPField "code"                   sends editingChanged; nobody listens
         0.050  controls   OTPField "code"                   sends editingChanged; nobody listens
         0.050  controls   OTPField "code"                   sends editingChanged; nobody listens
         0.050  controls   OTPField "code"                   sends editingChanged; nobody listens
         0.050  controls   OTPField "code"                   sends editingChanged; nobody listens
         0.050  responder  OTPField "code"                   resigned first responder
         0.050  controls   OTPField "code"                   sends editingDidEnd; nobody listens
      """)
  }

  @Test func `an application that goes away takes the keyboard with it`() throws {
    let (stage, field, _) = try show()
    try stage.tap("code")
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: stage.application)
    #expect(!field.isFirstResponder)
  }
}
