// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// A button that logs its touches, from the article on buttons.
class JKRButton: UIButton, Probed {
  let probe = Probe("Button")

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    probe.pointInside { super.point(inside: point, with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    probe.hitTest { super.hitTest(point, with: event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesBegan { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesMoved { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesEnded { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    probe.touchesCancelled { super.touchesCancelled(touches, with: event) }
  }
}

/// The article's controller: it logs the actions of its button and its own touches.
final class JKRController: UIViewController {
  weak var stage: Stage?
  var logsAll = false

  func touchDownAction() { stage?.log("Action touch down") }
  func touchUpInsideAction() { stage?.log("Action touch up inside") }
  func otherAction() { stage?.log("Tap action") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("rootview touchBegan")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsAll { stage?.log("rootview touchMoved") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsAll { stage?.log("rootview touchEnded") }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsAll { stage?.log("rootview touchCancelled") }
  }
}

/// The article's tap recognizer: it logs its touches and the question whether it may begin.
///
/// The wording in the article differs from log to log, so it is a parameter.
final class JKRTapGestureRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  weak var stage: Stage?
  var began = "touchBegan"
  var ended = "touchEnded"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.log("Tap \(began)")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.log("Tap touchesMoved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.log("Tap \(ended)")
    super.touchesEnded(touches, with: event)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stage?.log("Tap RecognizerShouldBegin")
    return true
  }
}

/// The article's screen: a controller with a button, 100 by 40 at (100, 100).
///
/// It has the article's blue background, which the logs do not mention.
final class ButtonScene<Button: UIButton & Probed> {
  let stage: Stage
  let controller = JKRController()
  let button: Button

  init(_ button: Button, tuning: TouchTuning) throws {
    stage = Stage(root: controller, tuning: tuning)
    controller.stage = stage
    self.button = button
    button.setTitle("normal", for: .normal)
    button.setTitle("highlighted", for: .highlighted)
    button.backgroundColor = .blue
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.addTarget(controller, action: JKRController.touchDownAction, for: .touchDown)
    button.addTarget(controller, action: JKRController.touchUpInsideAction, for: .touchUpInside)
    try stage.add(button, named: "button")
  }

  /// Adds the article's tap recognizer to the button.
  func addTap(delaysTouchesBegan: Bool = false) -> JKRTapGestureRecognizer {
    let tap = JKRTapGestureRecognizer(target: controller, action: JKRController.otherAction)
    tap.stage = stage
    tap.delegate = tap
    tap.delaysTouchesBegan = delaysTouchesBegan
    button.addGestureRecognizer(tap)
    return tap
  }

  /// Taps the center of the button for 50 ms.
  func tap() throws { try stage.tap(.screen(150, 120)) }
}
