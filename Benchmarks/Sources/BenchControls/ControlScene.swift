// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchControls
import TouchCore

/// A finger in a view of the tree of 1 000, with a tap, a pan and a long press around it: a button that tells
/// targets of every event of touches, or a view that hears its touches.
package final class ControlScene {
  package enum Kind {
    case button, recognizers
  }

  package let tree: LiveTree
  /// How often somebody was told something.
  package private(set) var actions = 0
  private let point: CGPoint
  private var touches = TouchPlan()

  private static let events: [UIControl.Event] = [
    .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside,
    .touchUpOutside, .touchCancel,
  ]

  package init(_ kind: Kind) {
    let plan = TreePlan.app(1000)
    tree = LiveTree(plan, of: .listener)
    point = tree.pointInView(of: plan.points(1000))
    guard let holder = tree.window.hitTest(point, with: nil) else {
      complain("no view of the tree is at the point.")
    }
    switch kind {
    case .button:
      let button = UIButton(frame: holder.bounds)
      for event in Self.events { button.addTarget(self, action: ControlScene.told, for: event) }
      holder.addSubview(button)
    case .recognizers:
      holder.addSubview(Listener(frame: holder.bounds))
    }
    let recognizers = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.addTarget(self, action: ControlScene.heard)
      holder.addGestureRecognizer(recognizer)
    }
    tree.window.layoutIfNeeded()
  }

  private func told(_ sender: UIButton, _ event: UIEvent?) { actions += 1 }
  private func heard(_ sender: UIGestureRecognizer) { actions += 1 }

  /// So many whole touches: down, eight moves, up.
  package func frames(_ count: Int, _ course: FingerCourse) -> [ContactFrame] {
    touches.restart()
    touches.addTouches(count, at: [point], step: course.step)
    return touches.frames
  }

  /// Brings a finger down, and gives moves of it.
  package func moves(_ count: Int) -> [ContactFrame] {
    touches.restart()
    touches.addTouches(3, at: [point])
    touches.addDown(at: point)
    touches.addMoves(100, from: point, within: 5)
    play(touches.frames)
    touches.restart()
    touches.addMoves(count, from: point, within: 5)
    return touches.frames
  }

  package func play(_ frames: [ContactFrame]) {
    for frame in frames { tree.application.handle(frame) }
  }
}
