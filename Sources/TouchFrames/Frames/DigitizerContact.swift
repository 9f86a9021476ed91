// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A finger, pen or pointer in one frame of a digitizer.
public struct DigitizerContact: Sendable, Hashable, Identifiable {
  /// What makes the contact, as IOKit numbers transducers.
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

  /// The source's identifier for the contact from when it comes into range until it leaves; no other has it meanwhile.
  public var id: UInt32
  /// What the contact does.
  public var phase: DigitizerPhase
  /// What makes the contact.
  public var transducer: Transducer
  /// Where the contact is, in points of the display.
  public var position: CGPoint
  /// Half of the longer axis of the contact, in points; 0 where the device cannot tell.
  public var majorRadius: CGFloat = 0
  /// Half of the shorter axis of the contact, in points; 0 where the device cannot tell.
  public var minorRadius: CGFloat = 0
  /// The share of the greatest force that the device can tell, from 0 to 1; nil where it cannot tell any.
  public var force: CGFloat?
  /// The angle between a pen and the surface, in radians; upright is half of pi.
  public var altitude: CGFloat = .pi / 2
  /// Where a pen leans to, in radians clockwise from the x axis of the display.
  public var azimuth: CGFloat = 0
  /// The turn of a pen about its own axis, in radians.
  public var roll: CGFloat = 0
  /// The share of the greatest height above the surface that the device can tell, from 0 for touching it to 1.
  public var height: CGFloat = 0

  /// Makes a contact.
  public init(id: UInt32, phase: DigitizerPhase, at position: CGPoint, transducer: Transducer = .finger) {
    self.id = id
    self.phase = phase
    self.position = position
    self.transducer = transducer
  }

  /// Whether nothing but the phase sets two contacts apart.
  func looksLike(_ other: DigitizerContact) -> Bool {
    position == other.position && majorRadius == other.majorRadius && minorRadius == other.minorRadius
      && force == other.force && altitude == other.altitude && azimuth == other.azimuth && roll == other.roll
      && height == other.height && transducer == other.transducer
  }
}
