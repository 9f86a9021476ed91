// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchFrames

@Suite struct DroppedEventsTests {
  private typealias State = SynchronizationState

  @Test func `the table of states ignores all up to the next report`() {
    let rows: [(State, State.Kind, State.Action, State)] = [
      (.reading, .other, .apply, .reading), (.reading, .report, .report, .reading),
      (.reading, .dropped, .lose, .dropping), (.dropping, .other, .ignore, .dropping),
      (.dropping, .dropped, .lose, .dropping), (.dropping, .report, .recover, .reading),
      (.waiting, .other, .ignore, .waiting), (.waiting, .report, .ignore, .waiting),
      (.waiting, .dropped, .lose, .waiting),
    ]
    #expect(rows.count == State.allCases.count * State.Kind.allCases.count)
    for (state, kind, action, next) in rows {
      #expect(state.handling(kind) == (action, next))
    }
  }

  private let before = EventScript.make {
    $0.slot(0); $0.track(7); $0.move(10, 20); $0.slot(1); $0.track(8); $0.move(30, 40); $0.report()
    $0.at(10); $0.move(31, 41); $0.drop(); $0.slot(2); $0.track(9); $0.report()
  }

  @Test func `in a recording everything is cancelled, and contacts still down are ignored`() {
    var decoder = EvdevDecoder(device: .slots())
    let after = EventScript.make {
      $0.at(20); $0.slot(0); $0.move(12, 20); $0.report()
      $0.at(30); $0.track(-1); $0.report()
      $0.at(40); $0.track(10); $0.move(50, 60); $0.report()
    }
    let frames = decoder.decode(before + after)
    #expect(imbalance(frames) == nil)
    #expect(
      listing(frames) == [
        "0 1 began 10 20 · 2 began 30 40", "0.01 1 cancelled 10 20 · 2 cancelled 30 40", "0.04 3 began 50 60",
        "0.04 3 cancelled 50 60",
      ])
    #expect(decoder.irregularities.count(.eventsDropped) == 1)
  }

  @Test func `a connected device is read again: contacts stay, are gone, or were replaced`() {
    var decoder = EvdevDecoder(device: .slots())
    decoder.recovery = .waitForState
    var frames = before.compactMap { decoder.take($0) }
    #expect(decoder.awaitsState)
    let ignored = EventScript.make {
      $0.at(15); $0.slot(0); $0.move(99, 99); $0.report()
    }
    #expect(ignored.allSatisfy { decoder.take($0) == nil })
    func slot(_ id: Int32, _ x: Int32, _ y: Int32) -> [EvdevState.Value] {
      [.init(EvdevCode.trackingID, id), .init(EvdevCode.positionX, x), .init(EvdevCode.positionY, y)]
    }
    var state = EvdevState()
    state.slots = [slot(7, 13, 20), slot(11, 70, 80), slot(9, 5, 6), slot(-1, 0, 0)]
    state.currentSlot = 2
    if let frame = decoder.resynchronize(with: state, at: 20_000_000) { frames.append(frame) }
    #expect(!decoder.awaitsState)
    let after = EventScript.make {
      $0.at(30); $0.move(6, 6); $0.report()
    }
    frames += after.compactMap { decoder.take($0) }
    state.slots = []
    if let frame = decoder.resynchronize(with: state, at: 40_000_000) { frames.append(frame) }
    #expect(imbalance(frames) == nil)
    #expect(
      listing(frames) == [
        "0 1 began 10 20 · 2 began 30 40",
        "0.02 1 moved 13 20 · 2 cancelled 30 40 · 3 began 70 80 · 4 began 5 6",
        "0.03 1 stationary 13 20 · 3 stationary 70 80 · 4 moved 6 6",
        "0.04 1 cancelled 13 20 · 3 cancelled 70 80 · 4 cancelled 6 6",
      ])
  }

  @Test func `a contact that touches when a device is opened is ignored until it lifts`() {
    var decoder = EvdevDecoder(device: .slots())
    var state = EvdevState()
    state.slots = [
      [.init(EvdevCode.trackingID, 3), .init(EvdevCode.positionX, 1), .init(EvdevCode.positionY, 2)],
      [.init(EvdevCode.trackingID, -1), .init(EvdevCode.positionX, 50), .init(EvdevCode.positionY, 60)],
    ]
    decoder.begin(with: state)
    let frames = decoder.decode(
      EventScript.make {
        $0.move(5, 5); $0.report()
        // The position of slot 1 is known from the state, so the kernel need not send it.
        $0.at(10); $0.slot(1); $0.track(4); $0.report()
        $0.at(20); $0.slot(0); $0.track(-1); $0.slot(1); $0.track(-1); $0.report()
      })
    #expect(listing(frames) == ["0.01 1 began 50 60", "0.02 1 ended 50 60"])
  }

  @Test func `a touch of a device with one contact is cancelled, and begins with the next one`() {
    var decoder = EvdevDecoder(device: .single)
    let frames = decoder.decode(
      EventScript.make {
        $0.key(EvdevCode.touch, 1); $0.abs(EvdevCode.x, 10); $0.abs(EvdevCode.y, 20); $0.report()
        $0.at(10); $0.drop(); $0.report()
        $0.at(20); $0.abs(EvdevCode.x, 11); $0.report()
        $0.at(30); $0.key(EvdevCode.touch, 0); $0.report()
        $0.at(40); $0.key(EvdevCode.touch, 1); $0.abs(EvdevCode.y, 21); $0.report()
        $0.at(50); $0.key(EvdevCode.touch, 0); $0.report()
      })
    #expect(
      listing(frames) == [
        "0 1 began 10 20", "0.01 1 cancelled 10 20", "0.04 2 began 11 21", "0.05 2 ended 11 21",
      ])
  }
}
