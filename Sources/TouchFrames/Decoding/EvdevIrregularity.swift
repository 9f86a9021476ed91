// SPDX-License-Identifier: Apache-2.0

/// Something in the events of a device that could not be taken as it was.
///
/// Whatever a decoder leaves out, it counts.
public enum EvdevIrregularity: Int, Sendable, Hashable, CaseIterable {
  /// The kernel dropped events.
  case eventsDropped
  /// A time was before the one before it, and counts as that.
  case timeRanBack
  /// A value was for a slot that the device does not have, and was left out.
  case slotOutOfRange
  /// A contact ended whose beginning was not seen.
  case unseenBeginning
  /// A contact began and ended within one report, and became none.
  case cameAndWent
  /// A contact came down at a place that the device did not tell, and begins where it is first known.
  case placeUnknown
  /// A contact ended before its place was known, and became none.
  case placeNeverKnown
  /// A contact was a palm, and was cancelled or became none.
  case palm
  /// More contacts were reported at a time than are followed; those were left out.
  case tooManyContacts
  /// The device sends no X and Y, and `ABS_Z` and `ABS_RX` were taken for them.
  case otherAxes
  /// The ranges of the axes are unknown, and a unit counts as a point.
  case rangeUnknown
  /// Events came after the last report, and were left out.
  case unfinishedReport

  /// What happened, as a sentence without its end.
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

/// How often each irregularity came up, and when first.
public struct EvdevIrregularities: Sendable, Hashable {
  /// How often one came up.
  public struct Entry: Sendable, Hashable {
    /// What it is.
    public var irregularity: EvdevIrregularity
    /// How often it came up.
    public var count: Int
    /// When it first came up, in nanoseconds on the clock of the device.
    public var first: Int64
  }

  /// Those that came up, the first one first.
  public private(set) var entries: [Entry] = []

  /// Makes a list in which nothing has come up.
  public init() {}

  /// How often one came up.
  public func count(_ irregularity: EvdevIrregularity) -> Int {
    entries.first { $0.irregularity == irregularity }?.count ?? 0
  }

  /// The same as notes about a file, for those who decode a recording.
  public func notes(file: String) -> [RecordingNote] {
    entries.map { entry in
      let time = TouchLog.seconds(entry.first)
      return RecordingNote(
        file: file, line: 0, message: "at \(time) s: \(entry.irregularity.sentence)", count: entry.count)
    }
  }

  mutating func note(_ irregularity: EvdevIrregularity, at nanoseconds: Int64, count: Int = 1) {
    if let place = entries.firstIndex(where: { $0.irregularity == irregularity }) {
      entries[place].count += count
    } else {
      entries.append(Entry(irregularity: irregularity, count: count, first: nanoseconds))
    }
  }
}
