// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchTesting
import Touchstone

struct ControlRandomRuns {
  @Test func `the events of a press are consistent, whatever handlers do`() {
    var (played, sends) = (0, 0)
    RandomRuns(name: "controls", make: { [ControlSeed(seed: $0.next())] }) { steps in
      guard let step = steps.first else { return nil }
      defer { UIApplication.current = nil }
      let run = ControlRun(seed: step.seed)
      run.play()
      played += 1
      sends += run.story.count { $0.hasPrefix("sends") }
      return run.fault.map { "\($0)\n\(run.story.joined(separator: "\n"))" }
    }.check(600)
    // There must be many sends, or the runs test nothing.
    #expect(sends > 6 * played)
  }
}

/// A run whose steps are drawn during the run: what handlers do depends on what was sent.
private struct ControlSeed: RunStep {
  let seed: UInt64
  var simpler: [ControlSeed] { [] }
}

/// One control, two fingers, and random events that happen to them, between events and during them.
private final class ControlRun {
  private var stage = Stage()
  private let control: UIControl
  private let holder = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let book: PressChecker
  private var tracking = TrackingChecker()
  private var draws: SplitMix64
  private var isInHandler = false
  /// A description of what happened.
  private(set) var story: [String] = []
  /// The first inconsistency.
  var fault: String? { book.fault ?? tracking.fault }

  init(seed: UInt64) {
    draws = SplitMix64(seed: seed)
    control = seed.isMultiple(of: 2) ? TrackedControl() : seed.isMultiple(of: 5) ? UIControl() : UIButton()
    book = PressChecker(of: control)
    (control as? TrackedControl)?.onMethod = { [unowned self] in asked($0) }
    (control as? TrackedControl)?.beforeTouches = { [unowned self] in meddle() }
    (control as? TrackedControl)?.answers = { [unowned self] in answer(to: $0) }
    control.isMultipleTouchEnabled = true
    control.frame = CGRect(x: 120, y: 300, width: 100, height: 40)
    stage.view.addSubview(holder)
    holder.addSubview(control)
    if seed.isMultiple(of: 3) {
      // It delays the end of each tap.
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      control.addGestureRecognizer(double)
    }
    control.onEachEvent { [unowned self] in heard($0) }
  }

  func play() {
    for _ in 0..<80 where fault == nil {
      switch draws.below(8) {
      case 0: happen()
      case 1: actTogether()
      default: act(draws.below(2) + 1)
      }
    }
    for number in 1...2 where stage.finger(number).isDown { try? stage.finger(number).up() }
    // Delayed touches are delivered by then.
    try? stage.wait(1)
    book.close()
    tracking.close()
  }

  /// Both fingers act in one frame.
  private func actTogether() {
    story.append("together")
    do {
      try stage.together {
        act(1)
        act(2)
      }
    } catch {
      book.expect(false, "\(error)")
    }
  }

  private func act(_ number: Int) {
    let finger = stage.finger(number)
    let place = Place.screen(CGFloat(20 + draws.below(330)), CGFloat(180 + draws.below(280)))
    do {
      guard finger.isDown else {
        let inControl = Place.screen(CGFloat(125 + draws.below(90)), CGFloat(305 + draws.below(30)))
        story.append("finger \(number) down")
        return try finger.down(at: draws.below(4) == 0 ? place : inControl)
      }
      switch draws.below(6) {
      case 0:
        story.append("finger \(number) up")
        try finger.up()
      case 1:
        story.append("finger \(number) taken away")
        try finger.cancel()
      default:
        story.append("finger \(number) to \(place)")
        try finger.move(to: place)
      }
    } catch {
      book.expect(false, "\(error)")
    }
  }

  private func happen() {
    let what = draws.below(14)
    story.append("\(isInHandler ? "  in it " : "")change \(what)")
    switch what {
    case 0, 1:
      toggleSuperview()
    case 2: if control.superview == nil { holder.addSubview(control) }
    case 3:
      if control.isEnabled { book.allowMissingEnd(isBeginning: tracking.isAsked) }
      control.isEnabled.toggle()
    case 4: control.isEnabled = true
    case 5: control.isHidden = draws.below(4) == 0
    case 6: control.frame = CGRect(x: 60 + draws.below(100), y: 260 + draws.below(60), width: 90, height: 60)
    case 7:
      tracking.isByHand = true
      control.cancelTracking(with: nil)
      tracking.isByHand = false
    case 8: holder.transform = CGAffineTransform(rotationAngle: CGFloat(draws.below(7)))
    case 9: holder.bounds.origin.y = CGFloat(draws.below(40))
    case 10: control.addAction(UIAction { _ in }, for: .allTouchEvents)
    case 11: stage.application.resignActive()
    case 12: stage.application.becomeActive()
    case 13: if draws.below(3) == 0 { replaceStage() }
    default: control.isSelected.toggle()
    }
  }

  /// Replaces the application, whatever its fingers are doing; the control lives on in the new one.
  private func replaceStage() {
    book.allowMissingEnd(isBeginning: tracking.isAsked)
    stage = Stage()
    stage.view.addSubview(holder)
  }

  private func toggleSuperview() {
    if control.superview == nil { holder.addSubview(control) } else { control.removeFromSuperview() }
  }

  private func heard(_ word: String) {
    story.append("sends \(word)")
    book.heard(word)
    meddle()
  }

  /// Occasionally runs an action during a call, but never nested.
  private func meddle() {
    guard !isInHandler, draws.below(4) == 0 else { return }
    isInHandler = true
    happen()
    isInHandler = false
  }

  /// Handles the call of a tracking method.
  private func asked(_ method: String) {
    story.append("asked \(method)")
    tracking.heard(method)
    meddle()
  }

  private func answer(to method: String) -> Bool {
    let answer = draws.below(6) != 0
    story.append("answers \(answer)")
    tracking.answered(answer, to: method)
    if method == "continue", !answer { book.allowMissingEnd() }
    return answer
  }
}
