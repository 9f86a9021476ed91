// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The timers of an application, in the order in which they fire.
///
/// The order is by due time, then by creation, so that two runs of the same session agree on every tie. The
/// queue is a binary heap, so scheduling costs a logarithm of its size. A timer that is cancelled leaves its
/// entry behind: most timers are cancelled, many at the same time, and the entries of all go together once no
/// timer waits, or once they are the greater part of the heap.
@preconcurrency @MainActor public final class TimerQueue {
  /// A timer that waits, next to the values that its order depends on.
  private struct Entry {
    let due: TimeInterval
    let number: Int
    /// Retained when the timer enters the queue and released when it leaves; nil once the timer is cancelled.
    var timer: Borrowed<EventTimer>?

    func precedes(_ other: Entry) -> Bool {
      due != other.due ? due < other.due : number < other.number
    }
  }

  /// What the queue remembers.
  private struct State {
    /// The timers that wait, and the entries of cancelled ones, as a binary heap.
    var heap: [Entry] = []
    /// How many timers wait.
    var waiting = 0
    /// The number of the timer that was set last.
    var created = 0
  }

  @safe @exclusivity(unchecked) private var state = State()

  /// The number of the timer that was set last.
  var created: Int { state.created }

  #if Invariants
    /// Is released with the queue, which its borrowers notice.
    nonisolated let life = Life()
  #endif

  /// Called for each timer that was scheduled, fired or cancelled, while there is a tracer.
  var observer: ((EventTimer, TimerFact.Change) -> Void)?

  /// Called when ``nextDue`` has changed; a clock that wakes by itself sets its alarm then.
  ///
  /// Meanwhile the first entry is always that of a timer that waits.
  package var nextDueChanged: (() -> Void)? {
    didSet { forgetFirstCancelled() }
  }

  /// Makes an empty queue.
  public init() {}

  // Timers that others keep belong to no queue any more, and hold nothing that waits with them.
  isolated deinit {
    for entry in state.heap {
      guard let timer = entry.timer?.takeBack() else { continue }
      timer.state.position = -1
      _ = timer.state.takeWork()
    }
  }

  /// The number of timers that wait.
  public var count: Int { state.waiting }

  /// When the next timer is due; nil if no timer waits.
  public var nextDue: TimeInterval? {
    forgetFirstCancelled()
    return state.heap.first?.due
  }

  /// Schedules work for the time `due`.
  ///
  /// A time in the past, or NaN, means at the next opportunity. Positive infinity means never.
  @discardableResult
  public func schedule(at due: TimeInterval, _ label: String, action: @escaping () -> Void) -> EventTimer {
    let timer = EventTimer()
    timer.state.work = .call(action)
    schedule(timer, at: due, label)
    return timer
  }

  /// Adds a timer that is in no queue and has its work; it counts as created now.
  func schedule(_ timer: EventTimer, at due: TimeInterval, _ label: String) {
    state.created += 1
    timer.state.label = label
    timer.state.due = due.isNaN ? -.infinity : due
    timer.state.number = state.created
    timer.state.queue = Borrowed(self)
    let entry = Entry(due: timer.state.due, number: timer.state.number, timer: Borrowed(holding: timer))
    state.waiting += 1
    state.heap.append(entry)
    rise(entry, from: state.heap.count - 1)
    if timer.state.position == 0 { noteNextDue() }
    report(timer, .scheduled)
  }

  /// Removes and returns the earliest timer due at or before `time`.
  func next(dueBy time: TimeInterval) -> EventTimer? {
    if state.waiting == 0 { return nil }
    forgetFirstCancelled()
    guard !state.heap.isEmpty, state.heap[0].due <= time, state.heap[0].due < .infinity else { return nil }
    let timer = state.heap[0].timer?.takeBack()
    timer?.state.position = -1
    state.waiting -= 1
    removeFirst()
    forgetFirstCancelled()
    return timer
  }

  /// Runs the work of a timer that ``next(dueBy:)`` returned.
  ///
  /// Path of a touch: step 2.
  func fire(_ timer: EventTimer) {
    report(timer, .fired)
    switch timer.state.takeWork() {
    case .nothing: break
    case .call(let action): action()
    case .tell(let recognizer, let body): body(recognizer)
    }
  }

  /// Postpones a timer that ``next(dueBy:)`` returned and that would keep time from advancing.
  func postpone(_ timer: EventTimer, to due: TimeInterval) {
    Misuse.report(
      "The timer \"\(timer.label)\" is one of many that timers set for the present, over and over. It waits for the "
        + "next frame.")
    schedule(timer, at: due, timer.label)
  }

  func cancel(_ timer: EventTimer) {
    let position = timer.state.position
    guard position >= 0, let held = state.heap[position].timer else { return }
    state.heap[position].timer = nil
    timer.state.position = -1
    state.waiting -= 1
    forgetManyCancelled()
    if position == 0 { noteNextDue() }
    // The end of its work may run anybody's code, which may let go of the timer.
    _ = timer.state.takeWork()
    report(timer, .cancelled)
    held.release()
  }

  @inline(__always)
  private func report(_ timer: EventTimer, _ change: TimerFact.Change) {
    if Observation.isOn { observer?(timer, change) }
  }

  @inline(__always)
  private func noteNextDue() {
    guard let nextDueChanged else { return }
    forgetFirstCancelled()
    nextDueChanged()
  }

  // MARK: The heap

  /// Removes the entries of cancelled timers from the front.
  @inline(__always)
  private func forgetFirstCancelled() {
    while let first = state.heap.first, first.timer == nil { removeFirst() }
  }

  /// Removes the entries of cancelled timers, once that costs less than was saved when they were cancelled.
  @inline(__always)
  private func forgetManyCancelled() {
    if state.waiting == 0 {
      state.heap.removeAll(keepingCapacity: true)
    } else if state.heap.count > 4 * state.waiting + 64 {
      forgetAllCancelled()
    }
  }

  @inline(never)
  private func forgetAllCancelled() {
    let before = state.heap
    state.heap.removeAll(keepingCapacity: true)
    for entry in before where entry.timer != nil {
      state.heap.append(entry)
      rise(entry, from: state.heap.count - 1)
    }
  }

  private func removeFirst() {
    let last = state.heap.removeLast()
    if !state.heap.isEmpty { sink(last, from: 0) }
  }

  /// Moves an entry from a hole towards the root, to where it belongs.
  private func rise(_ entry: Entry, from start: Int) {
    var hole = start
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard entry.precedes(state.heap[parent]) else { break }
      put(state.heap[parent], at: hole)
      hole = parent
    }
    put(entry, at: hole)
  }

  /// Moves an entry from a hole towards the leaves, to where it belongs.
  private func sink(_ entry: Entry, from start: Int) {
    var hole = start
    while true {
      var child = 2 * hole + 1
      guard child < state.heap.count else { break }
      if child + 1 < state.heap.count, state.heap[child + 1].precedes(state.heap[child]) { child += 1 }
      guard state.heap[child].precedes(entry) else { break }
      put(state.heap[child], at: hole)
      hole = child
    }
    put(entry, at: hole)
  }

  private func put(_ entry: Entry, at index: Int) {
    state.heap[index] = entry
    entry.timer?.borrow { $0.state.position = index }
  }
}

/// Everything that a timer remembers.
///
/// ``EventTimer`` itself is what others see of it.
struct TimerState {
  /// What a timer does when it fires.
  enum Work {
    case nothing
    case call(() -> Void)
    /// Calls a function with a recognizer, which is held meanwhile; a function that captures nothing needs no
    /// memory.
    case tell(UIGestureRecognizer, (UIGestureRecognizer) -> Void)
  }

  var label = ""
  var due: TimeInterval = 0
  /// The position in the order of creation.
  var number = 0
  var work = Work.nothing
  /// The index in the heap of its queue, or -1 once it has left.
  var position = -1
  /// The queue; read only while the timer waits in it.
  var queue: Borrowed<TimerQueue>?

  /// Removes and returns the work.
  ///
  /// The caller releases it, because the end of what it captures may run anybody's code.
  mutating func takeWork() -> Work {
    let taken = work
    work = .nothing
    return taken
  }
}

extension TimerState: @preconcurrency CustomStringConvertible {
  var description: String {
    position < 0
      ? "timer \(number) \"\(label)\", waits no more" : "timer \(number) \"\(label)\", due at \(due)"
  }
}
