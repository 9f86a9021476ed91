// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchStage
import TouchTrace

struct ReadmeTests {
  @Test func `the sample of the README hits what it says it hits`() throws {
    // README sample begins
    let stage = Stage()
    let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
    let button = ProbeView("Button", frame: CGRect(x: 167, y: -20, width: 40, height: 40))
    try stage.add(bar, named: "bar")
    try stage.add(button, named: "button", in: "bar")

    let upper = try stage.tap(.screen(187, 590))  // the half above the bar
    let lower = try stage.tap(.screen(187, 610))  // the half inside it

    print("upper half hits \(stage.name(of: upper.hit)), lower half hits \(stage.name(of: lower.hit))")
    print(stage.text(only: [.input, .hitTest, .deliver]))
    // README sample ends
    #expect(upper.hit === stage.view)
    #expect(lower.hit === button)
    #expect(stage.text(only: [.hitTest]).contains("UIView \"bar\"              outside at (187, -10)"))
  }
}
