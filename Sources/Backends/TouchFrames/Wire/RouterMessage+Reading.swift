// SPDX-License-Identifier: Apache-2.0

extension RouterMessage {
  /// Reads the body of a message.
  init(_ code: Code, _ reader: inout WireReader) throws(WireFailure) {
    switch code {
    case .hello: self = .hello(try ApplicationHello(&reader))
    case .welcome:
      self = .welcome(
        RouterWelcome(
          connection: try reader.integer(UInt64.self), process: try reader.integer(Int32.self)))
    case .refused:
      self = .refused(
        RouterRefusal(
          try reader.value("the code of a refusal", RouterRefusal.Code.self), try reader.text("the reason")))
    case .frame: self = .frame(try RoutedFrame(&reader))
    case .cancel:
      let reason = try reader.value("the reason of a cancellation", RouterCancellation.Reason.self)
      let contacts = try reader.list("contacts", limit: WireMessage.contactLimit) {
        reader throws(WireFailure) in try reader.integer(UInt32.self)
      }
      self = .cancel(RouterCancellation(reason, contacts: contacts))
    case .front: self = .front(try reader.bool("the flag for being in front"))
    case .handled: self = .handled(upTo: try reader.integer(UInt64.self))
    case .request:
      switch try reader.value("the kind of a request", RouterRequest.Code.self) {
      case .applications: self = .request(.applications)
      case .status: self = .request(.status)
      case .bringToFront: self = .request(.bringToFront(try reader.text("the name")))
      case .home: self = .request(.home)
      }
    case .answer: self = .answer(try RouterAnswer(&reader))
    }
  }
}

extension ApplicationHello {
  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    self.init(
      name: try reader.text("the name"), width: try reader.double(), height: try reader.double(),
      wantsFront: try reader.bool("the flag for coming to the front"))
    guard ApplicationName.isValid(name) else {
      throw .value("the name of an application must be 1 to \(ApplicationName.limit) bytes of printable text")
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .value("the width and height of an application's display must be greater than 0")
    }
  }
}

extension RouterAnswer {
  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    switch try reader.value("the kind of an answer", Code.self) {
    case .applications:
      self = .applications(
        try reader.list("applications", limit: WireMessage.listLimit) { reader throws(WireFailure) in
          try ApplicationReport(&reader)
        })
    case .status: self = .status(try RouterReport(&reader))
    case .done: self = .done(front: try reader.optionalText("the name"))
    case .unknown:
      self = .unknown(
        try reader.text("the name"),
        known: try reader.list("names", limit: WireMessage.listLimit) { reader throws(WireFailure) in
          try reader.text("the name")
        })
    }
  }
}

extension ApplicationReport {
  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    self.init(
      name: try reader.text("the name"), process: try reader.integer(Int32.self), width: try reader.double(),
      height: try reader.double(), isFront: try reader.bool("the flag for being in front"),
      isResponding: try reader.bool("the flag for responding"), contacts: try reader.integer(UInt32.self),
      waiting: try reader.integer(UInt32.self), frames: try reader.integer(UInt64.self),
      merged: try reader.integer(UInt64.self))
  }
}

extension RouterReport {
  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    self.init(
      process: try reader.integer(Int32.self), uptime: try reader.integer(Int64.self),
      front: try reader.optionalText("the name"), applications: try reader.integer(UInt32.self),
      contacts: try reader.integer(UInt32.self), frames: try reader.integer(UInt64.self),
      consumed: try reader.integer(UInt64.self), refused: try reader.integer(UInt64.self),
      sources: try reader.list("sources", limit: 32) { reader throws(WireFailure) in
        try reader.text("the name of a source")
      })
  }
}
