// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

/// The toast on show is a global of the app, so these tests run one after the other.
@Suite(.serialized) @MainActor struct ToastViewTests {
  private func show(action: (() -> Void)? = nil) throws -> (Stage, ToastView) {
    let stage = Stage()
    ToastView.current = nil
    let toast = ToastView(text: "Saved", actionTitle: action == nil ? nil : "Undo", action: action)
    toast.duration = 0.3
    toast.onDismiss = { stage.log("\($0)") }
    toast.show(in: stage.window)
    try stage.name(toast, "toast")
    toast.layoutIfNeeded()
    return (stage, toast)
  }

  @Test func `a toast comes up and goes away by itself`() throws {
    let (stage, toast) = try show()
    #expect(toast.superview === stage.window)
    #expect(toast.alpha == 1)
    try stage.wait(0.5)
    #expect(stage.lines == [])
    for _ in 0..<100 where toast.superview != nil { try stage.wait(inRealTime: 0.05) }
    #expect(toast.superview == nil)
    #expect(stage.lines == ["timeout"])
  }

  @Test func `a swipe down takes it away at once`() throws {
    let (stage, toast) = try show()
    try stage.wait(0.5)
    let finger = stage.finger(1)
    try finger.down(at: .inside("toast"))
    try finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    try finger.up()
    try stage.wait(0.5)
    #expect(stage.lines == ["swipe"])
    #expect(toast.superview == nil)
    expectTrace(
      stage, only: [.gesture, .log],
      """
         0.500  gesture    UISwipeGestureRecognizer#1        takes touch 1
         0.500  gesture    UITapGestureRecognizer#1          takes touch 1
         0.500  gesture    UISwipeGestureRecognizer#1        touchesBegan touch 1
         0.500  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.517  gesture    UISwipeGestureRecognizer#1        touchesMoved touch 1
         0.517  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.533  gesture    UISwipeGestureRecognizer#1        touchesMoved touch 1
         0.533  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.550  gesture    UISwipeGestureRecognizer#1        touchesMoved touch 1
         0.550  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.567  gesture    UISwipeGestureRecognizer#1        touchesMoved touch 1
         0.567  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.583  gesture    UISwipeGestureRecognizer#1        touchesMoved touch 1
         0.583  gesture    UISwipeGestureRecognizer#1        should begin? ToastView "toast" says yes
         0.583  gesture    UISwipeGestureRecognizer#1        possible → ended
         0.583  gesture    UITapGestureRecognizer#1          is prevented by UISwipeGestureRecognizer#1
         0.583  gesture    UITapGestureRecognizer#1          possible → failed
         0.583  gesture    UISwipeGestureRecognizer#1        sends its action: ended
         0.600  gesture    UISwipeGestureRecognizer#1        is possible again
         0.600  gesture    UITapGestureRecognizer#1          is possible again
         0.833  log        swipe
      """)
  }

  @Test func `its button does what it says, and does not count as a tap on the toast`() throws {
    var undone = 0
    let (stage, _) = try show { undone += 1 }
    try stage.wait(0.5)
    try stage.tap(.inside("toast.action"))
    try stage.wait(0.5)
    #expect(undone == 1)
    #expect(stage.lines == ["code"])
  }

  @Test func `it makes room for the keyboard`() throws {
    let (stage, toast) = try show()
    let resting = toast.frame.minY
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 407, width: 375, height: 260))])
    #expect(toast.center.y < resting - 200)
    toast.dismiss(.code, animated: false)
  }
}
