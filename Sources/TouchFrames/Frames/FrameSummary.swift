// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What frames hold, in numbers.
public struct FrameSummary: Sendable, Hashable {
  /// A contact from when it comes into range until it leaves.
  public struct Contact: Sendable, Hashable, Identifiable {
    /// The identifier of the contact.
    public var id: UInt32
    /// What makes the contact.
    public var transducer: DigitizerContact.Transducer
    /// When it came into range or down, in nanoseconds on the clock of the source.
    public var start: Int64
    /// When it was last reported.
    public var end: Int64
    /// Where it came into range or down.
    public var startPosition: CGPoint
    /// Where it was last.
    public var endPosition: CGPoint
    /// How often it came down: a pen may do so many times while it is in range.
    public var touches = 0
    /// How many frames say something new of it.
    public var samples = 0
    /// What it did last; it is still there if that is no end.
    public var lastPhase: DigitizerPhase
  }

  /// How many frames there are.
  public private(set) var frameCount = 0
  /// The contacts, in the order in which they came.
  public private(set) var contacts: [Contact] = []
  /// The greatest number of contacts that touched at a time.
  public private(set) var mostTouching = 0
  /// When the first frame was, in nanoseconds on the clock of the source; nil without frames.
  public private(set) var start: Int64?
  /// When the last frame was.
  public private(set) var end: Int64?
  /// How many frames a second come while contacts move; nil if there are too few to tell.
  public private(set) var rate: Double?

  /// Sums up frames.
  public init(_ frames: some Sequence<DigitizerFrame>) {
    var current: [UInt32: Int] = [:]
    var touching = 0
    var clock = RateMeter()
    for frame in frames {
      clock.take(frame)
      frameCount += 1
      start = start ?? frame.nanoseconds
      end = frame.nanoseconds
      for contact in frame.contacts {
        let place = current[contact.id] ?? contacts.count
        if place == contacts.count {
          contacts.append(Contact(contact, at: frame.nanoseconds))
          current[contact.id] = place
        }
        let wasTouching = contacts[place].touches > 0 && contacts[place].lastPhase.state == .touching
        contacts[place].take(contact, at: frame.nanoseconds)
        let isTouching = contact.phase.state == .touching
        touching += (isTouching ? 1 : 0) - (wasTouching ? 1 : 0)
        if contact.phase.state == .outOfRange { current[contact.id] = nil }
      }
      mostTouching = max(mostTouching, touching)
    }
    rate = clock.rate
  }

  /// How many seconds lie between the first frame and the last one.
  public var duration: TimeInterval {
    guard let start, let end else { return 0 }
    return (TimeInterval(end) - TimeInterval(start)) / 1e9
  }

  /// How often something came down.
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

  fileprivate mutating func take(_ contact: DigitizerContact, at time: Int64) {
    end = time
    endPosition = contact.position
    lastPhase = contact.phase
    if contact.phase == .began { touches += 1 }
    if contact.phase != .stationary { samples += 1 }
  }
}

/// Measures how often a device reports while contacts go on.
struct RateMeter {
  private var intervals: [Int64] = []
  private var last: DigitizerFrame?

  mutating func take(_ frame: DigitizerFrame) {
    if let last, frame.isOnlyMoves || last.isOnlyMoves, !frame.contacts.isEmpty {
      let (interval, overflows) = frame.nanoseconds.subtractingReportingOverflow(last.nanoseconds)
      if !overflows, interval > 0 { intervals.append(interval) }
    }
    last = frame
  }

  /// One divided by the median of the times between frames, to a tenth; nil if there are less than three.
  var rate: Double? {
    guard intervals.count >= 3 else { return nil }
    let sorted = intervals.sorted()
    return (1e10 / Double(sorted[sorted.count / 2])).rounded() / 10
  }
}
