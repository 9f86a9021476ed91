// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Touchstone

/// A step of a random run; scroll views and boxes are chosen by number, modulo their count.
enum ScrollRunStep: RunStep {
  /// Creates a scroll view inside another one, or at the top.
  case list(in: Int, width: Int, height: Int, seed: Int)
  /// Creates a box in a scroll view; `seed` decides whether it is a plain view, a button or a slider.
  case box(in: Int, y: Int, seed: Int)
  case finger(Int, UITouch.Phase, x: Int, y: Int, after: Int)
  case wait(Int)
  case act(list: Int, ScrollRunAction)
  /// Runs an action in a callback of the delegate or the scroll view.
  case plan(list: Int, ScrollRunMoment, ScrollRunAction)

  var simpler: [ScrollRunStep] {
    switch self {
    case .finger(let number, let phase, let x, let y, let after) where after > 0:
      [.finger(number, phase, x: x, y: y, after: 0)]
    case .box(let list, let y, let seed) where seed > 1: [.box(in: list, y: y, seed: 1)]
    default: []
    }
  }
}

enum ScrollRunMoment: CaseIterable {
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating, didEndAnimation, willBeginZooming, didZoom, didEndZooming
  case shouldBegin, shouldCancel, touchesBegan, touchesEnded
}

enum ScrollRunAction {
  case offset(Int, animated: Bool)
  case setOffset(Int)
  case size(Int, Int)
  case inset(Int)
  case frame(Int)
  case paging(Bool)
  case enabled(Bool)
  case bounces(Bool)
  case always(Bool)
  case lock(Bool)
  case delays(Bool)
  case cancels(Bool)
  case remove
  case insert
  case zoom(Int, animated: Bool)
  case zoomTo(Int)
  case scales(Int)
  case show(Int)
  case scaled(Int)
}

/// Creates the steps of a run.
enum ScrollRunMaker {
  static func steps(_ random: inout SplitMix64) -> [ScrollRunStep] {
    var steps: [ScrollRunStep] = []
    for number in 0..<random.within(1...3) {
      steps.append(
        .list(
          in: number - 1, width: random.pick([100, 200, 300, 700]), height: random.pick([150, 400, 1000]),
          seed: random.below(1000)))
    }
    for _ in 0..<random.below(4) {
      steps.append(.box(in: random.below(3), y: random.below(300), seed: random.below(6)))
    }
    for _ in 0..<random.below(6) {
      steps.append(.plan(list: random.below(3), random.pick(ScrollRunMoment.allCases), action(&random)))
    }
    for _ in 0..<random.within(1...4) {
      switch random.below(8) {
      case 0: steps.append(.act(list: random.below(3), action(&random)))
      case 1: pinch(&random, into: &steps)
      default: drag(&random, into: &steps)
      }
      if random.oneIn(2) { steps.append(.wait(random.pick([10, 100, 170, 600, 5000]))) }
      if random.oneIn(3) { steps.append(.act(list: random.below(3), action(&random))) }
    }
    return steps
  }

  private static func drag(_ random: inout SplitMix64, into steps: inout [ScrollRunStep]) {
    let finger = random.within(1...2)
    var (x, y) = (random.below(220), random.below(220))
    let (dx, dy) = (random.within(-30...30), random.within(-40...40))
    steps.append(.finger(finger, .began, x: x, y: y, after: random.pick([0, 16, 200])))
    if random.oneIn(4) { steps.append(.wait(200)) }
    for _ in 0..<random.within(0...8) {
      (x, y) = (x + dx, y + dy)
      steps.append(.finger(finger, .moved, x: x, y: y, after: 16))
      if random.oneIn(8) { steps.append(.act(list: random.below(3), action(&random))) }
    }
    steps.append(
      .finger(finger, random.oneIn(8) ? .cancelled : .ended, x: x, y: y, after: random.pick([0, 8, 200])))
  }

  private static func pinch(_ random: inout SplitMix64, into steps: inout [ScrollRunStep]) {
    let (x, y, step) = (random.within(50...150), random.within(50...150), random.within(-8...25))
    steps.append(.finger(1, .began, x: x - 70, y: y, after: 10))
    steps.append(.finger(2, .began, x: x + 70, y: y, after: random.pick([0, 100])))
    for count in 1...random.within(1...7) {
      steps.append(.finger(1, .moved, x: x - 70 - count * step, y: y, after: 16))
      steps.append(.finger(2, .moved, x: x + 70 + count * step, y: y + count * 4, after: 0))
    }
    steps.append(.finger(1, .ended, x: x, y: y, after: 10))
    steps.append(.finger(2, .ended, x: x, y: y, after: 10))
  }

  private static func action(_ random: inout SplitMix64) -> ScrollRunAction {
    switch random.below(26) {
    case 0: .offset(random.below(1000), animated: false)
    case 1...2: .offset(random.below(1000), animated: true)
    case 3...4: .setOffset(random.below(1000))
    case 5...7: .size(random.pick([0, 100, 300, 1000]), random.pick([0, 100, 300, 1000]))
    case 8: .inset(random.within(-20...60))
    case 9...10: .frame(random.pick([0, 50, 150, 220]))
    case 11: .paging(random.oneIn(2))
    case 12: .enabled(random.oneIn(2))
    case 13: .bounces(random.oneIn(2))
    case 14: .always(random.oneIn(2))
    case 15: .lock(random.oneIn(2))
    case 16: .delays(random.oneIn(2))
    case 17: .cancels(random.oneIn(2))
    case 18: .remove
    case 19: .insert
    case 20: .zoom(random.within(1...40), animated: random.oneIn(2))
    case 21: .zoomTo(random.within(1...200))
    case 22...23: .scales(random.below(4))
    case 24: .show(random.below(1000))
    default: .scaled(random.within(1...20))
    }
  }
}
