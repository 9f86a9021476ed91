// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchStage

/// A line a call: what recognizers, their targets and views are called with.
final class GestureLog {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes each of its touch methods.
final class LoggingView: UIView {
  let name: String
  let log: GestureLog

  init(_ name: String, frame: CGRect, log: GestureLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) cancelled")
  }
}

/// A target that writes the state of the recognizer that calls it.
final class LoggingTarget {
  let log: GestureLog

  init(_ log: GestureLog) { self.log = log }

  func act(_ recognizer: UIGestureRecognizer) {
    log.lines.append("\(recognizer.name ?? "?") action \(recognizer.state)")
  }
}

/// A stage with one view, and fingers in coordinates of the window.
final class GestureStage {
  let application = UIApplication()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let log = GestureLog()
  let target: LoggingTarget
  let view: LoggingView

  init() {
    target = LoggingTarget(log)
    view = LoggingView("view", frame: CGRect(x: 100, y: 100, width: 200, height: 200), log: log)
    window.windowScene = UIWindowScene(application: application)
    window.makeKeyAndVisible()
    window.addSubview(view)
  }

  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(target, action: LoggingTarget.act)
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func frame(_ time: TimeInterval, _ contacts: (Int, UITouch.Phase, Double, Double)...) {
    application.handle(
      ContactFrame(
        timestamp: time,
        contacts: contacts.map { Contact(id: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3)) }))
  }

  func tap(at time: TimeInterval, _ x: Double = 150, _ y: Double = 150, for seconds: TimeInterval = 0.05) {
    frame(time, (1, .began, x, y))
    frame(time + seconds, (1, .ended, x, y))
  }
}
