// SPDX-License-Identifier: Apache-2.0
import Testing

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
        "note, certain: UISwitch is 51 × 31 pt, as the system makes it",
        "warning, certain: UISlider is 100 × 10 pt, less than the system makes it",
      ])
  }
}
