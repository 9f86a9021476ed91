// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  // Carrying out the decisions of the core.

  extension RouterServer {
    func handle(_ input: RouterCore.Input, at now: Int64) {
      noticeSilence(from: now)
      var effects: [RouterCore.Effect] = []
      swap(&effects, &spareEffects)
      core.handle(input, at: now, &effects)
      for effect in effects {
        switch effect {
        case .note(let fact): report(fact, now)
        case .send(let number, let message): send(message, to: number)
        case .close(let number, let refusal):
          refused += 1
          guard let connection = connectionsByNumber.removeValue(forKey: number) else { continue }
          hasClosed = true
          connection.close(refusal)
        }
      }
      effects.removeAll(keepingCapacity: true)
      swap(&effects, &spareEffects)
    }

    private func send(_ message: RouterMessage, to number: UInt64) {
      guard let connection = connectionsByNumber[number] else { return }
      var message = message
      if case .frame(var routed) = message {
        // The time of sending, not the time at which the turn began.
        routed.sent = MonotonicTime.now
        message = .frame(routed)
      }
      if connection.send(message) {
        updateWatch(of: connection)
      } else {
        // The next turn finds the connection closed, and informs the core.
        connection.socket.shutDown()
      }
    }
  }
#endif
