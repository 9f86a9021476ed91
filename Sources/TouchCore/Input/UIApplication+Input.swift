// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Takes a frame of contacts and dispatches it, unless an event is being dispatched: then it waits.
  ///
  /// Path of a touch: step 1.
  public func handle(_ frame: ContactFrame) {
    guard !isDraining, queue.isEmpty else {
      enqueue(frame)
      return dispatchPendingEvents()
    }
    isDraining = true
    EventBuilder(application: self).dispatch(frame)
    isDraining = false
    isDispatchDue = false
    if !queue.isEmpty { dispatchPendingEvents() }
  }

  /// Puts a frame of contacts into the queue; ``dispatchPendingEvents()`` takes it out.
  ///
  /// Moves that wait in the queue together become one event, with every sample kept in
  /// ``UIEvent/coalescedTouches(for:)``. A began, an end or a cancellation is never merged away, and a frame
  /// that says several things of one finger is taken as several frames.
  ///
  /// Frames that make no sense do no harm, and the tracer hears what became of each contact:
  /// - a finger that moves or lifts without having come down is dropped;
  /// - a finger that comes down twice has lifted unseen: its first touch is cancelled, then the second begins;
  /// - a finger whose touch was cancelled is nobody's until it comes down again;
  /// - a finger that comes down at a place that is not finite is nobody's until it comes down again, and one
  ///   that moves there stays where it was;
  /// - a frame from the past, or without a time, counts as now.
  ///
  /// Path of a touch: step 1.
  public func enqueue(_ frame: ContactFrame) {
    queue.add(frame)
  }

  /// Puts an event into the queue.
  public func enqueue(_ event: UIEvent) {
    queue.add(event)
  }

  /// Dispatches what waits in the queue, in its order; inside a dispatch it does nothing, because the outer
  /// one goes on until the queue is empty.
  ///
  /// Path of a touch: step 1.
  public func dispatchPendingEvents() {
    guard !isDraining else {
      isDispatchDue = true
      return
    }
    isDraining = true
    defer {
      isDraining = false
      isDispatchDue = false
    }
    while let entry = queue.next() {
      switch entry {
      case .frame(let frame): EventBuilder(application: self).dispatch(frame)
      case .moves(let frames):
        EventBuilder(application: self).dispatch(frames.dropLast(), frames[frames.count - 1])
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

  /// Does something that no event may come into; what was to be dispatched meanwhile is dispatched after it.
  final func holdingInput(_ body: () -> Void) {
    guard !isDraining else { return body() }
    isDraining = true
    body()
    isDraining = false
    if isDispatchDue {
      isDispatchDue = false
      dispatchPendingEvents()
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
