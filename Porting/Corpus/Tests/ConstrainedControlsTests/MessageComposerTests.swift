// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: MessageComposerDelegate {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func messageComposer(_ composer: MessageComposer, didSend text: String) { stage.log("sent \(text)") }
}

@MainActor struct MessageComposerTests {
  @Test func `text takes the place of the attachment, and the bar rides on the keyboard`() throws {
    let stage = Stage()
    let composer = MessageComposer()
    let listener = Listener(stage)
    composer.delegate = listener
    stage.view.addSubview(composer)
    stage.view.layoutIfNeeded()
    #expect(frame(composer) == "0 619 375 48")
    #expect(frame(composer.attachButton) == "8 6 36 36" && composer.bubble.frame.minX == 52)
    #expect(composer.sendButton.frame.maxX == 367)
    try stage.tap(.inside("composer.field"))
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 407, width: 375, height: 260))
      ])
    #expect(composer.frame.maxY == 407)
    try stage.wait(0.3)
    composer.textField.insertText("Hello")
    try stage.wait(0.2)
    stage.log("bubble \(composer.bubble.frame.minX)")
    try stage.tap(.inside("composer.send"))
    try stage.wait(0.2)
    #expect(composer.bubble.frame.minX == 52 && !composer.sendButton.isEnabled)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(composer.frame.maxY == 667)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   UITextField "composer.field"      follows touch 1
         0.000  controls   UITextField "composer.field"      highlight on
         0.000  controls   UITextField "composer.field"      sends touchDown, inside; nobody listens
         0.050  controls   UITextField "composer.field"      touch 1 lifts inside
         0.050  controls   UITextField "composer.field"      highlight off
         0.050  controls   UITextField "composer.field"      sends touchUpInside, inside; nobody listens
         0.050  controls   UITextField "composer.field"      sends editingDidBegin, inside; nobody listens
         0.350  controls   UITextField "composer.field"      value is now "Hello"
         0.350  controls   UITextField "composer.field"      sends editingChanged to 1
         0.550  log        bubble 16.0
         0.550  controls   UIButton "composer.send"          follows touch 2
         0.550  controls   UIButton "composer.send"          highlight on
         0.550  controls   UIButton "composer.send"          sends touchDown, inside; nobody listens
         0.600  controls   UIButton "composer.send"          touch 2 lifts inside
         0.600  controls   UIButton "composer.send"          highlight off
         0.600  controls   UIButton "composer.send"          sends touchUpInside to 1, inside
         0.600  log        sent Hello
         0.600  controls   UIButton "composer.send"          does not send primaryActionTriggered: the control is disabled
      """)
  }
}
