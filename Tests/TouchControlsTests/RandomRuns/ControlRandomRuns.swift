// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct ControlRandomRuns {
  @Test func `the events of a press make sense, whatever handlers do`() {
    var sends = 0
    for seed in 1...600 as ClosedRange<UInt64> {
      let run = ControlRun(seed: seed)
      run.play()
      sends += run.story.count { $0.hasPrefix("sends") }
      guard let fault = run.fault else { continue }
      Issue.record("seed \(seed): \(fault)\n\(run.story.joined(separator: "\n"))")
      return
    }
    // So many, or the runs have run dry.
    #expect(sends > 5000)
  }
}

/// One control, two fingers, and things that happen to them in no order, between events and in their midst.
private final class ControlRun {
  private enum Standing {
    case idle, inside, outside
    /// The control was disabled meanwhile, so events are missing.
    case unknown
  }

  private let stage = Stage()
  private let control: UIControl
  private let holder = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private var draws: Draws
  private var standing = Standing.idle
  private var isInHandler = false
  /// What happened, for people.
  private(set) var story: [String] = []
  /// What did not make sense first.
  private(set) var fault: String?

  init(seed: UInt64) {
    draws = Draws(seed: seed)
    control = seed.isMultiple(of: 2) ? UIButton() : UIControl()
    control.isMultipleTouchEnabled = true
    control.frame = CGRect(x: 120, y: 300, width: 100, height: 40)
    stage.view.addSubview(holder)
    holder.addSubview(control)
    control.onEachEvent { [unowned self] in heard($0) }
  }

  func play() {
    for _ in 0..<80 where fault == nil {
      if draws.below(8) == 0 { happen() } else { act(draws.below(2) + 1) }
    }
    for number in 1...2 where stage.finger(number).isDown { try? stage.finger(number).up() }
    expect(!control.isTracking && !control.isTouchInside, "it still tracks when all fingers are up")
    expect(standing == .idle || standing == .unknown, "the last press has no end")
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
      expect(false, "\(error)")
    }
  }

  private func happen() {
    let what = draws.below(12)
    story.append("\(isInHandler ? "  in it " : "")change \(what)")
    switch what {
    case 0, 1:
      toggleSuperview()
    case 2: if control.superview == nil { holder.addSubview(control) }
    case 3:
      control.isEnabled.toggle()
      if !control.isEnabled, standing != .idle { standing = .unknown }
    case 4: control.isEnabled = true
    case 5: control.isHidden = draws.below(4) == 0
    case 6: control.frame = CGRect(x: 60 + draws.below(100), y: 260 + draws.below(60), width: 90, height: 60)
    case 7: control.cancelTracking(with: nil)
    case 8: holder.transform = CGAffineTransform(rotationAngle: CGFloat(draws.below(7)))
    case 9: holder.bounds.origin.y = CGFloat(draws.below(40))
    case 10: control.addAction(UIAction { _ in }, for: .allTouchEvents)
    default: control.isSelected.toggle()
    }
  }

  private func toggleSuperview() {
    if control.superview == nil { holder.addSubview(control) } else { control.removeFromSuperview() }
  }

  private func heard(_ word: String) {
    story.append("sends \(word)")
    expect(control.isEnabled, "a disabled control sends \(word)")
    if word != "value" { expect(control.isTracking, "\(word) without tracking") }
    let insides: Set = ["down", "repeat", "inside", "enter", "up inside", "primary"]
    if word != "cancel" { expect(control.isTouchInside == insides.contains(word), "\(word), but not there") }
    let before = standing
    switch word {
    case "down": (standing, _) = (.inside, expect(before == .idle || before == .unknown, "a second down"))
    case "repeat", "inside": expect(before == .inside || before == .unknown, "\(word) from \(before)")
    case "exit": (standing, _) = (.outside, expect(before == .inside || before == .unknown, "a second exit"))
    case "enter":
      (standing, _) = (.inside, expect(before == .outside || before == .unknown, "a second enter"))
    case "outside": expect(before == .outside || before == .unknown, "\(word) from \(before)")
    case "primary": expect(before == .idle || before == .unknown, "a primary action before its up")
    default: (standing, _) = (.idle, expect(before != .idle, "\(word) after the end"))
    }
    guard !isInHandler, draws.below(4) == 0 else { return }
    isInHandler = true
    happen()
    isInHandler = false
  }

  private func expect(_ isTrue: Bool, _ what: String) {
    if !isTrue, fault == nil { fault = what }
  }
}

/// Numbers that look random and are the same everywhere for the same seed.
private struct Draws {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func below(_ bound: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % bound)
  }
}
