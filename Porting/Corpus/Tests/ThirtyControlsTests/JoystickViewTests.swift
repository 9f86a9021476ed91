// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Pilot: NSObject, JoystickViewDelegate {
  var offsets: [CGVector] = []
  var released = 0
  func joystick(_ joystick: JoystickView, didMoveTo offset: CGVector) { offsets.append(offset) }
  func joystickDidRelease(_ joystick: JoystickView) { released += 1 }
}

@MainActor struct JoystickViewTests {
  private func show() throws -> (Stage, JoystickView, Pilot) {
    let stage = Stage()
    let stick = JoystickView(frame: CGRect(x: 50, y: 400, width: 100, height: 100))
    let pilot = Pilot()
    stick.delegate = pilot
    try stage.add(stick, named: "stick")
    stick.layoutIfNeeded()
    return (stage, stick, pilot)
  }

  @Test func `a held stick reports its place once per frame`() throws {
    let (stage, stick, pilot) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "stick"))
    try finger.move(to: .point(50, 35, in: "stick"))
    #expect(stick.offset == CGVector(dx: 0, dy: 0.5))
    try stage.wait(0.5)
    #expect((28...31).contains(pilot.offsets.count))
    #expect(pilot.offsets.last == CGVector(dx: 0, dy: 0.5))
    try finger.up()
    #expect(stick.offset == .zero)
    #expect(pilot.released == 1)
    let count = pilot.offsets.count
    try stage.wait(0.5)
    #expect(pilot.offsets.count == count)
    expectTrace(
      stage, only: [.deliver],
      """
         0.000  deliver    JoystickView "stick"              touchesBegan touch 1
         0.000  deliver    JoystickView "stick"              touchesMoved touch 1
         0.500  deliver    JoystickView "stick"              touchesEnded touch 1
      """)
  }

  @Test func `beyond the rim the stick points to the finger with full strength`() throws {
    let (stage, stick, _) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "stick"))
    try finger.move(to: .point(350, 50, in: "stick"))
    #expect(stick.offset == CGVector(dx: 1, dy: 0))
    try finger.cancel()
    #expect(stick.offset == .zero)
  }
}
