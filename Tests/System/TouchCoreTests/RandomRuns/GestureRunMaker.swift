// SPDX-License-Identifier: Apache-2.0
import RandomRunning

@testable import TouchCore

/// Makes the steps of a random run of gestures: a run of touches with recognizers on its views.
struct GestureRunMaker {
  private static let states: [UIGestureRecognizer.State] = [
    .possible, .began, .changed, .ended, .cancelled, .failed,
  ]

  static func steps(_ random: inout SplitMix64) -> [TouchRunStep] {
    var steps = TouchRunMaker.steps(&random)
    // Some runs are of fingers and recognizers alone, so that gestures come to their end.
    if random.oneIn(2) {
      steps.removeAll { step in
        switch step {
        case .plan, .act: true
        default: false
        }
      }
    }
    let first = steps.firstIndex { if case .make = $0 { false } else { true } } ?? steps.count
    var setting: [TouchRunStep] = []
    for _ in 0..<random.within(1...5) {
      setting.append(
        .act(
          .gesture(
            .make(random.pick(GestureKind.allCases), view: random.below(8), seed: random.below(1000)))))
    }
    for _ in 0..<random.below(8) { setting.append(.act(.gesture(option(&random)))) }
    steps.insert(contentsOf: setting, at: first)
    for _ in 0..<random.below(8) {
      let place = random.within(first...steps.count)
      if random.oneIn(2) {
        steps.insert(
          .gesturePlan(random.below(5), random.pick(GestureMoment.allCases), action(&random)), at: place)
      } else {
        steps.insert(.act(action(&random)), at: place)
      }
    }
    for _ in 0..<random.below(3) { steps.append(contentsOf: tap(&random)) }
    if random.oneIn(12) {
      steps.insert(.lastFact(after: random.below(80)), at: random.within(first...steps.count))
    }
    // In the midst of things an application goes, and another one comes.
    if random.oneIn(6) {
      let place = random.within(first...steps.count)
      steps.insert(.act(.newApplication(window: random.below(3))), at: place)
      if random.oneIn(2) { steps.insert(.act(.letGo), at: random.within(first...place)) }
    }
    if random.oneIn(2) { InputRunMaker.add(to: &steps, from: first, &random) }
    return steps
  }

  /// A finger that comes down and lifts, as a gesture of fingers does more often than chance.
  private static func tap(_ random: inout SplitMix64) -> [TouchRunStep] {
    let id = random.within(5...6)
    let (x, y) = (random.below(100), random.below(100))
    var finger = RunContact(id: id, phase: .began, x: x, y: y)
    var steps: [TouchRunStep] = [.fingers([finger], after: random.pick([8, 100, 400]))]
    for step in 1..<random.within(1...5) {
      finger = RunContact(id: id, phase: .moved, x: x + 15 * step, y: y)
      steps.append(.fingers([finger], after: 16))
    }
    finger.phase = .ended
    steps.append(.fingers([finger], after: random.pick([8, 16, 100, 400])))
    return steps
  }

  private static func option(_ random: inout SplitMix64) -> GestureRunAction {
    let number = random.below(5)
    switch random.below(10) {
    case 8:
      return random.oneIn(2) ? .pressTypes(number, all: true) : .exclusiveType(number, random.oneIn(2))
    case 9: return .touchTypes(number, fingersOnly: random.oneIn(2))
    case 0...1: return .require(number, toFail: random.below(5))
    case 2: return .cancels(number, random.oneIn(3))
    case 3...4: return .delaysBegan(number, true)
    case 5: return .delaysEnded(number, random.oneIn(3))
    default: return .delegate(number, seed: random.below(1000))
    }
  }

  private static func action(_ random: inout SplitMix64) -> TouchRunAction {
    let number = random.below(5)
    switch random.below(20) {
    case 16: return .letGo
    case 17: return .newApplication(window: random.below(3))
    case 18: return .inApplication(random.below(2), .gesture(option(&random)))
    case 0...2: return .gesture(.write(number, random.pick(states)))
    case 3...4: return .gesture(.enable(number, !random.oneIn(2)))
    case 5: return .gesture(.add(number, to: random.below(8)))
    case 6: return .gesture(.remove(number))
    case 7: return .gesture(.forget(number))
    case 8: return .gesture(.ignore(number))
    case 9: return .gesture(.dropTarget(number))
    case 10:
      return .gesture(
        .make(random.pick(GestureKind.allCases), view: random.below(8), seed: random.below(1000)))
    case 11: return .remove(view: random.below(12))
    case 12:
      return .timer(after: random.below(400), .gesture(.write(number, random.pick(states))))
    case 13: return .advance(by: random.pick([10, 350, 800]))
    default: return .gesture(option(&random))
    }
  }
}
