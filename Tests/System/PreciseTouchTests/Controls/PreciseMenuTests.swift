// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting
import Touchstone

@testable import PreciseTouch

struct PreciseMenuTests {
  private func button(on stage: Stage) throws -> PreciseButton {
    let button = PreciseButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
    for event: UIControl.Event in [
      .touchDown, .touchUpInside, .touchCancel, .primaryActionTriggered, .menuActionTriggered,
    ] {
      button.addAction(UIAction { _ in stage.log("\(event.rawValue)") }, for: event)
    }
    try stage.add(button, named: "button")
    return button
  }

  @Test func `a lift inside switches the selection before the primary action`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    button.changesSelectionAsPrimaryAction = true
    try stage.tap("button")
    #expect(button.isSelected)
    button.performPrimaryAction()
    #expect(!button.isSelected)
    #expect(stage.lines == ["1", "64", "8192", "8192"])
  }

  @Test func `a menu that is the primary action opens on touch-down, and takes the finger`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in stage.log("Copy") }])
    button.showsMenuAsPrimaryAction = true
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "button"))
    #expect(button.tracker.isTracking == false)
    try finger.move(to: .screen(90, 174), over: 0.1)
    try finger.up()
    #expect(stage.lines == ["1", "16384", "256", "Copy"])
    #expect(!button.isHighlighted)
  }

  @Test func `a finger that rests opens the menu and is cancelled in the button`() throws {
    let stage = Stage()
    let button = try button(on: stage)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in stage.log("Copy") }])
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "button"))
    try stage.wait(0.6)
    try finger.up()
    try stage.tap("Copy")
    #expect(stage.lines == ["1", "16384", "256", "Copy"])
  }
}
