// SPDX-License-Identifier: Apache-2.0

/// The timers of an application, in the order in which they fire.
///
/// Order is (due time, creation), never anything else, so that two runs of the same session agree on every
/// tie. The queue is a binary heap; scheduling and cancelling cost a logarithm of its size.
@preconcurrency @MainActor public final class TimerQueue {
  /// A timer that waits, with what the order depends on beside it.
  private struct Entry {
    let due: TimeInterval
    let number: Int
    /// Retained when the timer enters the queue and released when it leaves.
    let timer: Borrowed<EventTimer>

    func precedes(_ other: Entry) -> Bool {
      due != other.due ? due < other.due : number < other.number
    }
  }

  @exclusivity(unchecked) private var heap: [Entry] = []
  /// The number of the timer that was set last.
  private(set) var created = 0
  /// Told about each timer that was scheduled, fired or cancelled, while anybody watches.
  var observer: ((EventTimer, TimerFact.Change) -> Void)?

  /// Called when ``nextDue`` has become another time; a clock that wakes by itself sets its alarm then.
  package var nextDueChanged: (() -> Void)?

  /// Makes an empty queue.
  public init() {}

  // Timers that others keep know no queue any more, and hold nothing that waits with them.
  isolated deinit {
    for entry in heap {
      let timer = entry.timer.takeBack()
      timer.position = -1
      timer.work = .nothing
    }
  }

  /// The number of timers that wait.
  public var count: Int { heap.count }

  /// When the next timer is due, if one waits.
  public var nextDue: TimeInterval? { heap.first?.due }

  /// Adds work to be done at `due`.
  ///
  /// A time that has passed already means at the next opportunity; NaN means the same, and positive infinity
  /// means never, until cancelled.
  @discardableResult
  public func schedule(at due: TimeInterval, _ label: String, action: @escaping () -> Void) -> EventTimer {
    let timer = EventTimer()
    timer.work = .call(action)
    schedule(timer, at: due, label)
    return timer
  }

  /// Adds a timer that waits in no queue and knows its work; it counts as created now.
  func schedule(_ timer: EventTimer, at due: TimeInterval, _ label: String) {
    created += 1
    timer.label = label
    timer.due = due.isNaN ? -.infinity : due
    timer.number = created
    timer.queue = self
    let entry = Entry(due: timer.due, number: created, timer: Borrowed(holding: timer))
    heap.append(entry)
    rise(entry, from: heap.count - 1)
    if timer.position == 0 { nextDueChanged?() }
    report(timer, .scheduled)
  }

  /// Takes the earliest timer due at or before `time` out of the queue.
  func next(dueBy time: TimeInterval) -> EventTimer? {
    guard !heap.isEmpty, heap[0].due <= time, heap[0].due < .infinity else { return nil }
    return remove(at: 0)
  }

  /// Runs the work of a timer that ``next(dueBy:)`` gave.
  ///
  /// Path of a touch: step 2.
  func fire(_ timer: EventTimer) {
    report(timer, .fired)
    let work = timer.work
    timer.work = .nothing
    switch work {
    case .nothing: break
    case .call(let action): action()
    case .tell(let recognizer, let body): body(recognizer)
    }
  }

  /// Lets a timer wait longer that ``next(dueBy:)`` gave, because it would keep the time from going on.
  func postpone(_ timer: EventTimer, to due: TimeInterval) {
    Misuse.report(
      "The timer \"\(timer.label)\" is one of many that timers set for the present, over and over. It waits for the "
        + "next frame.")
    schedule(timer, at: due, timer.label)
  }

  func cancel(_ timer: EventTimer) {
    guard timer.isPending else { return }
    let wasNext = timer.position == 0
    _ = remove(at: timer.position)
    if wasNext { nextDueChanged?() }
    timer.work = .nothing
    report(timer, .cancelled)
  }

  @inline(__always)
  private func report(_ timer: EventTimer, _ change: TimerFact.Change) {
    if Observation.isOn { observer?(timer, change) }
  }

  private func remove(at hole: Int) -> EventTimer {
    let timer = heap[hole].timer.takeBack()
    timer.position = -1
    let last = heap.removeLast()
    if hole < heap.count {
      if hole > 0, last.precedes(heap[(hole - 1) / 2]) {
        rise(last, from: hole)
      } else {
        sink(last, from: hole)
      }
    }
    return timer
  }

  /// Puts an entry where it belongs on the way from a hole to the root.
  private func rise(_ entry: Entry, from start: Int) {
    var hole = start
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard entry.precedes(heap[parent]) else { break }
      put(heap[parent], at: hole)
      hole = parent
    }
    put(entry, at: hole)
  }

  /// Puts an entry where it belongs on the way from a hole to the leaves.
  private func sink(_ entry: Entry, from start: Int) {
    var hole = start
    while true {
      var child = 2 * hole + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(entry) else { break }
      put(heap[child], at: hole)
      hole = child
    }
    put(entry, at: hole)
  }

  private func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    entry.timer.borrow { $0.position = place }
  }
}
