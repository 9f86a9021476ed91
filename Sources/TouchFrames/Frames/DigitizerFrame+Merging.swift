// SPDX-License-Identifier: Apache-2.0

extension DigitizerFrame {
  /// This frame with what an older one says that was not delivered; nil if nothing of either may be left out.
  ///
  /// Frames in which contacts only go on may become one, for a receiver that is slow: the newest place of each contact
  /// counts, and a contact that moved in the older frame and rests in this one has moved. A beginning, an end or a
  /// cancellation, a turn of a wheel and a change of buttons are never merged away.
  public func merged(after older: DigitizerFrame) -> DigitizerFrame? {
    guard isOnlyMoves, older.isOnlyMoves, buttons == older.buttons, display == older.display else {
      return nil
    }
    var frame = self
    for contact in older.contacts {
      if let place = frame.contacts.firstIndex(where: { $0.id == contact.id }) {
        // What hovers now cannot have touched a frame ago without a lift between.
        guard frame.contacts[place].phase.state == contact.phase.state else { return nil }
        if contact.phase == .moved { frame.contacts[place].phase = .moved }
      } else {
        let place = frame.contacts.firstIndex { $0.id > contact.id } ?? frame.contacts.count
        frame.contacts.insert(contact, at: place)
      }
    }
    return frame
  }
}
