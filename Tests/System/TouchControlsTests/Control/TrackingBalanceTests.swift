// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Tracking methods during which the control or its touch disappears: each `beginTracking` that returned true
/// gets one end.
struct TrackingBalanceTests {
  /// A press on a control that performs `change` in the tracking method `method`; the calls and the events,
  /// in order.
  private func press(
    answer: Bool = true, in method: String, _ change: @escaping (ControlStage<TrackedControl>) -> Void
  ) throws -> (heard: String, scene: ControlStage<TrackedControl>) {
    let scene = try ControlStage(TrackedControl())
    var isDone = false
    scene.control.onMethod = { [unowned scene] heard in
      scene.stage.log(heard)
      guard heard == method, !isDone else { return }
      isDone = true
      change(scene)
    }
    scene.control.answers = { _ in answer }
    try scene.down()
    if scene.finger.isDown { try scene.finger.move(to: .screen(150, 221)) }
    if scene.finger.isDown { try scene.up() }
    return (scene.sent, scene)
  }

  @Test(arguments: Loss.allCases)
  func `tracking that begins for a touch that has already ended is cancelled`(loss: Loss) throws {
    let (heard, scene) = try press(in: "begin", loss.happen)
    #expect(heard == "begin, cancelTracking")
    #expect(!scene.control.isTracking && !scene.control.isTouchInside && !scene.control.isHighlighted)
  }

  @Test(arguments: Loss.allCases)
  func `a touch that is over when touchesBegan reaches the control is not tracked`(loss: Loss) throws {
    let scene = try ControlStage(TrackedControl())
    scene.control.onMethod = { [unowned scene] in scene.stage.log($0) }
    scene.control.beforeTouches = { [unowned scene] in
      scene.control.beforeTouches = {}
      loss.happen(in: scene)
    }
    try scene.down()
    #expect(scene.sent == "")
    #expect(!scene.control.isTracking && !scene.control.isTouchInside && !scene.control.isHighlighted)
    if scene.finger.isDown { try scene.up() }
    #expect(scene.sent == "")
    guard loss == .removalForAMoment else { return }
    try scene.stage.wait(1)
    try scene.down()
    try scene.up()
    #expect(scene.sent == "begin, down, end, up inside")
  }

  @Test(arguments: Loss.allCases)
  func `false for a touch that has already ended has no further effect`(loss: Loss) throws {
    #expect(try press(answer: false, in: "begin", loss.happen).heard == "begin")
  }

  @Test(arguments: Loss.allCases)
  func `a touch that is lost in continueTracking is cancelled once`(loss: Loss) throws {
    #expect(
      try press(in: "continue", loss.happen).heard == "begin, down, continue, cancelTracking, cancel")
  }

  @Test(arguments: Loss.allCases)
  func `a finger that has lifted is not cancelled in endTracking`(loss: Loss) throws {
    let (heard, scene) = try press(in: "end", loss.happen)
    #expect(heard == "begin, down, continue, inside, end, up inside")
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
  }

  @Test(arguments: Loss.allCases)
  func `losing the touch in cancelTracking does not cancel again`(loss: Loss) throws {
    let scene = try ControlStage(TrackedControl())
    var cancels = 0
    scene.control.onMethod = { [unowned scene] heard in
      guard heard == "cancelTracking" else { return }
      cancels += 1
      if cancels == 1 { loss.happen(in: scene) }
    }
    try scene.down()
    try scene.finger.cancel()
    #expect(cancels == 1 && scene.sent == "down, cancel")
  }

  @Test func `a control that is moved within its window in a tracking method follows on`() throws {
    for method in ["begin", "continue", "end"] {
      let (heard, _) = try press(in: method) { scene in
        let other = UIView(frame: scene.stage.view.bounds)
        scene.stage.view.addSubview(other)
        other.addSubview(scene.control)
      }
      #expect(heard == "begin, down, continue, inside, end, up inside", "\(method)")
    }
  }

  @Test func `a control that is disabled or hidden in a tracking method hears its end`() throws {
    #expect(try press(in: "begin") { $0.control.isEnabled = false }.heard == "begin, continue, end")
    #expect(try press(in: "continue") { $0.control.isEnabled = false }.heard == "begin, down, continue, end")
    let silent = try press(in: "end") { $0.control.isEnabled = false }
    #expect(silent.heard == "begin, down, continue, inside, end")
    #expect(!silent.scene.control.isHighlighted)
    for method in ["begin", "continue", "end"] {
      for change: (UIControl) -> Void in [{ $0.isHidden = true }, { $0.isUserInteractionEnabled = false }] {
        #expect(
          try press(in: method) { change($0.control) }.heard
            == "begin, down, continue, inside, end, up inside",
          "\(method)")
      }
    }
  }

  @Test func `cancelTracking called in beginTracking is the only cancellation`() throws {
    #expect(try press(in: "begin") { $0.control.cancelTracking(with: nil) }.heard == "begin, cancelTracking")
    let removed = try press(in: "begin") { scene in
      scene.control.removeFromSuperview()
      scene.control.cancelTracking(with: nil)
    }
    #expect(removed.heard == "begin, cancelTracking")
  }

  @Test func `a control that lost its touch while asked takes the next one`() throws {
    let (_, scene) = try press(in: "begin") { $0.control.removeFromSuperview() }
    scene.stage.view.addSubview(scene.control)
    try scene.stage.wait(1)
    try scene.down()
    try scene.up()
    #expect(scene.sent == "begin, down, end, up inside")
  }

  @Test func `the trace says why a yes was not followed`() throws {
    let scene = try ControlStage(TrackedControl())
    scene.control.onMethod = { [unowned scene] _ in scene.control.removeFromSuperview() }
    try scene.down()
    expectTrace(
      scene.stage, only: [.controls],
      """
         0.000  controls   TrackedControl "control"          does not follow touch 1: it was over before the control could track it
      """)
  }
}

/// Ways to take the touch from a control, or the control from the touch.
nonisolated enum Loss: CaseIterable, Sendable {
  case removal, removalForAMoment, removalOfSuperview, anotherWindow, resigningActive

  @MainActor func happen(in scene: ControlStage<TrackedControl>) {
    switch self {
    case .removal: scene.control.removeFromSuperview()
    case .removalForAMoment:
      let superview = scene.control.superview
      scene.control.removeFromSuperview()
      superview?.addSubview(scene.control)
    case .removalOfSuperview: scene.stage.view.removeFromSuperview()
    case .anotherWindow:
      do {
        try scene.stage.addWindow(named: "other").addSubview(scene.control)
      } catch {
        Issue.record(error)
      }
    case .resigningActive: scene.stage.application.resignActive()
    }
  }
}

/// A control that reports calls of its tracking methods, and returns what it is told to.
final class TrackedControl: UIControl {
  /// Called first in each method, with `begin`, `continue`, `end` or `cancelTracking`.
  var onMethod: (String) -> Void = { _ in }
  /// The results of `begin` and `continue`.
  var answers: (String) -> Bool = { _ in true }

  /// Called before `touchesBegan` reaches the control.
  var beforeTouches: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beforeTouches()
    super.touchesBegan(touches, with: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onMethod("begin")
    return answers("begin")
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onMethod("continue")
    return answers("continue")
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onMethod("end")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    onMethod("cancelTracking")
    super.cancelTracking(with: event)
  }
}
