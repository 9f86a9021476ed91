// SPDX-License-Identifier: Apache-2.0

// README sample begins
import Testing
import TouchTesting
import Touchstone

@MainActor @Test func `a lift 71 points above a button does not click it`() throws {
  let stage = Stage()
  let button = try stage.add(UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40)), named: "buy")
  var clicks = 0
  button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)

  let finger = stage.finger(1)
  try finger.down(at: .center(of: "buy"))
  try finger.move(to: .above("buy", by: 71), over: 0.3)  // 70 points would still click
  try finger.up()
  #expect(clicks == 0)

  try stage.tap("buy")
  #expect(clicks == 1)
}
// README sample ends
