// SPDX-License-Identifier: Apache-2.0
internal import Foundation

extension RoutedFrame {
  /// The phases by their bytes.
  static let phases: [DigitizerPhase] = [
    .entered, .hovering, .exited, .began, .moved, .stationary, .lifted, .ended, .cancelled,
  ]

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
    writer.put(UInt8(RoutedFrame.phases.firstIndex(of: phase) ?? 0))
    writer.put(transducer.rawValue)
    writer.put(force != nil)
    for value in [position.x, position.y, majorRadius, minorRadius, altitude, azimuth, roll, height] {
      writer.put(Double(value))
    }
    if let force { writer.put(Double(force)) }
  }

  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    let id = try reader.integer(UInt32.self)
    let phase = Int(try reader.integer(UInt8.self))
    guard phase < RoutedFrame.phases.count else { throw .value("a phase is none that there is: \(phase)") }
    let transducer = try reader.word("a transducer", Transducer.self)
    let hasForce = try reader.bool("whether force is told")
    self.init(
      id: id, phase: RoutedFrame.phases[phase],
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
