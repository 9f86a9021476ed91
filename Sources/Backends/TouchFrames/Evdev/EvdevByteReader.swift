// SPDX-License-Identifier: Apache-2.0

/// Parses events from the bytes of an event device, in pieces of any size.
///
/// ```swift
/// var reader = EvdevByteReader()
/// var events: [EvdevEvent] = []
/// reader.read(bytes, into: &events)
/// ```
///
/// Any bytes either become events or are counted: nothing traps.
public struct EvdevByteReader: Sendable {
  /// The layout of events.
  public let layout: EvdevLayout
  /// The number of events dropped because their time is invalid.
  ///
  /// The microseconds exceed a second, or the nanoseconds do not fit.
  public private(set) var eventsWithoutTime = 0
  /// The bytes of an incomplete event.
  private var incomplete: [UInt8] = []

  /// Creates a reader; by default with the layout of this machine.
  public init(layout: EvdevLayout = MemoryLayout<Int>.size == 8 ? .bits64 : .bits32) {
    self.layout = layout
  }

  /// The number of bytes of an incomplete event.
  public var incompleteBytes: Int { incomplete.count }

  /// Reads the next bytes of the device and appends the completed events.
  public mutating func read(_ bytes: UnsafeRawBufferPointer, into events: inout [EvdevEvent]) {
    var offset = 0
    if !incomplete.isEmpty {
      let missing = min(layout.size - incomplete.count, bytes.count)
      unsafe incomplete.append(contentsOf: bytes[..<missing])
      offset = missing
      guard incomplete.count == layout.size else { return }
      unsafe incomplete.withUnsafeBytes { unsafe parse($0, at: 0, into: &events) }
      incomplete.removeAll(keepingCapacity: true)
    }
    while bytes.count - offset >= layout.size {
      unsafe parse(bytes, at: offset, into: &events)
      offset += layout.size
    }
    unsafe incomplete.append(contentsOf: bytes[offset...])
  }

  /// Reads the next bytes of the device and appends the completed events.
  public mutating func read(_ bytes: [UInt8], into events: inout [EvdevEvent]) {
    unsafe bytes.withUnsafeBytes { unsafe read($0, into: &events) }
  }

  private mutating func parse(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, into events: inout [EvdevEvent]
  ) {
    if let event = unsafe layout.event(in: bytes, at: offset) {
      events.append(event)
    } else {
      eventsWithoutTime += 1
    }
  }
}
