// SPDX-License-Identifier: Apache-2.0

/// Visits the recognizers that share a touch with another one.
struct SharedTouches {
  let environment: GestureEnvironment

  /// The recognizers that are about to be visited.
  struct Candidates {
    fileprivate let number: Int
    fileprivate let recognizer: UIGestureRecognizer
    fileprivate let range: ClosedRange<Int>
    fileprivate var recognizers: [UIGestureRecognizer] = []
    fileprivate var isInOrder = true

    /// Adds a recognizer, unless it is among them already.
    mutating func add(_ other: UIGestureRecognizer) {
      guard other.memory.lastList != number, other !== recognizer, range.contains(other.admission)
      else {
        return
      }
      other.memory.lastList = number
      if let last = recognizers.last, last.admission > other.admission { isInOrder = false }
      recognizers.append(other)
    }

    fileprivate mutating func sort() {
      if !isInOrder { recognizers.sort { $0.admission < $1.admission } }
    }
  }

  /// Visits the recognizers that `gather` adds, in the order in which their gestures were admitted, until
  /// `body` returns false.
  ///
  /// Changes that `body` makes count for those that are visited later. Recognizers that are admitted
  /// meanwhile are left out.
  func visit(
    _ recognizer: UIGestureRecognizer, _ gather: (inout Candidates) -> Void,
    _ body: (UIGestureRecognizer) -> Bool
  ) {
    let last = Serial.last
    var candidates = candidates(for: recognizer, 0...last, gather)
    var changes = environment.state.changes
    var index = 0
    while index < candidates.count {
      let (other, number) = (candidates[index], candidates[index].admission)
      index += 1
      guard body(other) else { return }
      if environment.state.changes != changes {
        guard number < last else { return }
        candidates = self.candidates(for: recognizer, number + 1...last, gather)
        changes = environment.state.changes
        index = 0
      }
    }
  }

  private func candidates(
    for recognizer: UIGestureRecognizer, _ range: ClosedRange<Int>, _ gather: (inout Candidates) -> Void
  ) -> [UIGestureRecognizer] {
    var candidates = Candidates(number: Serial.next(), recognizer: recognizer, range: range)
    gather(&candidates)
    candidates.sort()
    return candidates.recognizers
  }

  /// Marks the touches of a recognizer.
  static func mark(_ recognizer: UIGestureRecognizer) -> Int {
    let mark = Serial.next()
    recognizer.sequence.each { $0.state.mark = mark }
    return mark
  }

  /// Whether a recognizer has one of the touches that were marked.
  static func hasTouch(_ recognizer: UIGestureRecognizer, marked mark: Int) -> Bool {
    recognizer.sequence.any { $0.state.mark == mark }
  }
}

extension UIGestureRecognizer {
  /// Adds a touch, or the stand-in of a press or a pointer, to the gesture.
  final func join(_ touch: UITouch) {
    memory.sequence.append(touch)
    touch.add(self)
    touch.state.version += 1
    noteChange()
  }

  /// Removes the recognizer from a touch.
  final func leave(_ touch: UITouch) {
    if touch.remove(self) { noteChange() }
  }

  /// Removes the recognizer from all touches of the gesture.
  @inline(__always)
  final func leaveTouches() {
    if memory.sequence.count > 1 { return sequence.each { leave($0) } }
    if let touch = memory.sequence.popLast() { leave(touch) }
  }

  /// Notes a change of which recognizers share touches.
  @inline(__always)
  private func noteChange() {
    environmentReference?.borrow { $0.state.changes += 1 }
  }

  /// Notes that others may have to wait for the recognizer from now on, because it has a delegate.
  final func noteDelegate() {
    guard !memory.hadDelegate, delegate != nil else { return }
    memory.hadDelegate = true
    guard environmentReference != nil, !memory.current.mayAnswer else { return }
    memory.current.mayAnswer = true
    sequence.each { $0.noteAnswerer(self) }
    noteChange()
  }

  /// Stores in the touches of the gesture that it was recognized, or that it no longer is.
  final func noteRecognition(_ isRecognized: Bool) {
    sequence.each { $0.noteRecognition(of: self, isRecognized) }
    noteChange()
  }
}
