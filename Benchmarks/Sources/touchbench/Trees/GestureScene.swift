// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import PlainViews
import TouchCore

/// A finger in a view of the tree of 1 000, with recognizers on the views above, beside the plain dispatcher
/// with as many handlers.
final class GestureScene {
  let tree: LiveTree
  let dispatcher: PlainDispatcher
  /// How often a recognizer told its target something.
  private(set) var actions = 0
  /// How often a handler did.
  let plainActions: () -> Int
  private let point: CGPoint
  private var touches = TouchPlan()

  /// Puts so many recognizers on the path: taps, pans and long presses in turn, on one view above the other.
  init(recognizers count: Int) {
    let plan = TreePlan.app(1000)
    tree = LiveTree(plan, of: .listener)
    point = tree.pointInView(of: plan.points(1000))
    let plain = PlainTree(plan)
    let counter = Counter()
    plainActions = { counter.count }
    // The first one is the view itself.
    var handlers = [PlainHandler()]
    for place in 0..<count {
      let handler = [PlainTap(), PlainPan(), PlainLongPress()][place % 3]
      handler.action = { counter.count += 1 }
      handlers.append(handler)
    }
    dispatcher = PlainDispatcher(root: plain.views[0], handlers: handlers)
    plainTree = plain
    var view = tree.window.hitTest(point, with: nil)
    for place in 0..<count {
      // One to a view, and what is left over to the window.
      if let above = view?.superview { view = above }
      view?.addGestureRecognizer(recognizer(place))
    }
  }

  private let plainTree: PlainTree

  private nonisolated final class Counter {
    var count = 0
  }

  private func recognizer(_ place: Int) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer =
      switch place % 3 {
      case 0: UITapGestureRecognizer()
      case 1: UIPanGestureRecognizer()
      default: UILongPressGestureRecognizer()
      }
    recognizer.addTarget(self, action: GestureScene.heard)
    return recognizer
  }

  private func heard() { actions += 1 }

  /// So many whole touches for both sides: down, eight moves, up.
  func frames(_ count: Int, _ course: FingerCourse) -> (live: [ContactFrame], plain: [PlainDispatcher.Frame])
  {
    touches.restart()
    touches.addTouches(count, at: [point], step: course.step)
    let plain = touches.frames.map { frame in
      let contact = frame.contacts[0]
      let phase: PlainDispatcher.Phase =
        switch contact.phase {
        case .began: .began
        case .ended: .ended
        default: .moved
        }
      return PlainDispatcher.Frame(phase, at: contact.location, time: frame.timestamp)
    }
    return (touches.frames, plain)
  }

  /// Brings a finger down, and gives moves of it: without a decision, or of a drag that has begun.
  func moves(_ count: Int, _ course: FingerCourse) -> [ContactFrame] {
    touches.restart()
    touches.addTouches(3, at: [point], step: course.step)
    touches.addDown(at: point)
    // Close together, so that no time runs out.
    touches.interval = 1.0 / 60_000
    touches.addMoves(100, from: point, within: course == .tap ? 5 : 50)
    for frame in touches.frames { tree.application.handle(frame) }
    touches.restart()
    touches.addMoves(count, from: point, within: course == .tap ? 5 : 50)
    return touches.frames
  }

  func play(_ frames: [ContactFrame]) {
    for frame in frames { tree.application.handle(frame) }
  }

  func play(_ frames: [PlainDispatcher.Frame]) {
    for frame in frames { dispatcher.handle(frame) }
  }
}
