// SPDX-License-Identifier: Apache-2.0
internal import Foundation

extension RoutedFrame {
  func write(into writer: inout WireWriter) {
    writer.put(number)
    writer.put(merged)
    writer.put(arrived)
    writer.put(sent)
    writer.put(frame.nanoseconds)
    writer.put(frame.display)
    writer.put(frame.buttons.rawValue)
    writer.put(frame.scroll != nil)
    if let scroll = frame.scroll {
      writer.put(scroll.horizontal)
      writer.put(scroll.vertical)
    }
    writer.put(frame.contacts, limit: WireMessage.contactLimit) { $0.write(into: &$1) }
  }

  init(_ reader: inout WireReader) throws(WireFailure) {
    let number = try reader.integer(UInt64.self)
    let merged = try reader.integer(UInt32.self)
    let arrived = try reader.integer(Int64.self)
    let sent = try reader.integer(Int64.self)
    var frame = DigitizerFrame(
      nanoseconds: try reader.integer(Int64.self), display: try reader.integer(UInt32.self))
    frame.buttons = DigitizerButtons(rawValue: try reader.integer(UInt32.self))
    if try reader.bool("whether wheels turn") {
      frame.scroll = DigitizerScroll(horizontal: try reader.double(), vertical: try reader.double())
    }
    frame.contacts = try reader.list("contacts", limit: WireMessage.contactLimit) {
      reader throws(WireFailure) in try DigitizerContact(&reader)
    }
    for (contact, next) in zip(frame.contacts, frame.contacts.dropFirst()) where contact.id >= next.id {
      throw .value("contacts come in ascending order of their numbers, each once")
    }
    self.init(number: number, merged: merged, arrived: arrived, sent: sent, frame: frame)
  }
}

extension DigitizerContact {
  fileprivate func write(into writer: inout WireWriter) {
    writer.put(id)
    writer.put(phase.code)
    writer.put(transducer.rawValue)
    writer.put(force != nil)
    for value in [position.x, position.y, majorRadius, minorRadius, altitude, azimuth, roll, height] {
      writer.put(Double(value))
    }
    if let force { writer.put(Double(force)) }
  }

  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    let id = try reader.integer(UInt32.self)
    let code = try reader.integer(UInt8.self)
    guard let phase = DigitizerPhase(code: code) else {
      throw .value("a phase is none that there is: \(code)")
    }
    let transducer = try reader.word("a transducer", Transducer.self)
    let hasForce = try reader.bool("whether force is told")
    self.init(
      id: id, phase: phase,
      at: CGPoint(x: try reader.double(), y: try reader.double()), transducer: transducer)
    majorRadius = try reader.double()
    minorRadius = try reader.double()
    altitude = try reader.double()
    azimuth = try reader.double()
    roll = try reader.double()
    height = try reader.double()
    if hasForce { force = try reader.double() }
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
