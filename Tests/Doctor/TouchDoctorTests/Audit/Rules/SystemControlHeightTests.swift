// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct SystemControlHeightTests {
  @Test func `heights of the system's choice are notes, and lower ones warnings`() {
    expectFindings(
      of: SystemControlHeight.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UISwitch 10 10 51 31
          2️⃣UISlider 10 100 100 10
          UITextField 10 200 100 44
          UIButton 10 300 100 10
        """,
      [
        "note, certain: UISwitch is 51 × 31 pt, the system's own size",
        "warning, certain: UISlider is 100 × 10 pt, smaller than the system makes it",
      ])
  }

  @Test
  func `a text field without a border is as high as its font, and a page control shows more than it takes`() {
    expectFindings(
      of: SystemControlHeight.self,
      in: """
        UIView 0 0 320 480
          1️⃣UITextField 10 10 200 18
          2️⃣UITextField 10 100 200 18 bordered fixed
          3️⃣UIPageControl 10 200 60 12 fixed
          4️⃣UISlider 10 250 200 12 constrained
        """, format: .storyboard,
      [
        "note, likely: UITextField is 200 × 18 pt, as high as its content",
        "warning, likely: UITextField is 200 × 18 pt, smaller than the system makes it",
        "note, likely: UIPageControl is 60 × 12 pt, as high as its content",
        "note, likely: UISlider is 200 × 12 pt, the system's own size",
      ])
  }
}
