// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct DigitizerPhaseTests {
  @Test func `each row of the table leads to the state of its phase, and each phase has a row`() {
    for row in DigitizerPhase.table {
      #expect(row.phase.state == row.to)
      #expect(row.phase.canFollow(row.from))
    }
    for phase in DigitizerPhase.allCases {
      #expect(DigitizerPhase.table.contains { $0.phase == phase })
    }
  }

  @Test func `each possible change of state has a phase of the table`() {
    for from in DigitizerState.allCases {
      for to in DigitizerState.allCases {
        for hasChanged in [false, true] {
          guard let phase = DigitizerPhase.leading(from: from, to: to, hasChanged: hasChanged) else {
            #expect(from == .outOfRange && to == .outOfRange)
            continue
          }
          #expect(DigitizerPhase.table.contains { $0.from == from && $0.phase == phase && $0.to == to })
        }
      }
    }
  }

  @Test func `masks have the bits of IOKit's digitizer event`() {
    #expect(DigitizerMask.range.rawValue == 1 << 0)
    #expect(DigitizerMask.touch.rawValue == 1 << 1)
    #expect(DigitizerMask.position.rawValue == 1 << 2)
    #expect(DigitizerMask.identity.rawValue == 1 << 5)
    #expect(DigitizerMask.attribute.rawValue == 1 << 6)
    #expect(DigitizerMask.cancel.rawValue == 1 << 7)
    #expect(DigitizerPhase.began.mask == [.range, .touch, .position, .identity])
    #expect(DigitizerPhase.cancelled.mask == [.range, .touch, .cancel])
    #expect(DigitizerContact.Transducer.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `a contact that the source forgets is cancelled`() {
    var ledger = ContactLedger()
    func entry(_ id: UInt32, _ state: DigitizerState = .touching) -> ContactLedger.Entry {
      .init(contact: DigitizerContact(id: id, phase: .moved, at: .zero), fate: .near(state))
    }
    #expect(ledger.contacts(for: [entry(1), entry(3)]).map(\.phase) == [.began, .began])
    let next = ledger.contacts(for: [entry(2, .inRange), entry(3, .inRange)])
    #expect(next.map(\.id) == [1, 2, 3])
    #expect(next.map(\.phase) == [.cancelled, .entered, .lifted])
    #expect(
      ledger.contacts(for: [.end(2, cancelled: false), .end(9, cancelled: false)]).map(\.phase) == [
        .exited, .cancelled,
      ])
    #expect(ledger.known.isEmpty)
  }
}
