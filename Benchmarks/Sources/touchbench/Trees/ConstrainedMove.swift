// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// Tiles that are moved by their frames while constraints place a view in each, and the same of the baseline.
final class ConstrainedMove {
  let live: LiveTree
  let plain: PlainTree
  private let point: CGPoint
  private let count: Int
  private let frames: [[CGRect]]
  private var (round, plainRound) = (0, 0)

  init(_ count: Int) {
    let plan = TreePlan.tiles(count, around: CGRect(x: 7, y: 7, width: 2, height: 2))
    point = CGPoint(x: plan.bounds.width / 2 + 1, y: plan.bounds.height / 2 + 1)
    let places = plan.nodes.dropFirst().prefix(count).map(\.frame)
    frames = [places, places.map { $0.offsetBy(dx: 3, dy: 2) }]
    self.count = count
    live = LiveTree(plan)
    plain = PlainTree(plan)
    for view in live.views.dropFirst(1 + count) {
      guard let tile = view.superview else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.rightAnchor.constraint(equalTo: tile.rightAnchor, constant: -1),
        view.bottomAnchor.constraint(equalTo: tile.bottomAnchor, constant: -1),
        view.widthAnchor.constraint(equalToConstant: 2), view.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
    live.window.layoutIfNeeded()
  }

  func move() {
    round ^= 1
    for (view, frame) in zip(live.views.dropFirst().prefix(count), frames[round]) { view.frame = frame }
  }

  func movePlain() {
    plainRound ^= 1
    for (view, frame) in zip(plain.views.dropFirst().prefix(count), frames[plainRound]) { view.frame = frame }
  }

  func hit() -> UIView? { live.window.hitTest(point, with: nil) }

  func hitPlain() -> PlainView? { plain.views[0].hitTest(point, with: nil) }

  /// The places in the plan of both answers.
  func answers() -> (live: [Int?], plain: [Int?]) {
    (
      [hit().flatMap { found in live.views.firstIndex { $0 === found } }],
      [hitPlain().flatMap { found in plain.views.firstIndex { $0 === found } }]
    )
  }
}
