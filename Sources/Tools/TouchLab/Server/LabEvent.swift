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

    /// Whether the event ends the work for a message of a connection; nil for other work.
    func ends(workFor connection: Int?) -> Bool {
      guard let connection else { return false }
      switch kind {
      case .opened: return false
      case .closed: return self.connection == connection
      case .message(let text):
        // The members that decide come first in what a page sends; reading all of it would take too long.
        let start = text.prefix(120).filter { $0 != " " }
        return start.contains("\"type\":\"time\"")
          || start.contains("\"type\":\"scene\"")
            && ["open", "set"].contains { start.contains("\"do\":\"\($0)\"") }
      }
    }
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
        (isBusy, goesOn, asking) = (true, true, event.connection)
        let begin = now
        session.receive(text, from: page, at: event.time)
        (isBusy, goesOn, asking) = (false, true, nil)
        // A replay of many inputs, and what was made of it, needs much memory once.
        if now - begin > Self.longWork { cwebsockets_trim() }
      case .closed(let page):
        if let page { session.disconnect(page, at: event.time) }
      }
    }

    /// Lets the network work while the session does, and returns whether the session is to go on.
    ///
    /// A replay ends for a later message that shows another moment or another scene, for the end of the
    /// connection that has asked, and for the end of the server.
    func breathe() -> Bool {
      guard isBusy, now - lastBreath > Self.breathPause else { return goesOn }
      serveOnce()
      waited(since: lastBreath)
      lastBreath = now
      if endsSoon?() == true { isOpen = false }
      goesOn = isOpen && !inbox.contains { $0.ends(workFor: asking) }
      return goesOn
    }
  }
#endif
