// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  // Accepting, serving and closing connections.

  extension RouterServer {
    func accept(at now: Int64) {
      // Limited, so that many new connections do not delay touches.
      for _ in 0..<64 {
        let (socket, shortage): (PacketSocket, String?)
        switch listener.accept() {
        case .none: return
        case .noRoom:
          listener.makeReserve()
          pauseAccepting(until: now + Self.acceptPause)
          return
        case .connection(let arrived): (socket, shortage) = (arrived, nil)
        case .last(let arrived): (socket, shortage) = (arrived, "the router cannot open any more files")
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
            connection, RouterRefusal(.stranger, "this router only serves user \(geteuid()), not \(user)"),
            now)
        } else if let shortage {
          refuse(connection, RouterRefusal(.full, shortage), now)
        } else if connections.count >= Self.connectionLimit {
          refuse(
            connection, RouterRefusal(.full, "the router already has \(Self.connectionLimit) connections"),
            now)
        } else if !watch.add(socket.descriptor, number: connection.number, for: connection.watchedEvents) {
          refuse(connection, RouterRefusal(.full, "the router cannot watch any more connections"), now)
        } else {
          connections.append(connection)
          connectionsByNumber[connection.number] = connection
        }
      }
    }

    /// Serves peers that are connecting, have sent something, or can receive again.
    func servePeers(at now: Int64) {
      var hasNewConnections = false
      for ready in watch.ready() {
        switch ready.number {
        case Self.listenerNumber: hasNewConnections = true
        case Self.stopNumber: isStopped = stop.wasRaised
        default: serve(ready, at: now)
        }
      }
      // Existing connections come first.
      if hasNewConnections { accept(at: now) }
    }

    private func serve(_ ready: PeerWatch.Ready, at now: Int64) {
      // It may have been closed since.
      guard let connection = connectionsByNumber[ready.number] else { return }
      if ready.events & UInt32(POLLOUT) != 0, !connection.flush() { return lose(connection, at: now) }
      if ready.events & ~UInt32(POLLOUT) != 0 { receive(from: connection) }
      updateWatch(of: connection)
    }

    /// Updates the events that the watch waits for on a connection.
    func updateWatch(of connection: RouterConnection) {
      let neededEvents = connection.neededEvents
      guard neededEvents != connection.watchedEvents, connection.socket.descriptor >= 0 else { return }
      connection.watchedEvents = neededEvents
      watch.change(connection.socket.descriptor, number: connection.number, to: neededEvents)
    }

    /// Handles messages of a peer; a limited number, so that others are served too.
    func receive(from connection: RouterConnection) {
      let reading = reader.read(from: connection.socket)
      // A new time, because this may be the answer to a message sent in the same turn.
      let now = MonotonicTime.now
      switch reading {
      case .messages(let count), .closed(after: let count):
        if count > 0 { connection.lastReceived = now }
        for index in 0..<count where connection.socket.descriptor >= 0 {
          do throws(RouterRefusal) {
            answer(try message(index, connection), from: connection, at: now)
          } catch {
            refuse(connection, error, now)
          }
        }
        if case .closed = reading, connection.socket.descriptor >= 0 {
          // The end of a connection looks like an empty message. A peer that sent one, or closed one
          // direction, still reads.
          _ = connection.send(
            .refused(RouterRefusal(.malformed, "a message was empty, or the connection was shut down")))
          lose(connection, at: now)
        }
      case .failed: lose(connection, at: now)
      }
    }

    private func message(
      _ index: Int, _ connection: RouterConnection
    ) throws(RouterRefusal) -> RouterMessage {
      let message: WireMessage
      do throws(WireFailure) {
        message = try reader.message(index)
      } catch {
        throw RouterRefusal(.malformed, error.description)
      }
      try connection.gate.pass(message.sequence)
      return message.message
    }

    /// Closes a connection because of what its peer is or did.
    func refuse(_ connection: RouterConnection, _ refusal: RouterRefusal, _ now: Int64) {
      refused += 1
      report(.refused(name: connection.name, process: connection.process, refusal), now)
      connection.close(refusal)
      forget(connection, because: refusal.text, at: now)
    }

    func lose(_ connection: RouterConnection, at now: Int64) {
      connection.socket.close()
      forget(connection, because: "the connection was closed", at: now)
    }

    private func forget(_ connection: RouterConnection, because reason: String, at now: Int64) {
      connectionsByNumber[connection.number] = nil
      hasClosed = true
      handle(.left(connection.number, because: reason), at: now)
    }

    func closeSilentConnections(at now: Int64) {
      for connection in connections
      where !connection.isApplication && connection.socket.descriptor >= 0
        && now - connection.lastReceived >= Self.silenceLimit
      {
        refuse(connection, RouterRefusal(.silent, "nothing was received for 5 seconds"), now)
      }
    }
  }
#endif
