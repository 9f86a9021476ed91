// SPDX-License-Identifier: Apache-2.0

// Who gets a frame.

extension RouterCore {
  /// The application that gets what begins now; nil if none does.
  private var receiver: UInt64? {
    guard let front, let place = place(of: front), applications[place].state == .responding else {
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
    var told: [DigitizerContact] = []
    told.reserveCapacity(frame.contacts.count)
    var (beganForNobody, areTooMany) = (false, false)
    for contact in Self.unique(frame.contacts) {
      let result = book.take(contact, from: source, receiver: receiver)
      beganForNobody = beganForNobody || result.beganForNobody
      areTooMany = areTooMany || result.isOneTooMany
      // Whoever has a contact is in front: the front takes everything away when it goes.
      if let contact = result.told { told.append(contact) }
    }
    if beganForNobody { effects.append(.note(.consumed(source: source, nobody))) }
    if areTooMany { effects.append(.note(.consumed(source: source, .tooManyContacts))) }
    let hasButtonNews = noteButtons(frame.buttons, of: source)
    guard let receiver, let place = place(of: receiver),
      !told.isEmpty || frame.scroll != nil || hasButtonNews
    else {
      consumed += 1
      return
    }
    var routed = RoutedFrame(number: frames, arrived: now, frame: frame)
    let contacts = Self.ordered(told)
    routed.frame.contacts = contacts
    guard contacts.count > WireMessage.contactLimit else {
      return push(.frame(routed), to: place, &effects)
    }
    // Where most contacts end and as many begin at once, one message does not hold them.
    routed.frame.contacts = Array(contacts.prefix(WireMessage.contactLimit))
    push(.frame(routed), to: place, &effects)
    routed.frame.scroll = nil
    routed.frame.contacts = Array(contacts.dropFirst(WireMessage.contactLimit))
    push(.frame(routed), to: place, &effects)
  }

  /// Records which buttons of a source are down; returns whether that changed.
  private mutating func noteButtons(_ new: DigitizerButtons, of source: Int) -> Bool {
    if new.isEmpty, buttons.isEmpty { return false }
    let old = buttons[source] ?? []
    buttons[source] = new.isEmpty ? nil : new
    return old != new
  }

  /// The contacts of a frame, each once: a source that mentions one twice is believed the first time.
  private static func unique(_ contacts: [DigitizerContact]) -> [DigitizerContact] {
    guard !contacts.isAscending else { return contacts }
    var seen: Set<UInt32> = []
    return contacts.filter { seen.insert($0.id).inserted }
  }

  /// Contacts in ascending order of their numbers.
  private static func ordered(_ contacts: [DigitizerContact]) -> [DigitizerContact] {
    contacts.isAscending ? contacts : contacts.sorted { $0.id < $1.id }
  }

  private var nobody: RouterFact.Nobody {
    frontName.map { .notResponding(name: $0) } ?? .noApplicationInFront
  }

  mutating func end(_ source: Int, _ effects: inout [Effect]) {
    effects.append(.note(.sourceEnded(source: source)))
    buttons[source] = nil
    let ended = book.end(source)
    guard let receiver, let place = place(of: receiver), !ended.isEmpty else { return }
    frames += 1
    var frame = DigitizerFrame(nanoseconds: now)
    frame.contacts = ended
    push(.frame(RoutedFrame(number: frames, arrived: now, frame: frame)), to: place, &effects)
  }
}
