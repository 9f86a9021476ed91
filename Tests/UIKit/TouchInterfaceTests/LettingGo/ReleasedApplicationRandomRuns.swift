// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchInterface
import TouchTesting

@testable import TouchCore

/// An application that is released at any moment takes everything along that belongs to it.
@Suite struct ReleasedApplicationRandomRuns {
  @Test(arguments: ReleasedFeature.allCases)
  func `an application that is released at any callback or frame takes everything along`(
    feature: ReleasedFeature
  ) {
    let steps: [ReleasedStep] = [
      .begin(feature), .finger(.began, 70, 130), .frames(20), .finger(.moved, 90, 140),
      .finger(.moved, 200, 320),
      .frames(2), .finger(.moved, 210, 330), .finger(.ended, 210, 330), .hover(70, 130), .frames(24),
    ]
    var moment = 1
    repeat {
      defer { moment += 1 }
      let world = Self.run(steps, endingAt: moment)
      if !world.remains.isEmpty { Issue.record("\(feature), moment \(moment): \(world.remains)") }
      guard world.moments >= moment else { break }
    } while moment < 1000
    #expect(moment > 45)
  }

  @Test func `an application that is released in the middle of anything takes everything along`() {
    RandomRuns(name: "released applications", make: ReleasedStep.steps) { steps in
      var moment = 1000
      if case .end(let chosen)? = steps.first { moment = chosen }
      let world = Self.run(steps, endingAt: moment)
      return world.remains.isEmpty ? nil : "still there: \(world.remains)"
    }.check(1500)
  }

  private static func run(_ steps: [ReleasedStep], endingAt moment: Int) -> ReleasedWorld {
    let world = ReleasedWorld(endingAt: moment)
    _ = Misused.during {
      for step in steps where !world.isGone { step.perform(in: world) }
      if !world.isGone { world.letGo() }
    }
    UIApplication.current = nil
    return world
  }
}

/// A step of a run.
nonisolated enum ReleasedStep: RunStep {
  /// The first one says when the application is released.
  case end(Int)
  case begin(ReleasedFeature)
  case finger(UITouch.Phase, CGFloat, CGFloat)
  case hover(CGFloat, CGFloat)
  case frames(Int)

  var simpler: [ReleasedStep] {
    switch self {
    case .frames(let count) where count > 1: [.frames(1), .frames(count / 2)]
    default: []
    }
  }

  static func steps(_ draws: inout SplitMix64) -> [ReleasedStep] {
    var steps: [ReleasedStep] = [.end(1 + draws.below(120))]
    for _ in 0...draws.below(3) {
      steps.append(.begin(ReleasedFeature.allCases[draws.below(ReleasedFeature.allCases.count)]))
    }
    var isDown = false
    for _ in 0..<12 {
      let (x, y) = (CGFloat(10 + draws.below(300)), CGFloat(60 + draws.below(400)))
      switch draws.below(6) {
      case 0: steps.append(.frames(1 + draws.below(25)))
      case 1: steps.append(.hover(x, y))
      default:
        guard isDown else {
          steps.append(.finger(.began, draws.below(3) == 0 ? x : 70, draws.below(3) == 0 ? y : 130))
          isDown = true
          continue
        }
        let phase = [UITouch.Phase.moved, .moved, .moved, .ended, .cancelled][draws.below(5)]
        if draws.below(2) == 0 { steps.append(.frames(16)) }
        steps.append(.finger(phase, x, y))
        isDown = phase == .moved
      }
    }
    return steps
  }

  @MainActor func perform(in world: ReleasedWorld) {
    switch self {
    case .end: break
    case .begin(let feature): feature.begin(in: world)
    case .finger(let phase, let x, let y): world.finger(phase, CGPoint(x: x, y: y))
    case .hover(let x, let y): world.hover(CGPoint(x: x, y: y))
    case .frames(let count): world.frames(count)
    }
  }
}
