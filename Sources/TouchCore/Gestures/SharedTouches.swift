// SPDX-License-Identifier: Apache-2.0

/// Those who share a touch with a recognizer, found by its touches.
struct SharedTouches {
  let environment: GestureEnvironment

  /// Recognizers that are about to be visited.
  struct Line {
    fileprivate let number: Int
    fileprivate let recognizer: UIGestureRecognizer
    fileprivate let range: ClosedRange<Int>
    fileprivate var recognizers: [UIGestureRecognizer] = []
    fileprivate var isInOrder = true

    /// Adds a recognizer, unless it is in the line already.
    mutating func add(_ other: UIGestureRecognizer) {
      guard other.memory.comparisons.line != number, other !== recognizer, range.contains(other.admission)
      else {
        return
      }
      other.memory.comparisons.line = number
      if let last = recognizers.last, last.admission > other.admission { isInOrder = false }
      recognizers.append(other)
    }

    fileprivate mutating func sort() {
      if !isInOrder { recognizers.sort { $0.admission < $1.admission } }
    }
  }

  private static var lines = 0
  private static var marks = 0

  /// Visits those that `gather` finds and that share a touch with `recognizer`, in the order in which their gestures
  /// were admitted, until `body` says false.
  ///
  /// What `body` changes counts for those after it. Recognizers that are admitted meanwhile are left out.
  func visit(
    _ recognizer: UIGestureRecognizer, _ gather: (inout Line) -> Void,
    _ body: (UIGestureRecognizer) -> Bool
  ) {
    let last = GestureEnvironment.admissions
    var line = line(for: recognizer, 0...last, gather)
    var changes = environment.state.changes
    var place = 0
    while place < line.count {
      let (other, number) = (line[place], line[place].admission)
      place += 1
      guard body(other) else { return }
      if environment.state.changes != changes {
        guard number < last else { return }
        line = self.line(for: recognizer, number + 1...last, gather)
        changes = environment.state.changes
        place = 0
      }
    }
  }

  private func line(
    for recognizer: UIGestureRecognizer, _ range: ClosedRange<Int>, _ gather: (inout Line) -> Void
  ) -> [UIGestureRecognizer] {
    Self.lines += 1
    var line = Line(number: Self.lines, recognizer: recognizer, range: range)
    gather(&line)
    line.sort()
    return line.recognizers
  }

  /// Marks the touches of a recognizer.
  static func mark(_ recognizer: UIGestureRecognizer) -> Int {
    marks += 1
    let mark = marks
    recognizer.sequence.each { $0.state.mark = mark }
    return mark
  }

  /// Whether a recognizer has one of the touches that were marked.
  static func hasTouch(_ recognizer: UIGestureRecognizer, marked mark: Int) -> Bool {
    recognizer.sequence.any { $0.state.mark == mark }
  }
}

extension UIGestureRecognizer {
  /// Takes a touch, or what stands for a press or a pointer, into the gesture.
  final func join(_ touch: UITouch) {
    memory.sequence.append(touch)
    touch.add(self)
    touch.state.version += 1
    noteChange()
  }

  /// Lets a touch know the recognizer no more.
  final func leave(_ touch: UITouch) {
    if touch.remove(self) { noteChange() }
  }

  /// Notes that something has changed that a look at those who share touches depends on.
  @inline(__always)
  private func noteChange() {
    environmentReference?.borrow { $0.state.changes += 1 }
  }

  /// Notes that from now on others may be told to wait for the recognizer, because it has a delegate.
  final func noteDelegate() {
    guard !memory.comparisons.hadDelegate, delegate != nil else { return }
    memory.comparisons.hadDelegate = true
    guard environmentReference != nil, !memory.current.mayAnswer else { return }
    memory.current.mayAnswer = true
    sequence.each { $0.noteAnswerer(self) }
    noteChange()
  }

  /// Notes on the touches of the gesture that it was recognized, or is not any more.
  final func noteRecognition(_ isRecognized: Bool) {
    sequence.each { $0.noteRecognition(of: self, isRecognized) }
    noteChange()
  }
}
