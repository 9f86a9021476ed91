// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

/// A threshold, and how to go up to it.
private struct Edge {
  let name: String
  /// Whether the gesture is made just before the threshold, at it and just after it.
  let made: [Bool]
  /// Plays up to the threshold, moved by a tick, and tells whether the gesture was made.
  let plays: (TouchTuning, (Double) -> Double) -> Bool

  init(_ name: String, _ made: [Bool], _ plays: @escaping (TouchTuning, (Double) -> Double) -> Bool) {
    self.name = name
    self.made = made
    self.plays = plays
  }
}

/// Every time and distance of the built-in recognizers: one tick before, at and after it, with the numbers of
/// UIKit and with others.
@MainActor @Suite struct ThresholdEdgeTests {
  private static func stage<Recognizer: UIGestureRecognizer>(
    _ tuning: TouchTuning, _ recognizer: Recognizer, inWindow: Bool = false,
    _ setUp: (Recognizer) -> Void = { _ in }
  ) -> GestureStage {
    let stage = GestureStage()
    stage.application.tuning = tuning
    setUp(stage.add(recognizer, "it", to: inWindow ? stage.window : nil))
    return stage
  }

  private static func taps(_ taps: Int, fingers: Int = 1) -> (UITapGestureRecognizer) -> Void {
    {
      $0.numberOfTapsRequired = taps
      $0.numberOfTouchesRequired = fingers
    }
  }

  private static let upTo = [true, true, false]
  private static let below = [true, false, false]
  private static let from = [false, true, true]

  private static let edges: [Edge] = [
    Edge("a tap's duration", upTo) { tuning, tick in
      let stage = stage(tuning, UITapGestureRecognizer())
      stage.press()
      stage.lift(tick(1 + tuning.tapDuration))
      return stage.actions == ["it action ended"]
    },
    Edge("a tap's slop", below) { tuning, tick in
      let stage = stage(tuning, UITapGestureRecognizer())
      stage.press()
      stage.lift(1.1, at: tick(150 + Double(tuning.tapSlop)))
      return stage.actions == ["it action ended"]
    },
    Edge("the pause between taps", upTo) { tuning, tick in
      let stage = stage(tuning, UITapGestureRecognizer(), taps(2))
      stage.tap(at: 1, for: 0.25)
      stage.tap(at: tick(1.25 + tuning.tapInterval))
      return stage.actions == ["it action ended"]
    },
    Edge("the distance of taps", upTo) { tuning, tick in
      let stage = stage(tuning, UITapGestureRecognizer(), taps(2))
      stage.tap(at: 1)
      stage.tap(at: 1.2, tick(150 + Double(tuning.tapDistance)))
      return stage.actions == ["it action ended"]
    },
    Edge("the fingers of a tap", upTo) { tuning, tick in
      let stage = stage(tuning, UITapGestureRecognizer(), taps(1, fingers: 2))
      stage.press()
      let second = tick(1 + tuning.tapFingerInterval)
      stage.frame(second, (2, .began, 160, 160))
      stage.frame(second, (1, .ended, 150, 150), (2, .ended, 160, 160))
      return stage.actions == ["it action ended"]
    },
    Edge("a press's duration", from) { tuning, tick in
      let stage = stage(tuning, UILongPressGestureRecognizer()) {
        $0.minimumPressDuration = tuning.longPressDuration
      }
      stage.press()
      stage.lift(tick(1 + tuning.longPressDuration))
      return stage.actions == ["it action began", "it action ended"]
    },
    Edge("a press's movement", upTo) { tuning, tick in
      let stage = stage(tuning, UILongPressGestureRecognizer()) {
        $0.allowableMovement = tuning.longPressMovement
      }
      stage.press()
      stage.drag(1.1, to: tick(150 + Double(tuning.longPressMovement)))
      stage.application.advance(to: 3)
      return stage.actions == ["it action began"]
    },
    Edge("the fingers of a press", upTo) { tuning, tick in
      let stage = stage(tuning, UILongPressGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
      stage.press()
      stage.frame(tick(1 + tuning.tapFingerInterval), (2, .began, 160, 160))
      stage.application.advance(to: 3)
      return stage.actions == ["it action began"]
    },
    Edge("the tap before a press", upTo) { tuning, tick in
      let stage = stage(tuning, UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
      stage.press()
      let end = tick(1 + tuning.tapDuration)
      stage.lift(end)
      stage.press(at: end + 0.1)
      stage.application.advance(to: 4)
      return stage.actions == ["it action began"]
    },
    Edge("the pause before a press", upTo) { tuning, tick in
      let stage = stage(tuning, UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
      stage.tap(at: 1, for: 0.25)
      stage.press(at: tick(1.25 + tuning.tapInterval))
      stage.application.advance(to: 4)
      return stage.actions == ["it action began"]
    },
    Edge("a pan's threshold", from) { tuning, tick in
      let stage = stage(tuning, UIPanGestureRecognizer())
      stage.frame(1, (1, .began, 128, 150))
      stage.drag(1.1, to: tick(128 + Double(tuning.panThreshold)))
      return stage.actions == ["it action began"]
    },
    Edge("a pinch's threshold", from) { tuning, tick in
      let stage = stage(tuning, UIPinchGestureRecognizer())
      stage.frame(1, (1, .began, 128, 150), (2, .began, 160, 150))
      stage.frame(1.1, (2, .moved, tick(160 + Double(tuning.pinchThreshold)), 150))
      return stage.actions == ["it action began"]
    },
    Edge("a swipe's distance", from) { tuning, tick in
      let stage = stage(tuning, UISwipeGestureRecognizer())
      stage.frame(1, (1, .began, 128, 150))
      stage.drag(1.1, to: tick(128 + Double(tuning.swipeDistance)))
      return stage.actions == ["it action ended"]
    },
    Edge("a swipe's drift", upTo) { tuning, tick in
      let stage = stage(tuning, UISwipeGestureRecognizer())
      stage.frame(1, (1, .began, 128, 128))
      stage.frame(1.1, (1, .moved, 250, tick(128 + Double(tuning.swipeDrift))))
      return stage.actions == ["it action ended"]
    },
    Edge("a swipe's duration", upTo) { tuning, tick in
      let stage = stage(tuning, UISwipeGestureRecognizer())
      stage.press()
      stage.drag(tick(1 + tuning.swipeDuration), to: 250)
      return stage.actions == ["it action ended"]
    },
    Edge("the width of an edge", upTo) { tuning, tick in
      let stage = stage(tuning, UIScreenEdgePanGestureRecognizer(), inWindow: true) { $0.edges = .left }
      stage.frame(1, (1, .began, tick(Double(tuning.screenEdgeWidth)), 50))
      stage.frame(1.1, (1, .moved, 120, 50))
      return stage.actions == ["it action began"]
    },
    Edge("the rest of a wheel", below) { tuning, tick in
      let stage = stage(tuning, UIPanGestureRecognizer()) { $0.allowedScrollTypesMask = .discrete }
      for time in [1, tick(1 + tuning.scrollPause)] {
        stage.application.handle(
          PointerFrame(
            timestamp: time, location: CGPoint(x: 150, y: 150), action: .scroll(by: CGVector(dx: 0, dy: 1))))
      }
      return stage.actions == ["it action began", "it action changed"]
    },
  ]

  @Test func `each threshold is where it says, to the last bit`() {
    var other = TouchTuning.uikit
    other.tapDuration = 0.625
    other.tapSlop = 30
    other.tapInterval = 0.25
    other.tapDistance = 20
    other.tapFingerInterval = 0.125
    other.longPressDuration = 0.75
    other.longPressMovement = 4
    other.panThreshold = 16
    other.pinchThreshold = 24
    other.swipeDistance = 32
    other.swipeDrift = 16
    other.swipeDuration = 0.25
    other.screenEdgeWidth = 32
    other.scrollPause = 0.25
    let ticks: [(Double) -> Double] = [{ $0.nextDown }, { $0 }, { $0.nextUp }]
    for edge in Self.edges {
      for tuning in [TouchTuning.uikit, other] {
        #expect(ticks.map { edge.plays(tuning, $0) } == edge.made, "\(edge.name)")
      }
    }
  }
}
