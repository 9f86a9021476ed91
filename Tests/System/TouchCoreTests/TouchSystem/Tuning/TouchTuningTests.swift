// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

@Suite struct TouchTuningTests {
  @Test func `a tuning prints what differs from that of UIKit`() {
    #expect("\(TouchTuning.uikit)" == "as in TouchTuning.uikit")
    #expect("\(TouchTuning.ios17)" == "as in TouchTuning.uikit")
    #expect(
      "\(TouchTuning.ios26)"
        == """
        menuRowHeight 42.0 (44.0), menuPadding 10.0 (0.0), menuHoldDuration 0.22 (0.0), \
        submenuDelay 0.525 (0.0), menuActionDelay 0.016 (0.0)
        """)
    #expect(
      "\(TouchTuning.articles)"
        == """
        endedHoldAfterFailure 0.15 (0.0), sendsDragAfterCrossing false (true), \
        sendsCancelWhenTaken false (true)
        """)
  }
}
