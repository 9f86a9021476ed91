// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The events of one device in a recording, and the recording's description of the device.
public struct EvdevRecording: Sendable, Hashable {
  /// The path of the device, such as `/dev/input/event1`; empty if unknown.
  public var path: String
  /// The description of the device.
  public var device: EvdevDevice
  /// The events, in the order of the recording.
  public var events: [EvdevEvent]

  /// Creates a recording.
  public init(path: String = "", device: EvdevDevice = EvdevDevice(), events: [EvdevEvent] = []) {
    self.path = path
    self.device = device
    self.events = events
  }

  /// The frames of the events, decoded lazily.
  ///
  /// Contacts still down at the end of the recording are not cancelled; ``EvdevDecoder/cancelAll(at:)`` or
  /// the feed of the application does that.
  public func frames(mapping: DisplayMapping? = nil, display: UInt32 = 0) -> EvdevFrames {
    EvdevFrames(
      events: events, decoder: EvdevDecoder(device: device, mapping: mapping, display: display))
  }

  /// A mapping whose points are the units of the device's axes; nil if their ranges are unknown.
  public var ownMapping: DisplayMapping? {
    let codes = [(EvdevCode.positionX, EvdevCode.positionY), (EvdevCode.x, EvdevCode.y)]
    for (x, y) in codes {
      guard let width = device.axis(x)?.span, let height = device.axis(y)?.span else { continue }
      return DisplayMapping(size: .init(width: width, height: height))
    }
    return nil
  }
}

/// Frames that are lazily decoded from events.
public struct EvdevFrames: Sequence, IteratorProtocol, Sendable {
  private let events: [EvdevEvent]
  private var nextIndex = 0
  /// The decoder, which has counted the irregularities so far.
  public private(set) var decoder: EvdevDecoder

  init(events: [EvdevEvent], decoder: EvdevDecoder) {
    self.events = events
    self.decoder = decoder
  }

  /// The next frame; nil at the end.
  public mutating func next() -> DigitizerFrame? {
    while nextIndex < events.count {
      nextIndex += 1
      if let frame = decoder.take(events[nextIndex - 1]) { return frame }
    }
    decoder.noteUnfinishedReport()
    return nil
  }
}
