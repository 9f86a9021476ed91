// SPDX-License-Identifier: Apache-2.0

/// What the methods of a recognizer for touches, presses or a pointer have written about one event, until
/// they return.
///
/// Reported (SO 7100884, a pan that fails after `super` if the finger goes the other way, and by its author
/// that this lets the list below scroll): only the end of several writes counts. So `began` and then `failed`
/// is a failure that prevents nobody, and `changed` twice is one change. An event in which one finger moves
/// and another lifts calls two methods; what they write counts together.
///
/// | so far | then | counts as |
/// |---|---|---|
/// | began | cancelled, failed | failed |
/// | ended, of a gesture that nobody knows of | cancelled, failed | failed |
/// | ended, of a gesture that had begun before | cancelled, failed | cancelled |
/// | began | ended | both, one after the other (assumed) |
/// | changed | changed, ended, cancelled, failed | the second |
/// | cancelled, failed | anything | the first |
struct WrittenState {
  /// What the gesture becomes, which the recognizer's own code reads meanwhile.
  private(set) var state: UIGestureRecognizer.State
  /// Whether the gesture begins first.
  private var begins = false

  /// The first write about an event, for a gesture in the state `present`; nil if it has no effect.
  init?(_ requested: UIGestureRecognizer.State, of present: UIGestureRecognizer.State, waits: Bool) {
    // A gesture that waits for others to fail can only give up; an end makes it fail too.
    if waits {
      guard requested.isOver else { return nil }
      state = requested
      return
    }
    switch StateTable.outcome(of: requested, in: present) {
    case .ignore: return nil
    case .ask(let next), .apply(let next): state = next
    }
    begins = state == .began
  }

  /// Adds a later write about the same event.
  mutating func write(_ requested: UIGestureRecognizer.State, of present: UIGestureRecognizer.State) {
    if state == .ended, requested == .cancelled || requested == .failed {
      state = present == .possible ? .failed : .cancelled
      return
    }
    guard case .apply(let next) = StateTable.outcome(of: requested, in: state) else { return }
    state = next == .cancelled && present == .possible ? .failed : next
  }

  /// The states that the gesture asks for, in order.
  var requests: (first: UIGestureRecognizer.State?, last: UIGestureRecognizer.State) {
    begins && state == .ended ? (.began, .ended) : (nil, state)
  }
}

extension UIGestureRecognizer {
  /// Notes what the recognizer's method for input writes; returns false if no such method runs.
  @inline(__always)
  final func noteWrite(_ requested: State) -> Bool {
    guard memory.collectsWrites, environmentReference != nil else { return false }
    memory.write(requested)
    return true
  }

  /// Whether the gesture is over, or will be once what the methods for this event have written is settled.
  @inline(__always)
  final var isOverAsWritten: Bool { (memory.written?.state ?? storedState).isOver }

  /// Calls methods of the recognizer for input, and settles what they have written.
  ///
  /// Calls may be nested: the outermost one settles.
  @inline(__always)
  final func settlingWrites(of methods: () -> Void) {
    let outer = memory.collectsWrites
    memory.collectsWrites = true
    methods()
    memory.collectsWrites = outer
    if memory.written != nil, !outer { settleWrites() }
  }

  /// Path of a touch: step 10.
  @inline(never)
  private final func settleWrites() {
    guard let written = memory.takeWritten() else { return }
    let isCollecting = memory.collectsWrites
    memory.collectsWrites = false
    let (first, last) = written.requests
    if let first { requestState(first) }
    if environmentReference != nil { requestState(last) }
    memory.collectsWrites = isCollecting
    // Looking up a conformance costs more than the rest of this method.
    if state == .failed { scrollGesture?.wroteFailure() }
  }
}
