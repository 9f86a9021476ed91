// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct SlotProtocolTests {
  private func decode(
    _ device: EvdevDevice = .slots(), _ body: (inout EventScript) -> Void
  ) -> (frames: [String], irregular: [EvdevIrregularity]) {
    var decoder = EvdevDecoder(device: device)
    let frames = decoder.decode(EventScript.make(body))
    #expect(imbalance(frames) == nil)
    return (listing(frames), decoder.irregularities.entries.map(\.irregularity))
  }

  @Test func `two fingers land, move, and lift in one report each`() {
    let (frames, irregular) = decode {
      $0.slot(0); $0.track(7); $0.move(10, 20); $0.slot(1); $0.track(8); $0.move(80, 30); $0.report()
      $0.at(10); $0.abs(EvdevCode.positionY, 32); $0.slot(0); $0.abs(EvdevCode.positionX, 12); $0.report()
      $0.at(20); $0.track(-1); $0.slot(1); $0.track(-1); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20 · 2 began 80 30",
        "0.01 1 moved 12 20 · 2 moved 80 32",
        "0.02 1 ended 12 20 · 2 ended 80 32",
      ])
    #expect(irregular.isEmpty)
  }

  @Test func `slot 0 is meant where no slot was named, and axes of old programs are ignored`() {
    let (frames, _) = decode {
      $0.track(7); $0.move(10, 20); $0.key(EvdevCode.touch, 1); $0.abs(EvdevCode.x, 99)
      $0.abs(EvdevCode.y, 99); $0.report()
      $0.at(5); $0.abs(EvdevCode.x, 98); $0.report()
      $0.at(10); $0.track(-1); $0.key(EvdevCode.touch, 0); $0.report()
    }
    #expect(frames == ["0 1 began 10 20", "0.01 1 ended 10 20"])
  }

  @Test func `another identifier in a slot ends one contact and begins another, in one frame`() {
    let (frames, irregular) = decode {
      $0.track(7); $0.move(10, 20); $0.report()
      $0.at(10); $0.track(8); $0.abs(EvdevCode.positionX, 50); $0.report()
      $0.at(20); $0.track(-1); $0.track(9); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20", "0.01 1 ended 10 20 · 2 began 50 20", "0.02 2 ended 50 20 · 3 began 50 20",
        "0.02 3 cancelled 50 20",
      ])
    #expect(irregular.isEmpty)
  }

  @Test func `an identifier that is used again is another contact`() {
    let (frames, _) = decode {
      for time in 0..<2 {
        $0.at(Int64(time) * 20); $0.track(7); $0.move(10, 20); $0.report()
        $0.at(Int64(time) * 20 + 10); $0.track(-1); $0.report()
      }
    }
    #expect(frames == ["0 1 began 10 20", "0.01 1 ended 10 20", "0.02 2 began 10 20", "0.03 2 ended 10 20"])
  }

  @Test func `the same identifier in two slots is two contacts`() {
    let (frames, _) = decode {
      $0.track(7); $0.move(10, 20); $0.slot(1); $0.track(7); $0.move(30, 40); $0.report()
      $0.at(10); $0.track(-1); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20 · 2 began 30 40", "0.01 1 stationary 10 20 · 2 ended 30 40",
        "0.01 1 cancelled 10 20",
      ])
  }

  @Test(arguments: [-1, 5, 64, Int32.max, Int32.min])
  func `values for a slot that the device does not have are left out`(slot: Int32) {
    let (frames, irregular) = decode {
      $0.slot(slot); $0.track(7); $0.move(1, 2); $0.report()
      $0.slot(4); $0.track(8); $0.move(3, 4); $0.report()
    }
    #expect(frames == ["0 1 began 3 4", "0 1 cancelled 3 4"])
    #expect(irregular == [.slotOutOfRange])
  }

  @Test func `a device with more slots than are followed keeps the first ones`() {
    let (frames, irregular) = decode(.slots(100)) {
      $0.slot(63)
      $0.track(7)
      $0.move(1, 2)
      $0.slot(64)
      $0.track(8)
      $0.move(3, 4)
      $0.report()
    }
    #expect(frames == ["0 1 began 1 2", "0 1 cancelled 1 2"])
    #expect(irregular == [.tooManyContacts])
  }

  @Test func `a slot keeps its values from contact to contact, because only changes are sent`() {
    let (frames, _) = decode {
      $0.track(7); $0.move(10, 20); $0.report()
      $0.at(10); $0.track(-1); $0.report()
      $0.at(20); $0.track(8); $0.abs(EvdevCode.positionX, 11); $0.report()
    }
    #expect(frames.last(where: { $0.contains("began") }) == "0.02 2 began 11 20")
  }

  @Test func `a contact whose place is not told begins where its position is first known, or not at all`() {
    let (frames, irregular) = decode {
      $0.track(7); $0.report()
      $0.at(10); $0.abs(EvdevCode.positionX, 10); $0.report()
      $0.at(20); $0.abs(EvdevCode.positionY, 20); $0.report()
      $0.at(30); $0.track(-1); $0.slot(1); $0.track(8); $0.report()
      $0.at(40); $0.track(-1); $0.report()
    }
    #expect(frames == ["0.02 1 began 10 20", "0.03 1 ended 10 20"])
    #expect(irregular == [.placeUnknown, .placeNeverKnown])
  }

  @Test func `a contact that comes and goes within a report is counted, and one that was there before, too`()
  {
    let (frames, irregular) = decode {
      $0.track(7); $0.move(10, 20); $0.track(-1); $0.report()
      $0.slot(1); $0.track(-1); $0.report()
    }
    #expect(frames.isEmpty)
    #expect(irregular == [.cameAndWent, .unseenBeginning])
  }

  @Test func `a palm is cancelled, or never begins, until it lifts`() {
    let (frames, irregular) = decode {
      $0.track(7); $0.move(10, 20); $0.slot(1); $0.track(8); $0.move(50, 60); $0.abs(EvdevCode.toolType, 2)
      $0.report()
      $0.at(10); $0.slot(0); $0.abs(EvdevCode.toolType, 2); $0.report()
      $0.at(20); $0.abs(EvdevCode.positionX, 30); $0.report()
      $0.at(30); $0.track(-1); $0.slot(1); $0.track(-1); $0.report()
      $0.at(40); $0.slot(0); $0.track(9); $0.abs(EvdevCode.toolType, 0); $0.report()
    }
    #expect(
      frames == ["0 1 began 10 20", "0.01 1 cancelled 10 20", "0.04 2 began 30 20", "0.04 2 cancelled 30 20"])
    #expect(irregular == [.palm])
  }

  @Test func `a contact above the surface hovers, and a pen is a stylus`() {
    let (frames, _) = decode {
      $0.track(7); $0.move(10, 20); $0.abs(EvdevCode.toolType, 1); $0.abs(EvdevCode.contactDistance, 1)
      $0.report()
      $0.at(10); $0.abs(EvdevCode.contactDistance, 0); $0.report()
      $0.at(20); $0.abs(EvdevCode.contactDistance, 1); $0.report()
      $0.at(30); $0.track(-1); $0.report()
    }
    #expect(
      frames == [
        "0 1 entered 10 20 stylus", "0.01 1 began 10 20 stylus", "0.02 1 lifted 10 20 stylus",
        "0.03 1 exited 10 20 stylus",
      ])
  }

  @Test func `events after the last report are in no frame`() {
    let (frames, irregular) = decode {
      $0.track(7); $0.move(10, 20); $0.report()
      $0.at(10); $0.move(30, 40)
    }
    #expect(frames == ["0 1 began 10 20", "0 1 cancelled 10 20"])
    #expect(irregular == [.unfinishedReport])
  }

  @Test func `time never runs back`() {
    let (frames, irregular) = decode {
      $0.at(50); $0.track(7); $0.move(10, 20); $0.report()
      $0.at(40); $0.move(11, 20); $0.report()
      $0.at(60); $0.move(12, 20); $0.report()
    }
    #expect(frames.prefix(3) == ["0.05 1 began 10 20", "0.05 1 moved 11 20", "0.06 1 moved 12 20"])
    #expect(irregular == [.timeRanBack])
  }

  @Test func `the greatest values make numbers`() {
    var device = EvdevDevice.slots()
    device.set(EvdevAxis(code: EvdevCode.positionX, minimum: .min, maximum: .max))
    device.set(EvdevAxis(code: EvdevCode.positionY, minimum: .max, maximum: .min))
    device.set(EvdevAxis(code: EvdevCode.contactPressure, minimum: .min, maximum: .max))
    device.set(EvdevAxis(code: EvdevCode.slot, minimum: .min, maximum: .min))
    var decoder = EvdevDecoder(device: device, mapping: DisplayMapping(size: CGSize(width: 100, height: 100)))
    let frames = decoder.decode(
      EventScript.make {
        $0.at(.max / 1_000_000); $0.track(.max)
        for code in EvdevCode.touchMajor...0x3D
        where code != EvdevCode.trackingID && code != EvdevCode.toolType {
          $0.abs(code, .max)
        }
        $0.report(); $0.move(.min, .min); $0.report()
      })
    #expect(imbalance(frames) == nil)
    #expect(frames.count == 3)
  }

  @Test func `without a description the first report tells the protocol`() {
    let (frames, _) = decode(EvdevDevice()) {
      $0.track(7); $0.move(10, 20); $0.key(EvdevCode.touch, 1); $0.report()
      $0.at(10); $0.slot(1); $0.track(8); $0.move(30, 40); $0.report()
      $0.at(20); $0.track(-1); $0.slot(0); $0.track(-1); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20", "0.01 1 stationary 10 20 · 2 began 30 40", "0.02 1 ended 10 20 · 2 ended 30 40",
      ])
  }

  @Test func `reports that say nothing of contacts make no frame`() {
    let (frames, _) = decode {
      $0.track(7); $0.move(10, 20); $0.report()
      $0.at(10); $0.add(EvdevType.miscellaneous, 5, 100); $0.report(); $0.report()
      $0.at(20); $0.track(-1); $0.report()
    }
    #expect(frames == ["0 1 began 10 20", "0.02 1 ended 10 20"])
  }
}
