// SPDX-License-Identifier: Apache-2.0

// Who is connected, and who is in front.

extension RouterCore {
  mutating func connect(
    _ connection: UInt64, _ hello: ApplicationHello, _ process: Int32, _ effects: inout [Effect]
  ) {
    guard place(of: connection) == nil else { return }
    if applications.contains(where: { $0.name == hello.name }) {
      let refusal = RouterRefusal(
        .nameTaken, "an application called “\(hello.name)” is connected; choose another name or end that one")
      effects.append(.note(.refused(name: hello.name, process: process, refusal)))
      effects.append(.close(connection, refusal))
      return
    }
    applications.append(RoutedApplication(connection: connection, hello: hello, process: process))
    effects.append(.note(.connected(name: hello.name, process: process)))
    let welcome = RouterWelcome(connection: connection, process: self.process)
    transmit(.welcome(welcome), to: applications.count - 1, &effects)
    if hello.wantsFront, front == nil { move(front: connection, &effects) }
  }

  mutating func remove(_ connection: UInt64, because reason: String, _ effects: inout [Effect]) {
    guard let place = place(of: connection) else { return }
    let application = applications.remove(at: place)
    book.takeAway(from: connection)
    effects.append(.note(.left(name: application.name, because: reason)))
    if front == connection {
      front = nil
      effects.append(.note(.front(nil)))
    }
  }

  /// Closes a connection because of what its peer did.
  mutating func refuse(_ connection: UInt64, _ refusal: RouterRefusal, _ effects: inout [Effect]) {
    guard let place = place(of: connection) else { return }
    let application = applications[place]
    effects.append(.note(.refused(name: application.name, process: application.process, refusal)))
    effects.append(.close(connection, refusal))
    remove(connection, because: refusal.text, &effects)
  }

  mutating func move(front next: UInt64?, _ effects: inout [Effect]) {
    guard next != front else { return }
    let last = front
    front = next
    effects.append(.note(.front(next.flatMap(place).map { applications[$0].name })))
    if let last, let place = place(of: last) {
      let contacts = book.contacts(of: last)
      if !contacts.isEmpty {
        book.takeAway(from: last)
        push(.cancel(RouterCancellation(.frontChanged, contacts: contacts)), to: place, &effects)
      }
      push(.front(false), to: place, &effects)
    }
    if let next, let place = place(of: next) { push(.front(true), to: place, &effects) }
  }

  mutating func stop(_ effects: inout [Effect]) {
    for place in applications.indices {
      applications[place].queue.removeAll()
      book.takeAway(from: applications[place].connection)
      cancelLent(of: place, .routerEnds, &effects)
      effects.append(
        .close(applications[place].connection, RouterRefusal(.ending, "the router ends; connect again later"))
      )
    }
    applications = []
    front = nil
  }

  // MARK: Questions

  /// What `touchstone router apps` shows.
  public var reports: [ApplicationReport] {
    applications.map { application in
      ApplicationReport(
        name: application.name, process: application.process, width: application.hello.width,
        height: application.hello.height, isFront: application.connection == front,
        isResponding: application.state == .responding,
        contacts: UInt32(clamping: book.contacts(of: application.connection).count),
        waiting: UInt32(clamping: Int(clamping: application.unhandled) + application.queue.count),
        frames: application.frames, merged: application.merged)
    }
  }

  /// The part of `touchstone router status` that the core knows.
  public var report: RouterReport {
    RouterReport(
      process: process, front: frontName, applications: UInt32(clamping: applications.count),
      contacts: UInt32(clamping: book.count), frames: frames, consumed: consumed)
  }

  /// How many messages wait for the application in front, those that it was sent left aside.
  public var waitingForFront: Int { front.flatMap(place).map { applications[$0].queue.count } ?? 0 }

  /// Whether an application is in front, and has handled everything that it was sent, that it is in front included.
  public var isFrontReady: Bool {
    guard let place = front.flatMap(place) else { return false }
    let application = applications[place]
    return application.state == .responding && application.unhandled == 0 && application.queue.isEmpty
  }

  /// Whether every application that responds has handled everything.
  public var isIdle: Bool {
    applications.allSatisfy { $0.state == .notResponding || $0.unhandled == 0 && $0.queue.isEmpty }
  }

  /// The name of the application in front; nil if there is none.
  public var frontName: String? { front.flatMap(place).map { applications[$0].name } }

  /// The names of the applications, in the order in which they connected.
  public var names: [String] { applications.map(\.name) }
}
