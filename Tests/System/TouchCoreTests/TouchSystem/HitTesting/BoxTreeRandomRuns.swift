// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

@testable import TouchCore

/// A change of a tree of boxes with up to some hundred children.
private enum BoxStep: RunStep {
  case build(count: Int)
  case add(x: Int, y: Int, size: Int)
  case take(Int)
  case move(Int, x: Int, y: Int, size: Int)
  case raise(Int)
  case hide(Int, Bool)

  var simpler: [BoxStep] {
    switch self {
    case .build(let count): count > 0 ? [.build(count: count / 2), .build(count: count - 1)] : []
    case .add(_, _, let size): size > 1 ? [.add(x: 0, y: 0, size: 1)] : []
    default: []
    }
  }

  static func steps(_ random: inout SplitMix64) -> [BoxStep] {
    var steps: [BoxStep] = [
      .build(count: random.pick([0, 1, 2, 3, 17, 100, random.below(500), random.oneIn(20) ? 1500 : 64]))
    ]
    for _ in 0..<random.below(60) {
      let (x, y) = (random.below(100), random.below(100))
      // Now and then a box that single precision cannot count, and many in one place.
      let size = random.oneIn(30) ? .max : random.oneIn(3) ? 0 : random.within(1...40)
      switch random.below(8) {
      case 0...1: steps.append(.add(x: x, y: y, size: size))
      case 2...3: steps.append(.take(random.below(500)))
      case 4: steps.append(.move(random.below(500), x: x, y: y, size: size))
      case 5: steps.append(.move(random.below(500), x: x * 1_000_000, y: 0, size: size))
      case 6: steps.append(.raise(random.below(500)))
      default: steps.append(.hide(random.below(500), !random.oneIn(3)))
      }
    }
    return steps
  }
}

/// A tree beside the plain list of what is in it.
private final class BoxWorld {
  private var tree = BoxTree()
  private var children: [UIView] = []
  private var ranks: Int64 = 0

  static func fault(_ steps: [BoxStep]) -> String? {
    let world = BoxWorld()
    for (place, step) in steps.enumerated() {
      world.take(step)
      // Often several children change and leave before the next hit-test.
      if place % 3 != 0 { continue }
      world.tree.refreshAll()
      if let fault = world.tree.fault(among: world.children) { return fault }
      for probe in 0..<4 {
        let point = CGPoint(
          x: Double((place * 31 + probe * 17) % 101), y: Double((place * 7 + probe * 29) % 101))
        if world.tree.topmost(at: point)?.object !== world.topmost(at: point) {
          return "another child at \(point)"
        }
      }
    }
    return nil
  }

  private func topmost(at point: CGPoint) -> UIView? {
    let hit = children.filter { !$0.isHidden && $0.frame.contains(point) }
    return hit.max { $0.rank < $1.rank }
  }

  private func take(_ step: BoxStep) {
    switch step {
    case .build(let count):
      children = (0..<count).map { place in
        make(place * 37 % 100, place * 53 % 100, place * 13 % 30)
      }
      tree = BoxTree(children)
    case .add(let x, let y, let size):
      let child = make(x, y, size)
      children.append(child)
      tree.add(child)
    case .take(let number):
      guard !children.isEmpty else { return }
      tree.release(children.remove(at: number % children.count))
    case .move(let number, let x, let y, let size): change(number) { $0.frame = self.rect(x, y, size) }
    case .raise(let number): change(number) { $0.rank = self.nextRank() }
    case .hide(let number, let on): change(number) { $0.isHidden = on }
    }
  }

  private func change(_ number: Int, _ body: (UIView) -> Void) {
    guard !children.isEmpty else { return }
    let child = children[number % children.count]
    body(child)
    tree.note(child)
  }

  private func make(_ x: Int, _ y: Int, _ size: Int) -> UIView {
    let child = UIView(frame: rect(x, y, size))
    child.rank = nextRank()
    return child
  }

  private func rect(_ x: Int, _ y: Int, _ size: Int) -> CGRect {
    size == .max
      ? CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
      : CGRect(x: x, y: y, width: size, height: size)
  }

  private func nextRank() -> Int64 {
    ranks += 1
    return ranks * (ranks % 2 == 0 ? 1 : -1)
  }
}

struct BoxTreeRandomRuns {
  @Test func `a tree of boxes stays sound and finds what a list finds`() {
    RandomRuns(name: "boxes", make: BoxStep.steps, fault: BoxWorld.fault).check(500)
  }
}
