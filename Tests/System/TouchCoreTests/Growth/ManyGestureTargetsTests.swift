// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

@MainActor @Suite struct ManyGestureTargetsTests {
  private final class Target {
    let number: Int
    let told: (Target) -> Void

    init(_ number: Int, _ told: @escaping (Target) -> Void) { (self.number, self.told) = (number, told) }

    func hear() { told(self) }
    func listen() { told(self) }
  }

  private static let hear = Selector("hear", Target.hear)
  private static let listen = Selector("listen", Target.listen)

  @Test func `targets that remove themselves when called are called once`() {
    let tap = UITapGestureRecognizer()
    var told: [Int] = []
    let targets = (0..<2000).map { number in
      Target(number) {
        told.append($0.number)
        tap.removeTarget($0, action: number % 2 == 0 ? nil : Self.hear)
      }
    }
    for target in targets { tap.addTarget(target, action: Self.hear) }
    tap.state = .ended
    tap.state = .ended
    #expect(told == Array(0..<2000))
    #expect(tap.targets.isEmpty)
  }

  @Test func `deallocated targets make room for others`() {
    let tap = UITapGestureRecognizer()
    var told: [Int] = []
    let stays = Target(0) { told.append($0.number) }
    tap.addTarget(stays, action: Self.hear)
    for number in 1...2000 { tap.addTarget(Target(number) { _ in told.append(number) }, action: Self.hear) }
    #expect(tap.targets.count < 100)
    tap.state = .ended
    #expect(told == [0])
    #expect(tap.targets.count == 1)
  }

  @Test func `many targets of a recognizer come and go like few`() {
    for seed in 0..<200 {
      let plain = Self.story(seed)
      let crowded = Crowd.$isEverything.withValue(true) { Self.story(seed) }
      #expect(plain == crowded, "seed \(seed)")
    }
  }

  /// What targets hear, while targets come and go at random, also when they are told.
  private static func story(_ seed: Int) -> [String] {
    var draws = SplitMix64(seed: UInt64(seed))
    let tap = UITapGestureRecognizer()
    var story: [String] = []
    var targets: [Target?] = []
    func hear(_ target: Target) {
      story.append("\(target.number)")
      if draws.oneIn(3) { change() }
    }
    func change() {
      let (place, action) = (draws.below(6), draws.oneIn(2) ? Self.hear : Self.listen)
      guard let target = targets[place] else { return targets[place] = Target(place) { hear($0) } }
      switch draws.below(9) {
      case 0...2: tap.addTarget(target, action: action)
      case 3: tap.addTarget(target, action: Target.hear)
      case 4: tap.removeTarget(target, action: nil)
      case 5: tap.removeTarget(target, action: action)
      case 6: tap.removeTarget(nil, action: action)
      case 7: targets[place] = nil
      default: if draws.oneIn(4) { tap.removeTarget(nil, action: nil) }
      }
    }
    targets = (0..<6).map { Target($0) { hear($0) } }
    for _ in 0..<40 {
      for _ in 0..<4 { change() }
      story.append("told")
      tap.state = .ended
    }
    return story
  }
}
