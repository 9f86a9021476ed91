// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  // What peers say.

  extension RouterServer {
    func answer(_ message: RouterMessage, from connection: RouterConnection, at now: Int64) {
      switch (connection.role, message) {
      case (.unknown, .hello(let hello)):
        connection.role = .application(name: hello.name)
        take(.connected(connection.number, hello, process: connection.process), at: now)
      case (.application, .handled(let sequence)):
        take(.handled(connection.number, upTo: sequence), at: now)
      case (.unknown, .request(let request)), (.asking, .request(let request)):
        connection.role = .asking
        if !connection.send(.answer(answer(to: request, at: now))) { connection.socket.shutDown() }
      default:
        let what =
          connection.role == .unknown
          ? "a connection begins with a hello or a request" : "this message cannot come from here"
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
        take(.bringToFront(name), at: now)
        return .done(front: core.frontName)
      case .home:
        take(.home, at: now)
        return .done(front: core.frontName)
      }
    }
  }
#endif
