// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The values of one contact that the device has sent.
struct ToolReading: Sendable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var distance: Int32 = 0
  var touchMajor: Int32 = 0
  var touchMinor: Int32?
  var tiltX: Int32?
  var tiltY: Int32?
  /// The tool type of protocols A and B; 0 is a finger.
  var tool: Int32 = 0

  /// Applies a multitouch value of `EV_ABS`; returns false if the value is not stored here.
  mutating func applyMultitouch(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.positionX: x = value
    case EvdevCode.positionY: y = value
    case EvdevCode.touchMajor: touchMajor = value
    case EvdevCode.touchMinor: touchMinor = value
    case EvdevCode.contactPressure: pressure = value
    case EvdevCode.contactDistance: distance = value
    case EvdevCode.toolType: tool = value
    default: break
    }
  }

  /// Applies a value of `EV_ABS` for the single contact of a device.
  mutating func applySingle(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.x: x = value
    case EvdevCode.y: y = value
    case EvdevCode.pressure: pressure = value
    case EvdevCode.distance: distance = value
    case EvdevCode.tiltX: tiltX = value
    case EvdevCode.tiltY: tiltY = value
    default: break
    }
  }

  /// `MT_TOOL_PEN`.
  static let pen: Int32 = 1
  /// `MT_TOOL_PALM`.
  static let palm: Int32 = 2

  /// Whether the device considers the contact a palm.
  var isPalm: Bool { tool == Self.palm }
}

/// Converts readings to contacts, with the maps and ranges of a device.
struct ContactConverter: Sendable {
  /// The map of multitouch contacts.
  let multitouch: SurfaceMap
  /// The map of the single contact.
  let single: SurfaceMap
  /// The map of `ABS_Z` and `ABS_RX`.
  let others: SurfaceMap
  private let device: EvdevDevice

  init(_ device: EvdevDevice, mapping: DisplayMapping?) {
    self.device = device
    multitouch = SurfaceMap(device, x: EvdevCode.positionX, y: EvdevCode.positionY, mapping: mapping)
    single = SurfaceMap(device, x: EvdevCode.x, y: EvdevCode.y, mapping: mapping)
    others = SurfaceMap(device, x: EvdevCode.z, y: EvdevCode.rotationX, mapping: mapping)
    pressureAxis = device.axis(EvdevCode.pressure)
    contactPressureAxis = device.axis(EvdevCode.contactPressure)
    majorAxis = device.axis(EvdevCode.touchMajor)
    minorAxis = device.axis(EvdevCode.touchMinor)
  }

  private let pressureAxis, contactPressureAxis, majorAxis, minorAxis: EvdevAxis?

  /// The multitouch contact of a reading; nil if its position is unknown.
  func contact(_ id: UInt32, _ reading: ToolReading) -> DigitizerContact? {
    guard let x = reading.x, let y = reading.y, let point = multitouch.point(x, y) else { return nil }
    var contact = DigitizerContact(
      id: id, phase: .moved, at: point, transducer: reading.tool == ToolReading.pen ? .stylus : .finger)
    contact.majorRadius = multitouch.radius(reading.touchMajor, axis: majorAxis)
    contact.minorRadius =
      reading.touchMinor.map { multitouch.radius($0, axis: minorAxis) } ?? contact.majorRadius
    contact.force = force(reading.pressure, contactPressureAxis)
    contact.height = height(reading.distance, EvdevCode.contactDistance)
    return contact
  }

  /// The single contact, at the position that a map gives for two values.
  func contact(
    _ id: UInt32, _ reading: ToolReading, at point: CGPoint, _ transducer: DigitizerContact.Transducer
  ) -> DigitizerContact {
    var contact = DigitizerContact(id: id, phase: .moved, at: point, transducer: transducer)
    contact.force = transducer == .pointer ? nil : force(reading.pressure, pressureAxis)
    guard transducer == .stylus else { return contact }
    contact.height = height(reading.distance, EvdevCode.distance)
    if reading.tiltX != nil || reading.tiltY != nil {
      let tilt = PenTilt(
        x: PenTilt.radians(reading.tiltX ?? 0, axis: device.axis(EvdevCode.tiltX)),
        y: PenTilt.radians(reading.tiltY ?? 0, axis: device.axis(EvdevCode.tiltY)), on: single)
      contact.altitude = CGFloat(tilt.altitude)
      contact.azimuth = CGFloat(tilt.azimuth)
    }
    return contact
  }

  private func force(_ pressure: Int32?, _ axis: EvdevAxis?) -> CGFloat? {
    guard let pressure, let share = axis?.share(of: pressure) else { return nil }
    return CGFloat(share)
  }

  private func height(_ distance: Int32, _ code: UInt16) -> CGFloat {
    guard distance > 0 else { return 0 }
    return device.axis(code).flatMap { $0.share(of: distance) }.map { CGFloat($0) } ?? 0
  }
}
