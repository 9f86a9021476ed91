// SPDX-License-Identifier: Apache-2.0
import RandomRunning

@testable import TouchCore

/// A recognizer of a random run that writes states of its own mind.
final class WildRecognizer: UIGestureRecognizer {
  weak var book: GestureRunBook?
  var number = 0
  var random = SplitMix64(seed: 0)

  private static let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { act(.began, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { act(.moved, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { act(.ended, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { act(.cancelled, event) }
  override func reset() { book?.meet(.reset, number) }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { book?.prevents(self, other) ?? true }

  private func act(_ moment: GestureMoment, _ event: UIEvent) {
    book?.journal("r\(number) \(moment)")
    book?.meet(moment, number)
    for _ in 0..<random.pick([0, 0, 1, 1, 2]) { state = random.pick(Self.states) }
    guard random.oneIn(3), let timers = book?.world?.application?.timers else { return }
    let requested = random.pick(Self.states)
    timers.schedule(at: event.timestamp + Double(random.below(500)) / 1000, "wild") { [weak self] in
      self?.state = requested
    }
  }
}

/// Answers by numbers alone, so that the books can tell what was answered.
final class RunGestureDelegate: UIGestureRecognizerDelegate {
  weak var book: GestureRunBook?
  let seed: Int

  init(seed: Int) { self.seed = seed }

  /// True once in `count` times, and always the same for the same two.
  func says(_ question: Int, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer?, oneIn count: Int)
    -> Bool
  {
    let numbers = GestureRunBook.number(of: one) * 31 + (other.map(GestureRunBook.number) ?? 30)
    var random = SplitMix64(seed: UInt64(seed * 8 + question) &* 1009 &+ UInt64(numbers))
    return random.oneIn(count)
  }

  func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool {
    book?.meet(.shouldBegin, GestureRunBook.number(of: one))
    return !says(0, one, nil, oneIn: 5)
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    book?.meet(.simultaneous, GestureRunBook.number(of: one))
    return says(1, one, other, oneIn: 3)
  }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer)
    -> Bool
  {
    book?.meet(.requires, GestureRunBook.number(of: one))
    return says(2, one, other, oneIn: 3)
  }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer)
    -> Bool
  {
    book?.meet(.isRequired, GestureRunBook.number(of: one))
    return says(3, one, other, oneIn: 3)
  }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    book?.meet(.shouldReceive, GestureRunBook.number(of: one))
    return !says(4, one, nil, oneIn: 8)
  }
}

/// The target of every recognizer of a run.
final class RunGestureTarget {
  weak var book: GestureRunBook?

  func act(_ recognizer: UIGestureRecognizer) {
    let number = GestureRunBook.number(of: recognizer)
    book?.journal("r\(number) action \(recognizer.state)")
    book?.meet(.action, number)
  }
}
