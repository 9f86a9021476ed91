// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// Hit-tests among siblings of which every second one overrides `point(inside:with:)`.
enum Overrides: Scenario {
  static let name = "overrides"
  static let title = "Hit-test among siblings, half of which override point(inside:with:)"

  static func run(_ session: Session) {
    for count in [1000, 10_000, 100_000] {
      let plan = TreePlan.tiles(count)
      let points = plan.points(count > 10_000 ? 50 : 300)
      let live = LiveTree(plan) { $0 % 2 == 0 ? Insider(frame: $1) : UIView(frame: $1) }
      let plain = PlainTree(plan) { $0 % 2 == 0 ? PlainInsider(frame: $1) : PlainView(frame: $1) }
      Session.require(live.answers(at: points), equals: plain.answers(at: points), in: "overrides")
      let times = Stopwatch.compare({ _ = live.hits(at: points) }, with: { _ = plain.hits(at: points) })
      let number = Double(points.count)
      session.add(
        Measurement(
          title, "\(spaced(count)) siblings", times.first / number, against: "plain recursion",
          times.second / number, ratio: times.ratio, limit: 1))
    }
  }
}

/// A view that decides itself whether a point is inside.
final class Insider: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// The same of the baseline.
nonisolated final class PlainInsider: PlainView {
  override func point(inside point: CGPoint, with event: AnyObject?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// Hit-tests in a pile of views that all cover their superview.
enum Piles: Scenario {
  static let name = "piles"
  static let title = "Hit-test among full-size siblings"

  static func run(_ session: Session) {
    for count in [10, 1000] {
      let plan = TreePlan.pile(count)
      compare("\(spaced(count)) siblings", plan, points: plan.points(1000), limit: 1.2, in: session)
    }
  }
}

/// Hit-tests that find nothing in the processor's caches.
enum ColdCaches: Scenario {
  static let name = "cold"
  static let title = "Hit-test in app-like trees after other work has filled the caches"

  static func run(_ session: Session) {
    let plan = TreePlan.app(1000)
    let points = plan.points(60)
    let (live, plain) = (LiveTree(plan), PlainTree(plan))
    Session.require(live.answers(at: points), equals: plain.answers(at: points), in: title)
    var memory = [UInt8](repeating: 1, count: 64 << 20)
    func time(_ body: (CGPoint) -> Void) -> Double {
      var sum = 0.0
      for point in points {
        for place in stride(from: 0, to: memory.count, by: 64) { memory[place] &+= 1 }
        sum += Stopwatch.time { body(point) }
      }
      return sum / Double(points.count)
    }
    let root = plain.views[0]
    let samples = (0..<Stopwatch.rounds).map { _ in
      (
        time { _ = live.window.hitTest($0, with: nil) }, time { _ = root.hitTest($0, with: nil) }
      )
    }
    session.add(
      Measurement(
        title, "1 000 views", Stopwatch.median(samples.map(\.0)), against: "plain recursion",
        Stopwatch.median(samples.map(\.1)), ratio: Stopwatch.median(samples.map { $0.0 / $0.1 }), limit: 0.5))
  }
}
