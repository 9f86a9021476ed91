// SPDX-License-Identifier: Apache-2.0

// What goes to an application, and when.

extension RouterCore {
  /// Sends a message, or lets it wait until the application has read.
  mutating func push(_ item: MessageQueue.Item, to place: Int, _ effects: inout [Effect]) {
    // One that does not read is told the newest state when it reads again.
    guard applications[place].state == .responding else { return }
    if applications[place].queue.isEmpty, applications[place].unhandled < settings.window {
      return emit(item, to: place, &effects)
    }
    if case .frame(let frame) = item, traces {
      effects.append(.note(.waits(frame: frame.number, name: applications[place].name)))
    }
    if applications[place].queue.add(item) { applications[place].merged += 1 }
    if applications[place].queue.count > settings.queueLimit {
      change(place, .queueFull, &effects)
    }
  }

  private mutating func emit(_ item: MessageQueue.Item, to place: Int, _ effects: inout [Effect]) {
    switch item {
    case .frame(var frame):
      frame.sent = now
      applications[place].lend(frame.frame.contacts)
      applications[place].frames += 1
      transmit(.frame(frame), to: place, &effects)
      guard traces else { return }
      applications[place].onTheWay.append((applications[place].sent, frame.number))
      let steps = frame.frame.contacts.map { RouterFact.Step(contact: $0.id, phase: $0.phase) }
      effects.append(
        .note(
          .sent(frame: frame.number, name: applications[place].name, contacts: steps, merged: frame.merged)))
    case .cancel(let cancellation):
      applications[place].lent = []
      transmit(.cancel(cancellation), to: place, &effects)
      effects.append(
        .note(
          .cancelled(
            name: applications[place].name, contacts: cancellation.contacts, cancellation.reason)))
    case .front(let isFront):
      applications[place].believesFront = isFront
      transmit(.front(isFront), to: place, &effects)
    }
  }

  /// Gives a message its number.
  mutating func transmit(_ message: RouterMessage, to place: Int, _ effects: inout [Effect]) {
    if applications[place].unhandled == 0 { applications[place].silentSince = now }
    applications[place].sent += 1
    effects.append(.send(applications[place].connection, message))
  }

  /// Takes away what an application was sent, whatever waits for it.
  mutating func cancelLent(
    of place: Int, _ reason: RouterCancellation.Reason, _ effects: inout [Effect]
  ) {
    guard !applications[place].lent.isEmpty else { return }
    emit(.cancel(RouterCancellation(reason, contacts: applications[place].lent)), to: place, &effects)
  }

  // MARK: Reading

  mutating func note(handled sequence: UInt64, by connection: UInt64, _ effects: inout [Effect]) {
    guard let place = place(of: connection) else { return }
    guard sequence <= applications[place].sent, sequence > applications[place].handled else {
      let refusal = RouterRefusal(
        .unexpected,
        "message \(sequence) cannot be handled now; \(applications[place].handled) of \(applications[place].sent) were"
      )
      return refuse(connection, refusal, &effects)
    }
    applications[place].handled = sequence
    applications[place].silentSince = applications[place].unhandled > 0 ? now : nil
    if traces {
      while let first = applications[place].onTheWay.first, first.sequence <= sequence {
        applications[place].onTheWay.removeFirst()
        effects.append(.note(.handled(frame: first.frame, name: applications[place].name)))
      }
    }
    change(place, .handled, &effects)
  }

  mutating func giveUpTheSilent(_ effects: inout [Effect]) {
    for place in applications.indices where applications[place].state == .responding {
      guard let since = applications[place].silentSince,
        now.subtractingReportingOverflow(since).partialValue >= settings.patience
      else { continue }
      change(place, .silent, &effects)
    }
  }

  private mutating func change(
    _ place: Int, _ change: RoutedApplication.Change, _ effects: inout [Effect]
  ) {
    let (name, waiting) = (applications[place].name, applications[place].queue.count)
    switch applications[place].take(change) {
    case .none: break
    case .pump:
      while applications[place].unhandled < settings.window, let item = applications[place].queue.next() {
        emit(item, to: place, &effects)
      }
    case .giveUp:
      let silence =
        change == .silent
        ? RouterFact.Silence.time(now - (applications[place].silentSince ?? now)) : .queue(waiting)
      effects.append(.note(.notResponding(name: name, because: silence)))
      applications[place].queue.removeAll()
      book.takeAway(from: applications[place].connection)
      cancelLent(of: place, .notResponding, &effects)
    case .welcomeBack:
      effects.append(.note(.responding(name: name)))
      let isFront = applications[place].connection == front
      if applications[place].believesFront != isFront { emit(.front(isFront), to: place, &effects) }
    }
  }
}
