// SPDX-License-Identifier: Apache-2.0

/// The timers of an application, in the order in which they fire.
///
/// Order is (due time, creation), never anything else, so that two runs of the same session agree on every
/// tie. The queue is a binary heap; scheduling and cancelling cost a logarithm of its size.
public final class TimerQueue {
  @exclusivity(unchecked) private var heap: [EventTimer] = []
  @exclusivity(unchecked) private var created = 0
  /// Told about each timer that was scheduled, fired or cancelled.
  @exclusivity(unchecked) var observer: ((EventTimer, TimerFact.Change) -> Void)?

  /// Called when ``nextDue`` has become another time; a clock that wakes by itself sets its alarm then.
  @exclusivity(unchecked) package var nextDueChanged: (() -> Void)?

  /// Makes an empty queue.
  public init() {}

  // Timers that others keep know no queue any more, and hold nothing that waits with them.
  isolated deinit {
    for timer in heap {
      timer.position = -1
      timer.action = nil
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
    created += 1
    let timer = EventTimer(
      label: label, due: due.isNaN ? -.infinity : due, number: created, queue: self, action: action)
    heap.append(timer)
    timer.position = heap.count - 1
    rise(from: timer.position)
    if timer.position == 0 { nextDueChanged?() }
    observer?(timer, .scheduled)
    return timer
  }

  /// Takes the earliest timer due at or before `time` out of the queue.
  func next(dueBy time: TimeInterval) -> EventTimer? {
    guard let first = heap.first, first.due <= time, first.due < .infinity else { return nil }
    remove(first)
    return first
  }

  /// Runs the work of a timer that ``next(dueBy:)`` gave.
  func fire(_ timer: EventTimer) {
    observer?(timer, .fired)
    let action = timer.action
    timer.action = nil
    action?()
  }

  func cancel(_ timer: EventTimer) {
    guard timer.isPending else { return }
    let wasNext = timer.position == 0
    remove(timer)
    if wasNext { nextDueChanged?() }
    timer.action = nil
    observer?(timer, .cancelled)
  }

  private func remove(_ timer: EventTimer) {
    let hole = timer.position
    let last = heap.removeLast()
    timer.position = -1
    guard last !== timer else { return }
    heap[hole] = last
    last.position = hole
    rise(from: hole)
    sink(from: last.position)
  }

  private func precedes(_ a: EventTimer, _ b: EventTimer) -> Bool {
    a.due != b.due ? a.due < b.due : a.number < b.number
  }

  private func swapAt(_ a: Int, _ b: Int) {
    heap.swapAt(a, b)
    heap[a].position = a
    heap[b].position = b
  }

  private func rise(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(heap[child], heap[parent]) else { return }
      swapAt(child, parent)
      child = parent
    }
  }

  private func sink(from start: Int) {
    var parent = start
    while true {
      var first = parent
      var child = 2 * parent + 1
      while child < min(2 * parent + 3, heap.count) {
        if precedes(heap[child], heap[first]) { first = child }
        child += 1
      }
      guard first != parent else { return }
      swapAt(parent, first)
      parent = first
    }
  }
}
