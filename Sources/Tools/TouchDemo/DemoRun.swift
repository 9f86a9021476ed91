// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
package import TouchStage
package import TouchTrace
package import Touchstone

/// The founding experiment on one button: a finger moves up and away from it, comes back a little, and lifts.
///
/// The same finger touches both buttons, each on its own stage.
package struct DemoRun {
  /// An action of the finger, and how the button responded.
  struct Step {
    /// The action of the finger, in words.
    var finger: String
    /// The events that were sent, in order; consecutive equal ones are counted.
    var sent: [(event: String, count: Int)]
    /// Whether the button is highlighted afterwards.
    var isLit: Bool
  }

  /// The distances above the edge to which the finger moves, in order.
  static let distances: [CGFloat] = [1, 25, 70, 71, 100, 60]
  static let frame = CGRect(x: 120, y: 205, width: 100, height: 40)

  /// How far outside a finger still counts as inside for UIKit's button.
  static let margin = TouchTuning.uikit.trackingSlop

  /// The class of the button.
  package let title: String
  /// What was reported.
  package let trace: Trace
  let steps: [Step]

  /// The first step in which an event was sent.
  func firstStep(sending event: String) -> Int? {
    steps.firstIndex { $0.sent.contains { $0.event == event } }
  }

  /// Runs the experiment on a button.
  ///
  /// The closure gets the stage with the button on it before the finger comes down.
  package init(of button: UIButton, title: String, watch: (Stage) -> Void = { _ in }) throws {
    let stage = Stage(size: CGSize(width: 340, height: 330))
    defer { UIApplication.current = nil }
    button.frame = Self.frame
    button.setTitle("Buy", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 1)
    button.layer.cornerRadius = 8
    // The button needs a handler, as in every application.
    button.addAction(UIAction { _ in }, for: .allTouchEvents)
    try stage.add(button, named: "button")
    watch(stage)
    let finger = stage.finger(1)
    var steps: [Step] = []
    func step(_ words: String, _ action: () throws -> Void) throws {
      let start = stage.trace.entries.count
      try action()
      steps.append(
        Step(
          finger: words, sent: Self.events(in: stage.trace.entries.dropFirst(start)),
          isLit: button.isHighlighted))
      try stage.wait(0.2)
    }
    try stage.wait(0.2)
    try step("comes down on it") { try finger.down(at: .center(of: button)) }
    for distance in Self.distances {
      try step(Self.words(distance)) { try finger.move(to: .above(button, by: distance), over: 0.1) }
    }
    try step("lifts there") { try finger.up() }
    self.steps = steps
    self.title = title
    trace = stage.trace
  }

  private static func words(_ distance: CGFloat) -> String {
    let isBack = distance == distances.last
    return (isBack ? "back to " : "") + "\(Int(distance)) pt above"
  }

  private static func events(in entries: some Sequence<Trace.Entry>) -> [(event: String, count: Int)] {
    var sent: [(event: String, count: Int)] = []
    for entry in entries {
      guard case .fact(let fact) = entry, case .control(.sent(_, let event, _, _)) = fact.kind,
        event != "primaryActionTriggered"
      else { continue }
      if sent.last?.event == event { sent[sent.count - 1].count += 1 } else { sent.append((event, 1)) }
    }
    return sent
  }
}
