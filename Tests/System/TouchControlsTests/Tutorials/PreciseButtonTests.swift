// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

// The test of Documentation/PreciseButtonInYourApp.md.

@MainActor @Test func `the button lets go one point above its edge`() throws {
  let stage = Stage()
  let button = PreciseButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
  try stage.add(button, named: "record")
  button.addAction(UIAction { _ in stage.log("let go") }, for: .touchDragExit)
  button.addAction(UIAction { _ in stage.log("clicked") }, for: .touchUpInside)

  let finger = stage.finger(1)
  try finger.down(at: .center(of: "record"))
  try finger.move(to: .above("record", by: 1), over: 0.2)
  #expect(!button.isHighlighted)
  try finger.up()

  expectLog(stage, "let go")
}
