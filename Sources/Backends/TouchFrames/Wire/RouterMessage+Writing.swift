// SPDX-License-Identifier: Apache-2.0

extension RouterMessage {
  /// Writes the body of the message.
  func write(into writer: inout WireWriter) {
    switch self {
    case .hello(let hello):
      writer.put(hello.name)
      writer.put(hello.width)
      writer.put(hello.height)
      writer.put(hello.wantsFront)
    case .welcome(let welcome):
      writer.put(welcome.connection)
      writer.put(welcome.process)
    case .refused(let refusal):
      writer.put(refusal.code.rawValue)
      writer.put(refusal.text)
    case .frame(let frame): frame.write(into: &writer)
    case .cancel(let cancellation):
      writer.put(cancellation.reason.rawValue)
      writer.put(cancellation.contacts, limit: WireMessage.contactLimit) { $1.put($0) }
    case .front(let isFront): writer.put(isFront)
    case .handled(let sequence): writer.put(sequence)
    case .request(let request):
      writer.put(request.code.rawValue)
      if case .bringToFront(let name) = request { writer.put(name) }
    case .answer(let answer): answer.write(into: &writer)
    }
  }
}

extension RouterRequest {
  enum Code: UInt8 {
    case applications = 1
    case status, bringToFront, home
  }

  var code: Code {
    switch self {
    case .applications: .applications
    case .status: .status
    case .bringToFront: .bringToFront
    case .home: .home
    }
  }
}

extension RouterAnswer {
  enum Code: UInt8 {
    case applications = 1
    case status, done, unknown
  }

  fileprivate func write(into writer: inout WireWriter) {
    switch self {
    case .applications(let applications):
      writer.put(Code.applications.rawValue)
      writer.put(applications, limit: WireMessage.listLimit) { $0.write(into: &$1) }
    case .status(let report):
      writer.put(Code.status.rawValue)
      report.write(into: &writer)
    case .done(let front):
      writer.put(Code.done.rawValue)
      writer.put(front)
    case .unknown(let name, let known):
      writer.put(Code.unknown.rawValue)
      writer.put(name)
      writer.put(known, limit: WireMessage.listLimit) { $1.put($0) }
    }
  }
}

extension ApplicationReport {
  fileprivate func write(into writer: inout WireWriter) {
    writer.put(name)
    writer.put(process)
    writer.put(width)
    writer.put(height)
    writer.put(isFront)
    writer.put(isResponding)
    writer.put(contacts)
    writer.put(waiting)
    writer.put(frames)
    writer.put(merged)
  }
}

extension RouterReport {
  fileprivate func write(into writer: inout WireWriter) {
    writer.put(process)
    writer.put(uptime)
    writer.put(front)
    writer.put(applications)
    writer.put(contacts)
    writer.put(frames)
    writer.put(consumed)
    writer.put(refused)
    writer.put(sources, limit: 32) { $1.put($0) }
  }
}
