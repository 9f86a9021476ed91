// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Touchstone

/// A step of a run in which applications are deallocated during events; views are chosen by number, modulo
/// their count.
indirect enum SuddenEndStep: RunStep {
  case finger(Int, UITouch.Phase, x: Int, y: Int, after: Int)
  case pointer(SuddenPointer, x: Int, y: Int, after: Int)
  case press(UIPress.Phase, after: Int)
  case wait(Int)
  case act(SuddenAction)
  /// Runs an action in a callback, after a number of others.
  case plan(after: Int, SuddenAction)
  /// The tracer releases the application after a number of facts.
  case endInFact(after: Int)

  var simpler: [SuddenEndStep] {
    switch self {
    case .finger(let finger, let phase, let x, let y, let after) where after > 0:
      [.finger(finger, phase, x: x, y: y, after: 0)]
    case .plan(let after, let action):
      [.act(action)] + (after > 0 ? [.plan(after: after / 2, action), .plan(after: after - 1, action)] : [])
    case .endInFact(let after) where after > 0: [.endInFact(after: after / 2), .endInFact(after: after - 1)]
    default: []
    }
  }

  static func steps(_ random: inout SplitMix64) -> [SuddenEndStep] {
    var steps: [SuddenEndStep] = []
    for _ in 0..<random.within(3...30) {
      let (x, y, after) = (random.below(330), random.below(620), random.pick([0, 16, 16, 16, 120, 600]))
      switch random.below(20) {
      case 0...9:
        let phase = random.pick([UITouch.Phase.began, .began, .moved, .moved, .moved, .ended, .cancelled])
        steps.append(.finger(random.within(1...2), phase, x: x, y: y, after: after))
      case 10...11: drag(&random, into: &steps)
      case 12: steps.append(.pointer(random.pick(SuddenPointer.allCases), x: x, y: y, after: after))
      case 13: steps.append(.press(random.pick([.began, .ended]), after: after))
      case 14: steps.append(.wait(random.pick([10, 300, 1000])))
      case 15...16: steps.append(.act(SuddenAction.random(&random)))
      case 17...18: steps.append(.plan(after: random.below(12), SuddenAction.random(&random)))
      default:
        steps.append(
          random.oneIn(2) ? .act(.end(keepingWindow: random.oneIn(2))) : .endInFact(after: random.below(60)))
      }
    }
    return steps
  }

  /// A finger that comes down and moves, and lifts or stays.
  private static func drag(_ random: inout SplitMix64, into steps: inout [SuddenEndStep]) {
    var (x, y) = (random.below(330), random.below(620))
    let (dx, dy) = (random.within(-20...20), random.within(-30...30))
    steps.append(.finger(1, .began, x: x, y: y, after: 16))
    for _ in 0..<random.within(1...5) {
      (x, y) = (x + dx, y + dy)
      steps.append(.finger(1, .moved, x: x, y: y, after: 16))
    }
    if random.oneIn(2) { steps.append(.finger(1, .ended, x: x, y: y, after: 8)) }
  }
}

/// The actions of a pointer.
enum SuddenPointer: CaseIterable {
  case hover, scroll, scrollBegins, scrolls, scrollEnds, pinchBegins, pinches

  var action: PointerFrame.Action {
    switch self {
    case .hover: .hover(.regionMoved)
    case .scroll: .scroll(by: CGVector(dx: 0, dy: 20), .notch)
    case .scrollBegins: .scroll(by: CGVector(dx: 0, dy: 5), .began)
    case .scrolls: .scroll(by: CGVector(dx: 0, dy: 15), .changed)
    case .scrollEnds: .scroll(by: .zero, .ended)
    case .pinchBegins: .transform(scale: 1.1, rotation: 0, .began)
    case .pinches: .transform(scale: 1.5, rotation: 0.1, .changed)
    }
  }
}

/// The actions of code, between events or during one.
enum SuddenAction {
  /// Only the system still holds the application.
  case end(keepingWindow: Bool)
  case remove(Int)
  case insert(Int)
  case enable(Int, Bool)
  case hide(Int, Bool)
  case focus(Int)
  case animate(Int, spring: Bool)
  case animator(Int)
  case offset(Int, animated: Bool)
  case value(Int)
  case write(Int, UIGestureRecognizer.State)
  case enableGesture(Int, Bool)
  case push(animated: Bool)
  case pop(animated: Bool)
  case present(animated: Bool)
  case dismiss(animated: Bool)
  case resignActive
  case becomeActive
  case disconnect
  case hideWindow
  case timer(Int)

  static func random(_ random: inout SplitMix64) -> SuddenAction {
    let (number, on) = (random.below(14), random.oneIn(2))
    switch random.below(26) {
    case 0...2: return .end(keepingWindow: on)
    case 3: return .remove(number)
    case 4: return .insert(number)
    case 5: return .enable(number, on)
    case 6: return .hide(number, random.oneIn(4))
    case 7: return .focus(number)
    case 8...9: return .animate(number, spring: on)
    case 10: return .animator(number)
    case 11...12: return .offset(random.below(600), animated: on)
    case 13: return .value(random.below(10))
    case 14...15: return .write(number, random.pick([.began, .changed, .ended, .cancelled, .failed]))
    case 16: return .enableGesture(number, on)
    case 17: return .push(animated: on)
    case 18: return .pop(animated: on)
    case 19: return .present(animated: on)
    case 20: return .dismiss(animated: on)
    case 21: return .resignActive
    case 22: return .becomeActive
    case 23: return .disconnect
    case 24: return .hideWindow
    default: return .timer(random.below(500))
    }
  }
}
