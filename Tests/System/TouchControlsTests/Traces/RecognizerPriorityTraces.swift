// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Recognizers against views and buttons, in the words of the article on events and gestures.
///
/// The article shows its logs as images; the lines are what its code prints, in the order that its text
/// describes.
@Suite struct RecognizerPriorityTraces {
  private func add(_ view: UIView, to stage: Stage, named name: String) throws {
    view.frame = CGRect(x: 20, y: 100, width: 150, height: 100)
    try stage.add(view, named: name)
  }

  @Test(arguments: Preset.allCases)
  func `a pan takes the touch with its first action`(_ preset: Preset) throws {
    let stage = Stage(tuning: preset.tuning)
    let view = ProbeView("YYYellowView", frame: .zero, style: .selectors)
    try add(view, to: stage, named: "yellow")
    let pan = YYPanGestureRecognizer(stage)
    view.addGestureRecognizer(pan)
    try drag(on: stage)
    expectLog(
      stage,
      """
      -[YYYellowView hitTest:withEvent:]
      -[YYYellowView pointInside:withEvent:]
      -[YYPanGestureRecognizer touchesBegan:withEvent:]
      -[YYYellowView touchesBegan:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYYellowView touchesMoved:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYThirdVC pan:]
      -[YYYellowView touchesCancelled:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYThirdVC pan:]
      -[YYPanGestureRecognizer touchesEnded:withEvent:]
      -[YYThirdVC pan:]
      """)
  }

  @Test(arguments: Preset.allCases)
  func `with cancelsTouchesInView off both go on`(_ preset: Preset) throws {
    let stage = Stage(tuning: preset.tuning)
    let view = ProbeView("YYYellowView", frame: .zero, style: .selectors)
    try add(view, to: stage, named: "yellow")
    let pan = YYPanGestureRecognizer(stage)
    pan.cancelsTouchesInView = false
    stage.view.addGestureRecognizer(pan)
    try drag(on: stage)
    expectLog(
      stage,
      """
      -[YYYellowView hitTest:withEvent:]
      -[YYYellowView pointInside:withEvent:]
      -[YYPanGestureRecognizer touchesBegan:withEvent:]
      -[YYYellowView touchesBegan:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYYellowView touchesMoved:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYThirdVC pan:]
      -[YYYellowView touchesMoved:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYThirdVC pan:]
      -[YYYellowView touchesMoved:withEvent:]
      -[YYPanGestureRecognizer touchesEnded:withEvent:]
      -[YYThirdVC pan:]
      -[YYYellowView touchesEnded:withEvent:]
      """)
  }

  @Test(arguments: Preset.allCases)
  func `with delaysTouchesBegan the view gets nothing`(_ preset: Preset) throws {
    let stage = Stage(tuning: preset.tuning)
    let view = ProbeView("YYYellowView", frame: .zero, style: .selectors)
    try add(view, to: stage, named: "yellow")
    let pan = YYPanGestureRecognizer(stage)
    pan.delaysTouchesBegan = true
    stage.view.addGestureRecognizer(pan)
    try drag(on: stage)
    expectLog(
      stage,
      """
      -[YYYellowView hitTest:withEvent:]
      -[YYYellowView pointInside:withEvent:]
      -[YYPanGestureRecognizer touchesBegan:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYThirdVC pan:]
      -[YYPanGestureRecognizer touchesMoved:withEvent:]
      -[YYThirdVC pan:]
      -[YYPanGestureRecognizer touchesEnded:withEvent:]
      -[YYThirdVC pan:]
      """)
  }

  @Test(arguments: Preset.allCases)
  func `a tap on the button wins over its click`(_ preset: Preset) throws {
    let stage = Stage(tuning: preset.tuning)
    let button = YYButton(stage)
    try add(button, to: stage, named: "button")
    button.addGestureRecognizer(YYTapGestureRecognizer(stage))
    try stage.tap("button")
    expectLog(
      stage,
      """
      -[YYTapGestureRecognizer touchesBegan:withEvent:]
      -[YYButton touchesBegan:withEvent:]
      -[YYButton beginTrackingWithTouch:withEvent:]
      -[YYTapGestureRecognizer touchesEnded:withEvent:]
      -[YYThirdVC tap:]
      -[YYButton touchesCancelled:withEvent:]
      -[YYButton cancelTrackingWithEvent:]
      """)
  }

  @Test(arguments: Preset.allCases)
  func `a tap on the view around the button loses to its click`(_ preset: Preset) throws {
    let stage = Stage(tuning: preset.tuning)
    let button = YYButton(stage)
    try add(button, to: stage, named: "button")
    stage.view.addGestureRecognizer(YYTapGestureRecognizer(stage))
    try stage.tap("button")
    expectLog(
      stage,
      """
      -[YYTapGestureRecognizer touchesBegan:withEvent:]
      -[YYButton touchesBegan:withEvent:]
      -[YYButton beginTrackingWithTouch:withEvent:]
      -[YYTapGestureRecognizer touchesEnded:withEvent:]
      -[YYButton touchesEnded:withEvent:]
      -[YYButton endTrackingWithTouch:withEvent:]
      -[ViewController click:]
      """)
  }

  private func drag(on stage: Stage) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 150))
    for x in [55.0, 61, 70] { try finger.move(to: .screen(x, 150)) }
    try finger.up()
  }
}

private final class YYPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
    super.init(target: nil, action: nil)
    addTarget(self, action: YYPanGestureRecognizer.pan)
  }

  func pan() { stage?.log("-[YYThirdVC pan:]") }

  private func log(_ what: String) { stage?.log("-[YYPanGestureRecognizer touches\(what):withEvent:]") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Began")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Moved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Ended")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Cancelled")
    super.touchesCancelled(touches, with: event)
  }
}

private final class YYTapGestureRecognizer: UITapGestureRecognizer {
  private weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
    super.init(target: nil, action: nil)
    addTarget(self, action: YYTapGestureRecognizer.tap)
  }

  func tap() { stage?.log("-[YYThirdVC tap:]") }

  private func log(_ what: String) { stage?.log("-[YYTapGestureRecognizer touches\(what):withEvent:]") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Began")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Moved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Ended")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log("Cancelled")
    super.touchesCancelled(touches, with: event)
  }
}

/// The article's button: endTracking and cancelTracking omit super.
private final class YYButton: UIButton {
  private weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    addTarget(self, action: YYButton.click, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func click(_ sender: UIButton) { stage?.log("-[ViewController click:]") }

  private func log(_ what: String) { stage?.log("-[YYButton \(what)]") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesBegan:withEvent:")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesMoved:withEvent:")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesEnded:withEvent:")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesCancelled:withEvent:")
    super.touchesCancelled(touches, with: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log("beginTrackingWithTouch:withEvent:")
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log("continueTrackingWithTouch:withEvent:")
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log("endTrackingWithTouch:withEvent:")
  }

  override func cancelTracking(with event: UIEvent?) {
    log("cancelTrackingWithEvent:")
  }
}
