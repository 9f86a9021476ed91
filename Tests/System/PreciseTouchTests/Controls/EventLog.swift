// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// The touch events and their names in the logs of these tests.
private let words: [(event: UIControl.Event, word: String)] = [
  (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
  (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
  (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
  (.primaryActionTriggered, "primary"),
]

/// The events a control sends, with the finger's position according to the touch event and the control's own
/// state.
final class EventLog {
  /// The words of the events.
  private(set) var events: [String] = []
  /// The events with position and state, for tests that need the details.
  private(set) var details: [String] = []
  /// The code to run the next time an event is sent, by its word.
  private var plans: [(word: String, body: () -> Void)] = []

  init(of control: UIControl) {
    for (event, word) in words {
      let hears = Hears(log: self, word: word)
      heard.append(hears)
      control.addTarget(hears, action: Hears.heard, for: event)
    }
  }

  private var heard: [Hears] = []

  /// The events so far; reading them clears them.
  var sent: String {
    defer {
      events = []
      details = []
    }
    return events.joined(separator: ", ")
  }

  /// The detailed events so far; reading them clears them.
  var sentInDetail: [String] {
    defer {
      events = []
      details = []
    }
    return details
  }

  func during(of word: String, _ body: @escaping () -> Void) {
    plans.append((word, body))
  }

  private final class Hears {
    unowned let log: EventLog
    let word: String

    init(log: EventLog, word: String) {
      self.log = log
      self.word = word
    }

    func heard(_ sender: UIControl, _ event: UIEvent?) {
      log.events.append(word)
      // The first of several fingers to come down: a set has no order.
      let touch = event?.allTouches?.min { $0.number < $1.number }
      let place = touch?.location(in: sender) ?? .zero
      let state = [
        sender.isTracking ? "tracking" : nil, sender.isTouchInside ? "inside" : nil,
        sender.isHighlighted ? "highlighted" : nil,
      ].compactMap { $0 }.joined(separator: " ")
      log.details.append("\(word) at \(Int(place.x)),\(Int(place.y)) \(state)")
      let due = log.plans.filter { $0.word == word }
      log.plans.removeAll { $0.word == word }
      for plan in due { plan.body() }
    }
  }
}

/// A stage with one control, 100 by 40 at (100, 200), whose events are logged.
final class Bench<Control: UIControl> {
  let stage: Stage
  let control: Control
  let log: EventLog

  init(_ control: Control, tuning: TouchTuning = .uikit) throws {
    stage = Stage(tuning: tuning)
    self.control = control
    control.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    try stage.add(control, named: "control")
    log = EventLog(of: control)
  }

  var sent: String { log.sent }
  var finger: Finger { stage.finger(1) }

  func down(_ x: CGFloat = 50, _ y: CGFloat = 20) throws {
    try finger.down(at: .point(x, y, in: control))
  }

  func move(_ x: CGFloat, _ y: CGFloat) throws { try finger.move(to: .point(x, y, in: control)) }

  func up() throws { try finger.up() }

  /// Brings the finger down at the center, through points of the control's coordinates, and up again.
  func drag(_ points: [(CGFloat, CGFloat)]) throws {
    try down()
    for (x, y) in points { try move(x, y) }
    try up()
  }
}
