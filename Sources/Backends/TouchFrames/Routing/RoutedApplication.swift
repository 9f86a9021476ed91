// SPDX-License-Identifier: Apache-2.0

/// What the router knows about an application.
struct RoutedApplication: Sendable {
  /// Whether an application responds.
  enum State: Sendable, Hashable, CaseIterable {
    /// It handles its messages, or has not yet had time to.
    case responding
    /// It has handled nothing for too long. It owns no contacts and receives nothing until it responds.
    case notResponding
  }

  /// An event that may change whether an application responds.
  enum Change: Sendable, Hashable, CaseIterable {
    /// It handled messages.
    case handled
    /// It has handled nothing within the response timeout.
    case silent
    /// More messages are waiting for it than the router keeps.
    case queueFull
  }

  /// What the router then does.
  enum Action: Sendable, Hashable {
    /// Sends waiting messages.
    case sendWaiting
    /// Cancels its contacts and discards its waiting messages.
    case suspend
    /// Tells it what it missed.
    case resume
    /// Does nothing.
    case none
  }

  /// A row of the table.
  typealias Row = (from: State, change: Change, to: State, action: Action)

  static let table: [Row] = [
    (.responding, .handled, .responding, .sendWaiting),
    (.responding, .silent, .notResponding, .suspend),
    (.responding, .queueFull, .notResponding, .suspend),
    (.notResponding, .handled, .responding, .resume),
    (.notResponding, .silent, .notResponding, .none),
    (.notResponding, .queueFull, .notResponding, .none),
  ]

  let connection: UInt64
  let hello: ApplicationHello
  let process: Int32
  var state = State.responding
  /// The number of messages sent, which is the sequence number of the last one.
  var sent: UInt64 = 0
  /// The sequence number of the last message it handled.
  var handled: UInt64 = 0
  /// When it last handled a message, or was sent one after it had handled everything; nil if nothing is
  /// unhandled.
  var silentSince: Int64?
  /// The messages waiting until it has handled earlier ones.
  var queue = MessageQueue()
  /// The contacts in range as the application knows them, ascending.
  var knownContacts: [UInt32] = []
  /// Whether the last message about it said that the application is in front.
  var wasToldFront = false
  /// The number of frames sent.
  var frames: UInt64 = 0
  /// The number of frames merged into others.
  var merged: UInt64 = 0
  /// The frames sent and not yet handled, with their sequence numbers, for the trace.
  var framesInFlight: [(sequence: UInt64, frame: UInt64)] = []

  init(connection: UInt64, hello: ApplicationHello, process: Int32) {
    self.connection = connection
    self.hello = hello
    self.process = process
  }

  var name: String { hello.name }
  var unhandled: UInt64 { sent - handled }

  /// Applies a change and returns the action it requires.
  mutating func apply(_ change: Change) -> Action {
    guard let row = Self.table.first(where: { $0.from == state && $0.change == change }) else { return .none }
    state = row.to
    return row.action
  }

  /// Records the contacts of a frame that is sent.
  mutating func noteSent(_ contacts: [DigitizerContact]) {
    for contact in contacts {
      let index = knownContacts.firstIndex { $0 >= contact.id } ?? knownContacts.count
      let isKnown = index < knownContacts.count && knownContacts[index] == contact.id
      if contact.phase.state == .outOfRange {
        if isKnown { knownContacts.remove(at: index) }
      } else if !isKnown {
        knownContacts.insert(contact.id, at: index)
      }
    }
  }
}
