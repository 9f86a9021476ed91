// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import RandomRunning
import Testing
import TouchTesting
import Touchstone

/// An action of a finger or its surroundings in one step.
private enum PreciseStep: RunStep {
  case down(Int, x: Int, y: Int)
  case move(Int, x: Int, y: Int)
  case up(Int)
  case cancel(Int)
  case resize(Int, Int)
  case shift(Int, Int)

  var simpler: [PreciseStep] {
    switch self {
    case .move(let finger, let x, let y) where x != 50 || y != 20: [.move(finger, x: 50, y: 20)]
    default: []
    }
  }

  static func steps(_ random: inout SplitMix64) -> [PreciseStep] {
    (0..<random.within(3...25)).map { _ in
      let finger = random.oneIn(6) ? 2 : 1
      // Points near the edges of the bounds and of UIKit's margin are the most useful.
      let xs = [50, -1, 0, 1, 99, 100, 101, -71, -70, -69, 169, 170, 171, random.within(-120...220)]
      let ys = [20, -1, 0, 39, 40, 41, -71, -70, -69, 109, 110, 111, random.within(-120...160)]
      let (x, y) = (random.pick(xs), random.pick(ys))
      switch random.below(12) {
      case 0...2: return .down(finger, x: random.within(0...99), y: random.within(0...39))
      case 3...7: return .move(finger, x: x, y: y)
      case 8...9: return .up(finger)
      case 10:
        return random.oneIn(2) ? .cancel(finger) : .resize(random.within(0...200), random.within(0...80))
      default: return .shift(random.within(-50...50), random.within(-50...50))
      }
    }
  }
}

/// One control with the events it sends, moved by fingers without places.
private final class PreciseWorld {
  let control: UIControl
  let log: EventLog
  private let stage = Stage(size: CGSize(width: 1000, height: 1000), tuning: .articles)
  private(set) var down: Set<Int> = []
  private(set) var last: [Int: CGPoint] = [:]
  private var time = 0.0

  init(_ control: UIControl) {
    self.control = control
    control.frame = CGRect(x: 300, y: 300, width: 100, height: 40)
    control.isMultipleTouchEnabled = true
    stage.view.addSubview(control)
    log = EventLog(of: control)
  }

  func take(_ step: PreciseStep) {
    stage.makeCurrent()
    time += 0.5
    switch step {
    case .down(let finger, let x, let y):
      guard !down.contains(finger) else { return }
      down.insert(finger)
      send(finger, .began, x, y)
    case .move(let finger, let x, let y): if down.contains(finger) { send(finger, .moved, x, y) }
    case .up(let finger): if down.remove(finger) != nil { send(finger, .ended) }
    case .cancel(let finger): if down.remove(finger) != nil { send(finger, .cancelled) }
    case .resize(let width, let height): control.bounds.size = CGSize(width: width, height: height)
    case .shift(let x, let y): control.center = CGPoint(x: 350 + x, y: 320 + y)
    }
  }

  private func send(_ finger: Int, _ phase: UITouch.Phase, _ x: Int? = nil, _ y: Int? = nil) {
    if let x, let y { last[finger] = CGPoint(x: 300 + x, y: 300 + y) }
    let contact = Contact(id: finger, phase: phase, location: last[finger] ?? .zero)
    stage.application.handle(ContactFrame(timestamp: time, contacts: [contact]))
  }
}

/// Predicts the events of a control with a margin, from points alone.
private struct Watcher {
  let margin: CGFloat
  private var finger: Int?
  private var isInside = false
  private(set) var words: [String] = []

  init(margin: CGFloat) {
    self.margin = margin
  }

  /// Applies a step before the control does.
  mutating func take(_ step: PreciseStep, _ rect: CGRect, _ isDown: Set<Int>, _ last: [Int: CGPoint]) {
    func holds(_ point: CGPoint, _ margin: CGFloat) -> Bool {
      rect.insetBy(dx: -margin, dy: -margin).contains(point)
    }
    func point(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: 300 + x, y: 300 + y) }
    switch step {
    case .down(let id, let x, let y):
      guard finger == nil, !isDown.contains(id), holds(point(x, y), 0) else { return }
      finger = id
      isInside = true
      words.append("down")
    case .move(let id, let x, let y):
      guard finger == id, last[id] != point(x, y) else { return }
      let wasInside = isInside
      isInside = holds(point(x, y), margin)
      words.append(isInside ? wasInside ? "inside" : "enter" : wasInside ? "exit" : "outside")
    case .up(let id):
      guard finger == id, let place = last[id] else { return }
      finger = nil
      words += holds(place, margin) ? ["up inside", "primary"] : ["up outside"]
    case .cancel(let id):
      guard finger == id else { return }
      finger = nil
      words.append("cancel")
    case .resize, .shift: break
    }
  }
}

struct PreciseRandomRuns {
  @Test func `at 70 points a precise button sends what the articles say a button sends`() {
    defer { UIApplication.current = nil }
    RandomRuns(name: "precise", make: PreciseStep.steps) { steps in
      let button = PreciseButton()
      button.trackingRegion = .outset(TrackingRegion.systemMargin)
      button.minimumHitSize = .zero
      let (ours, theirs) = (PreciseWorld(button), PreciseWorld(UIButton()))
      for step in steps {
        ours.take(step)
        theirs.take(step)
        if ours.log.details != theirs.log.details {
          return "\(ours.log.details.suffix(3)) instead of \(theirs.log.details.suffix(3))"
        }
        if button.isHighlighted != theirs.control.isHighlighted { return "another highlight" }
        if button.isTracking != theirs.control.isTracking { return "another tracking" }
      }
      return nil
    }.check(1000)
  }

  @Test func `at any margin the drags agree with where the points are`() {
    defer { UIApplication.current = nil }
    RandomRuns(name: "precise margins", make: PreciseStep.steps) { steps in
      for margin: CGFloat in [0, 25, 71] {
        let button = PreciseButton()
        button.trackingRegion = .outset(margin)
        button.minimumHitSize = .zero
        let world = PreciseWorld(button)
        var watcher = Watcher(margin: margin)
        for step in steps {
          watcher.take(step, button.frame, world.down, world.last)
          world.take(step)
          let sent = world.log.events.filter { $0 != "repeat" }
          if sent != watcher.words {
            return "\(margin): \(sent.suffix(3)) instead of \(watcher.words.suffix(3))"
          }
        }
      }
      return nil
    }.check(1000)
  }
}
