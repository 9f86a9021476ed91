// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchControls
import TouchCore

/// A finger that drags the content of a scroll view.
enum Scrolling: Scenario {
  static let name = "scrolling"
  static let title = "A drag in a scroll view, a move"

  static func run(_ session: Session) {
    session.add(Measurement(title, "100 rows", Moves.nanoseconds(ScrollScene()), "ns", limit: 2000))
    guard Heap.canBeWatched else { return }
    session.add(Measurement(title, "100 rows", allocationsOfMove(), "allocs", limit: 0))
  }

  /// How often one move asks the heap for memory.
  static func allocationsOfMove() -> Double { Moves.allocations(ScrollScene()) }
}

/// A scroll view with a hundred rows and a finger that is dragging it.
final class ScrollScene: MovingScene {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let scrollView: UIScrollView
  private var touch = TouchPlan()

  init() {
    scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 4400)
    for row in 0..<100 {
      scrollView.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(row) * 44, width: 375, height: 44)))
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    touch.addDown(at: CGPoint(x: 100, y: 400))
    play(moves(100))
    guard scrollView.contentOffset.y > 0 else { complain("the scroll view did not scroll.") }
  }

  /// The next moves of the finger, up and down again.
  func moves(_ count: Int) -> [ContactFrame] {
    for move in 0..<count {
      let way = Double(abs(move % 100 - 50))
      touch.addMove(to: CGPoint(x: 100, y: 250 + 2 * way))
    }
    let frames = touch.frames
    touch.restart()
    return frames
  }

  func play(_ frames: [ContactFrame]) {
    for frame in frames { application.handle(frame) }
  }
}

/// Ten fingers that move in each frame.
enum Hands: Scenario {
  static let name = "hands"
  static let title = "10 fingers that move at 240 Hz, 30 recognizers, a frame"

  static func run(_ session: Session) {
    session.add(Measurement(title, "a frame", Moves.nanoseconds(HandScene()), "ns"))
    guard Heap.canBeWatched else { return }
    session.add(Measurement(title, "a frame", allocationsOfFrame(), "allocs", limit: 0))
  }

  /// How often one frame asks the heap for memory.
  static func allocationsOfFrame() -> Double { Moves.allocations(HandScene()) }
}

/// Ten fingers in a view under thirty recognizers.
final class HandScene: MovingScene {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private var time = 0.0
  private var step = 0

  init() {
    var view: UIView = window
    for _ in 0..<9 {
      let child = Listener(frame: window.bounds)
      child.isMultipleTouchEnabled = true
      view.addSubview(child)
      view = child
    }
    for place in 0..<30 {
      let recognizer: UIGestureRecognizer =
        switch place % 3 {
        case 0: UITapGestureRecognizer()
        case 1: UIPanGestureRecognizer()
        default: UILongPressGestureRecognizer()
        }
      recognizer.addTarget(self, action: HandScene.heard)
      view.addGestureRecognizer(recognizer)
      if place % 3 == 2, let above = view.superview { view = above }
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    application.handle(frame(.began))
    play(moves(100))
  }

  private func heard() {}

  private func frame(_ phase: UITouch.Phase) -> ContactFrame {
    time += 1.0 / 240
    step += 1
    let offset = CGFloat(abs(step % 100 - 50))
    return ContactFrame(
      timestamp: time,
      contacts: (0..<10).map { finger in
        Contact(
          id: finger + 1, phase: phase,
          location: CGPoint(x: 20 + 30 * CGFloat(finger) + offset, y: 100 + 3 * offset))
      })
  }

  /// The next moves of the fingers.
  func moves(_ count: Int) -> [ContactFrame] { (0..<count).map { _ in frame(.moved) } }

  func play(_ frames: [ContactFrame]) {
    for frame in frames { application.handle(frame) }
  }
}

/// A scene whose fingers keep moving.
protocol MovingScene {
  /// The next moves of its fingers.
  func moves(_ count: Int) -> [ContactFrame]
  func play(_ frames: [ContactFrame])
}

/// What one of many moves costs.
enum Moves {
  static func nanoseconds(_ scene: some MovingScene) -> Double {
    let samples = (0..<8 * Stopwatch.rounds).map { _ in
      let moves = scene.moves(100)
      return Stopwatch.time { scene.play(moves) } / Double(moves.count)
    }
    return Stopwatch.median(samples)
  }

  /// How often a move asks the heap for memory, once the first ones have.
  static func allocations(_ scene: some MovingScene) -> Double {
    scene.play(scene.moves(100))
    let moves = scene.moves(500)
    return Double(Heap.use { scene.play(moves) }.allocations) / Double(moves.count)
  }
}
