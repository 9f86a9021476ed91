// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// Dispatches a frame of contacts, or queues it while an event is being dispatched.
  ///
  /// Path of a touch: step 1.
  public func handle(_ frame: ContactFrame) {
    guard !inputState.isDraining, inputState.queue.isEmpty else {
      enqueue(frame)
      return dispatchPendingEvents()
    }
    inputState.isDraining = true
    EventBuilder(application: self).dispatch(frame)
    inputState.isDraining = false
    inputState.isDispatchDue = false
    if !inputState.queue.isEmpty { dispatchPendingEvents() }
  }

  /// Adds a frame of contacts to the queue; ``dispatchPendingEvents()`` dispatches it.
  ///
  /// Moves that wait in a row become one event, with every sample kept in
  /// ``UIEvent/coalescedTouches(for:)``. A began, an end or a cancellation is never merged away, and a frame
  /// with several changes of one finger is treated as several frames.
  ///
  /// Invalid frames do no harm, and facts report what happened to each contact:
  /// - a finger that moves or lifts without having come down is dropped;
  /// - a finger that comes down twice must have lifted in between: its first touch is cancelled, then the
  ///   second begins;
  /// - a finger whose touch was cancelled is ignored until it comes down again;
  /// - a finger that comes down at a location that is not finite is ignored until it comes down again, and
  ///   one that moves there stays where it was;
  /// - a frame from the past, or without a time, counts as now.
  ///
  /// Path of a touch: step 1.
  public func enqueue(_ frame: ContactFrame) {
    inputState.queue.add(frame)
  }

  /// Adds an event to the queue.
  public func enqueue(_ event: UIEvent) {
    inputState.queue.add(event)
  }

  /// Dispatches the queue in its order.
  ///
  /// Inside a dispatch it does nothing, because the outer one continues until the queue is empty.
  ///
  /// Path of a touch: step 1.
  public func dispatchPendingEvents() {
    guard !inputState.isDraining else {
      inputState.isDispatchDue = true
      return
    }
    inputState.isDraining = true
    defer {
      inputState.isDraining = false
      inputState.isDispatchDue = false
    }
    while let entry = inputState.queue.next() {
      switch entry {
      case .frame(let frame): EventBuilder(application: self).dispatch(frame)
      case .moves(let frames):
        EventBuilder(application: self).dispatch(frames.dropLast(), frames[frames.count - 1])
      case .event(let event):
        advance(to: event.timestamp - event.uptime)
        sendEvent(event)
        finishTurn()
      case .input(let input):
        input.dispatch(in: self, at: arrive(at: input.timestamp))
        finishTurn()
      }
    }
  }

  /// Runs `body` without dispatching input; what comes in meanwhile is dispatched after it.
  final func holdingInput(_ body: () -> Void) {
    guard !inputState.isDraining else { return body() }
    inputState.isDraining = true
    body()
    inputState.isDraining = false
    if inputState.isDispatchDue {
      inputState.isDispatchDue = false
      dispatchPendingEvents()
    }
  }

  /// Advances to the time of an input; an earlier time, or one that is not finite, is the present.
  final func arrive(at time: TimeInterval) -> TimeInterval {
    guard time.isFinite, time >= clock.now else {
      report(.input(.timeClamped(from: time, to: clock.now)))
      return clock.now
    }
    advance(to: time)
    return time
  }

  final func receive(_ input: any QueuedInput) {
    inputState.queue.add(input)
    dispatchPendingEvents()
  }

  /// The touches that are down, in the order in which they came down.
  public var activeTouches: [UITouch] { registry.touches }
}
