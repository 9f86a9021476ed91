// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Where a file of Interface Builder does not say enough for more than a note.
@Suite struct DesignLimitTests {
  private func severities(_ file: String, _ rule: any Rule.Type) -> [String] {
    DesignFile.audit(file, rule: rule).map { String($0.prefix { $0 != " " }) }
  }

  /// A button behind a view that fills the screen.
  private func behind(_ cover: String, others: String = "", constraints: String = "") -> String {
    DesignFile.storyboard(
      DesignFile.view("button", "buy", 60, 200, 200, 50, DesignFile.action) + cover, constraints: constraints,
      others: others)
  }

  private static let recognizer =
    "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"

  private static func tap(_ inside: String, attributes: String = "") -> String {
    "<tapGestureRecognizer id=\"tap\" \(attributes)>\(inside)</tapGestureRecognizer>"
  }

  private static let dismiss = "<connections><action selector=\"dismiss:\" destination=\"vc\"/></connections>"

  @Test func `a cover that its own action puts away is a note`() {
    let plain = DesignFile.view("view", "cover", 0, 0, 320, 480)
    #expect(severities(behind(plain), CoveredTarget.self) == ["error"])
    let tapped = DesignFile.view("view", "cover", 0, 0, 320, 480, Self.recognizer)
    #expect(severities(behind(tapped, others: Self.tap(Self.dismiss)), CoveredTarget.self) == ["note"])
    let button = DesignFile.view(
      "button", "cover", 0, 0, 320, 480, DesignFile.action.replacing("go:", with: "hide:"))
    #expect(severities(behind(button), CoveredTarget.self) == ["note"])
    let tips = DesignFile.view(
      "view", "cover", 0, 0, 320, 480,
      "<subviews>"
        + DesignFile.view(
          "button", "close", 270, 20, 44, 44, DesignFile.action.replacing("go:", with: "close:"))
        + "</subviews>")
    #expect(severities(behind(tips), CoveredTarget.self) == ["note"])
  }

  @Test func `a button over a part of another is no screen that goes away`() {
    let button = DesignFile.view(
      "button", "cover", 60, 200, 200, 40, DesignFile.action.replacing("go:", with: "no:"))
    #expect(severities(behind(button), CoveredTarget.self) == ["warning"])
  }

  @Test func `shares are exact`() {
    // 7 of 15 parts: a grid of eight rows would make half of it.
    let part = DesignFile.view("view", "cover", 0, 200, 320, 23)
    #expect(severities(behind(part), CoveredTarget.self) == [])
    let more = DesignFile.view("view", "cover", 0, 200, 320, 29)
    let findings = DesignFile.audit(behind(more), rule: CoveredTarget.self)
    #expect(findings.count == 1 && findings[0].contains(" 58 % "), "\(findings)")
  }

  @Test func `a width that a ratio to the height contradicts is not believed`() {
    let cover = DesignFile.view(
      "view", "cover", 0, 0, 320, 480,
      "<constraints><constraint firstAttribute=\"width\" secondItem=\"cover\" secondAttribute=\"height\" "
        + "multiplier=\"30:1\"/></constraints>")
    #expect(severities(behind(cover), CoveredTarget.self) == ["note"])
    #expect(
      severities(behind(cover.replacing("30:1", with: "2:3")), CoveredTarget.self) == ["error"],
      "the frame fulfills it")
  }

  @Test func `a baseline that lies outside of its view is not believed`() {
    let heading = DesignFile.view(
      "label", "heading", 20, 20, 200, 20, "<string key=\"text\">Title</string>")
    func file(_ second: String) -> String {
      behind(
        heading + DesignFile.view("view", "cover", 0, 190, 320, 80),
        constraints: DesignFile.constraint("buy.firstBaseline = \(second)"))
    }
    #expect(severities(file("heading.lastBaseline + 8"), CoveredTarget.self) == ["note"])
    #expect(severities(file("heading.lastBaseline + 190"), CoveredTarget.self) == ["error"])
  }

  @Test func `a constraint with an identifier is code's to change`() {
    func file(_ attributes: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "box", 0, 0, 320, 0,
          "<subviews>" + DesignFile.view("button", "buy", 10, 0, 100, 44, DesignFile.action) + "</subviews>"
            + "<constraints><constraint firstAttribute=\"height\" constant=\"0\" \(attributes)/></constraints>"
        ))
    }
    #expect(severities(file(""), ChildOutsideParent.self) == ["warning"])
    #expect(severities(file("identifier=\"boxHeight\""), ChildOutsideParent.self) == ["note"])
  }

  @Test func `a recognizer without an action may keep taps from one around it on purpose`() {
    let card = DesignFile.view(
      "view", "card", 40, 100, 240, 200,
      Self.recognizer.replacing("\"tap\"", with: "\"idle\""))
    func file(_ around: String) -> String {
      DesignFile.storyboard(
        DesignFile.view("view", "dim", 0, 0, 320, 480, "<subviews>\(card)</subviews>" + around),
        others: Self.tap(Self.dismiss) + "<tapGestureRecognizer id=\"idle\"/>")
    }
    #expect(severities(file(""), IdleRecognizer.self) == ["warning"])
    #expect(severities(file(Self.recognizer), IdleRecognizer.self) == ["note"])
  }

  @Test func `a recognizer that is off was switched off on purpose`() {
    func file(_ attributes: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "imageView", "photo", 40, 100, 240, 200, attributes: "userInteractionEnabled=\"NO\"",
          Self.recognizer),
        others: Self.tap(Self.dismiss, attributes: attributes))
    }
    #expect(severities(file(""), TargetWithoutInteraction.self) == ["error"])
    #expect(severities(file("enabled=\"NO\""), TargetWithoutInteraction.self) == [])
  }

  @Test func `fields that nothing is joined to may only be read`() {
    func file(_ connections: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "form", 0, 100, 320, 100, attributes: "userInteractionEnabled=\"NO\"",
          "<subviews>" + DesignFile.view("textField", "name", 10, 10, 300, 40, connections) + "</subviews>"))
    }
    #expect(severities(file(""), NonInteractiveAncestor.self) == ["note"])
    #expect(
      severities(
        file("<connections><outlet property=\"delegate\" destination=\"vc\"/></connections>"),
        NonInteractiveAncestor.self) == ["error"])
  }

  @Test func `a button over a field that nothing is joined to opens what the field shows`() {
    let field = DesignFile.view("textField", "category", 10, 10, 300, 40, "")
    let opener = DesignFile.view("button", "open", 10, 10, 300, 40, DesignFile.action)
    #expect(severities(DesignFile.storyboard(field + opener), CoveredTarget.self) == ["note"])
  }

  @Test func `an info button is as large as its image`() {
    let info = DesignFile.view(
      "button", "info", 10, 10, 18, 19, attributes: "buttonType=\"infoLight\"", DesignFile.action)
    #expect(severities(DesignFile.storyboard(info), SystemControlHeight.self) == ["note"])
  }
}
