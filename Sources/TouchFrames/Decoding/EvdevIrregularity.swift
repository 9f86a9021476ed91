// SPDX-License-Identifier: Apache-2.0

/// Something in the events of a device that could not be decoded as it was.
///
/// A decoder counts everything that it drops.
public enum EvdevIrregularity: Int, Sendable, Hashable, CaseIterable {
  /// The kernel dropped events.
  case eventsDropped
  /// A time was before the previous one, and counts as that.
  case timeRanBack
  /// A value was for a slot that the device does not have, and was dropped.
  case slotOutOfRange
  /// A contact ended whose beginning was not seen.
  case unseenBeginning
  /// A contact began and ended within one report, and was dropped.
  case cameAndWent
  /// A contact came down at an unknown position, and begins where its position is first known.
  case placeUnknown
  /// A contact ended before its position was known, and was dropped.
  case placeNeverKnown
  /// A contact was a palm, and was cancelled or dropped.
  case palm
  /// There were more simultaneous contacts than the decoder follows; the excess was dropped.
  case tooManyContacts
  /// The device sends no X and Y, and `ABS_Z` and `ABS_RX` were used instead.
  case otherAxes
  /// The ranges of the axes are unknown, and a unit counts as a point.
  case rangeUnknown
  /// Events came after the last report, and were dropped.
  case unfinishedReport

  /// What happened, as a sentence without its final period.
  public var sentence: String {
    switch self {
    case .eventsDropped:
      "the kernel dropped events; what touched was cancelled or read anew"
    case .timeRanBack:
      "a time is before the one before it; it counts as that"
    case .slotOutOfRange:
      "a value is for a slot that the device does not have; it is left out"
    case .unseenBeginning:
      "a contact ends that began before the first event; it is left out"
    case .cameAndWent:
      "a contact begins and ends within one report; it is left out"
    case .placeUnknown:
      "a contact comes down where nobody knows, because the device sends values only when they change; it begins "
        + "where it is first known"
    case .placeNeverKnown:
      "a contact ends before anybody knows where it is; it is left out"
    case .palm:
      "the device takes a contact for a palm; it is cancelled, or left out"
    case .tooManyContacts:
      "more than \(EvdevDecoder.contactLimit) contacts are reported at a time; those after them are left out"
    case .otherAxes:
      "the device sends no ABS_X and ABS_Y; ABS_Z and ABS_RX are taken for them"
    case .rangeUnknown:
      "the ranges of the axes are unknown, so that a unit of the device counts as a point; give the device's "
        + "description"
    case .unfinishedReport:
      "events come after the last SYN_REPORT; they are left out"
    }
  }
}

/// How often each irregularity occurred, and when first.
public struct EvdevIrregularities: Sendable, Hashable {
  /// How often one irregularity occurred.
  public struct Entry: Sendable, Hashable {
    /// The irregularity.
    public var irregularity: EvdevIrregularity
    /// The number of occurrences.
    public var count: Int
    /// The time of the first occurrence, in nanoseconds on the clock of the device.
    public var first: Int64
  }

  /// The irregularities, in the order of their first occurrence.
  public private(set) var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// The number of occurrences of an irregularity.
  public func count(_ irregularity: EvdevIrregularity) -> Int {
    entries.first { $0.irregularity == irregularity }?.count ?? 0
  }

  /// The irregularities as notes about a file, for code that decodes a recording.
  public func notes(file: String) -> [RecordingNote] {
    entries.map { entry in
      let time = TouchLog.seconds(entry.first)
      return RecordingNote(
        file: file, line: 0, message: "at \(time) s: \(entry.irregularity.sentence)", count: entry.count)
    }
  }

  mutating func note(_ irregularity: EvdevIrregularity, at nanoseconds: Int64, count: Int = 1) {
    if let index = entries.firstIndex(where: { $0.irregularity == irregularity }) {
      entries[index].count += count
    } else {
      entries.append(Entry(irregularity: irregularity, count: count, first: nanoseconds))
    }
  }
}
