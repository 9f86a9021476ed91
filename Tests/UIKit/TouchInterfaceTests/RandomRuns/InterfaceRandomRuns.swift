// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchTesting
import Touchstone

@testable import TouchCore

/// Bars, alerts, pages, dynamics, menus, drags and text, each changed by code in the middle of anything.
@Suite struct InterfaceRandomRuns {
  @Test(arguments: InterfaceArea.allCases)
  func `fingers and code in any order leave every call with its end and nothing behind`(area: InterfaceArea) {
    let names = area.scene(in: InterfaceWorld()).changes.map(\.name)
    RandomRuns(name: "\(area)", make: { InterfaceStep.steps(of: names, &$0) }) { steps in
      defer { UIApplication.current = nil }
      var remains: [WeakObject] = []
      let fault = Self.fault(of: area, steps, leaving: &remains)
      if let fault { return fault }
      UIApplication.current = nil
      let left = remains.compactMap { $0.object.map { "\(type(of: $0))" } }
      return left.isEmpty ? nil : "still there: \(left.joined(separator: ", "))"
    }.check(500)
  }

  private static func fault(
    of area: InterfaceArea, _ steps: [InterfaceStep], leaving remains: inout [WeakObject]
  ) -> String? {
    let world = InterfaceWorld()
    let scene = area.scene(in: world)
    let changes = Dictionary(
      scene.changes.map { ($0.name, $0.make) }, uniquingKeysWith: { first, _ in first })
    let misuses = Misused.during {
      for step in steps {
        switch step {
        case .change(let name, let draw): changes[name]?(draw)
        case .finger(let id, let phase, let x, let y): world.finger(id, phase, CGPoint(x: x, y: y))
        case .frames(let count): world.frames(count)
        }
      }
      world.liftAll()
      scene.finish()
      // Longer than anything that moves by itself goes on.
      world.frames(150)
    }
    remains = world.watched
    if let misuse = misuses.first { return "misuse: \(misuse)" }
    return world.fault ?? scene.fault
  }
}

/// A step of a run.
nonisolated enum InterfaceStep: RunStep {
  case change(String, Int)
  case finger(Int, UITouch.Phase, CGFloat, CGFloat)
  case frames(Int)

  var simpler: [InterfaceStep] {
    switch self {
    case .change(let name, let draw) where draw > 0: [.change(name, 0), .change(name, draw / 2)]
    case .frames(let count) where count > 1: [.frames(1), .frames(count / 2)]
    default: []
    }
  }

  static func steps(of changes: [String], _ draws: inout SplitMix64) -> [InterfaceStep] {
    var steps: [InterfaceStep] = []
    var down: Set<Int> = []
    for _ in 0..<(6 + draws.below(20)) {
      let id = 1 + draws.below(2)
      let (x, y) = (CGFloat(draws.below(320)), CGFloat(draws.below(480)))
      switch draws.below(8) {
      case 0, 1, 2: steps.append(.change(changes[draws.below(changes.count)], draws.below(64)))
      case 3: steps.append(.frames(1 + draws.below(40)))
      default:
        if down.contains(id) {
          let phase = [UITouch.Phase.moved, .moved, .stationary, .ended, .ended, .cancelled][draws.below(6)]
          steps.append(.finger(id, phase, x, y))
          if phase == .ended || phase == .cancelled { down.remove(id) }
        } else {
          steps.append(.finger(id, .began, x, y))
          down.insert(id)
        }
      }
    }
    return steps
  }
}
