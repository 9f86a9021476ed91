// SPDX-License-Identifier: Apache-2.0

/// Makes events of the bytes of an event device, in whatever pieces they come.
///
/// ```swift
/// var reader = EvdevByteReader()
/// var events: [EvdevEvent] = []
/// reader.read(bytes, into: &events)
/// ```
///
/// Any bytes make events or are counted as none: nothing traps.
public struct EvdevByteReader: Sendable {
  /// How events are laid out.
  public let layout: EvdevLayout
  /// How many events were left out because their time is none: microseconds of more than a second, or a time that no
  /// number of nanoseconds holds.
  public private(set) var eventsWithoutTime = 0
  /// The bytes of an event of which the rest has not come.
  private var begun: [UInt8] = []

  /// Makes a reader; the layout is that of this machine unless another one is given.
  public init(layout: EvdevLayout = MemoryLayout<Int>.size == 8 ? .bits64 : .bits32) {
    self.layout = layout
  }

  /// How many bytes wait for the rest of their event.
  public var incompleteBytes: Int { begun.count }

  /// Reads the next bytes of the device and appends the events that they complete.
  public mutating func read(_ bytes: UnsafeRawBufferPointer, into events: inout [EvdevEvent]) {
    var place = 0
    if !begun.isEmpty {
      let missing = min(layout.size - begun.count, bytes.count)
      begun.append(contentsOf: bytes[..<missing])
      place = missing
      guard begun.count == layout.size else { return }
      begun.withUnsafeBytes { take($0, at: 0, into: &events) }
      begun.removeAll(keepingCapacity: true)
    }
    while bytes.count - place >= layout.size {
      take(bytes, at: place, into: &events)
      place += layout.size
    }
    begun.append(contentsOf: bytes[place...])
  }

  /// Reads the next bytes of the device and appends the events that they complete.
  public mutating func read(_ bytes: [UInt8], into events: inout [EvdevEvent]) {
    bytes.withUnsafeBytes { read($0, into: &events) }
  }

  private mutating func take(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, into events: inout [EvdevEvent]
  ) {
    if let event = layout.event(in: bytes, at: offset) {
      events.append(event)
    } else {
      eventsWithoutTime += 1
    }
  }
}
