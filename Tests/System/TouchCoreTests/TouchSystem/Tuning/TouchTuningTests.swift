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
        submenuDelay 0.525 (0.0), menuActionDelay 0.016 (0.0), leastBarTop 10.0 (0.0), \
        switchWidth 63.0 (51.0), switchHeight 28.0 (31.0), switchKnobWidth 41.0 (31.0), \
        sliderKnobWidth 37.0 (31.0), sliderKnobHeight 24.0 (31.0), pageDotSize 10.0 (7.0), \
        pageDotGap 8.0 (9.0), pageMargin 14.0 (0.0), pageControlHeight 26.0 (37.0)
        """)
    #expect(
      "\(TouchTuning.articles)"
        == """
        endedHoldAfterFailure 0.15 (0.0), sendsDragAfterCrossing false (true), \
        sendsCancelWhenTaken false (true)
        """)
  }
}
