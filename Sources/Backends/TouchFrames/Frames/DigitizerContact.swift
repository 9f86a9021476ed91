// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A finger, pen or pointer in one frame of a digitizer.
public struct DigitizerContact: Sendable, Hashable, Identifiable {
  /// The kind of object that makes the contact, as IOKit numbers transducers.
  public enum Transducer: UInt8, Sendable, Hashable, CaseIterable {
    /// A pen.
    case stylus
    /// A mouse, which IOKit calls a puck.
    case pointer
    /// A finger.
    case finger
    /// Part of a hand.
    case hand
  }

  /// The source's identifier for the contact, unique while the contact is in range.
  public var id: UInt32
  /// The phase of the contact.
  public var phase: DigitizerPhase
  /// The kind of object that makes the contact.
  public var transducer: Transducer
  /// The position, in points of the display.
  public var position: CGPoint
  /// Half of the longer axis of the contact, in points; 0 if unknown.
  public var majorRadius: CGFloat = 0
  /// Half of the shorter axis of the contact, in points; 0 if unknown.
  public var minorRadius: CGFloat = 0
  /// The force as a fraction of the device's maximum, from 0 to 1; nil if the device does not measure it.
  public var force: CGFloat?
  /// The angle between a pen and the surface, in radians; upright is half of pi.
  public var altitude: CGFloat = .pi / 2
  /// The direction in which a pen leans, in radians clockwise from the x axis of the display.
  public var azimuth: CGFloat = 0
  /// The rotation of a pen about its own axis, in radians.
  public var roll: CGFloat = 0
  /// The height above the surface as a fraction of the device's maximum, from 0 for touching to 1.
  public var height: CGFloat = 0

  /// Creates a contact.
  public init(id: UInt32, phase: DigitizerPhase, at position: CGPoint, transducer: Transducer = .finger) {
    self.id = id
    self.phase = phase
    self.position = position
    self.transducer = transducer
  }

  /// Whether two contacts are equal apart from their phases.
  func looksLike(_ other: DigitizerContact) -> Bool {
    position == other.position && majorRadius == other.majorRadius && minorRadius == other.minorRadius
      && force == other.force && altitude == other.altitude && azimuth == other.azimuth && roll == other.roll
      && height == other.height && transducer == other.transducer
  }
}
