// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct InvisibleTargetTests {
  @Test func `a transparent button catches nothing, and a hidden one waits`() {
    let text = """
      UIWindow 0 0 320 480
        1️⃣UIButton 0 0 100 50 text=Secret alpha=0 action
        2️⃣UIButton 0 50 100 50 text=Later hidden action
        UIButton 0 100 100 50 alpha=0.02 action
        UIButton 0 150 100 50 hidden noActions
        UIView 0 200 100 50 hidden
          UIButton 0 0 100 50 action
      """
    expectFindings(
      of: InvisibleTarget.self, in: text,
      [
        "warning, certain: UIButton \"Secret\" has alpha 0, not above 0.01, so its action cannot be reached",
        "note, certain: UIButton \"Later\" is hidden, so its action cannot be reached until something shows it",
      ])
    expectFindings(
      of: InvisibleTarget.self, in: text, format: .storyboard,
      [
        "note, cannot be known: UIButton \"Secret\" has alpha 0, not above 0.01, so its action cannot be reached",
        "note, cannot be known: UIButton \"Later\" is hidden, so its action cannot be reached until something shows it",
      ])
  }
}
