// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct InvisibleTargetTests {
  @Test func `a transparent button catches nothing, and a hidden one waits`() {
    let text = """
      UIWindow 0 0 320 480
        1️⃣UIButton 0 0 100 50 text=Secret alpha=0 action
        2️⃣UIButton 0 50 100 50 text=Later hidden action
        UIButton 0 100 100 50 alpha=0.02 action
        UIButton 0 150 100 50 hidden noActions
        3️⃣UIView 0 200 100 50 id=drawer hidden
          UIButton 0 0 100 50 text=In action
          UIButton 0 0 100 50 alpha=0 action
        4️⃣UIView 0 250 100 50 id=fader alpha=0
          UIView 0 0 100 50
            UIButton 0 0 100 50 text=Deep action
        UITableView 0 300 320 100
          UITableViewCell 0 0 320 44 hidden
            UIButton 0 0 100 44 action
        UIView 0 400 100 50 hidden
          UIButton 0 0 100 50 noActions
      """
    expectFindings(
      of: InvisibleTarget.self, in: text,
      [
        "warning, certain: UIButton \"Secret\" is invisible (alpha 0), so nobody can tap it",
        "note, certain: UIButton \"Later\" is hidden, so its action cannot be reached until something shows it",
        "note, certain: UIView drawer is hidden, so no touch reaches UIButton \"In\" and 1 more in it",
        "warning, certain: UIView fader is invisible (alpha 0), so no touch reaches UIButton \"Deep\" in it",
      ])
    expectFindings(
      of: InvisibleTarget.self, in: text, format: .storyboard,
      [
        "note, cannot be known: UIButton \"Secret\" is invisible (alpha 0), so nobody can tap it",
        "note, cannot be known: UIButton \"Later\" is hidden, so its action cannot be reached until something shows it",
        "note, cannot be known: UIView drawer is hidden, so no touch reaches UIButton \"In\" and 1 more in it",
        "note, cannot be known: UIView fader is invisible (alpha 0), so no touch reaches UIButton \"Deep\" in it",
      ])
  }
}
