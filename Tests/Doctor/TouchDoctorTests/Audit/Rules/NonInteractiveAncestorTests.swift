// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct NonInteractiveAncestorTests {
  @Test func `the view whose interaction is off is named once, with all targets in it`() {
    expectFindings(
      of: NonInteractiveAncestor.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIImageView 0 0 100 100 id=photo
            UIView 0 0 100 100
              UIButton 0 0 50 50 text=Like
              UIButton 50 0 50 50 text=Share
          2️⃣UIView 0 100 100 100 off
            UIButton 0 0 50 50 text=Buy
          UIView 0 200 100 100 off
            UILabel 0 0 50 50 text=Read
          UIView 0 200 100 100
            UIButton 0 0 50 50 text=Buy off
        """,
      [
        "error, certain: UIImageView photo has user interaction disabled, so no touch reaches UIButton \"Like\" and 1 more in it",
        "error, certain: UIView has user interaction disabled, so no touch reaches UIButton \"Buy\" in it",
      ])
  }

  @Test func `a view that is being animated has its interaction off for a while, which is no finding`() {
    expectFindings(
      of: NonInteractiveAncestor.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 0 320 480 off animated
            UIButton 0 0 50 50 text=Like
        """)
  }

  @Test func `what is hidden as well is a note`() {
    expectFindings(
      of: NonInteractiveAncestor.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIView 0 0 320 480 off hidden
            UIButton 0 0 50 50 text=Like
        """,
      ["note, certain: UIView has user interaction disabled, so no touch reaches UIButton \"Like\" in it"])
  }

  @Test func `in a design code may turn on what it has a way to, and what does nothing needs no touch`() {
    expectFindings(
      of: NonInteractiveAncestor.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIView 0 0 100 100 id=held off outlet
            UIButton 0 0 50 50 text=Like action
          2️⃣UIView 0 100 100 100 id=shown off
            UIButton 0 0 50 50 text=Star noActions
          3️⃣UIView 0 200 100 100 id=dead off
            UIButton 0 0 50 50 text=Buy action
        """, format: .storyboard,
      [
        "note, cannot be known: UIView held has user interaction disabled, so no touch reaches UIButton \"Like\" in it, "
          + "unless code turns it on",
        "note, cannot be known: UIView shown has user interaction disabled, so no touch reaches UIButton \"Star\" in it",
        "error, likely: UIView dead has user interaction disabled, so no touch reaches UIButton \"Buy\" in it",
      ])
  }
}
