// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting
import Touchstone

struct DeviceTests {
  @Test func `feedback is a fact in the trace`() throws {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    let soft = UIImpactFeedbackGenerator(style: .soft)
    button.addAction(
      UIAction { _ in
        soft.prepare()
        soft.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
      }, for: .touchUpInside)
    try stage.add(button, named: "button")
    try stage.tap("button")
    expectTrace(
      stage, only: [.system],
      """
         0.050  system     feedback                          soft impact prepared
         0.050  system     feedback                          soft impact of 0.5
         0.050  system     feedback                          medium impact
         0.050  system     feedback                          selection
         0.050  system     feedback                          error
      """)
  }

  @Test func `a generator made for a view is one of its interactions`() throws {
    let view = UIView()
    let generator = UISelectionFeedbackGenerator(view: view)
    #expect(view.interactions.count == 1)
    #expect(generator.view === view)
    view.removeInteraction(generator)
    #expect(generator.view == nil)
  }

  private final class Clicking: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
  }

  @Test func `a click is heard while a visible view enables clicks`() throws {
    let stage = Stage()
    UIDevice.current.playInputClick()
    let keys = Clicking()
    try stage.add(keys, named: "keys")
    UIDevice.current.playInputClick()
    keys.isHidden = true
    UIDevice.current.playInputClick()
    expectTrace(
      stage, only: [.system],
      """
         0.000  system     click                             not played: no input view in front enables clicks
         0.000  system     click                             played
         0.000  system     click                             not played: no input view in front enables clicks
      """)
  }

  @Test func `the device is turned while somebody listens`() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect(device.model == "iPhone")
    #expect(device.orientation == .unknown)
    final class Count { var posts = 0 }
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { count.posts += 1 } }
    device.turn(to: .landscapeRight)
    #expect(count.posts == 0)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .landscapeRight)
    device.turn(to: .portrait)
    #expect(count.posts == 1)
    #expect(device.orientation.isPortrait)
    NotificationCenter.default.removeObserver(token)
    _ = stage
  }

  @Test func `a device is an iPad by the size of its screen`() {
    let stage = Stage(size: CGSize(width: 1024, height: 768))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.model == "iPad")
    _ = stage
  }

  @Test func `the keyboard posts what UIKit posts, by the clock`() throws {
    let stage = Stage()
    let all = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    let screen = stage.scene.screen
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { notification in
        let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let text =
          "\(notification.name.rawValue) \(begin?.cgRectValue.minY ?? -1) \(end?.cgRectValue.minY ?? -1)"
        MainActor.assumeIsolated { stage.log(text) }
      }
    }
    stage.scene.moveKeyboard(toHeight: 260)
    #expect(stage.scene.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    try stage.wait(0.3)
    stage.scene.moveKeyboard(toHeight: 0)
    try stage.wait(0.3)
    #expect(stage.scene.keyboardFrame.isNull)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    expectTrace(
      stage, only: [.system, .log],
      """
         0.000  system     keyboard                          covers 260 pt from the bottom within 0.25 s
         0.000  log        UIKeyboardWillChangeFrameNotification 667.0 407.0
         0.000  log        UIKeyboardWillShowNotification 667.0 407.0
         0.250  log        UIKeyboardDidChangeFrameNotification 667.0 407.0
         0.250  log        UIKeyboardDidShowNotification 667.0 407.0
         0.300  system     keyboard                          goes within 0.25 s
         0.300  log        UIKeyboardWillChangeFrameNotification 407.0 667.0
         0.300  log        UIKeyboardWillHideNotification 407.0 667.0
         0.550  log        UIKeyboardDidChangeFrameNotification 407.0 667.0
         0.550  log        UIKeyboardDidHideNotification 407.0 667.0
      """)
  }

  @Test func `what is posted to assistive technology is a fact`() throws {
    let stage = Stage()
    let view = UIView()
    try stage.add(view, named: "card")
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    expectTrace(
      stage, only: [.system],
      """
         0.000  system     accessibility                     announcement “Saved”
         0.000  system     accessibility                     layoutChanged “UIView "card"”
         0.000  system     accessibility                     screenChanged
      """)
  }
}
