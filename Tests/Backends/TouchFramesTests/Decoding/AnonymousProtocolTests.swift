// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchFrames

@Suite struct AnonymousProtocolTests {
  private func decode(
    _ device: EvdevDevice = .anonymous, _ body: (inout EventScript) -> Void
  ) -> (frames: [String], irregular: [EvdevIrregularity]) {
    var decoder = EvdevDecoder(device: device)
    let frames = decoder.decode(EventScript.make(body))
    #expect(imbalance(frames) == nil)
    return (listing(frames), decoder.irregularities.entries.map(\.irregularity))
  }

  @Test func `contacts are told from each other by where they were, in whatever order they come`() {
    let (frames, _) = decode {
      $0.move(10, 20); $0.endContact(); $0.move(80, 30); $0.endContact(); $0.report()
      $0.at(10); $0.move(79, 32); $0.endContact(); $0.move(12, 20); $0.endContact(); $0.report()
      $0.at(20); $0.move(78, 34); $0.endContact(); $0.report()
      $0.at(30); $0.endContact(); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20 · 2 began 80 30", "0.01 1 moved 12 20 · 2 moved 79 32",
        "0.02 1 ended 12 20 · 2 moved 78 34", "0.03 2 ended 78 34",
      ])
  }

  @Test func `the end of touching may stand for the last end of a contact`() {
    let (frames, _) = decode {
      $0.move(10, 20); $0.endContact(); $0.key(EvdevCode.touch, 1); $0.report()
      $0.at(10); $0.key(EvdevCode.touch, 0); $0.report()
    }
    #expect(frames == ["0 1 began 10 20", "0.01 1 ended 10 20"])
  }

  @Test func `a report of something else leaves contacts alone`() {
    let (frames, _) = decode {
      $0.move(10, 20); $0.endContact(); $0.report()
      $0.at(10); $0.key(0x74, 1); $0.report()
      $0.at(20); $0.endContact(); $0.report()
    }
    #expect(frames == ["0 1 began 10 20", "0.02 1 ended 10 20"])
  }

  @Test func `identifiers tell contacts apart where there are any`() {
    let (frames, _) = decode {
      $0.move(10, 20); $0.track(4); $0.endContact(); $0.move(20, 20); $0.track(5); $0.endContact();
      $0.report()
      $0.at(10); $0.move(20, 20); $0.track(4); $0.endContact(); $0.move(10, 20); $0.track(6); $0.endContact()
      $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20 · 2 began 20 20", "0.01 1 moved 20 20 · 2 ended 20 20 · 3 began 10 20",
        "0.01 1 cancelled 20 20 · 3 cancelled 10 20",
      ])
  }

  @Test func `a contact that is far from all others is another one`() {
    let (frames, _) = decode {
      $0.move(10, 10); $0.endContact(); $0.report()
      $0.at(10); $0.move(90, 90); $0.endContact(); $0.report()
    }
    #expect(
      frames == ["0 1 began 10 10", "0.01 1 ended 10 10 · 2 began 90 90", "0.01 2 cancelled 90 90"])
  }

  @Test func `the sum of the distances decides, so that fingers in a row move together`() {
    let places = (0..<4).map { ContactMatching.Position(x: Double($0 * 10), y: 0) }
    let moved = places.map { ContactMatching.Position(x: $0.x + 9, y: 0) }
    #expect(ContactMatching.matches(from: places, to: moved, reach: .infinity) == [0, 1, 2, 3])
    #expect(ContactMatching.matches(from: places, to: [], reach: .infinity).isEmpty)
    #expect(ContactMatching.matches(from: [], to: places, reach: .infinity) == [nil, nil, nil, nil])
  }

  @Test func `contacts without a place and more than are followed are counted`() {
    let (_, irregular) = decode {
      $0.abs(EvdevCode.positionX, 1); $0.endContact()
      for place in 0..<70 { $0.move(Int32(place), 1); $0.endContact() }
      $0.report()
    }
    #expect(irregular == [.placeUnknown, .tooManyContacts])
  }

  @Test func `values do not last from contact to contact`() {
    let (frames, _) = decode {
      $0.move(10, 20); $0.abs(EvdevCode.touchMajor, 8); $0.endContact(); $0.report()
      $0.at(10); $0.move(11, 20); $0.endContact(); $0.report()
    }
    #expect(frames.prefix(2) == ["0 1 began 10 20 r4", "0.01 1 moved 11 20"])
  }

  @Test func `without a description the first end of a contact tells the protocol`() {
    let (frames, _) = decode(EvdevDevice()) {
      $0.track(0); $0.move(10, 20); $0.endContact(); $0.report()
      $0.at(10); $0.endContact(); $0.report()
    }
    #expect(frames == ["0 1 began 10 20", "0.01 1 ended 10 20"])
  }

  @Test func `a pen beside anonymous fingers is a contact of its own, whoever reports`() {
    let (frames, _) = decode {
      $0.key(EvdevCode.pen, 1)
      $0.abs(EvdevCode.x, 50)
      $0.abs(EvdevCode.y, 60)
      $0.report()
      $0.at(10)
      $0.move(10, 20)
      $0.endContact()
      $0.report()
      $0.at(20)
      $0.abs(EvdevCode.x, 51)
      $0.report()
      $0.at(30)
      $0.key(EvdevCode.pen, 0)
      $0.report()
    }
    #expect(
      frames == [
        "0 1 entered 50 60 stylus", "0.01 1 hovering 50 60 stylus · 2 began 10 20",
        "0.02 1 hovering 51 60 stylus · 2 stationary 10 20",
        "0.03 1 exited 51 60 stylus · 2 stationary 10 20",
        "0.03 2 cancelled 10 20",
      ])
  }

  @Test func `a touch with one contact is cancelled when several are reported after all`() {
    let (frames, _) = decode(EvdevDevice()) {
      $0.key(EvdevCode.touch, 1)
      $0.abs(EvdevCode.x, 5)
      $0.abs(EvdevCode.y, 6)
      $0.report()
      $0.at(10)
      $0.endContact()
      $0.report()
    }
    #expect(frames == ["0 1 began 5 6", "0.01 1 ended 5 6"])
  }

  @Test func `a device that names slots after all speaks protocol B`() {
    let (frames, _) = decode {
      $0.slot(0); $0.track(3); $0.move(10, 20); $0.report()
      $0.at(10); $0.abs(EvdevCode.positionX, 11); $0.report()
      $0.at(20); $0.track(-1); $0.report()
    }
    #expect(frames == ["0 1 began 10 20", "0.01 1 moved 11 20", "0.02 1 ended 11 20"])
  }
}
