// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct IdleRecognizerTests {
  private func audit(_ inside: String, view: String = "", outlets: String = "", attributes: String = "")
    -> [String]
  {
    let joined =
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"
    return DesignFile.audit(
      DesignFile.storyboard(
        DesignFile.view("view", "card", 0, 0, 100, 100, attributes: view, joined), outlets: outlets,
        others:
          "<tapGestureRecognizer id=\"tap\" \(attributes)><connections>\(inside)</connections></tapGestureRecognizer>"
      ),
      rule: IdleRecognizer.self)
  }

  @Test func `a recognizer without an action takes touches for nothing`() {
    #expect(
      audit("") == [
        "warning idle-recognizer: UITapGestureRecognizer on UIView card has no action: it takes touches from the views below, "
          + "and does nothing with them"
      ])
  }

  @Test func `code that has a way to it may add an action`() {
    let note =
      "note idle-recognizer: UITapGestureRecognizer on UIView card has no action: it takes touches from the views below, "
      + "and does nothing with them, unless code adds one"
    #expect(audit("", outlets: "<outlet property=\"tap\" destination=\"tap\"/>") == [note])
    #expect(
      audit("", view: "customClass=\"Card\"") == [note.replacing("UIView card", with: "Card card")])
  }

  @Test func `an action, a segue and a delegate are somebody who is told, and what is off takes nothing`() {
    #expect(audit("<action selector=\"go:\" destination=\"vc\"/>") == [])
    #expect(audit("<segue destination=\"vc\" kind=\"show\"/>") == [])
    #expect(audit("<outlet property=\"delegate\" destination=\"vc\"/>") == [])
    #expect(audit("", attributes: "enabled=\"NO\"") == [])
  }

  @Test func `what ran does not say whom recognizers tell`() {
    expectFindings(of: IdleRecognizer.self, in: "UIWindow 0 0 320 480\n  UIView 0 0 100 100 tap")
  }
}
