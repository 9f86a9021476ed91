// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct DisplayMappingTests {
  /// The first frame of a touch at a position of a panel of 200 by 100 units whose ranges begin at 100 and
  /// 50.
  private func place(_ x: Int32, _ y: Int32, _ mapping: DisplayMapping?) -> String {
    let device = EvdevDevice.with(
      (EvdevCode.slot, 0...4), (EvdevCode.positionX, 100...299), (EvdevCode.positionY, 50...149))
    var decoder = EvdevDecoder(device: device, mapping: mapping)
    return listing(
      decoder.decode(
        EventScript.make {
          $0.track(1); $0.move(x, y); $0.report()
        }))[0]
  }

  private let size = CGSize(width: 400, height: 300)

  @Test func `ranges become the display, and the last unit ends at its edge`() {
    let mapping = DisplayMapping(size: size)
    #expect(place(100, 50, mapping) == "0 1 began 0 0")
    #expect(place(200, 100, mapping) == "0 1 began 200 150")
    #expect(place(299, 149, mapping) == "0 1 began 398 297")
    #expect(place(99, 150, mapping) == "0 1 began -2 300")
    #expect(place(200, 100, nil) == "0 1 began 200 100")
  }

  @Test(arguments: [
    (DisplayMapping.Orientation.upright, "0 1 began 20 30"),
    (.clockwise, "0 1 began 360 15"),
    (.upsideDown, "0 1 began 380 270"),
    (.counterclockwise, "0 1 began 40 285"),
  ])
  func `a panel may be mounted in any orientation`(orientation: DisplayMapping.Orientation, expected: String)
  {
    // A twentieth of the width and a tenth of the height.
    #expect(place(110, 60, DisplayMapping(size: size, orientation: orientation)) == expected)
  }

  @Test func `a calibration has the numbers of libinput's matrix`() {
    // Shifted by 3 % to the right, mirrored vertically.
    let calibration = DisplayCalibration(1, 0, 0.03, 0, -1, 1)
    #expect(place(100, 50, DisplayMapping(size: size, calibration: calibration)) == "0 1 began 12 300")
  }

  @Test func `three touches calibrate a panel`() throws {
    let wanted = DisplayCalibration(0.9, 0.02, 0.05, -0.01, 1.1, -0.04)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    func hit(_ x: Double, _ y: Double) -> CGPoint {
      let place = wanted(x, y)
      return point(place.x, place.y)
    }
    let found = try #require(
      DisplayCalibration(
        reported: (point(0.1, 0.1), point(0.9, 0.2), point(0.4, 0.8)),
        actual: (hit(0.1, 0.1), hit(0.9, 0.2), hit(0.4, 0.8))))
    for (one, other) in zip(
      [found.a, found.b, found.c, found.d, found.e, found.f],
      [wanted.a, wanted.b, wanted.c, wanted.d, wanted.e, wanted.f])
    { #expect(abs(one - other) < 1e-12) }
    let line = (point(0, 0), point(0.5, 0.5), point(1, 1))
    #expect(DisplayCalibration(reported: line, actual: line) == nil)
  }

  @Test func `a display without a size is ignored`() {
    for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      #expect(place(110, 60, DisplayMapping(size: size)) == "0 1 began 110 60")
    }
    let wild = DisplayMapping(size: size, calibration: DisplayCalibration(.infinity, 0, 0, 0, 1, 0))
    #expect(place(110, 60, wild) == "0 1 began 110 60")
  }

  @Test func `radii are of the surface, or of millimeters where the axis has its own resolution`() {
    var device = EvdevDevice.slots()
    var decoder = EvdevDecoder(device: device, mapping: DisplayMapping(size: CGSize(width: 200, height: 200)))
    let events = EventScript.make {
      $0.track(1); $0.move(0, 0); $0.abs(EvdevCode.touchMajor, 10); $0.abs(EvdevCode.touchMinor, 6);
      $0.report()
    }
    let contact = decoder.decode(events)[0].contacts[0]
    #expect((contact.majorRadius, contact.minorRadius) == (10, 6))
    for (code, resolution) in [
      (EvdevCode.positionX, Int32(4)), (EvdevCode.positionY, 4), (EvdevCode.touchMajor, 1),
    ] {
      device.set(EvdevAxis(code: code, minimum: 0, maximum: 99, resolution: resolution))
    }
    decoder = EvdevDecoder(device: device, mapping: DisplayMapping(size: CGSize(width: 200, height: 200)))
    // 10 mm across, 4 units per millimeter, 2 points per unit.
    #expect(decoder.decode(events)[0].contacts[0].majorRadius == 40)
  }

  @Test func `the tilt of a pen rotates with the panel`() {
    var device = EvdevDevice.with((EvdevCode.x, 0...99), (EvdevCode.y, 0...99), keys: [EvdevCode.pen])
    device.set(EvdevAxis(code: EvdevCode.tiltX, minimum: -90, maximum: 90))
    let events = EventScript.make {
      $0.key(EvdevCode.pen, 1); $0.abs(EvdevCode.x, 1); $0.abs(EvdevCode.y, 1); $0.abs(EvdevCode.tiltX, 30)
      $0.report()
    }
    for (orientation, azimuth) in [(DisplayMapping.Orientation.upright, 0.0), (.clockwise, Double.pi / 2)] {
      var decoder = EvdevDecoder(
        device: device,
        mapping: DisplayMapping(size: CGSize(width: 100, height: 100), orientation: orientation))
      let contact = decoder.decode(events)[0].contacts[0]
      #expect(abs(Double(contact.altitude) - .pi / 3) < 1e-9)
      #expect(abs(Double(contact.azimuth) - azimuth) < 1e-9)
    }
  }
}
