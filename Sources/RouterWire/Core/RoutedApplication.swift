// SPDX-License-Identifier: Apache-2.0

/// An application as the router knows it.
struct RoutedApplication: Sendable {
  /// Whether an application reads what it is sent.
  enum State: Sendable, Hashable, CaseIterable {
    /// It reads, or has had no time to.
    case responding
    /// It has not read for too long. It has no contacts and is sent nothing until it reads.
    case notResponding
  }

  /// What can happen to an application that changes whether it responds.
  enum Change: Sendable, Hashable, CaseIterable {
    /// It has handled messages.
    case handled
    /// It has handled nothing for longer than the router waits.
    case silent
    /// More messages wait for it than the router keeps.
    case queueFull
  }

  /// What the router does because of it.
  enum Action: Sendable, Hashable {
    /// Sends what waits.
    case pump
    /// Takes its contacts away and forgets what waits.
    case giveUp
    /// Tells it what it missed.
    case welcomeBack
    /// Nothing.
    case none
  }

  /// A row of the table.
  typealias Row = (from: State, change: Change, to: State, action: Action)

  static let table: [Row] = [
    (.responding, .handled, .responding, .pump),
    (.responding, .silent, .notResponding, .giveUp),
    (.responding, .queueFull, .notResponding, .giveUp),
    (.notResponding, .handled, .responding, .welcomeBack),
    (.notResponding, .silent, .notResponding, .none),
    (.notResponding, .queueFull, .notResponding, .none),
  ]

  let connection: UInt64
  let hello: ApplicationHello
  let process: Int32
  var state = State.responding
  /// How many messages it was sent; the sequence number of the last one.
  var sent: UInt64 = 0
  /// The sequence number of the last message that it has handled.
  var handled: UInt64 = 0
  /// Since when it has handled nothing of what it was sent; nil if it has handled everything.
  var silentSince: Int64?
  /// What waits until it reads.
  var queue = MessageQueue()
  /// The contacts in range that it was sent, ascending.
  var lent: [UInt32] = []
  /// Whether it was last told that it is in front.
  var believesFront = false
  /// How many frames it was sent.
  var frames: UInt64 = 0
  /// How many frames were merged into others.
  var merged: UInt64 = 0
  /// The sequence numbers of frames on their way, for the trace.
  var onTheWay: [(sequence: UInt64, frame: UInt64)] = []

  init(connection: UInt64, hello: ApplicationHello, process: Int32) {
    self.connection = connection
    self.hello = hello
    self.process = process
  }

  var name: String { hello.name }
  var unhandled: UInt64 { sent - handled }

  /// Notes a change, and says what is to be done.
  mutating func take(_ change: Change) -> Action {
    guard let row = Self.table.first(where: { $0.from == state && $0.change == change }) else { return .none }
    state = row.to
    return row.action
  }

  /// Notes what it is sent of contacts.
  mutating func lend(_ contacts: [DigitizerContact]) {
    for contact in contacts {
      let place = lent.firstIndex { $0 >= contact.id } ?? lent.count
      let isLent = place < lent.count && lent[place] == contact.id
      if contact.phase.state == .outOfRange {
        if isLent { lent.remove(at: place) }
      } else if !isLent {
        lent.insert(contact.id, at: place)
      }
    }
  }
}
