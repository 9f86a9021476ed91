// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct IdleButtonTests {
  @Test func `a button without an action is a note, and says whether code may add one`() {
    expectFindings(
      of: IdleButton.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIButton 0 0 100 50 text=Buy noActions
          2️⃣UIButton 0 60 100 50 text=Held noActions outlet
          3️⃣PayButton 0 120 100 50 text=Pay noActions base=UIButton
          UIButton 0 180 100 50 text=Sell action
          UIButton 0 240 100 50 text=Tapped noActions tap
        """, format: .storyboard,
      [
        "note, likely: UIButton \"Buy\" has no action: a touch only highlights it",
        "note, cannot be known: UIButton \"Held\" has no action: a touch only highlights it, unless code adds one",
        "note, cannot be known: PayButton \"Pay\" has no action: a touch only highlights it, unless code adds one",
      ])
  }

  @Test func `a button that no touch reaches is not reported, and what ran does not say what it does`() {
    expectFindings(
      of: IdleButton.self,
      in: """
        UIView 0 0 320 480
          UIButton 0 0 100 50 noActions hidden
          UIButton 0 60 100 50 noActions off
          UIView 0 120 320 100 off
            UIButton 0 0 100 50 noActions
        """, format: .storyboard)
    expectFindings(of: IdleButton.self, in: "UIWindow 0 0 320 480\n  UIButton 0 0 100 50 noActions")
  }

  @Test func `segues and menus are something to do`() {
    func audit(_ attributes: String, _ inside: String) -> [String] {
      DesignFile.audit(
        DesignFile.storyboard(
          DesignFile.view("button", "buy", 0, 0, 100, 50, attributes: attributes, inside)),
        rule: IdleButton.self)
    }
    #expect(audit("", "").count == 1)
    #expect(audit("", DesignFile.action) == [])
    #expect(audit("", "<connections><segue destination=\"vc\" kind=\"show\"/></connections>") == [])
    #expect(audit("showsMenuAsPrimaryAction=\"YES\"", "") == [])
  }

  @Test func `a row that looks tappable is a note where its list selects none`() {
    func audit(_ list: String, _ row: String, _ inside: String = "") -> [String] {
      DesignFile.audit(
        DesignFile.storyboard(
          "<tableView id=\"table\" \(list)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><prototypes>"
            + "<tableViewCell id=\"row\" \(row)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>\(inside)"
            + "</tableViewCell></prototypes></tableView>"),
        rule: IdleButton.self)
    }
    let (none, arrow) = ("allowsSelection=\"NO\"", "accessoryType=\"disclosureIndicator\"")
    #expect(audit(none, "") == [])
    #expect(audit("", arrow) == [])
    #expect(
      audit(none, arrow) == [
        "note idle-button: UITableViewCell row has a disclosure, and UITableView table selects no rows: a tap on it does nothing"
      ])
    let segue = "<connections><segue destination=\"vc\" kind=\"show\" id=\"s\"/></connections>"
    #expect(audit(none, "", segue).first?.contains("has a segue") == true)
  }

  /// A button that breaks many rules: small, beside others, below a cover, outside its parent and the screen.
  private func findings(of button: String) -> [AuditFinding] {
    let sketch = Sketch(
      """
      UIView 0 0 320 480
        UIView 0 0 200 100 fixed
          \(button.replacing("FRAME", with: "150 20 100 40"))
          \(button.replacing("FRAME", with: "10 20 20 20"))
          UIButton 31 20 20 20 action fixed
        UIView 0 200 200 100 fixed off
          \(button.replacing("FRAME", with: "10 20 100 50"))
        \(button.replacing("FRAME", with: "0 320 100 50"))
        UIView 0 310 200 70 fixed
        \(button.replacing("FRAME", with: "300 400 100 50"))
        \(button.replacing("FRAME", with: "500 400 100 50"))
        \(button.replacing("FRAME", with: "10 400 100 50 alpha=0"))
      """, format: .storyboard)
    return Auditor().findings(in: sketch.document).filter { $0.name.contains("Buy") }
  }

  @Test(arguments: ["", " outlet"])
  func `all findings about a button without an action are notes`(outlet: String) {
    let working = findings(of: "UIButton FRAME fixed text=Buy action\(outlet)")
    #expect(working.contains { $0.severity > .note })
    let idle = findings(of: "UIButton FRAME fixed text=Buy noActions\(outlet)")
    #expect(idle.contains { $0.rule != IdleButton.id })
    #expect(idle.allSatisfy { $0.severity == .note })
  }
}
