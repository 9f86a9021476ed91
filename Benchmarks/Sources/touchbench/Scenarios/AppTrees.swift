// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import TouchCore

/// Hit-tests in trees as apps have them.
enum AppTrees: Scenario {
  static let name = "app"
  static let title = "Hit-test in app-like trees"

  static func run(_ session: Session) {
    for count in [10, 100, 1000, 10_000, 100_000] {
      let plan = TreePlan.app(count)
      compare(
        "\(spaced(count)) views", plan, points: plan.points(1000), limit: count == 1000 ? 0.3 : nil,
        in: session)
    }
  }
}
