// SPDX-License-Identifier: Apache-2.0
import RandomRunning

/// Creates the views and points of a random run.
enum DoctorRunMaker {
  static func steps(_ random: inout SplitMix64) -> [DoctorRunStep] {
    var steps = [DoctorRunStep.window(x: 0, y: 0)]
    let hasCustom = random.oneIn(3)
    let hasTurns = random.oneIn(2)
    var count = 1
    for _ in 0..<random.within(2...24) {
      if random.oneIn(60) {
        steps.append(.window(x: number(&random, 0...60), y: number(&random, 0...60)))
      } else {
        steps.append(.view(view(&random, among: count, custom: hasCustom, turns: hasTurns)))
      }
      count += 1
    }
    for _ in 0..<20 {
      if random.oneIn(5) {
        let nudges: [Double] = [0, 0, 1e-5, -1e-5, 1e-3, -1e-3, 0.1, -0.1]
        steps.append(
          .corner(random.below(5), of: random.below(count), dx: random.pick(nudges), dy: random.pick(nudges)))
      } else {
        steps.append(.point(x: number(&random, 0...400), y: number(&random, 0...400)))
      }
    }
    return steps
  }

  private static func view(
    _ random: inout SplitMix64, among count: Int, custom: Bool, turns: Bool
  ) -> DoctorRunView {
    var view = DoctorRunView()
    // Half of the views near the root, half deep down.
    view.parent = random.oneIn(2) ? random.below(count) : max(0, count - 1 - random.below(3))
    let own: [DoctorRunView.Kind] = [.card, .insider, .hitter, .deaf]
    let told: [DoctorRunView.Kind] = [.view, .view, .view, .view, .label, .image, .button, .control, .scroll]
    view.kind = custom && random.oneIn(4) ? random.pick(own) : random.pick(told)
    (view.x, view.y) = (number(&random, -60...250), number(&random, -60...250))
    (view.width, view.height) = (number(&random, 10...300), number(&random, 10...300))
    if random.oneIn(25) { view.width = 0 }
    if random.oneIn(8) { view.isHidden = true }
    if random.oneIn(6) { view.isInteractive = random.oneIn(2) }
    if random.oneIn(6) {
      view.alpha = random.pick([0, 0.005, 0.0099999, 0.01, 0.010000001, 0.0100001, 0.011, 0.02, 0.5])
    }
    view.isDisabled = random.oneIn(6)
    view.clips = random.oneIn(4)
    if view.kind == .scroll { view.offset = number(&random, -100...200) }
    if turns, random.oneIn(4) {
      switch random.below(8) {
      case 0: view.shape = .flat
      case 1: view.shape = .turned(.pi / 4)
      case 2: view.shape = .turned(.pi / 2)
      case 3: view.shape = .scaled(-1, 1)
      case 4: view.shape = .scaled(Double(random.within(1...300)) / 100, 1 / 3)
      case 5: view.shape = .sheared(Double(random.within(-100...100)) / 100)
      default: view.shape = .turned(Double(random.within(-314...314)) / 100)
      }
    }
    return view
  }

  /// A number that is whole, a half or a third, as in typical layouts.
  private static func number(_ random: inout SplitMix64, _ range: ClosedRange<Int>) -> Double {
    Double(random.within(range)) + random.pick([0, 0, 0, 0.5, 1 / 3, 2 / 3, 0.1])
  }
}
