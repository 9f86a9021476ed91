// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Handlers that change their control during its events.
struct ControlChangeTests {
  /// A press that leaves, returns, leaves and returns again, and lifts: every event except cancel.
  private func press(_ scene: ControlStage<UIControl>) throws {
    try scene.finger.down(at: .screen(150, 220))
    for y in [221.0, 120, 119, 220] { try scene.finger.move(to: .screen(150, y)) }
    try scene.up()
  }

  private let words = ["down", "inside", "exit", "outside", "enter", "up inside"]
  private let whole = ["down", "inside", "exit", "outside", "outside", "enter", "inside", "up inside"]

  /// The events of a press up to the first one with this word.
  private func upTo(_ word: String) -> [String] {
    Array(whole.prefix(through: whole.firstIndex(of: word) ?? 0))
  }

  @Test func `the press of these tests sends everything`() throws {
    let scene = try ControlStage()
    try press(scene)
    #expect(scene.stage.lines == whole)
  }

  @Test func `removing the control in an event cancels, and after an up does nothing`() throws {
    for word in words {
      let scene = try ControlStage()
      scene.during(of: word) { scene.control.removeFromSuperview() }
      try press(scene)
      #expect(scene.stage.lines == upTo(word) + (word == "up inside" ? [] : ["cancel"]), "\(word)")
      #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    }
  }

  @Test func `moving the control to another window in an event cancels`() throws {
    for word in words.dropLast() {
      let scene = try ControlStage()
      let other = try scene.stage.addWindow(
        named: "other", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      scene.during(of: word) { other.addSubview(scene.control) }
      try press(scene)
      #expect(scene.stage.lines == upTo(word) + ["cancel"], "\(word)")
      #expect(!scene.control.isTracking)
    }
  }

  @Test func `a control disabled in an event sends nothing more but keeps following`() throws {
    for word in words {
      let scene = try ControlStage()
      scene.during(of: word) { scene.control.isEnabled = false }
      try press(scene)
      #expect(scene.stage.lines == upTo(word), "\(word)")
      #expect(!scene.control.isTracking && !scene.control.isHighlighted)
      scene.control.isEnabled = true
      scene.stage.clear()
      try scene.stage.wait(1)
      try press(scene)
      #expect(scene.stage.lines == whole)
    }
  }

  @Test func `hiding the control in an event changes nothing`() throws {
    for word in words {
      let scene = try ControlStage()
      scene.during(of: word) { scene.control.isHidden = true }
      try press(scene)
      #expect(scene.stage.lines == whole, "\(word)")
    }
  }

  @Test func `resizing the control in an event counts from the next move`() throws {
    let scene = try ControlStage()
    scene.during(of: "exit") { scene.control.frame = CGRect(x: 100, y: 150, width: 100, height: 90) }
    try scene.finger.down(at: .screen(150, 220))
    for y in [129.0, 128, 79] { try scene.finger.move(to: .screen(150, y)) }
    try scene.up()
    #expect(scene.sent == "down, exit, outside, enter, inside, exit, outside, up outside")
  }

  @Test func `cancelling in an event ends it, once`() throws {
    for word in words {
      let scene = try ControlStage()
      scene.during(of: word) { scene.control.cancelTracking(with: nil) }
      try press(scene)
      #expect(scene.stage.lines == upTo(word) + (word == "up inside" ? [] : ["cancel"]), "\(word)")
    }
  }

  @Test func `cancelling in the cancel sends no other`() throws {
    let scene = try ControlStage()
    scene.during(of: "cancel") {
      scene.control.cancelTracking(with: nil)
      scene.control.removeFromSuperview()
    }
    try scene.down()
    try scene.finger.cancel()
    #expect(scene.sent == "down, cancel")
  }

  @Test func `beginning again in an event starts a new tracking`() throws {
    let scene = try ControlStage()
    scene.during(of: "exit") {
      guard let touch = scene.finger.touch else { return }
      scene.control.touchesBegan([touch], with: nil)
    }
    try scene.down()
    try scene.move(50, -80)
    // The tracking that sent the exit has ended, so its drag outside is not sent.
    #expect(scene.sent == "down, exit, down")
    #expect(scene.control.isHighlighted && scene.control.isTouchInside)
    try scene.move(50, -81)
    #expect(scene.sent == "exit, outside")
    try scene.up()
    #expect(scene.sent == "up outside")
  }

  @Test func `switching the highlight by hand lasts until the next move`() throws {
    let scene = try ControlStage()
    scene.during(of: "down") { scene.control.isHighlighted = false }
    try scene.down()
    #expect(!scene.control.isHighlighted && scene.control.isTracking)
    try scene.move(50, 21)
    #expect(scene.control.isHighlighted)
  }

  @Test func `removing all targets in an event ends the sends, and tracking goes on`() throws {
    let scene = try ControlStage()
    scene.during(of: "inside") {
      scene.control.enumerateEventHandlers { action, _, _, _ in
        if let action { scene.control.removeAction(action, for: .allEvents) }
      }
    }
    try press(scene)
    #expect(scene.stage.lines == ["down", "inside"])
    #expect(!scene.control.isTracking && scene.control.allControlEvents.isEmpty)
  }

  @Test func `removing the control in beginTracking begins nothing`() throws {
    let scene = try ControlStage(Asked())
    scene.control.onBegin = { $0.removeFromSuperview() }
    try scene.finger.down(at: .screen(150, 220))
    #expect(scene.sent == "" && !scene.control.isTracking && !scene.control.isHighlighted)
    try scene.finger.up()
    #expect(scene.sent == "")
  }

  @Test func `calling touchesBegan in beginTracking asks once`() throws {
    let scene = try ControlStage(Asked())
    var asked = 0
    scene.control.onBegin = { control in
      asked += 1
      guard let touch = scene.finger.touch, asked < 10 else { return }
      control.touchesBegan([touch], with: nil)
    }
    try scene.down()
    #expect(asked == 1 && scene.sent == "down")
  }

  @Test func `a control disabled in beginTracking follows without sending`() throws {
    let scene = try ControlStage(Asked())
    scene.control.onBegin = { $0.isEnabled = false }
    try scene.down()
    #expect(scene.control.isTracking && scene.sent == "")
    try scene.up()
    #expect(!scene.control.isTracking && scene.sent == "")
  }

  @Test func `removal in continueTracking and cancelTracking in endTracking cancel`() throws {
    let scene = try ControlStage(Asked())
    scene.control.onContinue = { $0.removeFromSuperview() }
    try scene.down()
    try scene.finger.move(to: .screen(150, 221))
    #expect(scene.sent == "down, cancel")
    let other = try ControlStage(Asked())
    other.control.onEnd = { $0.cancelTracking(with: nil) }
    try other.down()
    try other.up()
    #expect(other.sent == "down, cancel")
  }

  @Test func `a control that is removed and dropped in its event is released`() throws {
    let stage = Stage()
    weak var watched: UIControl?
    var sent = 0
    do {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      watched = control
      stage.view.addSubview(control)
      control.addAction(
        UIAction { action in
          sent += 1
          (action.sender as? UIControl)?.removeFromSuperview()
        }, for: [.touchDown, .touchCancel])
    }
    try stage.finger(1).down(at: .screen(50, 50))
    try stage.finger(1).up()
    #expect(sent == 2 && watched == nil)
  }
}

/// A control that runs code when its tracking methods are called.
private final class Asked: UIControl {
  var onBegin: (UIControl) -> Void = { _ in }
  var onContinue: (UIControl) -> Void = { _ in }
  var onEnd: (UIControl) -> Void = { _ in }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onBegin(self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onContinue(self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onEnd(self)
    super.endTracking(touch, with: event)
  }
}
