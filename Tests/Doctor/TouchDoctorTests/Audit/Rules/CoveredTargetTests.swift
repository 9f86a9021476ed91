// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct CoveredTargetTests {
  @Test func `a clear view in front takes all touches`() {
    let text = """
      UIWindow 0 0 320 480
        UIView 0 0 320 200
          1️⃣UIButton 0 0 100 100 text=Buy
          2️⃣UIButton 100 0 100 100 text=Sell
          UIButton 250 0 70 100 text=Free
        UIView 0 0 160 480 id=overlay
      """
    expectFindings(
      of: CoveredTarget.self, in: text,
      [
        "error, certain: UIView overlay covers all of UIButton \"Buy\" and takes the touches",
        "error, certain: UIView overlay covers 60 % of UIButton \"Sell\" and takes the touches",
      ])
    expectFindings(
      of: CoveredTarget.self, in: text, format: .storyboard,
      [
        "error, likely: UIView overlay covers all of UIButton \"Buy\" and takes the touches",
        "warning, likely: UIView overlay covers 60 % of UIButton \"Sell\" and takes the touches",
      ])
  }

  @Test func `what was added to a cell goes into its contentView, whose interaction stays on`() {
    let sketch = Sketch(
      """
      UITableView 0 0 320 480
        UITableViewCell 0 0 320 80
          UIView 200 10 100 60
            1️⃣UIButton 0 0 100 60 text=Add
          UITableViewCellContentView 0 0 320 80
      """)
    let findings = Auditor().findings(in: sketch.document).filter { $0.rule == CoveredTarget.id }
    #expect(findings.map(\.position) == sketch.marks)
    #expect(findings.map(\.remedy.code) == ["cell.contentView.addSubview(view)"])
    #expect(
      findings.first?.remedy.words
        == "A cell's contentView lies in front of what was added to the cell itself. Add the view to contentView."
    )
  }

  @Test func `a design shows every state at once, and code has a way to what lies in front`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIButton 0 0 100 100 text=A action
          2️⃣UIButton 0 100 100 100 text=B action
          3️⃣UIButton 0 200 100 100 text=C action
          4️⃣UIButton 0 300 100 100 text=D action
          5️⃣UIButton 0 400 100 80 text=E noActions
          UIView 0 0 200 100 id=held outlet
          UIView 0 100 200 100 outlet
            UIView 0 0 200 100 id=inside
          UIButton 0 200 100 100 id=alternate
          UIView 0 300 200 200 id=plain
        """, format: .storyboard,
      [
        "note, cannot be known: UIView held covers all of UIButton \"A\" and takes the touches, "
          + "unless code hides or moves what lies in front",
        "note, cannot be known: UIView inside covers all of UIButton \"B\" and takes the touches, "
          + "unless code hides or moves what lies in front",
        "note, cannot be known: UIButton alternate covers all of UIButton \"C\" and takes the touches, "
          + "unless they are shown in turn",
        "error, likely: UIView plain covers all of UIButton \"D\" and takes the touches",
        "note, cannot be known: UIView plain covers all of UIButton \"E\" and takes the touches, if code gives it something to do",
      ])
  }

  @Test func `a button that fills its parent is a background, which has things in front of it`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIView 0 0 320 480
          UIButton 0 0 320 480 text=Dismiss action
          UIView 0 0 320 400 id=card
        """, format: .storyboard)
  }

  @Test func `what takes no touches covers nothing`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIWindow 0 0 320 480
          UIButton 0 0 100 100
            UIView 0 0 100 100
          UIView 0 0 100 100 off
          UIView 0 0 100 100 hidden
          UIView 0 0 100 100 alpha=0
          UILabel 0 0 100 100
          UIView 0 0 100 100 absent
          UIView ?
          UITransitionView 0 0 100 100
            UIView 0 200 100 100
          UIView 0 0 10 10
            UIView 0 0 100 100
        """)
  }

  @Test func `content of a scroll view comes out from under what does not scroll`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIWindow 0 0 320 480
          UIScrollView 0 0 320 480
            1️⃣UIButton 0 0 100 100
            UIView 0 0 100 100
            UIButton 0 100 100 100
          UIView 0 100 320 100
        """, ["error, certain: UIView covers all of UIButton and takes the touches"])
  }

  @Test func `a background that takes taps has things in front of it, but not everywhere`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 0 320 200 tap
          UIView 0 0 320 170
          1️⃣UIView 0 200 320 200 id=back tap
          UIView 0 200 200 200 id=left
          UIView 200 200 120 200 id=right
        """, ["error, certain: UIView left and UIView right cover all of UIView back and take the touches"])
  }

  @Test func `a view that is named as one that lets touches through is none that covers`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIWindow 0 0 320 480
          UIButton 0 0 100 100
          App.PassthroughOverlay 0 0 320 480
        """)
  }

  @Test func `what is behind a presentation comes back, and what is animated moves on`() {
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIWindow 0 0 320 480
          UITransitionView 0 0 320 480
            UIView 0 0 320 480
              UIButton 0 0 100 100
          UITransitionView 0 0 320 480
            UIDimmingView 0 0 320 480
            UIView 0 240 320 240
              1️⃣UIButton 0 0 100 100 text=Send
              UIView 0 0 320 240 id=spinner
        """, ["error, certain: UIView spinner covers all of UIButton \"Send\" and takes the touches"])
    expectFindings(
      of: CoveredTarget.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 0 0 100 100 text=Send
          UIView 0 0 320 240 id=sheet animated
        """, ["note, cannot be known: UIView sheet covers all of UIButton \"Send\" and takes the touches"])
  }

  @Test func `covered is counted inside of the ancestors, and then nothing is left outside of them`() {
    let text = """
      UIWindow 0 0 320 480
        UIView 0 400 320 64 id=bar
          1️⃣UIButton 100 -6 50 50 text=Add
          UIView 0 0 320 64 id=shade
      """
    expectFindings(
      of: CoveredTarget.self, in: text,
      [
        "error, certain: UIView shade covers all of what lies inside the ancestors of UIButton \"Add\" and takes the touches"
      ])
    expectFindings(
      of: ChildOutsideParent.self, in: text,
      [
        "error, certain: UIButton \"Add\" sticks out of its ancestor UIView bar, up to 6 pt above its top edge: "
          + "the rest is covered, and no touch reaches it"
      ])
  }
}
