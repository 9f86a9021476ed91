// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// One subject that is measured.
protocol Scenario {
  /// The word that chooses it on the command line.
  static var name: String { get }
  /// What it measures, in a line.
  static var title: String { get }
  /// Measures it.
  static func run(_ session: Session)
}

/// All of them, in the order of the table.
let scenarios: [any Scenario.Type] = [
  Siblings.self, Overrides.self, Piles.self, Chains.self, AppTrees.self, ColdCaches.self, Changes.self,
  MassChanges.self, Layouts.self, BusyApps.self, Delivery.self, Gestures.self, Lifts.self, Controls.self,
  Scrolling.self, Hands.self, Memory.self,
]

extension Scenario {
  /// Measures the same points on the same tree for both sides, after both agreed on every answer.
  static func compare(
    _ name: String, _ plan: TreePlan, points: [CGPoint], limit: Double? = nil, in session: Session
  ) {
    let live = LiveTree(plan)
    let plain = PlainTree(plan)
    Session.require(live.answers(at: points), equals: plain.answers(at: points), in: name)
    let times = Stopwatch.compare({ _ = live.hits(at: points) }, with: { _ = plain.hits(at: points) })
    let count = Double(points.count)
    session.add(
      Measurement(
        title, name, times.first / count, against: "plain recursion", times.second / count,
        ratio: times.ratio, limit: limit))
  }

  /// A number with a space between thousands.
  static func spaced(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(count / 1000) " + String("\(1000 + count % 1000)".dropFirst())
  }
}
