// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  // Messages of peers.

  extension RouterServer {
    func answer(_ message: RouterMessage, from connection: RouterConnection, at now: Int64) {
      switch (connection.role, message) {
      case (.unknown, .hello(let hello)):
        connection.role = .application(name: hello.name)
        handle(.connected(connection.number, hello, process: connection.process), at: now)
      case (.application, .handled(let sequence)):
        handle(.handled(connection.number, upTo: sequence), at: now)
      case (.unknown, .request(let request)), (.requesting, .request(let request)):
        connection.role = .requesting
        if !connection.send(.answer(answer(to: request, at: now))) { connection.socket.shutDown() }
      default:
        let what =
          connection.role == .unknown
          ? "a connection must begin with a registration or a request" : "this peer may not send this message"
        refuse(connection, RouterRefusal(.unexpected, what), now)
      }
    }

    private func answer(to request: RouterRequest, at now: Int64) -> RouterAnswer {
      switch request {
      case .applications: return .applications(core.reports)
      case .status:
        var report = core.report
        report.uptime = now - began
        report.refused = refused
        report.sources = sourceNames
        return .status(report)
      case .bringToFront(let name):
        guard core.names.contains(name) else { return .unknown(name, known: core.names) }
        handle(.bringToFront(name), at: now)
        return .done(front: core.frontName)
      case .home:
        handle(.home, at: now)
        return .done(front: core.frontName)
      }
    }
  }
#endif
