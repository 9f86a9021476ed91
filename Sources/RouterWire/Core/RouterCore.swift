// SPDX-License-Identifier: Apache-2.0

/// What the router decides: who is connected, who is in front, and who gets a contact.
///
/// It is a value without sockets and clocks. Whatever happens is an ``Input`` with its time; what is to be done comes out
/// as a list of ``Effect``s:
///
/// ```swift
/// var core = RouterCore()
/// var effects: [RouterCore.Effect] = []
/// core.take(.connected(1, hello, process: 4711), at: now, &effects)
/// core.take(.frame(source: 0, frame), at: now, &effects)
/// ```
///
/// A touch belongs to the application that is in front when its first finger comes down, until its last finger lifts.
/// When the front changes, everything is taken from the application that had it; fingers that are still down are nobody's
/// until they come down again. Every contact that an application is told of has its end exactly once: lifted, cancelled, or
/// among the contacts of a ``RouterMessage/cancel(_:)``.
public struct RouterCore: Sendable {
  /// How patient the router is.
  public struct Settings: Sendable, Hashable {
    /// How many messages an application is sent before it has handled the first of them.
    public var window: UInt64 = 32
    /// How many messages wait for an application beyond that; with more it does not respond.
    public var queueLimit = 512
    /// How long an application may handle nothing of what it was sent, in nanoseconds; the specification says 5 seconds.
    public var patience: Int64 = 5_000_000_000

    /// Makes the settings that the router has unless it is told otherwise.
    public init() {}
  }

  /// Something that happens.
  public enum Input: Sendable {
    /// An application registers; connections have numbers that are never used again.
    case connected(UInt64, ApplicationHello, process: Int32)
    /// A connection is gone.
    case left(UInt64, because: String)
    /// An application has handled every message up to a sequence number.
    case handled(UInt64, upTo: UInt64)
    /// A source gives a frame.
    case frame(source: Int, DigitizerFrame)
    /// A source gives nothing any more.
    case sourceEnded(Int)
    /// An application is to be in front.
    case bringToFront(String)
    /// No application is to be in front.
    case home
    /// Nothing happened but time.
    case timePassed
    /// The router ends.
    case stop
  }

  /// Something to do, in the order of the list.
  public enum Effect: Sendable, Hashable {
    /// To send a message to a connection; those of a connection are numbered from 1 in this order.
    case send(UInt64, RouterMessage)
    /// To tell a connection why, and to close it; the core has forgotten it.
    case close(UInt64, RouterRefusal)
    /// To write a line.
    case note(RouterFact)
  }

  /// How patient the router is.
  public var settings: Settings
  /// The process of the router, for greetings.
  public var process: Int32 = 0
  /// Whether facts about every frame are told, too.
  public var traces = false
  /// The applications, in the order in which they connected.
  var applications: [RoutedApplication] = []
  var book = ContactBook()
  /// The connection of the application in front.
  var front: UInt64?
  /// How many frames the sources gave.
  public internal(set) var frames: UInt64 = 0
  /// How many of them nobody got.
  public internal(set) var consumed: UInt64 = 0
  /// The buttons that are down, by source; a source without any has no entry.
  var buttons: [Int: DigitizerButtons] = [:]
  /// The latest time; a clock that goes back stands still here.
  var now: Int64 = .min

  /// Makes a router to which nobody is connected.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// Takes what happens and appends what is to be done.
  public mutating func take(_ input: Input, at time: Int64, _ effects: inout [Effect]) {
    now = max(now, time)
    switch input {
    case .connected(let connection, let hello, let process): connect(connection, hello, process, &effects)
    case .left(let connection, let reason): remove(connection, because: reason, &effects)
    case .handled(let connection, let sequence): note(handled: sequence, by: connection, &effects)
    case .frame(let source, let frame): route(frame, from: source, &effects)
    case .sourceEnded(let source): end(source, &effects)
    case .bringToFront(let name):
      if let application = applications.first(where: { $0.name == name }) {
        move(front: application.connection, &effects)
      }
    case .home: move(front: nil, &effects)
    case .timePassed: break
    case .stop: stop(&effects)
    }
    giveUpTheSilent(&effects)
  }

  /// When time alone changes something next; nil if it does not.
  public var nextDue: Int64? {
    var due: Int64?
    for index in applications.indices where applications[index].state == .responding {
      guard let since = applications[index].silentSince else { continue }
      let end = since.addingReportingOverflow(settings.patience).partialValue
      due = min(due ?? end, end)
    }
    return due
  }

  /// The place of a connection's application.
  func place(of connection: UInt64) -> Int? { applications.firstIndex { $0.connection == connection } }
}
