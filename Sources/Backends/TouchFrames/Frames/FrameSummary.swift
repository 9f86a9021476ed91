// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Statistics of frames.
public struct FrameSummary: Sendable, Hashable {
  /// A contact from coming into range until leaving it.
  public struct Contact: Sendable, Hashable, Identifiable {
    /// The identifier of the contact.
    public var id: UInt32
    /// The kind of object that makes the contact.
    public var transducer: DigitizerContact.Transducer
    /// The time at which it came into range or down, in nanoseconds on the clock of the source.
    public var start: Int64
    /// The time of its last report.
    public var end: Int64
    /// The position at which it came into range or down.
    public var startPosition: CGPoint
    /// The last position.
    public var endPosition: CGPoint
    /// How many times it came down: a pen may do so repeatedly while it is in range.
    public var touches = 0
    /// The number of frames with a change of the contact.
    public var samples = 0
    /// Its last phase; the contact is still there unless that is an end.
    public var lastPhase: DigitizerPhase
  }

  /// The number of frames.
  public private(set) var frameCount = 0
  /// The contacts, in the order in which they appeared.
  public private(set) var contacts: [Contact] = []
  /// The maximum number of simultaneous touches.
  public private(set) var mostTouching = 0
  /// The time of the first frame, in nanoseconds on the clock of the source; nil without frames.
  public private(set) var start: Int64?
  /// The time of the last frame.
  public private(set) var end: Int64?
  /// The number of frames per second while contacts move; nil if there are too few to tell.
  public private(set) var rate: Double?

  /// Summarizes frames.
  public init(_ frames: some Sequence<DigitizerFrame>) {
    var current: [UInt32: Int] = [:]
    var touching = 0
    var clock = RateMeter()
    for frame in frames {
      clock.add(frame)
      frameCount += 1
      start = start ?? frame.nanoseconds
      end = frame.nanoseconds
      for contact in frame.contacts {
        let index = current[contact.id] ?? contacts.count
        if index == contacts.count {
          contacts.append(Contact(contact, at: frame.nanoseconds))
          current[contact.id] = index
        }
        let wasTouching = contacts[index].touches > 0 && contacts[index].lastPhase.state == .touching
        contacts[index].add(contact, at: frame.nanoseconds)
        let isTouching = contact.phase.state == .touching
        touching += (isTouching ? 1 : 0) - (wasTouching ? 1 : 0)
        if contact.phase.state == .outOfRange { current[contact.id] = nil }
      }
      mostTouching = max(mostTouching, touching)
    }
    rate = clock.rate
  }

  /// The seconds between the first and the last frame.
  public var duration: TimeInterval {
    guard let start, let end else { return 0 }
    return (TimeInterval(end) - TimeInterval(start)) / 1e9
  }

  /// The number of times something came down.
  public var touchCount: Int { contacts.reduce(0) { $0 + $1.touches } }
}

extension FrameSummary.Contact {
  fileprivate init(_ contact: DigitizerContact, at time: Int64) {
    id = contact.id
    transducer = contact.transducer
    start = time
    end = time
    startPosition = contact.position
    endPosition = contact.position
    lastPhase = contact.phase
  }

  fileprivate mutating func add(_ contact: DigitizerContact, at time: Int64) {
    end = time
    endPosition = contact.position
    lastPhase = contact.phase
    if contact.phase == .began { touches += 1 }
    if contact.phase != .stationary { samples += 1 }
  }
}

/// Measures how often a device reports while contacts continue.
struct RateMeter {
  private var intervals: [Int64] = []
  private var last: DigitizerFrame?

  mutating func add(_ frame: DigitizerFrame) {
    if let last, frame.isOnlyMoves || last.isOnlyMoves, !frame.contacts.isEmpty {
      let (interval, overflows) = frame.nanoseconds.subtractingReportingOverflow(last.nanoseconds)
      if !overflows, interval > 0 { intervals.append(interval) }
    }
    last = frame
  }

  /// The reciprocal of the median interval between frames, to a tenth; nil for fewer than three intervals.
  var rate: Double? {
    guard intervals.count >= 3 else { return nil }
    let sorted = intervals.sorted()
    return (1e10 / Double(sorted[sorted.count / 2])).rounded() / 10
  }
}
