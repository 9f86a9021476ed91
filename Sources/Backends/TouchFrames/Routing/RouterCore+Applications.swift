// SPDX-License-Identifier: Apache-2.0

// Which applications are connected, and which one is in front.

extension RouterCore {
  mutating func connect(
    _ connection: UInt64, _ hello: ApplicationHello, _ process: Int32, _ effects: inout [Effect]
  ) {
    guard index(of: connection) == nil else { return }
    if applications.contains(where: { $0.name == hello.name }) {
      let refusal = RouterRefusal(
        .nameTaken,
        "an application named “\(hello.name)” is already connected; choose another name, or quit that application"
      )
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
    guard let index = index(of: connection) else { return }
    let application = applications.remove(at: index)
    contacts.revoke(from: connection)
    effects.append(.note(.left(name: application.name, because: reason)))
    if front == connection {
      front = nil
      effects.append(.note(.front(nil)))
    }
  }

  /// Closes a connection because of something its peer did.
  mutating func refuse(_ connection: UInt64, _ refusal: RouterRefusal, _ effects: inout [Effect]) {
    guard let index = index(of: connection) else { return }
    let application = applications[index]
    effects.append(.note(.refused(name: application.name, process: application.process, refusal)))
    effects.append(.close(connection, refusal))
    remove(connection, because: refusal.text, &effects)
  }

  mutating func move(front next: UInt64?, _ effects: inout [Effect]) {
    guard next != front else { return }
    let last = front
    front = next
    effects.append(.note(.front(next.flatMap(index).map { applications[$0].name })))
    if let last, let index = index(of: last) {
      let numbers = contacts.numbers(of: last)
      if !numbers.isEmpty {
        contacts.revoke(from: last)
        push(.cancel(RouterCancellation(.frontChanged, contacts: numbers)), to: index, &effects)
      }
      push(.front(false), to: index, &effects)
    }
    if let next, let index = index(of: next) { push(.front(true), to: index, &effects) }
  }

  mutating func stop(_ effects: inout [Effect]) {
    for index in applications.indices {
      applications[index].queue.removeAll()
      contacts.revoke(from: applications[index].connection)
      cancelContacts(of: index, .routerEnds, &effects)
      effects.append(
        .close(
          applications[index].connection,
          RouterRefusal(.ending, "the router is stopping; connect again later"))
      )
    }
    applications = []
    front = nil
  }

  // MARK: Queries

  /// What `touchstone router apps` shows.
  public var reports: [ApplicationReport] {
    applications.map { application in
      ApplicationReport(
        name: application.name, process: application.process, width: application.hello.width,
        height: application.hello.height, isFront: application.connection == front,
        isResponding: application.state == .responding,
        contacts: UInt32(clamping: contacts.numbers(of: application.connection).count),
        waiting: UInt32(clamping: Int(clamping: application.unhandled) + application.queue.count),
        frames: application.frames, merged: application.merged)
    }
  }

  /// What the core knows of the output of `touchstone router status`.
  public var report: RouterReport {
    RouterReport(
      process: process, front: frontName, applications: UInt32(clamping: applications.count),
      contacts: UInt32(clamping: contacts.count), frames: frames, consumed: consumed)
  }

  /// The number of messages waiting for the application in front, not counting those already sent.
  public var waitingForFront: Int { front.flatMap(index).map { applications[$0].queue.count } ?? 0 }

  /// Whether an application is in front and has handled all its messages, including the one that says so.
  public var isFrontReady: Bool {
    guard let index = front.flatMap(index) else { return false }
    let application = applications[index]
    return application.state == .responding && application.unhandled == 0 && application.queue.isEmpty
  }

  /// Whether every responding application has handled all its messages.
  public var isIdle: Bool {
    applications.allSatisfy { $0.state == .notResponding || $0.unhandled == 0 && $0.queue.isEmpty }
  }

  /// The name of the application in front, if any.
  public var frontName: String? { front.flatMap(index).map { applications[$0].name } }

  /// The names of the applications, in the order they connected.
  public var names: [String] { applications.map(\.name) }
}
