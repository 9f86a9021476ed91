// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import Foundation

  // The two hops of a touch into the application.

  extension RouterClient {
    /// Source 1: receives everything that has come, and signals the queue.
    func receive() {
      // The clock of the application stays where it is, so that frames are not older than the present when their turn
      // comes; so it does in `handle()`.
      let stoodStill = sourceClock?.stop()
      defer { if let stoodStill { sourceClock?.goOn(stoodStill) } }
      let now = MonotonicTime.now
      var count = PacketInlet.count
      while count == PacketInlet.count, let socket {
        let reading = inlet.read(from: socket)
        switch reading {
        case .messages(let found), .closed(after: let found):
          count = found
          for place in 0..<found {
            do {
              let message = try inlet.message(place)
              try gate.pass(message.sequence)
              take(message, at: now)
            } catch {
              return lose("it sent what cannot be read: \(error)")
            }
          }
          if case .closed = reading { return lose("it closed the connection") }
        case .failed(let number): return lose(PacketSocket.words(number))
        }
      }
      if !inbox.isEmpty { ports?.signal() }
    }

    private func take(_ message: WireMessage, at now: Int64) {
      inbox.append(Received(message: message.message, sequence: message.sequence, time: now))
      guard UIApplication.isObserved, case .frame(let routed) = message.message else { return }
      tell(
        .received(
          frame: Int(clamping: routed.number), contacts: routed.frame.contacts.map { Int($0.id) },
          PortFact.Journey(
            happened: seconds(routed.frame.nanoseconds), arrived: seconds(routed.arrived),
            sent: seconds(routed.sent), received: seconds(now))),
        at: routed.frame.nanoseconds)
    }

    /// Reports a hop of a frame, at the time when the frame happened.
    private func tell(_ fact: PortFact, at nanoseconds: Int64) {
      let time = max(application.clock.now, seconds(nanoseconds))
      application.tracer?.record(TouchFact(time: time, kind: .port(fact)))
    }

    /// A time of the monotonic clock on the clock of the application.
    private func seconds(_ nanoseconds: Int64) -> TimeInterval {
      TimeInterval(nanoseconds.subtractingReportingOverflow(zero).partialValue) / 1e9
    }

    /// Source 0: takes what was received out of the queue, and lets the application dispatch it.
    func handle() {
      guard !isHandling else { return }
      isHandling = true
      let stoodStill = sourceClock?.stop()
      // What callbacks receive in a run loop of their own comes after this, in its order.
      while !inbox.isEmpty {
        var received = spareInbox
        spareInbox = []
        swap(&received, &inbox)
        for message in received { handle(message) }
        application.dispatchPendingEvents()
        received.removeAll(keepingCapacity: true)
        spareInbox = received
      }
      if let stoodStill { sourceClock?.goOn(stoodStill) }
      isHandling = false
      if handledSequence > 0 {
        let sequence = handledSequence
        handledSequence = 0
        if socket != nil { say(.handled(upTo: sequence)) }
      }
      finishLoss()
    }

    /// Whether the router may send a message now: a welcome first and once, and whatever happens to touches after it.
    private func isInOrder(_ message: RouterMessage) -> Bool {
      switch message {
      case .welcome: state == .registering
      case .frame, .cancel, .front: state != .registering
      case .refused, .hello, .handled, .request, .answer: true
      }
    }

    private func handle(_ received: Received) {
      guard isInOrder(received.message) else { return lose("it sent a message out of order") }
      handledSequence = received.sequence
      if case .frame = received.message {
      } else {
        // What is no frame happens when it comes.
        application.dispatchPendingEvents()
        sourceClock?.catchUp(to: seconds(received.time))
      }
      switch received.message {
      case .frame(let routed):
        framesHandled += 1
        lastFrame = routed
        if UIApplication.isObserved {
          let waited = TimeInterval(MonotonicTime.now - received.time) / 1e9
          tell(
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
        lose(refusal.text)
        // The end of the connection may have been read already, and this says why it came.
        lossReason = refusal.text
      case .hello, .handled, .request, .answer: lose("it sent what no application gets")
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
