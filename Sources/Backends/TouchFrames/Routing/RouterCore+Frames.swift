// SPDX-License-Identifier: Apache-2.0

// Which application receives a frame.

extension RouterCore {
  /// The application that receives contacts which begin now; nil if none does.
  private var receiver: UInt64? {
    guard let front, let index = index(of: front), applications[index].state == .responding else {
      return nil
    }
    return front
  }

  mutating func route(_ frame: DigitizerFrame, from source: Int, _ effects: inout [Effect]) {
    frames += 1
    if traces {
      effects.append(.note(.arrived(frame: frames, source: source, happened: frame.nanoseconds)))
    }
    let receiver = receiver
    var sent: [DigitizerContact] = []
    sent.reserveCapacity(frame.contacts.count)
    var (beganWithoutOwner, exceedsLimit) = (false, false)
    for contact in Self.unique(frame.contacts) {
      let result = contacts.record(contact, from: source, receiver: receiver)
      beganWithoutOwner = beganWithoutOwner || result.beganWithoutOwner
      exceedsLimit = exceedsLimit || result.exceedsLimit
      // Only the application in front owns contacts: they are revoked when another one comes to the front.
      if let contact = result.sent { sent.append(contact) }
    }
    if beganWithoutOwner { effects.append(.note(.consumed(source: source, reasonForNoReceiver))) }
    if exceedsLimit { effects.append(.note(.consumed(source: source, .tooManyContacts))) }
    let buttonsChanged = updateButtons(frame.buttons, of: source)
    guard let receiver, let index = index(of: receiver),
      !sent.isEmpty || frame.scroll != nil || buttonsChanged
    else {
      consumed += 1
      return
    }
    var routed = RoutedFrame(number: frames, arrived: now, frame: frame)
    let ordered = Self.ordered(sent)
    routed.frame.contacts = ordered
    guard ordered.count > WireMessage.contactLimit else {
      return push(.frame(routed), to: index, &effects)
    }
    // If most contacts end and as many begin in the same frame, they do not fit into one message.
    routed.frame.contacts = Array(ordered.prefix(WireMessage.contactLimit))
    push(.frame(routed), to: index, &effects)
    routed.frame.scroll = nil
    routed.frame.contacts = Array(ordered.dropFirst(WireMessage.contactLimit))
    push(.frame(routed), to: index, &effects)
  }

  /// Records which buttons of a source are down; returns whether that changed.
  private mutating func updateButtons(_ new: DigitizerButtons, of source: Int) -> Bool {
    if new.isEmpty, buttons.isEmpty { return false }
    let old = buttons[source] ?? []
    buttons[source] = new.isEmpty ? nil : new
    return old != new
  }

  /// The contacts of a frame, without any later mention of the same contact.
  private static func unique(_ contacts: [DigitizerContact]) -> [DigitizerContact] {
    guard !contacts.isAscending else { return contacts }
    var seen: Set<UInt32> = []
    return contacts.filter { seen.insert($0.id).inserted }
  }

  /// The contacts in ascending order of their numbers.
  private static func ordered(_ contacts: [DigitizerContact]) -> [DigitizerContact] {
    contacts.isAscending ? contacts : contacts.sorted { $0.id < $1.id }
  }

  private var reasonForNoReceiver: RouterFact.NoReceiver {
    frontName.map { .notResponding(name: $0) } ?? .noApplicationInFront
  }

  mutating func end(_ source: Int, _ effects: inout [Effect]) {
    effects.append(.note(.sourceEnded(source: source)))
    buttons[source] = nil
    let ended = contacts.end(source)
    guard let receiver, let index = index(of: receiver), !ended.isEmpty else { return }
    frames += 1
    var frame = DigitizerFrame(nanoseconds: now)
    frame.contacts = ended
    push(.frame(RoutedFrame(number: frames, arrived: now, frame: frame)), to: index, &effects)
  }
}
