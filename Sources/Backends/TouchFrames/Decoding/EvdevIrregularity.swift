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
      "the kernel dropped events; contacts were cancelled or their state was read again"
    case .timeRanBack:
      "a time is before the previous one, which is used instead"
    case .slotOutOfRange:
      "a value is for a slot that the device does not have; it was dropped"
    case .unseenBeginning:
      "a contact ends that began before the first event; it was dropped"
    case .cameAndWent:
      "a contact begins and ends within one report; it was dropped"
    case .placeUnknown:
      "a contact comes down at an unknown position, because the device only sends changed values; it begins "
        + "where its position is first known"
    case .placeNeverKnown:
      "a contact ends before its position is known; it was dropped"
    case .palm:
      "the device considers a contact a palm; it was cancelled or dropped"
    case .tooManyContacts:
      "more than \(EvdevDecoder.contactLimit) contacts are reported at a time; the others were dropped"
    case .otherAxes:
      "the device sends no ABS_X and ABS_Y; ABS_Z and ABS_RX were used instead"
    case .rangeUnknown:
      "the ranges of the axes are unknown, so a unit of the device counts as a point; specify the device's "
        + "description"
    case .unfinishedReport:
      "events follow the last SYN_REPORT; they were dropped"
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
