// SPDX-License-Identifier: Apache-2.0
import RandomRunning

@testable import TouchCore

/// Makes the steps of a random run of touches: a tree, plans for its callbacks, then fingers.
struct TouchRunMaker {
  private var down: [Int] = []

  static func steps(_ random: inout SplitMix64) -> [TouchRunStep] {
    var maker = TouchRunMaker()
    var steps: [TouchRunStep] = []
    for _ in 0..<random.within(2...9) {
      steps.append(
        .make(random.pick(ProbeKind.allCases), parent: random.below(12), maker.rect(&random)))
    }
    for _ in 0..<random.below(4) {
      let view = random.below(12)
      steps.append(
        .act(random.oneIn(2) ? .multiple(view: view, true) : .exclusive(view: view, random.oneIn(3))))
    }
    for _ in 0..<random.within(4...18) {
      switch random.below(10) {
      case 0...2: steps.append(maker.plan(&random))
      case 3: steps.append(.act(maker.action(&random)))
      default: steps.append(.fingers(maker.contacts(&random), after: maker.delay(&random)))
      }
    }
    return steps
  }

  private mutating func plan(_ random: inout SplitMix64) -> TouchRunStep {
    var moment = random.pick(ProbeMoment.allCases)
    if random.oneIn(2) { moment = random.pick([.began, .moved, .ended, .cancelled]) }
    let view =
      switch moment {
      case .applicationSends: -1
      case .windowSends: random.below(3)
      default: random.below(12)
      }
    return .plan(view: view, moment, action(&random))
  }

  private func delay(_ random: inout SplitMix64) -> Int {
    switch random.below(20) {
    case 0: -random.below(500)
    case 1: random.pick([RunContact.notANumber, RunContact.infinite])
    default: random.pick([0, 8, 16, 100, 400])
    }
  }

  /// What one to five fingers do; mostly what fingers can do, and now and then what they cannot.
  private mutating func contacts(_ random: inout SplitMix64) -> [RunContact] {
    (0..<random.pick([1, 1, 1, 2, 2, 3, 5])).map { _ in
      let id = random.below(5)
      var phase: UITouch.Phase
      if down.contains(id) {
        phase = random.pick([.moved, .moved, .moved, .ended, .ended, .cancelled, .stationary])
      } else {
        phase = .began
      }
      if random.oneIn(12) {
        phase = random.pick([.began, .moved, .ended, .cancelled, .stationary, .regionMoved])
      }
      if phase == .began, !down.contains(id) { down.append(id) }
      if phase == .ended || phase == .cancelled { down.removeAll { $0 == id } }
      return RunContact(id: id, phase: phase, x: coordinate(&random), y: coordinate(&random))
    }
  }

  private func coordinate(_ random: inout SplitMix64) -> Int {
    random.oneIn(60) ? random.pick([RunContact.notANumber, RunContact.infinite, -5]) : random.below(100)
  }

  private func rect(_ random: inout SplitMix64) -> RunRect {
    if random.oneIn(2) { return .whole }
    let odd = random.oneIn(25) ? random.pick([RunContact.notANumber, RunContact.infinite, -20]) : 60
    return RunRect(
      x: random.below(50), y: random.below(50), width: random.within(20...100), height: odd)
  }

  private mutating func action(_ random: inout SplitMix64, depth: Int = 0) -> TouchRunAction {
    let view = random.below(12)
    let on = !random.oneIn(3)
    switch random.below(40) {
    case 0...3: return .remove(view: view)
    // Often to another window.
    case 4...6: return .add(view: view, to: random.below(random.oneIn(2) ? 3 : 12), at: random.below(4))
    case 7: return .make(random.pick(ProbeKind.allCases), parent: view, rect(&random))
    case 8: return .forget(view: view)
    case 9: return .hide(view: view, on)
    case 10: return .interaction(view: view, !on)
    case 11: return .alpha(view: view, percent: random.pick([0, 1, 2, 100]))
    case 12: return .frame(view: view, rect(&random))
    case 13: return .scroll(view: view, x: coordinate(&random), y: coordinate(&random))
    case 14: return .transform(view: view, random.pick(RunTransform.allCases))
    case 15: return on ? .front(view: view) : .back(view: view)
    case 16: return .exchange(view: view, random.below(3), random.below(3))
    case 17: return on ? .multiple(view: view, true) : .exclusive(view: view, true)
    case 18: return .layout(view: view)
    case 19: return .scene(of: view, random.below(5))
    case 20: return on ? .level(of: view, random.within(-1...2)) : .show(window: view)
    case 21: return .activate(scene: view, random.oneIn(2))
    case 22: return on ? .cancelAll : .cancel(scene: view)
    case 23: return .withhold(by: random.within(-1...2), events: random.within(1...2))
    case 24...25: return on ? .sendAgain : .sendAgainTo(window: view)
    case 26: return .handle(contacts(&random), after: delay(&random))
    case 27: return .enqueue(contacts(&random), after: delay(&random))
    case 28 where depth == 0:
      return .timer(after: random.pick([-5, 0, 8, 50, 300]), action(&random, depth: 1))
    case 28...29: return .advance(by: random.pick([0, 10, 350]))
    case 30...35: return .controller(controllerAction(&random))
    case 36: return on ? .disconnect(scene: view) : .background(scene: view)
    case 37: return on ? .resignActive : .foreground(scene: view)
    case 38: return on ? .becomeActive : .letGo
    default:
      guard on, depth == 0 else { return .newApplication(window: view) }
      return .inApplication(random.below(3), action(&random, depth: 1))
    }
  }

  private func controllerAction(_ random: inout SplitMix64) -> ControllerRunAction {
    let (one, other, animated) = (random.below(6), random.below(6), random.oneIn(2))
    switch random.below(16) {
    case 0...3: return .make
    case 4...5: return .root(one, window: other)
    case 6...7: return .present(one, by: other, animated: animated)
    case 8: return .dismiss(one, animated: animated)
    case 9: return .addChild(one, to: other)
    case 10: return .removeFromParent(one)
    case 11...12: return .push(one, on: other, animated: animated)
    case 13: return .pop(one, animated: animated)
    case 14: return .show(one, in: random.below(12))
    default: return .forget(one)
    }
  }
}
