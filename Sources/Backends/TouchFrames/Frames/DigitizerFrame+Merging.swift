// SPDX-License-Identifier: Apache-2.0

extension DigitizerFrame {
  /// This frame merged with an older one that was not delivered; nil if neither may be dropped.
  ///
  /// Frames in which contacts only continue may be merged for a slow receiver: the newest position of each
  /// contact counts, and a contact that moved in the older frame and rests in this one has moved. A
  /// beginning, an end, a cancellation, a wheel movement or a change of buttons is never merged away.
  public func merged(after older: DigitizerFrame) -> DigitizerFrame? {
    guard isOnlyMoves, older.isOnlyMoves, buttons == older.buttons, display == older.display else {
      return nil
    }
    var frame = self
    for contact in older.contacts {
      if let index = frame.contacts.firstIndex(where: { $0.id == contact.id }) {
        // A contact that hovers now cannot have touched in the previous frame without a lift between.
        guard frame.contacts[index].phase.state == contact.phase.state else { return nil }
        if contact.phase == .moved { frame.contacts[index].phase = .moved }
      } else {
        let index = frame.contacts.firstIndex { $0.id > contact.id } ?? frame.contacts.count
        frame.contacts.insert(contact, at: index)
      }
    }
    return frame
  }
}
