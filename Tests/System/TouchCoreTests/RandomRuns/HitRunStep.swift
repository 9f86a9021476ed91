// SPDX-License-Identifier: Apache-2.0
import RandomRunning

@testable import TouchCore

/// One thing that happens in a random run of hit-tests.
///
/// Views go by number, counted around.
enum HitRunStep: RunStep {
  case make(HitClass, parent: Int, RunRect)
  /// Many small views in one, so that its index is a tree.
  case crowd(HitClass, parent: Int, count: Int)
  /// The view will do this once, when it is next asked anything.
  case plan(view: Int, HitRunChange)
  case change(HitRunChange)
  case ask(x: Int, y: Int)

  var simpler: [HitRunStep] {
    switch self {
    case .make(let kind, let parent, let rect):
      (rect == .whole ? [] : [.make(kind, parent: parent, .whole)])
        + (kind == .plain ? [] : [.make(.plain, parent: parent, rect)])
        + (parent == 0 ? [] : [.make(kind, parent: 0, rect)])
    case .crowd(let kind, let parent, let count):
      (count > 1
        ? [.crowd(kind, parent: parent, count: count / 2), .crowd(kind, parent: parent, count: count - 1)]
        : [])
        + (parent == 0 ? [] : [.crowd(kind, parent: 0, count: count)])
    case .plan(_, let change): [.change(change)]
    case .change, .ask: []
    }
  }
}

/// A change of the views in a random run of hit-tests.
enum HitRunChange {
  case add(view: Int, to: Int, at: Int)
  case remove(view: Int)
  case hide(view: Int, Bool)
  case interaction(view: Int, Bool)
  case alpha(view: Int, percent: Int)
  case frame(view: Int, RunRect)
  case scroll(view: Int, x: Int, y: Int)
  case transform(view: Int, RunTransform)
  case front(view: Int)
  case back(view: Int)
  case exchange(view: Int, Int, Int)
}

/// Makes the steps of a random run of hit-tests.
enum HitRunMaker {
  static func steps(_ random: inout SplitMix64) -> [HitRunStep] {
    let classes =
      switch random.below(4) {
      case 0: HitClass.geometric
      case 1: HitClass.geometric + HitClass.geometric + [random.pick(HitClass.allCases)]
      default: HitClass.allCases
      }
    var steps: [HitRunStep] = []
    for _ in 0..<random.within(1...8) {
      steps.append(.make(random.pick(classes), parent: random.below(8), rect(&random)))
    }
    if random.oneIn(3) {
      steps.append(.crowd(random.pick(classes), parent: random.below(3), count: random.within(10...40)))
    }
    for _ in 0..<random.within(2...12) {
      switch random.below(8) {
      case 0...1:
        // Half of them change the very view that is asked.
        let view = random.below(40)
        steps.append(.plan(view: view, change(&random, of: random.oneIn(2) ? view : nil)))
      case 2...3: steps.append(.change(change(&random)))
      case 4: steps.append(.make(random.pick(classes), parent: random.below(40), rect(&random)))
      default: steps.append(.ask(x: random.below(101), y: random.below(101)))
      }
    }
    steps.append(.ask(x: random.below(101), y: random.below(101)))
    return steps
  }

  private static func rect(_ random: inout SplitMix64) -> RunRect {
    if random.oneIn(4) { return .whole }
    let odd = random.oneIn(25) ? random.pick([RunContact.notANumber, RunContact.infinite, -20]) : 60
    return RunRect(x: random.below(60), y: random.below(60), width: random.within(10...100), height: odd)
  }

  private static func change(_ random: inout SplitMix64, of own: Int? = nil) -> HitRunChange {
    let view = own ?? random.below(50)
    switch random.below(13) {
    case 0...1: return .remove(view: view)
    case 2...4: return .add(view: view, to: random.below(random.oneIn(2) ? 3 : 40), at: random.below(20))
    case 5: return .hide(view: view, !random.oneIn(3))
    case 6: return .interaction(view: view, random.oneIn(2))
    case 7: return .alpha(view: view, percent: random.pick([0, 1, 2, 100]))
    case 8: return .frame(view: view, rect(&random))
    case 9: return .scroll(view: view, x: random.below(30), y: random.oneIn(20) ? RunContact.notANumber : 0)
    case 10: return .transform(view: view, random.pick(RunTransform.allCases))
    case 11: return random.oneIn(2) ? .front(view: view) : .back(view: view)
    default: return .exchange(view: random.below(4), random.below(12), random.below(12))
    }
  }
}
