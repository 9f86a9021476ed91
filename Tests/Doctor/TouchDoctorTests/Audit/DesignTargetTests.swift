// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What counts as a target in a file of Interface Builder, and what its constraints are about.
@Suite struct DesignTargetTests {
  private func severities(_ file: String, _ rule: any Rule.Type) -> [String] {
    DesignFile.audit(file, rule: rule).map { String($0.prefix { $0 != " " }) }
  }

  private func inOffView(_ view: String) -> String {
    DesignFile.storyboard(
      DesignFile.view(
        "view", "card", 0, 100, 320, 200, attributes: "userInteractionEnabled=\"NO\"",
        "<subviews>" + view + "</subviews>"))
  }

  @Test func `a text view in a view with interaction off is found, as an error if it tells somebody`() {
    let told = "<connections><outlet property=\"delegate\" destination=\"vc\"/></connections>"
    func file(_ attributes: String, _ inside: String = "") -> String {
      inOffView(DesignFile.view("textView", "notes", 10, 10, 200, 100, attributes: attributes, inside))
    }
    #expect(severities(file("", told), NonInteractiveAncestor.self) == ["error"])
    #expect(severities(file(""), NonInteractiveAncestor.self) == ["note"])
    #expect(severities(file("editable=\"NO\"", told), NonInteractiveAncestor.self) == [])
  }

  @Test func `fields that tell nobody what is typed may be there to be read`() {
    func file(_ inside: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "stackView", "form", 0, 100, 320, 200, attributes: "userInteractionEnabled=\"NO\"",
          "<subviews>" + DesignFile.view("textField", "name", 10, 10, 200, 34, inside) + "</subviews>"),
        outlets: "<outlet property=\"name\" destination=\"name\"/>")
    }
    #expect(severities(file(""), NonInteractiveAncestor.self) == ["note"])
    #expect(severities(file(DesignFile.action), NonInteractiveAncestor.self) == ["error"])
  }

  @Test func `what scrolls and embedded scenes in a view with interaction off are a note`() {
    let embed = "<connections><segue destination=\"other\" kind=\"embed\" id=\"e\"/></connections>"
    for view in [
      DesignFile.view("mapView", "map", 10, 10, 200, 100),
      DesignFile.view("wkWebView", "page", 10, 10, 200, 100),
      DesignFile.view("containerView", "child", 10, 10, 200, 100, embed),
    ] {
      #expect(severities(inOffView(view), NonInteractiveAncestor.self) == ["note"], "\(view)")
    }
  }

  @Test func `a plain view over a text view that can be edited covers it`() {
    func file(_ attributes: String) -> String {
      DesignFile.storyboard(
        DesignFile.view("textView", "notes", 10, 100, 200, 100, attributes: attributes)
          + DesignFile.view("view", "cover", 0, 90, 300, 200))
    }
    #expect(severities(file(""), CoveredTarget.self) == ["error"])
    #expect(severities(file("editable=\"NO\""), CoveredTarget.self) == ["note"])
  }

  @Test func `a plain view over an embedded scene covers it`() {
    let file = DesignFile.storyboard(
      DesignFile.view(
        "containerView", "child", 0, 100, 320, 200,
        "<connections><segue destination=\"other\" kind=\"embed\" id=\"e\"/></connections>")
        + DesignFile.view("view", "cover", 0, 90, 320, 300))
    #expect(
      DesignFile.audit(file, rule: CoveredTarget.self) == [
        "warning covered-target: UIView cover covers all of UIView child and takes the touches: the scene in it cannot be "
          + "touched"
      ])
  }

  @Test func `two embedded scenes on one place are shown in turns`() {
    func container(_ id: String) -> String {
      DesignFile.view(
        "containerView", id, 0, 100, 320, 200,
        "<connections><segue destination=\"\(id) scene\" kind=\"embed\" id=\"\(id) segue\"/>"
          + "</connections>")
    }
    let file = DesignFile.storyboard(container("a") + container("b"))
    #expect(severities(file, CoveredTarget.self) == ["note"])
  }

  @Test func `a recognizer that several views are connected to works on one of them`() {
    func stars(_ count: Int) -> String {
      let tap =
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\"/></connections>"
      return DesignFile.storyboard(
        (0..<count).map { DesignFile.view("view", "star\($0)", Double($0 * 60), 100, 50, 50, tap) }.joined(),
        others:
          "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"rate:\" destination=\"vc\"/></connections>"
          + "</tapGestureRecognizer>")
    }
    #expect(DesignFile.audit(stars(1), rule: LooseRecognizer.self) == [])
    #expect(
      DesignFile.audit(stars(2), rule: LooseRecognizer.self) == [
        "warning loose-recognizer: UITapGestureRecognizer tap is connected to UIView star0 and UIView star1: a recognizer has "
          + "only one view, so only the last of them gets it"
      ])
  }

  @Test func `what lies beyond a scroll view that does not scroll cannot be touched`() {
    func file(_ attributes: String, outlets: String = "") -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "scrollView", "form", 0, 100, 320, 200, attributes: attributes,
          "<subviews>" + DesignFile.view("button", "send", 10, 300, 100, 44, DesignFile.action)
            + "</subviews>"),
        outlets: outlets)
    }
    #expect(severities(file("scrollEnabled=\"NO\""), ChildOutsideParent.self) == ["error"])
    #expect(severities(file(""), ChildOutsideParent.self) == [])
    let outlet = "<outlet property=\"form\" destination=\"form\"/>"
    #expect(severities(file("scrollEnabled=\"NO\"", outlets: outlet), ChildOutsideParent.self) == [])
  }

  @Test func `the alignment rectangle of a slider contradicts no constraint`() {
    func file(_ element: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(element, "volume", 14, 100, 200, 31, DesignFile.action)
          + DesignFile.view("view", "cover", 0, 90, 320, 300),
        constraints: DesignFile.constraint("volume.leading = root.leading + 16"))
    }
    #expect(severities(file("slider"), CoveredTarget.self) == ["error"])
    #expect(severities(file("control"), CoveredTarget.self) == ["note"])
  }

  @Test func `a label of one line is as high as its font, unless constraints hold its height`() {
    func file(_ constraints: String) -> String {
      DesignFile.storyboard(
        DesignFile.view("button", "buy", 10, 200, 100, 44, DesignFile.action)
          + DesignFile.view("label", "hint", 0, 100, 320, 160, attributes: "text=\"Short\""),
        constraints: constraints)
    }
    let top = DesignFile.constraint("hint.top = root.top + 100")
    #expect(severities(file(top), CoveredTarget.self) == ["note"])
    #expect(
      severities(file(top + DesignFile.constraint("hint.height = 160")), CoveredTarget.self) == ["error"])
  }

  @Test func `what is as wide as a view of doubtful width is as doubtful`() {
    let half = "<constraints><constraint firstAttribute=\"height\" constant=\"20\"/></constraints>"
    let file = DesignFile.storyboard(
      DesignFile.view("button", "pen", 10, 10, 20, 20, half + DesignFile.action)
        + DesignFile.view("button", "pin", 100, 10, 20, 20, half + DesignFile.action),
      constraints: DesignFile.constraint("pen.width = 60")
        + DesignFile.constraint("pin.width = pen.width", "priority=\"750\""))
    #expect(severities(file, TargetTooSmall.self).allSatisfy { $0 == "error" || $0 == "note" })
    #expect(
      !DesignFile.audit(file, rule: TargetTooSmall.self).contains {
        $0.contains("20 × 20") && $0.hasPrefix("error")
      })
  }

  @Test func `many small targets of one size are one finding`() {
    let keys = (0..<8).map {
      DesignFile.view(
        "button", "key\($0)", Double($0 * 32), 100, 20, 20,
        "<constraints><constraint firstAttribute=\"width\" constant=\"20\"/><constraint firstAttribute=\"height\" constant=\"20\"/>"
          + "</constraints>" + DesignFile.action)
    }
    let found = DesignFile.audit(DesignFile.storyboard(keys.joined()), rule: TargetTooSmall.self)
    #expect(found.count == 1)
    #expect(found.first?.contains("and 7 more of the same size are small") == true)
  }

  @Test func `a button over a text view may set its text`() {
    let file = DesignFile.storyboard(
      DesignFile.view("textView", "notes", 10, 100, 200, 100)
        + DesignFile.view("button", "edit", 0, 90, 300, 200, DesignFile.action),
      outlets: "<outlet property=\"notes\" destination=\"notes\"/>")
    #expect(severities(file, CoveredTarget.self) == ["note"])
  }

  @Test func `what is to be dragged and is thinner than a finger is a note`() {
    func file(_ height: Double) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "grabber", 140, 100, 40, height,
          "<connections><outletCollection property=\"gestureRecognizers\" destination=\"pan\"/></connections>"
        ),
        others:
          "<panGestureRecognizer id=\"pan\"><connections><action selector=\"drag:\" destination=\"vc\"/></connections>"
          + "</panGestureRecognizer>")
    }
    #expect(
      DesignFile.audit(file(5), rule: TargetTooSmall.self) == [
        "note target-too-small: UIView grabber is 40 × 5 pt, and its UIPanGestureRecognizer only sees touches that begin on it"
      ])
    #expect(DesignFile.audit(file(44), rule: TargetTooSmall.self) == [])
  }
}
