// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Foundation
  internal import TouchCore
  internal import TouchFrames

  // The two hops of a touch within the application: source 1 receives it, source 0 handles it.

  extension RouterClient {
    /// Source 1: receives all available messages, and signals the queue.
    func receive() {
      // The application's clock is frozen so that it does not pass the frames before they are handled, here
      // and in `handle()`.
      let wasFrozen = sourceClock?.freeze()
      defer { if let wasFrozen { sourceClock?.restore(wasFrozen) } }
      let now = MonotonicTime.now
      var count = PacketReader.batchSize
      while count == PacketReader.batchSize, let socket {
        let reading = reader.read(from: socket)
        switch reading {
        case .messages(let found), .closed(after: let found):
          count = found
          for index in 0..<found {
            do {
              let message = try reader.message(index)
              try gate.pass(message.sequence)
              enqueue(message, at: now)
            } catch {
              return disconnect("it sent an invalid message: \(error)")
            }
          }
          if case .closed = reading { return disconnect("it closed the connection") }
        case .failed(let number): return disconnect(RouterFailure.systemMessage(number))
        }
      }
      if !inbox.isEmpty { ports?.signal() }
    }

    private func enqueue(_ message: WireMessage, at now: Int64) {
      inbox.append(Received(message: message.message, sequence: message.sequence, time: now))
      guard UIApplication.isObserved, case .frame(let routed) = message.message else { return }
      record(
        .received(
          frame: Int(clamping: routed.number), contacts: routed.frame.contacts.map { Int($0.id) },
          PortFact.Journey(
            happened: seconds(routed.frame.nanoseconds), arrived: seconds(routed.arrived),
            sent: seconds(routed.sent), received: seconds(now))),
        at: routed.frame.nanoseconds)
    }

    /// Records a hop of a frame, at the time when the frame happened.
    private func record(_ fact: PortFact, at nanoseconds: Int64) {
      let time = max(application.clock.now, seconds(nanoseconds))
      application.tracer?.record(TouchFact(time: time, kind: .port(fact)))
    }

    /// Converts a time of the monotonic clock to the application's clock.
    private func seconds(_ nanoseconds: Int64) -> TimeInterval {
      TimeInterval(nanoseconds.subtractingReportingOverflow(zero).partialValue) / 1e9
    }

    /// Source 0: handles the messages in the queue, and makes the application dispatch their events.
    func handle() {
      guard !isHandling else { return }
      isHandling = true
      let wasFrozen = sourceClock?.freeze()
      // Messages that callbacks receive in a nested run loop are handled afterwards, in order.
      while !inbox.isEmpty {
        var received = spareInbox
        spareInbox = []
        swap(&received, &inbox)
        for message in received { handle(message) }
        application.dispatchPendingEvents()
        received.removeAll(keepingCapacity: true)
        spareInbox = received
      }
      if let wasFrozen { sourceClock?.restore(wasFrozen) }
      isHandling = false
      if handledSequence > 0 {
        let sequence = handledSequence
        handledSequence = 0
        if socket != nil { send(.handled(upTo: sequence)) }
      }
      finishDisconnect()
    }

    /// Whether the router may send a message now: one welcome first, and everything about touches after it.
    private func isInOrder(_ message: RouterMessage) -> Bool {
      switch message {
      case .welcome: state == .registering
      case .frame, .cancel, .front: state != .registering
      case .refused, .hello, .handled, .request, .answer: true
      }
    }

    private func handle(_ received: Received) {
      guard isInOrder(received.message) else { return disconnect("it sent a message out of order") }
      handledSequence = received.sequence
      if case .frame = received.message {
      } else {
        // Anything but a frame happens when it is received.
        application.dispatchPendingEvents()
        sourceClock?.catchUp(to: seconds(received.time))
      }
      switch received.message {
      case .frame(let routed):
        framesHandled += 1
        lastFrame = routed
        if UIApplication.isObserved {
          let waited = TimeInterval(MonotonicTime.now - received.time) / 1e9
          record(
            .handled(frame: Int(clamping: routed.number), waited: waited), at: routed.frame.nanoseconds)
        }
        feed.enqueue(routed.frame)
      case .cancel(let cancellation):
        application.report(.port(.cancelled(because: cancellation.reason.words)))
        feed.cancelContacts()
      case .front(let isFront): move(toFront: isFront)
      case .welcome:
        failures = 0
        state = .connected
        application.report(.port(.connected(as: hello.name, zero: Int(zero))))
        if drivesLifecycle { application.enterBackground() }
      case .refused(let refusal):
        if !refusal.code.isTemporary { state = .refused(refusal) }
        disconnect(refusal.text)
        // The end of the connection may have been read already; this is the reason for it.
        disconnectReason = refusal.text
      case .hello, .handled, .request, .answer: disconnect("it sent a message that is not for applications")
      }
    }

    private func move(toFront isFront: Bool) {
      self.isFront = isFront
      application.report(.port(.front(isFront)))
      guard drivesLifecycle else { return }
      if isFront { application.becomeActive() } else { application.enterBackground() }
    }
  }
#endif
