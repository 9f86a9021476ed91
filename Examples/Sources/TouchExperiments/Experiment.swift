// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// A question about UIKit that only a device can answer: what to do with a finger, and a log of what happens.
///
/// Documentation/Experiments.md says how to run one on a device, and where to send its log.
class Experiment: UIViewController {
  /// What is asked.
  var question: String { "" }
  /// What to do with a finger.
  var steps: [String] { [] }
  /// The log.
  private(set) var lines: [String] = []
  /// Where lines are printed.
  var output: (String) -> Void = { print($0) }

  /// The part of the screen that belongs to the experiment.
  let area = CGRect(x: 20, y: 240, width: 280, height: 240)
  private let log = UILabel(frame: CGRect(x: 20, y: 490, width: 335, height: 170))
  private var isSetUp = false
  /// Objects that recognizers hold weakly.
  private var targets: [RecognizerTarget] = []

  /// Adds the views of the experiment.
  func setUp() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isSetUp else { return }
    isSetUp = true
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    let text = UILabel(frame: CGRect(x: 20, y: 50, width: 335, height: 180))
    text.numberOfLines = 0
    text.text = ([question] + steps.enumerated().map { "\($0 + 1). \($1)" }).joined(separator: "\n")
    view.addSubview(text)
    log.numberOfLines = 0
    view.addSubview(log)
    output("\(type(of: self)), \(ProcessInfo.processInfo.operatingSystemVersionString)")
    setUp()
  }

  /// Adds a line to the log, unless it repeats the one before.
  func note(_ line: String) {
    guard line != lines.last else { return }
    lines.append(line)
    output(line)
    log.text = lines.suffix(8).joined(separator: "\n")
  }

  /// Adds a line to the log, unless it has that line.
  func noteOnce(_ line: String) {
    if !lines.contains(line) { note(line) }
  }

  /// Adds a gray view that fills the area of the experiment.
  func addToArea<View: UIView>(_ view: View) -> View {
    view.frame = area
    view.backgroundColor = UIColor(red: 0.85, green: 0.85, blue: 0.85, alpha: 1)
    self.view.addSubview(view)
    return view
  }

  /// Calls a closure whenever a recognizer sends its action.
  func observe(_ recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
    let target = RecognizerTarget(action)
    targets.append(target)
    #if TOUCHSTONE
      recognizer.addTarget(target, action: RecognizerTarget.perform)
    #else
      recognizer.addTarget(target, action: NSSelectorFromString("performAction"))
    #endif
  }

  /// Notes every event that a control sends.
  func noteEvents(of control: UIControl, with addition: @escaping (String) -> String = { $0 }) {
    for (event, name) in Self.events {
      control.addAction(UIAction { [weak self] _ in self?.note(addition(name)) }, for: event)
    }
  }

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]
}

/// A target of a recognizer that calls a closure.
@MainActor final class RecognizerTarget: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  #if TOUCHSTONE
    func perform() { action() }
  #else
    @objc func performAction() { action() }
  #endif
}
