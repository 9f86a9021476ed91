// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// The whole order of what recognizers, targets and views hear, as one line.
@MainActor @Suite struct GestureOrderTraces {
  let order = OrderStage()

  @Test func `recognizers hear before the view, those of the deeper view first`() {
    order.track("c3", on: "c")
    order.track("b2", on: "b")
    order.track("a1", on: "a")
    order.tap(at: 1)
    #expect(order.taken == "c3 +, b2 +, a1 +, c +, c3 -, b2 -, a1 -, c -, c3 reset, b2 reset, a1 reset")
  }

  @Test func `of two taps the child's wins and the parent's hears nothing more`() {
    order.tapper("c1", on: "c")
    order.tapper("a1", on: "a")
    order.tap(at: 1)
    #expect(order.taken == "c +, c1 ended, c x")
  }

  @Test func `a single and a double tap without a requirement both come`() {
    order.tapper("c1", on: "c")
    order.tapper("c2", on: "c", taps: 2)
    order.tap(at: 1)
    order.tap(at: 1.2)
    #expect(order.taken == "c +, c1 ended, c x, c +, c1 ended, c2 ended, c x")
  }

  @Test func `a single tap that requires the double tap to fail`() {
    let single = order.tapper("c1", on: "c")
    single.require(toFail: order.tapper("c2", on: "c", taps: 2))
    order.tap(at: 1)
    order.tap(at: 1.2)
    order.mark()
    order.tap(at: 3)
    order.application.advance(to: 4)
    #expect(order.taken == "c +, c +, c2 ended, c x, c x, |, c +, c1 ended, c x")
  }

  @Test func `a long press with a tap`() {
    order.tapper("c1", on: "c")
    order.add(UILongPressGestureRecognizer(), "c2", on: "c")
    order.tap(at: 1)
    order.mark()
    order.frame(3, (1, .began, 50, 50))
    order.application.advance(to: 3.6)
    order.frame(3.7, (1, .ended, 50, 50))
    #expect(order.taken == "c +, c1 ended, c x, |, c +, c2 began, c x, c2 ended")
  }

  @Test func `a pan wins over a swipe, unless it waits for it`() {
    let pan = order.add(UIPanGestureRecognizer(), "c1", on: "c")
    let swipe = order.add(UISwipeGestureRecognizer(), "c2", on: "c")
    order.drag(at: 1)
    order.mark()
    pan.require(toFail: swipe)
    order.drag(at: 3)
    #expect(
      order.taken
        == "c +, c1 began, c x, c1 changed, c1 changed, c1 ended, |, "
        + "c +, c ~, c ~, c2 ended, c x")
  }

  @Test func `a pan in a pan`() {
    order.add(UIPanGestureRecognizer(), "c1", on: "c")
    order.add(UIPanGestureRecognizer(), "a1", on: "a")
    order.drag(at: 1)
    #expect(order.taken == "c +, c1 began, c x, c1 changed, c1 changed, c1 ended")
  }

  @Test func `a pinch and a rotation, alone and together`() {
    let pinch = order.add(UIPinchGestureRecognizer(), "c1", on: "c")
    order.add(UIRotationGestureRecognizer(), "c2", on: "c")
    order.twist(at: 1)
    order.mark()
    let together = Together()
    pinch.delegate = together
    order.twist(at: 3)
    #expect(
      order.taken
        == "c +, c1 began, c x, c1 changed, c1 ended, |, "
        + "c +, c1 began, c2 began, c x, c1 changed, c2 changed, c1 ended, c2 ended")
  }

  @Test func `a pan that a second finger joins and leaves`() {
    order.add(UIPanGestureRecognizer(), "c1", on: "c")
    order.frame(1, (1, .began, 50, 50))
    order.frame(1.1, (1, .moved, 65, 50))
    order.frame(1.2, (2, .began, 80, 50))
    order.frame(1.3, (1, .moved, 70, 50), (2, .moved, 85, 50))
    order.frame(1.4, (2, .ended, 85, 50))
    order.frame(1.5, (1, .ended, 70, 50))
    #expect(order.taken == "c +, c1 began, c x, c1 changed, c1 ended")
  }

  @Test func `a parent's tap waits for the child's long press`() {
    let tap = order.tapper("a1", on: "a")
    tap.require(toFail: order.add(UILongPressGestureRecognizer(), "c1", on: "c"))
    order.tap(at: 1)
    #expect(order.taken == "c +, a1 ended, c x")
  }

  @Test func `of a circle of requirements the later one does not count`() {
    let one = order.tapper("c1", on: "c")
    let other = order.tapper("c2", on: "c")
    one.require(toFail: other)
    quietly { other.require(toFail: one) }
    order.tap(at: 1)
    #expect(order.taken == "c +, c2 ended, c x")
  }

  @Test func `a recognizer that is switched off in its own action`() {
    let pan = order.add(UIPanGestureRecognizer(), "c1", on: "c")
    order.once("c1 began") { pan.isEnabled = false }
    order.drag(at: 1)
    #expect(order.taken == "c +, c1 began, c1 cancelled, c x")
  }

  @Test func `a view that goes in an action`() {
    order.add(UIPanGestureRecognizer(), "c1", on: "c")
    order.once("c1 began") { [order] in order.view("c").removeFromSuperview() }
    order.drag(at: 1)
    #expect(order.taken == "c +, c1 began, c x, c1 cancelled")
    #expect(order.application.gestures.state.active.isEmpty)
  }

  @Test func `a recognizer that comes in an action waits for the next touch`() {
    order.tapper("c1", on: "c")
    order.once("c1 ended") { [order] in order.track("c2", on: "c") }
    order.tap(at: 1)
    order.mark()
    order.tap(at: 3)
    #expect(order.taken == "c +, c1 ended, c x, |, c2 +, c +, c1 ended, c x, c2 reset")
  }

  @Test func `an action that changes its own gesture is not called for ever`() {
    let pan = order.add(UIPanGestureRecognizer(), "c1", on: "c")
    order.always("c1 changed") { pan.state = .changed }
    order.drag(at: 1)
    #expect(order.taken == "c +, c1 began, c x, c1 changed, c1 changed, c1 ended")
  }

  @Test func `target, recognizer and view may go at any point`() {
    let full = [
      "c2 +", "c1 +", "c +", "c1 ~", "c1 began", "c x", "c1 changed", "c1 -", "c1 ended", "c1 reset",
    ]
    for word in full {
      for gone in ["target", "recognizer", "view"] {
        #expect(Departure(of: gone, at: word).leftovers == "", "\(gone) at \(word)")
      }
    }
  }

  private func quietly(_ body: () -> Void) {
    let handler = Misuse.handler
    Misuse.handler = { _ in }
    body()
    Misuse.handler = handler
  }
}

private final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A drag during which something is let go of.
private struct Departure {
  /// What is still there after it.
  var leftovers: String

  init(of gone: String, at word: String) {
    let stage = OrderStage()
    weak let target = stage.target
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let drag = stage.track("c1", on: "c")
      drag.recognizes = true
      stage.track("c2", on: "c")
      recognizer = drag
      view = stage.view("c")
    }
    stage.once(word) { [unowned stage] in
      switch gone {
      case "target": stage.forgetTarget()
      case "recognizer": if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
      default:
        stage.view("c").removeFromSuperview()
        stage.forgetViews()
      }
    }
    stage.drag(at: 1)
    var left: [String] = []
    switch gone {
    case "target": if target != nil { left.append("target") }
    case "recognizer": if recognizer != nil { left.append("recognizer") }
    default: if view != nil || recognizer != nil { left.append("view") }
    }
    if !stage.application.gestures.state.active.isEmpty { left.append("gestures") }
    if !stage.application.registry.lifted.isEmpty { left.append("lifted touches") }
    if stage.application.timers.count > 0 { left.append("timers") }
    leftovers = left.joined(separator: ", ")
  }
}
