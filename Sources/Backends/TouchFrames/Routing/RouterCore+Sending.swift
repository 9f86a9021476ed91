// SPDX-License-Identifier: Apache-2.0

// What is sent to an application, and when.

extension RouterCore {
  /// Sends a message, or queues it until the application has handled earlier ones.
  mutating func push(_ item: MessageQueue.Item, to index: Int, _ effects: inout [Effect]) {
    // An application that does not respond learns the current state when it responds again.
    guard applications[index].state == .responding else { return }
    if applications[index].queue.isEmpty, applications[index].unhandled < settings.window {
      return emit(item, to: index, &effects)
    }
    if case .frame(let frame) = item, traces {
      effects.append(.note(.waits(frame: frame.number, name: applications[index].name)))
    }
    if applications[index].queue.add(item) { applications[index].merged += 1 }
    if applications[index].queue.count > settings.queueLimit {
      change(index, .queueFull, &effects)
    }
  }

  private mutating func emit(_ item: MessageQueue.Item, to index: Int, _ effects: inout [Effect]) {
    switch item {
    case .frame(var frame):
      frame.sent = now
      applications[index].noteSent(frame.frame.contacts)
      applications[index].frames += 1
      transmit(.frame(frame), to: index, &effects)
      guard traces else { return }
      applications[index].framesInFlight.append((applications[index].sent, frame.number))
      let steps = frame.frame.contacts.map { RouterFact.Step(contact: $0.id, phase: $0.phase) }
      effects.append(
        .note(
          .sent(frame: frame.number, name: applications[index].name, contacts: steps, merged: frame.merged)))
    case .cancel(let cancellation):
      applications[index].knownContacts = []
      transmit(.cancel(cancellation), to: index, &effects)
      effects.append(
        .note(
          .cancelled(
            name: applications[index].name, contacts: cancellation.contacts, cancellation.reason)))
    case .front(let isFront):
      applications[index].wasToldFront = isFront
      transmit(.front(isFront), to: index, &effects)
    }
  }

  /// Sends a message and counts it.
  mutating func transmit(_ message: RouterMessage, to index: Int, _ effects: inout [Effect]) {
    if applications[index].unhandled == 0 { applications[index].silentSince = now }
    applications[index].sent += 1
    effects.append(.send(applications[index].connection, message))
  }

  /// Cancels the contacts that an application knows, ahead of its waiting messages.
  mutating func cancelContacts(
    of index: Int, _ reason: RouterCancellation.Reason, _ effects: inout [Effect]
  ) {
    guard !applications[index].knownContacts.isEmpty else { return }
    emit(
      .cancel(RouterCancellation(reason, contacts: applications[index].knownContacts)), to: index, &effects)
  }

  // MARK: Responses

  mutating func note(handled sequence: UInt64, by connection: UInt64, _ effects: inout [Effect]) {
    guard let index = index(of: connection) else { return }
    guard sequence <= applications[index].sent, sequence > applications[index].handled else {
      let refusal = RouterRefusal(
        .unexpected,
        "message \(sequence) cannot have been handled; \(applications[index].sent) messages were sent, and \(applications[index].handled) handled before"
      )
      return refuse(connection, refusal, &effects)
    }
    applications[index].handled = sequence
    applications[index].silentSince = applications[index].unhandled > 0 ? now : nil
    if traces {
      while let first = applications[index].framesInFlight.first, first.sequence <= sequence {
        applications[index].framesInFlight.removeFirst()
        effects.append(.note(.handled(frame: first.frame, name: applications[index].name)))
      }
    }
    change(index, .handled, &effects)
  }

  mutating func suspendSilentApplications(_ effects: inout [Effect]) {
    for index in applications.indices where applications[index].state == .responding {
      guard let since = applications[index].silentSince,
        now.subtractingReportingOverflow(since).partialValue >= settings.responseTimeout
      else { continue }
      change(index, .silent, &effects)
    }
  }

  private mutating func change(
    _ index: Int, _ change: RoutedApplication.Change, _ effects: inout [Effect]
  ) {
    let (name, waiting) = (applications[index].name, applications[index].queue.count)
    switch applications[index].apply(change) {
    case .none: break
    case .sendWaiting:
      while applications[index].unhandled < settings.window, let item = applications[index].queue.next() {
        emit(item, to: index, &effects)
      }
    case .suspend:
      let silence =
        change == .silent
        ? RouterFact.Silence.time(now - (applications[index].silentSince ?? now)) : .queue(waiting)
      effects.append(.note(.notResponding(name: name, because: silence)))
      applications[index].queue.removeAll()
      contacts.revoke(from: applications[index].connection)
      cancelContacts(of: index, .notResponding, &effects)
    case .resume:
      effects.append(.note(.responding(name: name)))
      let isFront = applications[index].connection == front
      if applications[index].wasToldFront != isFront { emit(.front(isFront), to: index, &effects) }
    }
  }
}
