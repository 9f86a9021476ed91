// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Takes a frame of contacts and dispatches it, unless an event is being dispatched: then it waits.
  public func handle(_ frame: ContactFrame) {
    enqueue(frame)
    dispatchPendingEvents()
  }

  /// Puts a frame of contacts into the queue; ``dispatchPendingEvents()`` takes it out.
  ///
  /// Moves that wait in the queue together become one event, with every sample kept in
  /// ``UIEvent/coalescedTouches(for:)``. A began, an end or a cancellation is never merged away.
  public func enqueue(_ frame: ContactFrame) {
    queue.add(frame)
  }

  /// Puts an event into the queue.
  public func enqueue(_ event: UIEvent) {
    queue.add(event)
  }

  /// Dispatches what waits in the queue, in its order; inside a dispatch it does nothing, because the outer
  /// one goes on until the queue is empty.
  public func dispatchPendingEvents() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while let entry = queue.next() {
      switch entry {
      case .frames(let frames): EventBuilder(application: self).dispatch(frames)
      case .event(let event):
        advance(to: event.timestamp)
        sendEvent(event)
        finishTurn()
      case .input(let input):
        input.dispatch(in: self, at: arrive(at: input.timestamp))
        finishTurn()
      }
    }
  }

  /// Moves to the time of an input; an earlier time, or one that is none, is now.
  final func arrive(at time: TimeInterval) -> TimeInterval {
    guard time.isFinite, time >= clock.now else {
      report(.input(.timeClamped(from: time, to: clock.now)))
      return clock.now
    }
    advance(to: time)
    return time
  }

  final func take(_ input: any QueuedInput) {
    queue.add(input)
    dispatchPendingEvents()
  }

  /// The touches that are down, in the order in which they came down.
  public var activeTouches: [UITouch] { registry.touches }
}
