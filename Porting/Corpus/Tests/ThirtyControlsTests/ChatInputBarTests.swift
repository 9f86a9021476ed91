// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: ChatInputBarDelegate {
  var log: [String] = []
  func chatInputBar(_ bar: ChatInputBar, didSend text: String) { log.append("sent \(text)") }
  func chatInputBarDidStartRecording(_ bar: ChatInputBar) { log.append("records") }
  func chatInputBar(_ bar: ChatInputBar, didFinishRecording seconds: TimeInterval) {
    log.append("recorded \((seconds * 10).rounded() / 10) s")
  }
  func chatInputBarDidCancelRecording(_ bar: ChatInputBar) { log.append("cancelled") }
}

@MainActor struct ChatInputBarTests {
  private func show() throws -> (Stage, ChatInputBar, Listener) {
    let stage = Stage()
    let bar = ChatInputBar(frame: CGRect(x: 0, y: 611, width: 375, height: 56))
    let listener = Listener()
    bar.delegate = listener
    try stage.add(bar, named: "bar")
    bar.layoutIfNeeded()
    return (stage, bar, listener)
  }

  @Test func `text brings the send button, and the button sends it`() throws {
    let (stage, bar, listener) = try show()
    try stage.tap(.inside("chat.field"))
    #expect(bar.textField.isFirstResponder)
    #expect(bar.sendButton.isHidden)
    bar.textField.insertText("Hello ")
    #expect(!bar.sendButton.isHidden && bar.microphone.isHidden)
    try stage.tap(.inside("chat.send"))
    #expect(listener.log == ["sent Hello"])
    #expect(bar.sendButton.isHidden && !bar.microphone.isHidden)
    expectTrace(
      stage, only: [.controls],
      """
         0.000  controls   UITextField "chat.field"          follows touch 1
         0.000  controls   UITextField "chat.field"          highlight on
         0.000  controls   UITextField "chat.field"          sends touchDown, inside; nobody listens
         0.050  controls   UITextField "chat.field"          touch 1 lifts inside
         0.050  controls   UITextField "chat.field"          highlight off
         0.050  controls   UITextField "chat.field"          sends touchUpInside, inside; nobody listens
         0.050  controls   UITextField "chat.field"          asks its delegate textFieldShouldBeginEditing: yes
         0.050  controls   UITextField "chat.field"          sends editingDidBegin, inside; nobody listens
         0.050  controls   UITextField "chat.field"          asks its delegate shouldChangeCharactersIn: yes
         0.050  controls   UITextField "chat.field"          value is now "Hello "
         0.050  controls   UITextField "chat.field"          sends editingChanged to 1
         0.050  controls   UIButton "chat.send"              follows touch 2
         0.050  controls   UIButton "chat.send"              highlight on
         0.050  controls   UIButton "chat.send"              sends touchDown, inside; nobody listens
         0.100  controls   UIButton "chat.send"              touch 2 lifts inside
         0.100  controls   UIButton "chat.send"              highlight off
         0.100  controls   UIButton "chat.send"              sends touchUpInside to 1, inside
         0.100  controls   UIButton "chat.send"              sends primaryActionTriggered, inside; nobody listens
      """)
  }

  @Test func `return sends, too`() throws {
    let (stage, bar, listener) = try show()
    try stage.tap(.inside("chat.field"))
    bar.textField.insertText("Hi")
    bar.textField.insertText("\n")
    #expect(listener.log == ["sent Hi"])
  }

  @Test func `the microphone records as long as it is held`() throws {
    let (stage, bar, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .inside("chat.microphone"))
    #expect(bar.isRecording && bar.textField.isHidden)
    try finger.wait(1.5)
    try finger.up()
    #expect(listener.log == ["records", "recorded 1.5 s"])
    #expect(!bar.isRecording)
  }

  @Test func `a short touch records nothing`() throws {
    let (stage, _, listener) = try show()
    try stage.tap(.inside("chat.microphone"))
    #expect(listener.log == ["records", "cancelled"])
  }

  @Test func `sliding to the left cancels the recording`() throws {
    let (stage, bar, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .inside("chat.microphone"))
    try finger.wait(1)
    try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
    #expect(!bar.isRecording)
    try finger.up()
    #expect(listener.log == ["records", "cancelled"])
  }

  @Test func `the keyboard pushes the bar up, and lets it down again`() throws {
    let (stage, bar, _) = try show()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 407, width: 375, height: 260))])
    #expect(bar.frame.maxY == 407)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(bar.frame.maxY == 667)
    try stage.wait(0.3)
  }
}
