// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct PillSegmentedControlTests {
  private func show() throws -> (Stage, PillSegmentedControl) {
    let stage = Stage()
    let control = PillSegmentedControl(frame: CGRect(x: 30, y: 100, width: 300, height: 36))
    control.commaSeperatedTitles = "Day,Week,Month"
    control.addAction(UIAction { _ in stage.log("segment \(control.selectedSegmentIndex)") }, for: .valueChanged)
    try stage.add(control, named: "pill")
    control.layoutIfNeeded()
    return (stage, control)
  }

  @Test func `a tap selects a segment, a second one on it says nothing`() throws {
    let (stage, control) = try show()
    try stage.tap(.point(250, 18, in: "pill"))
    #expect(control.selectedSegmentIndex == 2)
    try stage.tap(.point(250, 18, in: "pill"))
    #expect(stage.lines == ["segment 2"])
    expectTrace(
      stage, only: [.controls, .log],
      """
         0.000  controls   PillSegmentedControl "pill"       follows touch 1
         0.000  controls   PillSegmentedControl "pill"       highlight on
         0.000  controls   PillSegmentedControl "pill"       sends touchDown, inside; nobody listens
         0.050  controls   PillSegmentedControl "pill"       sends valueChanged to 1, inside
         0.050  log        segment 2
         0.050  controls   PillSegmentedControl "pill"       touch 1 lifts inside
         0.050  controls   PillSegmentedControl "pill"       highlight off
         0.050  controls   PillSegmentedControl "pill"       sends touchUpInside, inside; nobody listens
         0.050  controls   PillSegmentedControl "pill"       follows touch 2
         0.050  controls   PillSegmentedControl "pill"       highlight on
         0.050  controls   PillSegmentedControl "pill"       sends touchDown, inside; nobody listens
         0.050  controls   PillSegmentedControl "pill"       sends touchDownRepeat, inside; nobody listens
         0.100  controls   PillSegmentedControl "pill"       touch 2 lifts inside
         0.100  controls   PillSegmentedControl "pill"       highlight off
         0.100  controls   PillSegmentedControl "pill"       sends touchUpInside, inside; nobody listens
      """)
  }

  @Test func `the segment under the finger when it lifts is selected`() throws {
    let (stage, control) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(50, 18, in: "pill"))
    try finger.move(to: .point(250, 18, in: "pill"))
    try finger.move(to: .point(150, 18, in: "pill"))
    try finger.up()
    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.lines == ["segment 1"])
  }

  @Test func `a cancelled touch selects nothing`() throws {
    let (stage, control) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(150, 18, in: "pill"))
    try finger.cancel()
    #expect(control.selectedSegmentIndex == 0)
    #expect(stage.lines == [])
  }
}
