// SPDX-License-Identifier: Apache-2.0

#if Lab
  import CWebSockets

  /// What the library calls for everything that happens to a connection.
  nonisolated func labCallback(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    let key = UInt(bitPattern: wsi)
    let bytes: [UInt8]
    switch reason {
    case LWS_CALLBACK_RECEIVE:
      bytes = unsafe input.map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
    case LWS_CALLBACK_HTTP, LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION, LWS_CALLBACK_ESTABLISHED,
      LWS_CALLBACK_SERVER_WRITEABLE, LWS_CALLBACK_HTTP_WRITEABLE, LWS_CALLBACK_CLOSED,
      LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      bytes = []
    default: return unsafe lws_callback_http_dummy(wsi, reason, user, input, count)
    }
    return MainActor.assumeIsolated {
      guard let server = LabServer.current else { return -1 }
      return server.handle(reason, LabSocket(key), bytes)
    }
  }

  extension LabServer {
    fileprivate func handle(_ reason: lws_callback_reasons, _ wsi: LabSocket, _ bytes: [UInt8]) -> Int32 {
      switch reason {
      case LWS_CALLBACK_HTTP: answer(wsi)
      case LWS_CALLBACK_HTTP_WRITEABLE: writeBody(wsi)
      case LWS_CALLBACK_CLOSED_HTTP: forget(wsi)
      case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: upgrades(wsi) ? 0 : -1
      case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: admits(wsi) ? 0 : -1
      case LWS_CALLBACK_ESTABLISHED: open(wsi)
      case LWS_CALLBACK_RECEIVE: receive(wsi, bytes)
      case LWS_CALLBACK_SERVER_WRITEABLE: write(wsi)
      case LWS_CALLBACK_CLOSED: closed(wsi)
      default: 0
      }
    }

    private func index(of wsi: LabSocket) -> Int? {
      connections.firstIndex { $0.key == wsi.key }
    }

    // MARK: WebSockets

    /// Whether a connection may go on with another protocol, which is only that of WebSockets.
    ///
    /// The library would accept HTTP/2, with streams that no limit of the lab counts, before anybody has
    /// looked at the host or the token.
    private func upgrades(_ wsi: LabSocket) -> Bool {
      wsi.header(WSI_TOKEN_UPGRADE)?.lowercased() == "websocket"
    }

    /// Whether a WebSocket may be opened.
    private func admits(_ wsi: LabSocket) -> Bool {
      guard connections.count < Self.maximumPages, wsi.header(WSI_TOKEN_GET_URI) == "/socket",
        wsi.header(WSI_TOKEN_PROTOCOL) == Self.protocolName
      else { return false }
      let verdict = access.socket(
        host: wsi.header(WSI_TOKEN_HOST), origin: wsi.header(WSI_TOKEN_ORIGIN),
        cookies: wsi.header(WSI_TOKEN_HTTP_COOKIE))
      return verdict == .allowed(cookie: nil)
    }

    private func open(_ wsi: LabSocket) -> Int32 {
      guard connections.count < Self.maximumPages else { return -1 }
      madeConnections += 1
      connections.append(LabConnection(key: wsi.key, number: madeConnections, at: now))
      inbox.append(LabEvent(connection: madeConnections, time: now, kind: .opened))
      return 0
    }

    private func receive(_ wsi: LabSocket, _ bytes: [UInt8]) -> Int32 {
      guard let index = index(of: wsi), !connections[index].isClosing else { return -1 }
      let now = now
      connections[index].payload += bytes.count
      func refuse(_ status: lws_close_status) -> Int32 {
        self.refuse(index, status)
        return -1
      }
      guard !wsi.isBinary else { return refuse(LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE) }
      guard connections[index].bytes.take(Double(bytes.count), at: now) else {
        return refuse(LWS_CLOSE_STATUS_POLICY_VIOLATION)
      }
      guard connections[index].received.count + bytes.count <= LabSession.maximumMessage else {
        return refuse(LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE)
      }
      connections[index].received += bytes
      guard wsi.isAtEnd else { return 0 }
      guard connections[index].messages.take(1, at: now), inbox.count < Self.maximumEvents else {
        return refuse(LWS_CLOSE_STATUS_POLICY_VIOLATION)
      }
      let text = String(decoding: connections[index].received, as: UTF8.self)
      connections[index].received = []
      inbox.append(LabEvent(connection: connections[index].number, time: now, kind: .message(text)))
      return 0
    }

    private func write(_ wsi: LabSocket) -> Int32 {
      guard let index = index(of: wsi), let message = connections[index].outgoing else { return 0 }
      let now = now
      connections[index].lastProgress = now
      connections[index].outgoing = nil
      // The next message is made outside of the library's calls: making it may call the library.
      return wsi.write(text: message) ? 0 : -1
    }

    private func closed(_ wsi: LabSocket) -> Int32 {
      guard let index = index(of: wsi) else { return 0 }
      let connection = connections.remove(at: index)
      inbox.append(LabEvent(connection: connection.number, time: now, kind: .closed(page: connection.page)))
      return 0
    }

    // MARK: Plain requests

    private func answer(_ wsi: LabSocket) -> Int32 {
      let host = wsi.header(WSI_TOKEN_HOST)
      let verdict = access.page(
        host: host, query: wsi.header(WSI_TOKEN_HTTP_URI_ARGS),
        cookies: wsi.header(WSI_TOKEN_HTTP_COOKIE))
      let answer: LabAnswer
      switch (verdict, wsi.header(WSI_TOKEN_GET_URI)) {
      case (.refused(let reason), _): answer = .refused(403, "Forbidden", reason)
      case (.allowed, "/") where connections.count >= Self.maximumPages:
        answer = .refused(
          503, "Service Unavailable",
          "\(Self.maximumPages) pages of the lab are open, which is the most. Close one, then load this page again."
        )
      case (.allowed(let cookie), "/"): answer = .page(host: host ?? "", cookie: cookie)
      case (.allowed, "/scene.schema.json"): answer = .schema
      case (.allowed, nil): answer = .refused(405, "Method Not Allowed", "The lab answers GET alone.")
      case (.allowed, _): answer = .refused(404, "Not Found", "The lab has nothing at this address.")
      }
      guard wsi.write(head: Array(answer.head.utf8)) else { return -1 }
      forgetBody(wsi)
      bodies.append((wsi.key, answer.body))
      wsi.awaitWriting()
      return 0
    }

    private func writeBody(_ wsi: LabSocket) -> Int32 {
      guard let index = bodies.firstIndex(where: { $0.key == wsi.key }) else { return -1 }
      let body = bodies.remove(at: index).bytes
      return wsi.write(body: body) ? 0 : -1
    }

    private func forget(_ wsi: LabSocket) -> Int32 {
      forgetBody(wsi)
      return 0
    }

    private func forgetBody(_ wsi: LabSocket) {
      bodies.removeAll { $0.key == wsi.key }
    }
  }
#endif
