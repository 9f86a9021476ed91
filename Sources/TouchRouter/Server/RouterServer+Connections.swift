// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  // Who comes, who says something, who goes.

  extension RouterServer {
    func accept(at now: Int64) {
      // A crowd at the door does not keep touches from those inside.
      for _ in 0..<64 {
        let (socket, lack): (PacketSocket, String?)
        switch listener.accept() {
        case .none: return
        case .noRoom:
          listener.makeReserve()
          stopListening(until: now + Self.deafness)
          return
        case .connection(let arrived): (socket, lack) = (arrived, nil)
        case .last(let arrived): (socket, lack) = (arrived, "the router can open no more files")
        }
        defer { listener.makeReserve() }
        lastConnection += 1
        noticeSilence(from: now)
        let peer = socket.peer
        let connection = RouterConnection(
          number: lastConnection, socket: socket, process: peer?.process ?? 0, at: now)
        if peer?.user != geteuid() {
          let user = peer.map { "user \($0.user)" } ?? "an unknown user"
          refuse(
            connection, RouterRefusal(.stranger, "this router serves user \(geteuid()), not \(user)"), now)
        } else if let lack {
          refuse(connection, RouterRefusal(.full, lack), now)
        } else if connections.count >= Self.connectionLimit {
          refuse(
            connection, RouterRefusal(.full, "there are \(Self.connectionLimit) connections already"), now)
        } else if !watch.add(socket.descriptor, number: connection.number, for: connection.awaited) {
          refuse(connection, RouterRefusal(.full, "the router can watch no more connections"), now)
        } else {
          connections.append(connection)
          places[connection.number] = connection
        }
      }
    }

    /// Serves whoever has come, has said something, or takes again what it is sent.
    func servePeers(at now: Int64) {
      var someoneCame = false
      for ready in watch.ready() {
        switch ready.number {
        case Self.listenerNumber: someoneCame = true
        case Self.stopNumber: isStopped = stop.wasRaised
        default: serve(ready, at: now)
        }
      }
      // Those inside come first.
      if someoneCame { accept(at: now) }
    }

    private func serve(_ ready: PeerWatch.Ready, at now: Int64) {
      // It may have been closed since it became ready.
      guard let connection = places[ready.number] else { return }
      if ready.events & UInt32(POLLOUT) != 0, !connection.flush() { return lose(connection, at: now) }
      if ready.events & ~UInt32(POLLOUT) != 0 { receive(from: connection) }
      awaitNews(of: connection)
    }

    /// Waits for what a connection is to be waited for now.
    func awaitNews(of connection: RouterConnection) {
      let awaits = connection.awaits
      guard awaits != connection.awaited, connection.socket.descriptor >= 0 else { return }
      connection.awaited = awaits
      watch.change(connection.socket.descriptor, number: connection.number, to: awaits)
    }

    /// Reads what a peer says; not all of it at once, so that others have their turn.
    func receive(from connection: RouterConnection) {
      let reading = inlet.read(from: connection.socket)
      // Later than the turn began: this may be the answer to what was sent in the same turn.
      let now = MonotonicTime.now
      switch reading {
      case .messages(let count), .closed(after: let count):
        if count > 0 { connection.heard = now }
        for place in 0..<count where connection.socket.descriptor >= 0 {
          do throws(RouterRefusal) {
            answer(try message(place, connection), from: connection, at: now)
          } catch {
            refuse(connection, error, now)
          }
        }
        if case .closed = reading, connection.socket.descriptor >= 0 {
          // The end of a connection looks like an empty message. Whoever sent one, or ended one direction, still listens.
          _ = connection.send(
            .refused(RouterRefusal(.malformed, "a message was empty, or the connection was ended")))
          lose(connection, at: now)
        }
      case .failed: lose(connection, at: now)
      }
    }

    private func message(
      _ place: Int, _ connection: RouterConnection
    ) throws(RouterRefusal) -> RouterMessage {
      let message: WireMessage
      do throws(WireFailure) {
        message = try inlet.message(place)
      } catch {
        throw RouterRefusal(.malformed, error.description)
      }
      try connection.gate.pass(message.sequence)
      return message.message
    }

    /// Closes a connection because of what its peer is or did.
    func refuse(_ connection: RouterConnection, _ refusal: RouterRefusal, _ now: Int64) {
      refused += 1
      tell(.refused(name: connection.name, process: connection.process, refusal), now)
      connection.close(refusal)
      forget(connection, because: refusal.text, at: now)
    }

    func lose(_ connection: RouterConnection, at now: Int64) {
      connection.socket.close()
      forget(connection, because: "its connection is closed", at: now)
    }

    private func forget(_ connection: RouterConnection, because reason: String, at now: Int64) {
      places[connection.number] = nil
      hasClosed = true
      take(.left(connection.number, because: reason), at: now)
    }

    func closeTheSilent(at now: Int64) {
      for connection in connections
      where !connection.isApplication && connection.socket.descriptor >= 0
        && now - connection.heard >= Self.patience
      {
        refuse(connection, RouterRefusal(.silent, "nothing was said for 5 seconds"), now)
      }
    }
  }
#endif
