// SPDX-License-Identifier: Apache-2.0

/// The router's decisions: which applications are connected, which one is in front, and which one receives a
/// contact.
///
/// It is a value without sockets or clocks. Everything that happens is an ``Input`` with its time; the result
/// is a list of ``Effect``s to carry out:
///
/// ```swift
/// var core = RouterCore()
/// var effects: [RouterCore.Effect] = []
/// core.handle(.connected(1, hello, process: 4711), at: now, &effects)
/// core.handle(.frame(source: 0, frame), at: now, &effects)
/// ```
///
/// A touch belongs to the application that is in front when its first finger comes down, until its last
/// finger lifts. When another application comes to the front, all contacts of the previous one are cancelled;
/// fingers that are still down are ignored until they come down again. Every contact an application receives
/// ends exactly once: it lifts, is cancelled, or is among the contacts of a ``RouterMessage/cancel(_:)``.
public struct RouterCore: Sendable {
  /// The limits for slow applications.
  public struct Settings: Sendable, Hashable {
    /// The maximum number of unhandled messages sent to an application.
    public var window: UInt64 = 32
    /// The maximum number of messages waiting for an application beyond that; with more it counts as not
    /// responding.
    public var queueLimit = 512
    /// How long an application may handle nothing while it has unhandled messages, in nanoseconds.
    public var responseTimeout: Int64 = 5_000_000_000

    /// Creates the default settings.
    public init() {}
  }

  /// An event that the router reacts to.
  public enum Input: Sendable {
    /// An application registers; the number of a connection is never reused.
    case connected(UInt64, ApplicationHello, process: Int32)
    /// A connection was closed.
    case left(UInt64, because: String)
    /// An application handled every message up to a sequence number.
    case handled(UInt64, upTo: UInt64)
    /// A source produced a frame.
    case frame(source: Int, DigitizerFrame)
    /// A source ended.
    case sourceEnded(Int)
    /// An application is to come to the front.
    case bringToFront(String)
    /// No application is to be in front.
    case home
    /// Only time passed.
    case timePassed
    /// The router stops.
    case stop
  }

  /// Something the caller carries out, in the order of the list.
  public enum Effect: Sendable, Hashable {
    /// Send a message to a connection; the messages of a connection are numbered from 1 in this order.
    case send(UInt64, RouterMessage)
    /// Send a connection the reason and close it; the core has forgotten it already.
    case close(UInt64, RouterRefusal)
    /// Report a fact.
    case note(RouterFact)
  }

  /// The limits for slow applications.
  public var settings: Settings
  /// The process ID of the router, for welcome messages.
  public var process: Int32 = 0
  /// Whether facts about individual frames are reported, too.
  public var traces = false
  /// The applications, in the order they connected.
  var applications: [RoutedApplication] = []
  var contacts = ContactRegistry()
  /// The connection of the application in front.
  var front: UInt64?
  /// The number of frames that the sources produced.
  public internal(set) var frames: UInt64 = 0
  /// The number of frames that no application received.
  public internal(set) var consumed: UInt64 = 0
  /// The buttons that are down, by source; a source without any has no entry.
  var buttons: [Int: DigitizerButtons] = [:]
  /// The latest time, which never goes backwards.
  var now: Int64 = .min

  /// Creates a router without connections.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// Handles an input, and appends its effects.
  public mutating func handle(_ input: Input, at time: Int64, _ effects: inout [Effect]) {
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
    suspendSilentApplications(&effects)
  }

  /// When the next response timeout expires; nil if none is running.
  public var nextDue: Int64? {
    var due: Int64?
    for index in applications.indices where applications[index].state == .responding {
      guard let since = applications[index].silentSince else { continue }
      let end = since.addingReportingOverflow(settings.responseTimeout).partialValue
      due = min(due ?? end, end)
    }
    return due
  }

  /// The index of a connection's application.
  func index(of connection: UInt64) -> Int? { applications.firstIndex { $0.connection == connection } }
}
