// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct ChildOutsideParentTests {
  @Test func `the ancestor and the distance are named`() {
    expectFindings(
      of: ChildOutsideParent.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 100 320 64 id=bar
            1️⃣UIButton 130 -30 60 60 text=Raised
            2️⃣UIButton 0 64 60 60 text=Below
            3️⃣UIButton 200 -6 60 60 text=Edge
            4️⃣UIButton 260 -16 60 70 text=Large
            UIButton 60 4 60 60 text=Inside
        """,
      [
        "error, certain: UIButton \"Raised\" sticks out of its ancestor UIView bar, up to 30 pt above its top edge: "
          + "touches reach 60 × 30 pt of it",
        "error, certain: UIButton \"Below\" is outside its ancestor UIView bar, directly below its bottom edge: "
          + "no touch reaches it",
        "warning, certain: UIButton \"Edge\" sticks out of its ancestor UIView bar, up to 6 pt above its top edge: "
          + "touches reach 60 × 54 pt of it",
        "error, certain: UIButton \"Large\" sticks out of its ancestor UIView bar, up to 16 pt above its top edge: "
          + "touches reach 60 × 54 pt of it",
      ])
  }

  @Test func `an ancestor of zero size in what ran makes everything in it untouchable`() {
    let text = """
      UIWindow 0 0 320 480
        UIView 10 10 0 0
          1️⃣UIButton 0 0 60 60
      """
    expectFindings(
      of: ChildOutsideParent.self, in: text,
      [
        "error, certain: UIButton is outside its ancestor UIView, directly below its bottom edge: "
          + "no touch reaches it"
      ])
  }

  @Test func `in a design it is told of what has an action, and only likely`() {
    let text = """
      UIView 0 0 320 480
        UIView 10 10 0 0 id=box
          1️⃣UIButton 0 0 60 60 text=Buy action
          UIButton 0 0 60 60 noActions
          UIButton 0 0 0 0 action
        UIStackView 10 10 0 0
          UIButton 0 0 60 60 action
      """
    expectFindings(
      of: ChildOutsideParent.self, in: text, format: .storyboard,
      ["error, likely: UIButton \"Buy\" lies in UIView box, which is 0 × 0 pt: no touch reaches it"])
    expectFindings(
      of: ChildOutsideParent.self, in: text.replacing("id=box", with: "id=box constrained"),
      format: .storyboard,
      [
        "note, cannot be known: UIButton \"Buy\" lies in UIView box, which is 0 × 0 pt: no touch reaches it "
          + "unless constraints or code give it a size"
      ])
  }

  @Test func `the remedy lets the one view be touched that sticks out`() {
    let sketch = Sketch(
      """
      UIWindow 0 0 320 480
        UIView 0 100 320 64 id=bar
          UIButton 130 -30 60 60 text=Raised
      """)
    let finding = Auditor().findings(in: sketch.document).first { $0.rule == ChildOutsideParent.id }
    #expect(
      finding?.remedy.code
        == "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
        + "{ super.point(inside: point, with: event) || raisedButton.point(inside: convert(point, to: raisedButton), with: event) }"
    )
  }

  @Test func `scroll content, what has no frame and what stands on the screen is not outside`() {
    expectFindings(
      of: ChildOutsideParent.self,
      in: """
        UIView 0 0 320 480
          UIScrollView 0 0 320 100
            UIView 0 0 320 1000
              UIButton 0 900 60 60
          UIView ?
            UIButton 0 900 60 60
          UIStackView 0 100 10 10
            UIButton 0 900 60 60
          UIButton 0 500 60 60
        """, format: .storyboard)
  }

  @Test func `what lies beside a view that fills the screen is beside the screen`() {
    expectFindings(
      of: ChildOutsideParent.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 0 320 480
            UIButton 0 500 60 60
        """)
  }

  @Test func `a class that nobody knows may let it be touched, wherever it stands around it`() {
    expectFindings(
      of: ChildOutsideParent.self,
      in: """
        UIWindow 0 0 320 480
          Shop.Bar 0 100 320 64
            1️⃣UIButton 0 64 60 60 text=Below
          Shop.Row 0 200 320 64
            UIView 0 0 320 64 id=content
              2️⃣UIButton 0 64 60 60 text=Deep
        """,
      [
        "note, cannot be known: UIButton \"Below\" is outside its ancestor Bar, directly below its bottom edge: "
          + "no touch reaches it, unless a class around it overrides point(inside:with:) or hitTest(_:with:)",
        "note, cannot be known: UIButton \"Deep\" is outside its ancestor UIView content, directly below its "
          + "bottom edge: no touch reaches it, unless a class around it overrides point(inside:with:) or "
          + "hitTest(_:with:)",
      ])
  }

  @Test func `five points outside are no more than a note`() {
    expectFindings(
      of: ChildOutsideParent.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 100 320 64 id=bar
            1️⃣UIButton 0 29 60 40 text=Five
            2️⃣UIButton 100 30 60 40 text=Six
        """,
      [
        "note, certain: UIButton \"Five\" sticks out of its ancestor UIView bar, up to 5 pt below its bottom edge: "
          + "touches reach 60 × 35 pt of it",
        "error, certain: UIButton \"Six\" sticks out of its ancestor UIView bar, up to 6 pt below its bottom edge: "
          + "touches reach 60 × 34 pt of it",
      ])
  }

  @Test func `in a design code may move what it has an outlet to, and a cell has another size in the list`() {
    expectFindings(
      of: ChildOutsideParent.self,
      in: """
        UIView 0 0 320 480
          UIView 0 100 320 64 id=bar
            1️⃣UIButton 0 64 60 60 text=Placed action
            2️⃣UIButton 100 64 60 60 text=Held action outlet
            3️⃣UIButton 200 64 60 60 text=Idle noActions
          UITableView 0 200 320 100
            UITableViewCell 0 0 320 44
              4️⃣UIButton 0 30 60 30 text=Cell action
        """, format: .storyboard,
      [
        "error, likely: UIButton \"Placed\" is outside its ancestor UIView bar, directly below its bottom edge: "
          + "no touch reaches it",
        "note, cannot be known: UIButton \"Held\" is outside its ancestor UIView bar, directly below its bottom "
          + "edge: no touch reaches it, unless code sets their frames",
        "note, cannot be known: UIButton \"Idle\" is outside its ancestor UIView bar, directly below its bottom "
          + "edge: no touch reaches it, if code gives it something to do",
        "note, cannot be known: UIButton \"Cell\" sticks out of its ancestor UITableViewCell, up to 16 pt below its "
          + "bottom edge: touches reach 60 × 14 pt of it, at the size in the file",
      ])
  }
}
