// SPDX-License-Identifier: Apache-2.0
internal import Foundation

extension RoutedFrame {
  /// The bytes before the wheels.
  private static let fixedSize = 8 + 4 + 8 + 8 + 8 + 4 + 4

  func write(into writer: inout WireWriter) {
    writer.put(count: Self.fixedSize) { room in
      room.put(number)
      room.put(merged)
      room.put(arrived)
      room.put(sent)
      room.put(frame.nanoseconds)
      room.put(frame.display)
      room.put(frame.buttons.rawValue)
    }
    writer.put(frame.scroll != nil)
    if let scroll = frame.scroll {
      writer.put(scroll.horizontal)
      writer.put(scroll.vertical)
    }
    let count = min(frame.contacts.count, WireMessage.contactLimit)
    writer.put(UInt16(count))
    var size = 0
    for place in 0..<count { size += frame.contacts[place].wireSize }
    writer.put(count: size) { room in
      for place in 0..<count { frame.contacts[place].write(into: &room) }
    }
  }

  init(_ reader: inout WireReader) throws(WireFailure) {
    var values = try reader.values(count: Self.fixedSize)
    let number = values.integer(UInt64.self)
    let merged = values.integer(UInt32.self)
    let arrived = values.integer(Int64.self)
    let sent = values.integer(Int64.self)
    var frame = DigitizerFrame(
      nanoseconds: values.integer(Int64.self), display: values.integer(UInt32.self))
    frame.buttons = DigitizerButtons(rawValue: values.integer(UInt32.self))
    if try reader.bool("whether wheels turn") {
      frame.scroll = DigitizerScroll(horizontal: try reader.double(), vertical: try reader.double())
    }
    frame.contacts = try reader.list("contacts", limit: WireMessage.contactLimit) {
      reader throws(WireFailure) in try DigitizerContact(&reader)
    }
    guard frame.contacts.isAscending else {
      throw .value("contacts come in ascending order of their numbers, each once")
    }
    self.init(number: number, merged: merged, arrived: arrived, sent: sent, frame: frame)
  }
}

extension [DigitizerContact] {
  /// Whether the numbers of the contacts ascend, so that each is there once.
  var isAscending: Bool {
    for place in indices.dropFirst() where self[place - 1].id >= self[place].id { return false }
    return true
  }
}

extension DigitizerContact {
  /// The bytes of a contact whose force is not told.
  private static let fixedSize = 4 + 1 + 1 + 1 + 8 * 8

  fileprivate var wireSize: Int { force == nil ? Self.fixedSize : Self.fixedSize + 8 }

  fileprivate func write(into room: inout WireCursor) {
    room.put(id)
    room.put(phase.code)
    room.put(transducer.rawValue)
    room.put(force != nil)
    room.put(position.x)
    room.put(position.y)
    room.put(majorRadius)
    room.put(minorRadius)
    room.put(altitude)
    room.put(azimuth)
    room.put(roll)
    room.put(height)
    if let force { room.put(force) }
  }

  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    var values = try reader.values(count: Self.fixedSize)
    let id = values.integer(UInt32.self)
    let code = values.integer(UInt8.self)
    guard let phase = DigitizerPhase(code: code) else {
      throw .value("a phase is none that there is: \(code)")
    }
    let kind = values.integer(UInt8.self)
    guard let transducer = Transducer(rawValue: kind) else {
      throw .value("a transducer is none that there is: \(kind)")
    }
    let hasForce = values.integer(UInt8.self)
    guard hasForce <= 1 else { throw .value("whether force is told is 0 or 1, not \(hasForce)") }
    self.init(
      id: id, phase: phase, at: CGPoint(x: values.double(), y: values.double()), transducer: transducer)
    majorRadius = values.double()
    minorRadius = values.double()
    altitude = values.double()
    azimuth = values.double()
    roll = values.double()
    height = values.double()
    if hasForce == 1 { force = try reader.double() }
  }
}

extension DigitizerPhase {
  /// The byte of the phase.
  fileprivate var code: UInt8 {
    switch self {
    case .entered: 0
    case .hovering: 1
    case .exited: 2
    case .began: 3
    case .moved: 4
    case .stationary: 5
    case .lifted: 6
    case .ended: 7
    case .cancelled: 8
    }
  }

  /// The phase of a byte; nil if it has none.
  fileprivate init?(code: UInt8) {
    switch code {
    case 0: self = .entered
    case 1: self = .hovering
    case 2: self = .exited
    case 3: self = .began
    case 4: self = .moved
    case 5: self = .stationary
    case 6: self = .lifted
    case 7: self = .ended
    case 8: self = .cancelled
    default: return nil
    }
  }
}
