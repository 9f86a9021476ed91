// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIControlTests {
  @Test func `a control takes a touch like any view`() throws {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    try stage.add(control, named: "control")
    #expect(try stage.tap(.center(of: "control")).hit === control)
  }
}
