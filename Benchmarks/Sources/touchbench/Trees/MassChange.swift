// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// The children of one view, live and plain, all of which change at once.
final class MassChange {
  /// What happens to every child.
  enum Kind: String, CaseIterable {
    case move = "moved"
    case fade = "faded"
    case renew = "removed and added again"
  }

  let live: LiveTree
  let plain: PlainTree
  /// A point in the middle of the root.
  let point: CGPoint
  private let frames: [[CGRect]]
  private var round = 0
  private var plainRound = 0

  init(_ plan: TreePlan) {
    live = LiveTree(plan)
    plain = PlainTree(plan)
    point = CGPoint(x: plan.bounds.width / 2 + 1, y: plan.bounds.height / 2 + 1)
    let places = plan.nodes.dropFirst().map(\.frame)
    frames = [places, places.map { $0.offsetBy(dx: 3, dy: 2) }]
  }

  /// Changes every child, back and forth by turns.
  func change(_ kind: Kind) {
    round ^= 1
    let views = live.views.dropFirst()
    switch kind {
    case .move: for (view, frame) in zip(views, frames[round]) { view.frame = frame }
    case .fade:
      let alpha: CGFloat = round == 1 ? 0 : 1
      for view in views { view.alpha = alpha }
    case .renew:
      for view in views.reversed() { view.removeFromSuperview() }
      for view in views { live.window.addSubview(view) }
    }
  }

  func hit() -> UIView? { live.window.hitTest(point, with: nil) }

  /// The same for the baseline, which removes all subviews in one step.
  func changePlain(_ kind: Kind) {
    plainRound ^= 1
    let views = plain.views.dropFirst()
    switch kind {
    case .move: for (view, frame) in zip(views, frames[plainRound]) { view.frame = frame }
    case .fade:
      let alpha: CGFloat = plainRound == 1 ? 0 : 1
      for view in views { view.alpha = alpha }
    case .renew:
      plain.views[0].removeSubviews()
      for view in views { plain.views[0].addSubview(view) }
    }
  }

  func hitPlain() -> PlainView? { plain.views[0].hitTest(point, with: nil) }

  /// The places in the plan of both answers.
  func answers() -> (live: [Int?], plain: [Int?]) {
    (
      [hit().flatMap { found in live.views.firstIndex { $0 === found } }],
      [hitPlain().flatMap { found in plain.views.firstIndex { $0 === found } }]
    )
  }
}
