// SPDX-License-Identifier: Apache-2.0

#if Lab
  import CWebSockets
  import Foundation

  /// What has happened to a WebSocket, until the session is told.
  ///
  /// The callbacks of the library tell the session nothing themselves: they also run while the session
  /// replays many inputs, so that connections do not die of it.
  nonisolated struct LabEvent {
    enum Kind {
      case opened
      case message(String)
      /// The connection has ended; the page is nil if the session never heard of it.
      case closed(page: Int?)
    }

    /// The number of the connection.
    let connection: Int
    /// When it happened.
    let time: TimeInterval
    let kind: Kind
  }

  extension LabServer {
    /// Tells the session what has happened.
    func tellSession() {
      while !inbox.isEmpty {
        let events = inbox
        inbox = []
        for event in events { tell(event) }
      }
    }

    private func tell(_ event: LabEvent) {
      let index = connections.firstIndex { $0.number == event.connection }
      switch event.kind {
      case .opened:
        if let index { connections[index].page = session.connect() }
      case .message(let text):
        guard let index, let page = connections[index].page else { return }
        isBusy = true
        let begin = now
        session.receive(text, from: page, at: event.time)
        isBusy = false
        // A replay of many inputs, and what was made of it, needs much memory once.
        if now - begin > Self.longWork { cwebsockets_trim() }
      case .closed(let page):
        if let page { session.disconnect(page, at: event.time) }
      }
    }

    /// Lets the network work while the session replays inputs.
    func breathe() {
      guard isBusy, now - lastBreath > Self.breathPause else { return }
      serveOnce()
      waited(since: lastBreath)
      lastBreath = now
    }
  }
#endif
