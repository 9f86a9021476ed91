// SPDX-License-Identifier: Apache-2.0
internal import Foundation

extension RoutedFrame {
  /// The size of the values before the wheels, in bytes.
  private static let fixedSize = 8 + 4 + 8 + 8 + 8 + 4 + 4

  func write(into writer: inout WireWriter) {
    writer.put(count: Self.fixedSize) { cursor in
      cursor.put(number)
      cursor.put(merged)
      cursor.put(arrived)
      cursor.put(sent)
      cursor.put(frame.nanoseconds)
      cursor.put(frame.display)
      cursor.put(frame.buttons.rawValue)
    }
    writer.put(frame.scroll != nil)
    if let scroll = frame.scroll {
      writer.put(scroll.horizontal)
      writer.put(scroll.vertical)
    }
    let count = min(frame.contacts.count, WireMessage.contactLimit)
    writer.put(UInt16(count))
    var size = 0
    for index in 0..<count { size += frame.contacts[index].wireSize }
    writer.put(count: size) { cursor in
      for index in 0..<count { frame.contacts[index].write(into: &cursor) }
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
    if try reader.bool("the flag for wheels") {
      frame.scroll = DigitizerScroll(horizontal: try reader.double(), vertical: try reader.double())
    }
    frame.contacts = try reader.list("contacts", limit: WireMessage.contactLimit) {
      reader throws(WireFailure) in try DigitizerContact(&reader)
    }
    guard frame.contacts.isAscending else {
      throw .value("contacts must be in ascending order of their numbers, without repetitions")
    }
    self.init(number: number, merged: merged, arrived: arrived, sent: sent, frame: frame)
  }
}

extension [DigitizerContact] {
  /// Whether the numbers of the contacts are strictly ascending.
  var isAscending: Bool {
    for index in indices.dropFirst() where self[index - 1].id >= self[index].id { return false }
    return true
  }
}

extension DigitizerContact {
  /// The size of a contact without force, in bytes.
  private static let fixedSize = 4 + 1 + 1 + 1 + 8 * 8

  fileprivate var wireSize: Int { force == nil ? Self.fixedSize : Self.fixedSize + 8 }

  fileprivate func write(into cursor: inout WireCursor) {
    cursor.put(id)
    cursor.put(phase.code)
    cursor.put(transducer.rawValue)
    cursor.put(force != nil)
    cursor.put(position.x)
    cursor.put(position.y)
    cursor.put(majorRadius)
    cursor.put(minorRadius)
    cursor.put(altitude)
    cursor.put(azimuth)
    cursor.put(roll)
    cursor.put(height)
    if let force { cursor.put(force) }
  }

  fileprivate init(_ reader: inout WireReader) throws(WireFailure) {
    var values = try reader.values(count: Self.fixedSize)
    let id = values.integer(UInt32.self)
    let code = values.integer(UInt8.self)
    guard let phase = DigitizerPhase(code: code) else {
      throw .value("the phase of a contact is unknown: \(code)")
    }
    let kind = values.integer(UInt8.self)
    guard let transducer = Transducer(rawValue: kind) else {
      throw .value("the transducer of a contact is unknown: \(kind)")
    }
    let hasForce = values.integer(UInt8.self)
    guard hasForce <= 1 else { throw .value("the flag for force must be 0 or 1, not \(hasForce)") }
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
  /// The byte that encodes the phase.
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

  /// Decodes a phase; nil if the byte is invalid.
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
