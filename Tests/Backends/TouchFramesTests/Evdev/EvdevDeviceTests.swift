// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchFrames

@Suite struct EvdevDeviceTests {
  @Test func `a description of evemu is read completely`() throws {
    let recording = try TouchRecording.read(
      bytes: try RecordingTraces.bytes("two-fingers.evemu"), file: "two-fingers.evemu")
    let device = recording.devices[0].device
    #expect(device.name == "Panel 10 Touchscreen")
    #expect((device.bus, device.vendor, device.product, device.version) == (0x18, 0x416, 0x38F, 0x1060))
    #expect(device.isDirect && !device.isPointing)
    #expect(device.axes.map(\.code) == [0x00, 0x01, 0x2F, 0x30, 0x35, 0x36, 0x39])
    #expect(device.axis(EvdevCode.positionX) == EvdevAxis(code: 0x35, minimum: 0, maximum: 1023))
    #expect(device.codes(ofType: EvdevType.key).numbers == [EvdevCode.touch])
    #expect(device.codes(ofType: EvdevType.absolute).numbers == [0x00, 0x01, 0x2F, 0x30, 0x35, 0x36, 0x39])
  }

  @Test func `the lists of getevent, evtest and libinput describe axes equally`() throws {
    func device(_ name: String, _ place: Int = 0) throws -> EvdevDevice {
      try TouchRecording.read(bytes: try RecordingTraces.bytes(name), file: name).devices[place].device
    }
    let android = try device("tap.getevent.txt")
    #expect(android.name == "touch_dev")
    #expect(android.axis(EvdevCode.positionY)?.maximum == 2159)
    #expect(android.isDirect)
    #expect(android.codes(ofType: EvdevType.key).numbers == [0x145, EvdevCode.touch])
    let pen = try device("pen.evtest.txt")
    #expect(pen.name == "Pen Display")
    #expect((pen.bus, pen.vendor) == (3, 0x56A))
    #expect(pen.axis(EvdevCode.tiltX) == EvdevAxis(code: 0x1A, minimum: -64, maximum: 63, resolution: 57))
    let mouse = try device("mouse.libinput.yml")
    #expect(mouse.name == "Wheel Mouse")
    #expect((mouse.vendor, mouse.product) == (1133, 49271))
    #expect(mouse.codes(ofType: EvdevType.relative).numbers == [0, 1, 8, 11])
    let small = try device("mouse.libinput.yml", 1)
    #expect(small.axis(EvdevCode.x) == EvdevAxis(code: 0, minimum: 0, maximum: 319, resolution: 5))
    #expect(small.isDirect)
  }

  @Test func `bits are inserted, removed and listed`() {
    var bits = EvdevBits()
    #expect(bits.isEmpty && !bits.contains(700))
    for number: UInt16 in [700, 3, 64] { bits.insert(number) }
    #expect(bits.numbers == [3, 64, 700])
    bits.remove(700)
    bits.remove(900)
    #expect(bits.numbers == [3, 64])
    var same = EvdevBits()
    same.insert(64)
    same.insert(3)
    #expect(bits == same)
  }

  @Test func `a code and its name belong together`() {
    for (name, code) in [("ABS_MT_TRACKING_ID", EvdevCode.trackingID), ("ABS_MT_SLOT", EvdevCode.slot)] {
      #expect(EvdevName.code(name, type: EvdevType.absolute) == code)
      #expect(EvdevName.ofCode(code, type: EvdevType.absolute) == name)
    }
    #expect(EvdevName.code("BTN_TOUCH", type: EvdevType.key) == EvdevCode.touch)
    #expect(EvdevName.code("BTN_STYLUS2", type: EvdevType.key) == EvdevCode.stylusButton2)
    #expect(EvdevName.code("REL_HWHEEL_HI_RES", type: EvdevType.relative) == EvdevCode.fineHorizontalWheel)
    #expect(EvdevName.type("EV_FF_STATUS") == 0x17)
    #expect(EvdevName.property("INPUT_PROP_DIRECT") == 1)
  }
}
