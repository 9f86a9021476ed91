// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One report of a digitizer: what its contacts do at one time.
///
/// It is where a touch begins, like the digitizer event of IOKit on a phone. Devices, recordings, a window of
/// another toolkit or a socket supply frames; an application converts them to touches.
///
/// A source mentions every contact in range. A contact that a frame does not mention rests.
public struct DigitizerFrame: Sendable, Hashable {
  /// The time, in nanoseconds on the clock of the source.
  public var nanoseconds: Int64
  /// The display of the contacts; 0 is the first.
  public var display: UInt32
  /// The contacts, in ascending order of their identifiers.
  public var contacts: [DigitizerContact]
  /// The buttons of a mouse or pen that are down.
  public var buttons: DigitizerButtons
  /// How far wheels turned since the previous frame; nil if they rest.
  public var scroll: DigitizerScroll?

  /// Creates a frame.
  public init(
    nanoseconds: Int64, display: UInt32 = 0, contacts: [DigitizerContact] = [],
    buttons: DigitizerButtons = [], scroll: DigitizerScroll? = nil
  ) {
    self.nanoseconds = nanoseconds
    self.display = display
    self.contacts = contacts
    self.buttons = buttons
    self.scroll = scroll
  }

  /// The time, in seconds on the clock of the source.
  public var timestamp: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// Whether no contact begins, ends, enters or leaves, and no wheel turns.
  public var isOnlyMoves: Bool {
    contacts.allSatisfy { $0.phase.isContinuation } && scroll == nil
  }
}

/// The buttons of a mouse or pen, as UIKit numbers them.
public struct DigitizerButtons: OptionSet, Sendable, Hashable {
  /// The bits, beginning with the first button.
  public let rawValue: UInt32

  /// Creates a set of buttons from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left button of a mouse.
  public static let primary = DigitizerButtons(rawValue: 1 << 0)
  /// The right button of a mouse, or the first button on the side of a pen.
  public static let secondary = DigitizerButtons(rawValue: 1 << 1)
  /// The middle button of a mouse, or the second button of a pen.
  public static let middle = DigitizerButtons(rawValue: 1 << 2)
}

/// How far wheels turned, in notches.
public struct DigitizerScroll: Sendable, Hashable {
  /// Notches to the right, as the kernel counts a tilting wheel.
  public var horizontal: Double
  /// Notches away from the user.
  public var vertical: Double

  /// Creates a scroll.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
