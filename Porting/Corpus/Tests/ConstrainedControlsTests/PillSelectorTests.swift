// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct PillSelectorTests {
  @Test func `the pill slides to the segment that a finger taps`() throws {
    let stage = Stage()
    let selector = PillSelector(titles: ["Day", "Week", "Month"])
    stage.pin(selector, top: 40)
    selector.addAction(
      UIAction { _ in stage.log("\(selector.selectedIndex), pill \(frame(selector.pill))") },
      for: .valueChanged)
    #expect(selector.frame.height == 40 && selector.layer.cornerRadius == 20)
    #expect(frame(selector.pill) == "4 4 109 32")
    try stage.tap(.inside("pill.Month"))
    try stage.wait(0.3)
    #expect(frame(selector.pill) == "230 4 109 32")
    try stage.tap(.inside("pill.Month"))
    try stage.tap(.inside("pill.Week"))
    try stage.wait(0.3)
    #expect(frame(selector.pill) == "117 4 109 32")
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   UIButton "pill.Month"             follows touch 1
         0.000  controls   UIButton "pill.Month"             highlight on
         0.000  controls   UIButton "pill.Month"             sends touchDown, inside; nobody listens
         0.050  controls   UIButton "pill.Month"             touch 1 lifts inside
         0.050  controls   UIButton "pill.Month"             highlight off
         0.050  controls   UIButton "pill.Month"             sends touchUpInside to 1, inside
         0.050  controls   PillSelector#1                    sends valueChanged to 1
         0.050  log        2, pill 230 4 109 32
         0.050  controls   UIButton "pill.Month"             sends primaryActionTriggered, inside; nobody listens
         0.350  controls   UIButton "pill.Month"             follows touch 2
         0.350  controls   UIButton "pill.Month"             highlight on
         0.350  controls   UIButton "pill.Month"             sends touchDown, inside; nobody listens
         0.350  controls   UIButton "pill.Month"             sends touchDownRepeat, inside; nobody listens
         0.400  controls   UIButton "pill.Month"             touch 2 lifts inside
         0.400  controls   UIButton "pill.Month"             highlight off
         0.400  controls   UIButton "pill.Month"             sends touchUpInside to 1, inside
         0.400  controls   UIButton "pill.Month"             sends primaryActionTriggered, inside; nobody listens
         0.400  controls   UIButton "pill.Week"              follows touch 3
         0.400  controls   UIButton "pill.Week"              highlight on
         0.400  controls   UIButton "pill.Week"              sends touchDown, inside; nobody listens
         0.450  controls   UIButton "pill.Week"              touch 3 lifts inside
         0.450  controls   UIButton "pill.Week"              highlight off
         0.450  controls   UIButton "pill.Week"              sends touchUpInside to 1, inside
         0.450  controls   PillSelector#1                    sends valueChanged to 1
         0.450  log        1, pill 117 4 109 32
         0.450  controls   UIButton "pill.Week"              sends primaryActionTriggered, inside; nobody listens
      """)
  }
}
