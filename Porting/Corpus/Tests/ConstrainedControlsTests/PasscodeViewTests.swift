// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: NSObject, PasscodeViewDelegate {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func passcodeView(_ view: PasscodeView, check code: String) -> Bool {
    stage.log("checks \(code), dots \(view.filledDots)")
    return code == "1204"
  }
}

@MainActor struct PasscodeViewTests {
  @Test func `four digits are checked, and a wrong code shakes the dots`() throws {
    let stage = Stage()
    let view = PasscodeView()
    let listener = Listener(stage)
    view.delegate = listener
    stage.pin(view, top: 40, height: 500, margin: 0)
    #expect(text(view.dotStack.frame) == "129.5 32 116 14" || view.dotStack.frame.width == 116)
    let keys = try ["1", "3", "0", "⌫"].map { try #require(try stage.find("key.\($0)")) }
    #expect(keys.map { $0.bounds.height } == [60, 60, 60, 60])
    #expect(Set(keys.map { $0.bounds.width }).count == 1)
    for key in ["9", "⌫", "1", "2", "0", "5"] { try stage.tap(.inside("key.\(key)")) }
    #expect(!view.isUserInteractionEnabled && view.filledDots == 4)
    try stage.wait(0.5)
    #expect(view.isUserInteractionEnabled && view.filledDots == 0)
    #expect(abs(view.dotStack.frame.midX - 187.5) <= 0.5)
    for key in ["1", "2", "0", "4"] { try stage.tap(.inside("key.\(key)")) }
    #expect(view.filledDots == 4)
    expectTrace(
      stage, only: [.log],
      """
         0.250  log        checks 1205, dots 4
         0.950  log        checks 1204, dots 4
      """)
  }
}
