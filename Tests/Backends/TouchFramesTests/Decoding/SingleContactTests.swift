// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct SingleContactTests {
  private func decode(
    _ device: EvdevDevice, size: CGSize? = nil, _ body: (inout EventScript) -> Void
  ) -> (frames: [String], irregular: [EvdevIrregularity]) {
    var decoder = EvdevDecoder(device: device, mapping: size.map { DisplayMapping(size: $0) })
    let frames = decoder.decode(EventScript.make(body))
    #expect(imbalance(frames) == nil)
    return (listing(frames), decoder.irregularities.entries.map(\.irregularity))
  }

  @Test func `a touchscreen of the old kind has one contact`() {
    let (frames, _) = decode(.single) {
      $0.key(EvdevCode.touch, 1); $0.abs(EvdevCode.x, 10); $0.abs(EvdevCode.y, 20); $0.report()
      $0.at(10); $0.abs(EvdevCode.x, 12); $0.report()
      $0.at(20); $0.key(EvdevCode.touch, 0); $0.report()
      $0.at(30); $0.key(EvdevCode.touch, 1); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 20", "0.01 1 moved 12 20", "0.02 1 ended 12 20", "0.03 2 began 12 20",
        "0.03 2 cancelled 12 20",
      ])
  }

  @Test func `places before a touch make no frame`() {
    let (frames, _) = decode(.single) {
      $0.abs(EvdevCode.x, 10); $0.abs(EvdevCode.y, 20); $0.report()
      $0.at(10); $0.key(EvdevCode.touch, 1); $0.report()
      $0.at(20); $0.key(EvdevCode.touch, 0); $0.report()
    }
    #expect(frames == ["0.01 1 began 10 20", "0.02 1 ended 10 20"])
  }

  @Test func `a pen comes into range, touches, lifts and leaves`() {
    let pen = EvdevDevice.with(
      (EvdevCode.x, 0...99), (EvdevCode.y, 0...99), (EvdevCode.pressure, 0...100),
      keys: [EvdevCode.pen, EvdevCode.touch])
    let (frames, _) = decode(pen) {
      $0.key(EvdevCode.pen, 1); $0.abs(EvdevCode.x, 10); $0.abs(EvdevCode.y, 20); $0.report()
      $0.at(10); $0.key(EvdevCode.touch, 1); $0.abs(EvdevCode.pressure, 25); $0.report()
      $0.at(20); $0.key(EvdevCode.stylusButton, 1); $0.abs(EvdevCode.x, 15); $0.report()
      $0.at(30); $0.key(EvdevCode.pen, 0); $0.key(EvdevCode.touch, 0); $0.key(EvdevCode.stylusButton, 0)
      $0.report()
    }
    #expect(
      frames == [
        "0 1 entered 10 20 stylus", "0.01 1 began 10 20 stylus f0.25",
        "0.02 buttons:2 1 moved 15 20 stylus f0.25", "0.03 1 ended 15 20 stylus f0.25",
      ])
  }

  @Test func `a pen beside fingers is a contact of its own`() {
    var device = EvdevDevice.slots()
    device.set(EvdevAxis(code: EvdevCode.x, minimum: 0, maximum: 99))
    device.set(EvdevAxis(code: EvdevCode.y, minimum: 0, maximum: 99))
    let (frames, _) = decode(device) {
      $0.track(1); $0.move(10, 10); $0.abs(EvdevCode.x, 10); $0.abs(EvdevCode.y, 10); $0.report()
      $0.at(10); $0.key(EvdevCode.pen, 1); $0.abs(EvdevCode.x, 50); $0.abs(EvdevCode.y, 60); $0.report()
      $0.at(20); $0.track(-1); $0.report()
      $0.at(30); $0.key(EvdevCode.pen, 0); $0.report()
    }
    #expect(
      frames == [
        "0 1 began 10 10", "0.01 1 stationary 10 10 · 2 entered 50 60 stylus",
        "0.02 1 ended 10 10 · 2 hovering 50 60 stylus", "0.03 2 exited 50 60 stylus",
      ])
  }

  @Test func `a mouse hovers from the middle of the display, which it does not leave`() {
    var mouse = EvdevDevice()
    mouse.insert(EvdevCode.relativeX, ofType: EvdevType.relative)
    let (frames, irregular) = decode(mouse, size: CGSize(width: 100, height: 50)) {
      $0.rel(EvdevCode.relativeX, 10); $0.rel(EvdevCode.relativeY, -5); $0.report()
      $0.at(10); $0.key(EvdevCode.leftButton, 1); $0.report()
      $0.at(20); $0.key(EvdevCode.leftButton + 1, 1); $0.rel(EvdevCode.relativeX, .max); $0.report()
      $0.at(30); $0.key(EvdevCode.leftButton, 0); $0.report()
      $0.at(40); $0.key(EvdevCode.leftButton + 1, 0); $0.rel(EvdevCode.relativeY, .min); $0.report()
    }
    #expect(
      frames == [
        "0 1 entered 60 20 pointer", "0.01 buttons:1 1 began 60 20 pointer",
        "0.02 buttons:3 1 moved 99 20 pointer", "0.03 buttons:2 1 stationary 99 20 pointer",
        "0.04 1 lifted 99 0 pointer", "0.04 1 cancelled 99 0 pointer",
      ])
    #expect(irregular.isEmpty)
  }

  @Test func `a wheel turns by notches, and fine values count instead of coarse ones`() {
    let (frames, _) = decode(EvdevDevice()) {
      $0.rel(EvdevCode.wheel, -1); $0.report()
      $0.at(10); $0.rel(EvdevCode.wheel, 1); $0.rel(EvdevCode.fineWheel, 150); $0.report()
      $0.at(20); $0.rel(EvdevCode.fineHorizontalWheel, 30); $0.report()
    }
    #expect(
      frames.prefix(3) == [
        "0 scroll:0,-1 1 entered 0 0 pointer", "0.01 scroll:0,1.25 1 hovering 0 0 pointer",
        "0.02 scroll:0.25,0 1 hovering 0 0 pointer",
      ])
  }

  @Test func `a pointer with a place, as of a virtual machine, touches with its button`() {
    let tablet = EvdevDevice.with(
      (EvdevCode.x, 0...32767), (EvdevCode.y, 0...32767), keys: [EvdevCode.leftButton])
    let (frames, _) = decode(tablet, size: CGSize(width: 100, height: 100)) {
      $0.abs(EvdevCode.x, 16384); $0.abs(EvdevCode.y, 8192); $0.report()
      $0.at(10); $0.key(EvdevCode.leftButton, 1); $0.report()
      $0.at(20); $0.key(EvdevCode.leftButton, 0); $0.report()
    }
    #expect(
      frames == [
        "0 1 entered 50 25 pointer", "0.01 buttons:1 1 began 50 25 pointer", "0.02 1 lifted 50 25 pointer",
        "0.02 1 cancelled 50 25 pointer",
      ])
  }

  @Test func `key repeats are ignored`() {
    let (frames, _) = decode(.single) {
      $0.key(EvdevCode.touch, 1); $0.abs(EvdevCode.x, 1); $0.abs(EvdevCode.y, 2); $0.report()
      $0.at(10); $0.key(EvdevCode.touch, 2); $0.report()
    }
    #expect(frames == ["0 1 began 1 2", "0 1 cancelled 1 2"])
  }
}
