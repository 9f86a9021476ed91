// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import DesignLayout

/// Where constraints put views on screens.
struct LayoutModelTests {
  private typealias Text = DesignText

  @Test func `a view keeps to the safe area of each screen`() throws {
    let text = try DesignText(
      Text.view("box"),
      constraints: Text.constraint("box", "leading", "safe", constant: 20)
        + Text.constraint("safe", "trailing", "box", constant: 20)
        + Text.constraint("box", "height", constant: 50)
        + Text.constraint("safe", "bottom", "box", constant: 8))
    #expect(try text.frame("box") == "20 609 335 50")
    #expect(try text.frame("box", on: LayoutDevice.iPhone16.portrait) == "20 760 353 50")
    #expect(try text.frame("box", on: LayoutDevice.iPhone16.landscape) == "79 314 694 50")
    #expect(try text.solved("box", on: LayoutDevice.iPhoneSE.portrait).isSettled)
  }

  @Test func `margins of a screen's view are those of its width`() throws {
    let text = try DesignText(
      Text.view("box"),
      constraints: Text.constraint("box", "leading", "root", "leadingMargin")
        + Text.constraint("root", "trailingMargin", "box", "trailing")
        + Text.constraint("box", "top", "root") + Text.constraint("box", "height", constant: 10))
    #expect(try text.frame("box") == "16 0 343 10")
    #expect(try text.frame("box", on: LayoutDevice.iPhone16ProMax.portrait) == "20 0 400 10")
  }

  @Test func `a multiplier counts from the view that holds both sides`() throws {
    let text = try DesignText(
      Text.view(
        "panel", "view", (0, 0, 10, 10),
        inside: "<subviews>\(Text.view("dot"))</subviews><constraints>"
          + "<constraint firstItem=\"dot\" firstAttribute=\"centerX\" secondItem=\"panel\" secondAttribute=\"centerX\" "
          + "multiplier=\"0.5\" id=\"m1\"/>"
          + Text.constraint("dot", "width", constant: 10) + Text.constraint("dot", "height", constant: 10)
          + Text.constraint("dot", "top", "panel") + "</constraints>"),
      constraints: Text.constraint("panel", "leading", "root", constant: 100)
        + Text.constraint("panel", "width", constant: 200) + Text.constraint("panel", "top", "root")
        + Text.constraint("panel", "height", constant: 20))
    // The middle of the dot is at a quarter of the panel.
    #expect(try text.frame("dot") == "145 0 10 10")
  }

  @Test func `a stack view puts its views one below the other`() throws {
    let text = try DesignText(
      "<stackView id=\"stack\" axis=\"vertical\" spacing=\"8\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"78\"/><subviews>"
        + Text.view(
          "one", inside: "<constraints>\(Text.constraint("one", "height", constant: 30))</constraints>")
        + Text.view(
          "two", inside: "<constraints>\(Text.constraint("two", "height", constant: 40))</constraints>")
        + "</subviews></stackView>",
      constraints: Text.constraint("stack", "leading", "root") + Text.constraint("stack", "trailing", "root")
        + Text.constraint("stack", "top", "root", constant: 100))
    #expect(try text.frame("stack") == "0 100 375 78")
    #expect(try text.frame("one") == "0 100 375 30")
    #expect(try text.frame("two") == "0 138 375 40")
  }

  @Test func `a mask gives what is left to the flexible parts`() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/>"
    let text = try DesignText(
      "<view id=\"bar\"><rect key=\"frame\" x=\"10\" y=\"617\" width=\"355\" height=\"50\"/>\(mask)</view>")
    #expect(try text.frame("bar", on: LayoutDevice.iPhone16.portrait) == "10 802 373 50")
  }

  @Test func `a label is as high as its text in its width`() throws {
    let label = Text.view(
      "label", "label", (0, 0, 100, 21),
      "text=\"Free delivery tomorrow\" numberOfLines=\"0\"",
      inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let text = try DesignText(
      label,
      constraints: Text.constraint("label", "leading", "root") + Text.constraint("label", "top", "root")
        + Text.constraint("label", "width", constant: 110))
    #expect(try text.solved("label", on: LayoutDevice.iPhoneSE.portrait).box.height == 41)
  }

  @Test func `an attributed label has the font of its largest part`() throws {
    let fragment =
      "<fragment content=\"Free \"><attributes><font key=\"NSFont\" metaFont=\"cellTitle\"/></attributes></fragment>"
      + "<fragment content=\"delivery\"><attributes><font key=\"NSFont\" size=\"20\" name=\"Menlo\"/></attributes></fragment>"
    let text = try DesignText(
      Text.view(
        "label", "label", (0, 0, 100, 50), "usesAttributedText=\"YES\"",
        inside: "<attributedString key=\"attributedText\">\(fragment)</attributedString>"),
      constraints: Text.constraint("label", "leading", "root") + Text.constraint("label", "top", "root"))
    // Thirteen letters of 0.6 × 20 points, and a line of 20 × 2444 / 2048.
    #expect(try text.frame("label") == "0 0 156 24")
  }

  @Test func `a button with an image alone is as high as a line of its title`() throws {
    let button = Text.view(
      "b1", "button", (0, 0, 16, 22), "", inside: "<state key=\"normal\" image=\"cross\"/>")
    let text = try DesignText(
      button,
      constraints: Text.constraint("b1", "leading", "root") + Text.constraint("b1", "top", "root"),
      resources: "<image name=\"cross\" width=\"16\" height=\"16\"/>")
    #expect(try text.frame("b1") == "0 0 16 22")
  }

  @Test func `the middle of a scroll view is that of its frame, and its edges are those of its content`()
    throws
  {
    let content = Text.view(
      "content", "view", (0, 0, 200, 100),
      inside: "<constraints>\(Text.constraint("content", "height", constant: 800))</constraints>")
    let tied =
      ["leading", "trailing", "top", "bottom", "centerX"].map { Text.constraint("content", $0, "scroller") }
      .joined()
    let text = try DesignText(
      Text.view(
        "scroller", "scrollView", (0, 0, 375, 667),
        inside: "<subviews>\(content)</subviews><constraints>\(tied)</constraints>"),
      constraints: ["leading", "trailing", "top", "bottom"].map { Text.constraint("scroller", $0, "root") }
        .joined())
    #expect(try text.frame("content") == "0 0 375 800")
  }

  @Test(arguments: [(375, "16 11 343 10"), (340, "16 11 316 10")])
  func `the content of a cell has the margins of its table, and less beside an accessory`(
    width: Int, frame: String
  ) throws {
    let box = Text.view("box", "view", (16, 11, 300, 10))
    let tied =
      Text.constraint("box", "leading", "content", "leadingMargin")
      + Text.constraint("content", "trailingMargin", "box", "trailing")
      + Text.constraint("box", "top", "content", "topMargin") + Text.constraint("box", "height", constant: 10)
    let cell =
      "<tableViewCell id=\"cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
      + "<tableViewCellContentView key=\"contentView\" id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" "
      + "width=\"\(width)\" height=\"44\"/><subviews>\(box)</subviews><constraints>\(tied)</constraints>"
      + "</tableViewCellContentView></tableViewCell>"
    let text = try DesignText(
      Text.view("table", "tableView", (0, 0, 375, 667), inside: "<prototypes>\(cell)</prototypes>"),
      constraints: ["leading", "trailing", "top", "bottom"].map { Text.constraint("table", $0, "root") }
        .joined())
    #expect(try text.frame("box") == frame)
  }

  @Test func `what the file does not say determines nothing`() throws {
    let text = try DesignText(
      Text.view("image", "imageView", (0, 0, 50, 50), "image=\"logo\"") + Text.view("open"),
      constraints: Text.constraint("image", "leading", "root") + Text.constraint("image", "top", "root")
        + Text.constraint("open", "leading", "root"))
    let (image, open) = (
      try text.solved("image", on: LayoutDevice.iPhoneSE.portrait),
      try text.solved("open", on: LayoutDevice.iPhoneSE.portrait)
    )
    #expect(!image.isSettledAcross && !image.isSettledDown)
    #expect(!open.isSettledAcross && !open.isSettledDown)
  }

  @Test func `contradictions are named`() throws {
    let text = try DesignText(
      Text.view("box"),
      constraints: Text.constraint("box", "width", constant: 10, id: "narrow")
        + Text.constraint("box", "width", constant: 20, id: "wide"))
    let tree = text.document.trees[0]
    let drawn = try #require(DesignScreen(tree, text.facts.trees[0], format: .storyboard))
    var layouts = DesignLayouts(tree, text.facts.trees[0], drawnFor: drawn)
    let broken = layouts.solve(on: LayoutDevice.iPhoneSE.portrait).broken
    #expect(broken.map { text.facts.trees[0].constraints[$0].base.identifier } == ["wide"])
  }

  @Test func `a constraint holds in its size class`() throws {
    let constraint =
      "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"h\">"
      + "<variation key=\"heightClass=compact\" constant=\"20\"/></constraint>"
    let text = try DesignText(
      Text.view("box"),
      constraints: Text.constraint("box", "leading", "root") + Text.constraint("box", "top", "root")
        + Text.constraint("box", "width", constant: 10) + constraint)
    #expect(try text.frame("box") == "0 0 10 50")
    #expect(try text.frame("box", on: LayoutDevice.iPhoneSE.landscape) == "0 0 10 20")
  }
}
