// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

private final class Listener: DateWheelDelegate {
  var dates: [Date] = []
  func dateWheel(_ wheel: DateWheel, didSelect date: Date) { dates.append(date) }
}

@MainActor struct DateWheelTests {
  private func show() throws -> (Stage, DateWheel, Listener) {
    let stage = Stage()
    let wheel = DateWheel(frame: CGRect(x: 50, y: 100, width: 200, height: 216))
    let listener = Listener()
    wheel.delegate = listener
    wheel.date = Date(timeIntervalSinceReferenceDate: 10 * 86_400)
    wheel.addAction(UIAction { _ in stage.log("row \(wheel.selectedRow)") }, for: .valueChanged)
    try stage.add(wheel, named: "wheel")
    return (stage, wheel, listener)
  }

  @Test func `a drag turns by as many days as rows have passed`() throws {
    let (stage, wheel, listener) = try show()
    #expect(wheel.selectedRow == 10)
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "wheel"))
    try finger.move(by: CGVector(dx: 0, dy: -80), over: 0.4)
    try finger.wait(0.3)
    try finger.up()
    try stage.wait(1)
    #expect((11...13).contains(wheel.selectedRow))
    #expect(listener.dates == [wheel.date])
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.017  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.017  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.033  gesture    UITapGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.050  gesture    UIPanGestureRecognizer#1          should begin? DateWheel "wheel" says yes
         0.050  gesture    UIPanGestureRecognizer#1          possible → began
         0.050  gesture    UITapGestureRecognizer#1          is prevented by UIPanGestureRecognizer#1
         0.050  gesture    UITapGestureRecognizer#1          possible → failed
         0.050  gesture    UIPanGestureRecognizer#1          sends its action: began
         0.067  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.067  gesture    UIPanGestureRecognizer#1          began → changed
         0.067  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.083  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.083  gesture    UIPanGestureRecognizer#1          changed → changed
         0.083  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.100  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.100  gesture    UIPanGestureRecognizer#1          changed → changed
         0.100  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.117  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.117  gesture    UIPanGestureRecognizer#1          changed → changed
         0.117  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.133  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.133  gesture    UIPanGestureRecognizer#1          changed → changed
         0.133  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.150  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.150  gesture    UIPanGestureRecognizer#1          changed → changed
         0.150  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.167  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.167  gesture    UIPanGestureRecognizer#1          changed → changed
         0.167  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.183  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.183  gesture    UIPanGestureRecognizer#1          changed → changed
         0.183  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.200  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.200  gesture    UIPanGestureRecognizer#1          changed → changed
         0.200  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.217  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.217  gesture    UIPanGestureRecognizer#1          changed → changed
         0.217  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.233  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.233  gesture    UIPanGestureRecognizer#1          changed → changed
         0.233  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.250  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.250  gesture    UIPanGestureRecognizer#1          changed → changed
         0.250  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.267  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.267  gesture    UIPanGestureRecognizer#1          changed → changed
         0.267  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.283  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.283  gesture    UIPanGestureRecognizer#1          changed → changed
         0.283  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.300  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.300  gesture    UIPanGestureRecognizer#1          changed → changed
         0.300  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.317  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.317  gesture    UIPanGestureRecognizer#1          changed → changed
         0.317  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.333  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.333  gesture    UIPanGestureRecognizer#1          changed → changed
         0.333  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.350  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.350  gesture    UIPanGestureRecognizer#1          changed → changed
         0.350  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.367  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.367  gesture    UIPanGestureRecognizer#1          changed → changed
         0.367  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.383  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.383  gesture    UIPanGestureRecognizer#1          changed → changed
         0.383  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.400  gesture    UIPanGestureRecognizer#1          touchesMoved touch 1
         0.400  gesture    UIPanGestureRecognizer#1          changed → changed
         0.400  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.700  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.700  gesture    UIPanGestureRecognizer#1          changed → ended
         0.700  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.700  gesture    UIPanGestureRecognizer#1          is possible again
         0.700  gesture    UITapGestureRecognizer#1          is possible again
      """)
  }

  @Test func `a flick turns on and slows down`() throws {
    let (stage, wheel, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "wheel"))
    try finger.move(by: CGVector(dx: 0, dy: -100), over: 0.08)
    try finger.up()
    let atRelease = wheel.selectedRow
    try stage.wait(3)
    #expect(wheel.selectedRow > atRelease + 2)
    #expect(listener.dates.count == 1)
    let rest = wheel.selectedRow
    try stage.wait(1)
    #expect(wheel.selectedRow == rest)
  }

  @Test func `a tap on a row turns to it`() throws {
    let (stage, wheel, _) = try show()
    try stage.tap(.point(100, 108 + 2 * 36, in: "wheel"))
    #expect(wheel.selectedRow == 12)
    #expect(stage.lines == ["row 12"])
  }

  @Test func `the wheel ends at its first day`() throws {
    let (stage, wheel, _) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "wheel"))
    try finger.move(by: CGVector(dx: 0, dy: 500), over: 0.1)
    try finger.up()
    try stage.wait(3)
    #expect(wheel.selectedRow == 0)
  }
}
