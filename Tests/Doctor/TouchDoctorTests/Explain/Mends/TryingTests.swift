// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// A remedy is tried on a copy of the views before it is offered.
struct TryingTests {
  private func finding(_ views: String, _ view: String = "Buy") throws -> (finding: Finding, text: String) {
    let document = try SnapshotDocument.read(bytes: Array((Question.screen + views).utf8), file: "-")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector(view))
    let expectation = try #require(explanation.expectation)
    return (try #require(expectation.blocking.first ?? expectation.rest), explanation.text(width: 10_000))
  }

  @Test func `what is left is named with its own remedy, and one that takes touches says from which target`()
    throws
  {
    let (finding, text) = try finding(
      """
         |    | <UIView: 0x3000; frame = (0 100; 390 400); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (20 20; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    | <UIView: 0x4000; frame = (0 100; 390 300); layer = <CALayer: 0x5>>
         |    |    | <UIButton: 0x4100; frame = (20 200; 100 50); text = 'Skip'; layer = <CALayer: 0x4>>
         |    | <UIView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      """)
    #expect(
      finding.code == [
        "// container is UIView 0x3000 (390 × 400)",
        "// overlay is UIView 0x5000 (390 × 844, empty)", "overlay.isUserInteractionEnabled = false",
        "// or: container.superview?.bringSubviewToFront(container)  // takes touches from UIButton 'Skip'",
      ])
    #expect(finding.leaves.map(\.reason) == [CoveredView.id] && finding.takesFrom.isEmpty)
    #expect(
      text.contains(
        "After that there is a further problem: UIView 0x4000 (390 × 300, shows 'Skip') lies in front of UIView 0x3000"
      ))
    #expect(
      text.contains("\n    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n"))
  }

  @Test func `a remedy without another one says from whom it takes touches`() throws {
    let (finding, text) = try finding(
      """
         |    | <UIView: 0x3000; frame = (0 100; 390 400); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (20 20; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    | <UITableView: 0x4000; frame = (0 100; 390 300); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 200}>
         |    |    | <UITableViewCell: 0x4100; frame = (0 0; 390 100); text = 'Row'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.code.last == "container.superview?.bringSubviewToFront(container)")
    #expect(finding.takesFrom.count == 1)
    #expect(text.contains("\nThat takes touches from UITableViewCell 'Row'.\n"))
  }

  @Test func `what was laid out below a view that is moved moves along by a constraint`() throws {
    let (finding, text) = try finding(
      """
         |    | <UIButton: 0x3100; frame = (20 50; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    | <UITableView: 0x4000; frame = (0 112; 390 300); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 200}>
         |    |    | <UITableViewCell: 0x4100; frame = (0 0; 390 100); text = 'Row'; layer = <CALayer: 0x4>>
         |    | <UINavigationBar: 0x5000; frame = (0 47; 390 54); layer = <CALayer: 0x5>>
      """)
    #expect(finding.leaves.map(\.reason) == [CoveredView.id])
    #expect(
      finding.leaves.first?.code.last
        == "tableView.topAnchor.constraint(equalTo: buyButton.bottomAnchor, constant: 12).isActive = true")
    #expect(text.contains("UITableView 0x4000, which was laid out 12 pt below it, lies in front of it then"))
    #expect(!text.contains("bringSubviewToFront") && !text.contains("That takes touches"))
  }

  @Test func `of two remedies the one that is enough stands alone`() throws {
    let (finding, text) = try finding(
      """
         |    | <UIButton: 0x3100; frame = (20 120; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    | <UIView: 0x4000; frame = (0 100; 390 300); layer = <CALayer: 0x5>>
         |    | <UIView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      """)
    #expect(finding.code == ["buyButton.superview?.bringSubviewToFront(buyButton)"])
    #expect(finding.leaves.isEmpty && finding.isMended)
    #expect(finding.trial?.contains("bringSubviewToFront:(UIView *)0x3100]") == true)
    #expect(!text.contains("further problem"))
  }

  @Test func `cells that overlap get room, or the order of the layout, which takes touches from others`()
    throws
  {
    func dump(_ list: String) -> String {
      """
         |    | <\(list): 0x3000; frame = (0 100; 390 600); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 600}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <\(list)Cell: 0x3100; frame = (20 20; 350 220); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3110; frame = (230 150; 100 44); text = 'Buy'; layer = <CALayer: 0x4>>
         |    |    | <\(list)Cell: 0x3200; frame = (20 80; 350 220); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3210; frame = (230 100; 100 44); text = 'Send'; layer = <CALayer: 0x4>>
      """
    }
    let (finding, text) = try finding(dump("UICollectionView"))
    #expect(
      finding.code == [
        "flowLayout.minimumLineSpacing += 160",
        "// or: attributes.zIndex = 1  // of UICollectionViewCell 0x3100; the others have 0  // takes touches from UICollectionViewCell 0x3200 and UIButton 'Send'",
      ])
    #expect(text.contains("The layout lets each cell reach 160 pt under the next one."))
    #expect(try !self.finding(dump("UITableView")).text.contains("flowLayout"))
  }

  /// A slider on its side, in what holds it.
  private static func turned(_ outer: String, _ inner: String) -> String {
    """
         |    | <\(outer): 0x3000; frame = (20 300; 350 34); layer = <CALayer: 0x3>>
         |    |    | <\(inner): 0x3100; frame = (12 0; 44 34); layer = <CALayer: 0x4>>
         |    |    |    | <UISlider: 0x3200; frame = (5 -103; 34 240); transform = [0, -1, 1, 0, 0, 0]; layer = <CALayer: 0x5>>
    """
  }

  @Test(arguments: ["UIStackView", "UIView", "Shop.Row"])
  func `of two views that cut the same part off both are named, and the override in both is enough`(
    outer: String
  ) throws {
    let (finding, text) = try finding(Self.turned(outer, "UIView"), "0x3200")
    #expect(finding.reason == OutsideAncestor.id)
    #expect(finding.reaching.count == 2 && finding.isMended && finding.leaves.isEmpty)
    #expect(text.contains(", and outside UIView 0x3100 in that."))
    #expect(text.contains("UIView 0x3100 needs a height of 240, and "))
    #expect(text.contains("unless a constraint fixes its height") == (outer == "UIStackView"))
    #expect(
      text.contains("    || subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0)"))
  }

  @Test func `one that clips what is in it has no use for an override`() throws {
    let text = try finding(
      Self.turned("UIView", "UIView").replacingOccurrences(
        of: "44 34); ", with: "44 34); clipsToBounds = YES; "),
      "0x3200"
    ).text
    #expect(!text.contains(", and outside UIView 0x3100 in that."))
  }

  @Test func `an override for one of several views that stick out alike is for all of them`() throws {
    let text = try finding(
      """
         |    | <Crop.Overlay: 0x3000; baseClass = UIView; frame = (60 180; 270 400); layer = <CALayer: 0x3>>
         |    |    | <Crop.Handle: 0x3100; baseClass = UIView; frame = (-22 -22; 44 44); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
         |    |    | <Crop.Handle: 0x3200; baseClass = UIView; frame = (248 378; 44 44); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
         |    |    | <UIView: 0x3300; frame = (0 0; 270 400); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
      """, "0x3100"
    ).text
    #expect(text.contains("Handle 0x3100 sticks out of Overlay 0x3000, as does another view in it."))
    #expect(text.contains("|| subviews.contains {"))
  }

  @Test func `an override that leaves another obstacle names it`() throws {
    let (finding, text) = try finding(
      """
         |    | <UIView: 0x3000; frame = (20 300; 350 34); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (0 24; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    | <UIView: 0x4000; frame = (0 334; 390 300); layer = <CALayer: 0x5>>
      """)
    #expect(finding.reason == OutsideAncestor.id && finding.leaves.map(\.reason) == [CoveredView.id])
    #expect(text.contains("After that there "))
  }

  @Test func `what a scroll view and a view in it cut off is not scrolled out of sight`() throws {
    func views(_ inner: Int, _ outer: Int) -> String {
      """
         |    | <UIScrollView: 0x3000; frame = (0 100; 390 \(outer)); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {900, 140}>
         |    |    | <UIView: 0x3100; frame = (16 0; 160 \(inner)); clipsToBounds = YES; layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3200; frame = (12 116; 136 36); text = 'Buy'; layer = <CALayer: 0x5>>
      """
    }
    for (inner, outer) in [(140, 140), (130, 140), (140, 160)] {
      let (finding, text) = try finding(views(inner, outer))
      #expect(finding.reason == OutsideAncestor.id && text.contains("outside UIView 0x3100"))
      #expect(!text.contains("scrolled out of sight"))
    }
  }

  @Test func `a frame around what is in a view without a size says what it covers`() throws {
    let (finding, text) = try finding(
      """
         |    | <UIButton: 0x4000; frame = (20 720; 100 40); text = 'Help'; layer = <CALayer: 0x5>>
         |    | <UIView: 0x3000; frame = (0 800; 390 0); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (20 -44; 60 44); text = 'Buy'; layer = <CALayer: 0x4>>
         |    |    | <UIButton: 0x3200; frame = (20 -120; 200 30); text = 'Sell'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.reason == ZeroSize.id && finding.leaves.isEmpty)
    #expect(finding.takesFrom.count == 1)
    #expect(text.contains("\nThat takes touches from UIButton 'Help'.\n"))
  }

  @Test func `a view whose interaction is turned off takes its recognizers along`() throws {
    let (_, text) = try finding(
      """
         |    | <Shop.Card: 0x3000; baseClass = UIControl; frame = (20 100; 350 200); text = 'Buy'; layer = <CALayer: 0x3>>
         |    |    | <UIView: 0x3100; frame = (10 10; 330 180); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>

      <UITapGestureRecognizer: 0x9000; state = Possible; view = <UIView: 0x3100>; target= <(action=open:, target=<Shop.VC 0x9100>)>>
      """)
    #expect(text.contains("Its UITapGestureRecognizer (open:) gets no touches then."))
  }

  @Test func `a chain of obstacles is named as far as three`() throws {
    let (finding, text) = try finding(
      """
         |    | <UIView: 0x3000; frame = (0 100; 390 300); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
         |    |    | <UIView: 0x3100; frame = (0 0; 390 300); hidden = YES; layer = <CALayer: 0x5>>
         |    |    |    | <UIView: 0x3200; frame = (0 0; 390 300); alpha = 0; layer = <CALayer: 0x5>>
         |    |    |    |    | <UIButton: 0x3300; frame = (20 120; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.reason == InteractionOff.id)
    #expect(finding.leaves.map(\.reason) == [HiddenView.id])
    #expect(finding.leaves.first?.leaves.map(\.reason) == [TransparentView.id])
    #expect(text.contains("After that there are further problems:\n  - UIView 0x3100"))
    #expect(
      text.contains(
        "\n        // nextContainer is UIView 0x3100 (390 × 300)\n        nextContainer.isHidden = false")
    )
    #expect(text.contains("\n        lastContainer.alpha = 1\n"))
  }

  @Test func `an alternative of several lines is tried as well`() throws {
    let (finding, _) = try finding(
      """
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x5>>
         |    | <UIView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | <UIView: 0x4100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | <UIView: 0x4200; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    |    | <UIButton: 0x4300; frame = (300 60; 60 44); text = 'Skip'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.code == ["buyButton.superview?.bringSubviewToFront(buyButton)"])
  }

  @Test func `what is covered now, and by the same view afterward, loses nothing`() throws {
    let (finding, _) = try finding(
      """
         |    | <PreviewView: 0x3000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
         |    | <UIView: 0x4000; frame = (0 644; 390 200); layer = <CALayer: 0x5>>
         |    |    | <UIButton: 0x4100; frame = (165 60; 60 60); text = 'Buy'; layer = <CALayer: 0x4>>
         |    | <GridView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      """)
    #expect(finding.code.last == "// or: container.superview?.bringSubviewToFront(container)")
  }

  @Test func `a view that fills the one around it becomes smaller beside a bar`() throws {
    let (finding, _) = try finding(
      """
         |    | <PreviewView: 0x3000; frame = (0 0; 390 844); text = 'Buy'; layer = <CALayer: 0x5>>
         |    | <UIView: 0x4000; frame = (0 694; 390 150); layer = <CALayer: 0x5>>
         |    |    | <UIButton: 0x4100; frame = (165 60; 60 60); text = 'Shoot'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.code.contains { $0.hasPrefix("buyPreviewView.bottomAnchor.constraint(equalTo: ") })
    #expect(finding.leaves.isEmpty)
  }

  @Test func `another order is tried on all of the view`() throws {
    let (finding, _) = try finding(
      """
         |    | <UIButton: 0x3000; frame = (20 300; 200 50); text = 'Buy'; layer = <CALayer: 0x5>>
         |    | <UIView: 0x4000; frame = (120 280; 200 90); accessibilityIdentifier = 'tag'>
      """)
    #expect(
      finding.code == [
        "tag.isUserInteractionEnabled = false", "// or: buyButton.superview?.bringSubviewToFront(buyButton)",
      ])
  }

  @Test func `a comment below a line does not keep it from being tried`() throws {
    let (finding, _) = try finding(
      """
         |    | <UIView: 0x3000; frame = (0 100; 390 300); alpha = 0; layer = <CALayer: 0x5>>
         |    |    | <UIView: 0x3100; frame = (0 0; 390 300); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
         |    |    |    | <UIButton: 0x3300; frame = (20 120; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.reason == TransparentView.id)
    #expect(finding.leaves.map(\.reason) == [InteractionOff.id])
  }

  @Test func `a view that is moved is asked about where it comes to lie`() throws {
    let (finding, _) = try finding(
      """
         |    | <UIButton: 0x3000; frame = (16 860; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UIView: 0x4000; frame = (0 700; 390 144); layer = <CALayer: 0x5>>
      """)
    #expect(finding.reason == OutsideAncestor.id)
    #expect(finding.leaves.map(\.reason) == [CoveredView.id])
  }

  @Test func `what a stack view arranges is laid out again, so that nothing is said of its place`() throws {
    let (finding, _) = try finding(
      """
         |    | <UIStackView: 0x3000; frame = (20 100; 350 50); layer = <CALayer: 0x5>>
         |    |    | <UIView: 0x3100; frame = (0 0; 350 50); hidden = YES; layer = <CALayer: 0x5>>
         |    |    |    | <UIButton: 0x3300; frame = (0 0; 350 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    |    | <UIButton: 0x3200; frame = (0 0; 350 50); text = 'Cancel'; layer = <CALayer: 0x4>>
      """)
    #expect(finding.reason == HiddenView.id && finding.leaves.isEmpty && !finding.isMended)
  }

  @Test func `a view that fills another one grows to it, and what is in it is laid out again`() throws {
    let (filled, _) = try finding(
      """
         |    | <UIView: 0x3000; frame = (0 100; 390 300); layer = <CALayer: 0x4>>
         |    |    | <UIView: 0x3100; frame = (0 0; 390 0); layer = <CALayer: 0x5>>
         |    |    |    | <UIButton: 0x3300; frame = (40 10; 295 50); text = 'Buy'; layer = <CALayer: 0x7>>
      """)
    #expect(filled.reason == ZeroSize.id && filled.leaves.isEmpty)
    let (sized, _) = try finding(
      """
         | <UINavigationBar: 0x3000; frame = (0 44; 390 44); layer = <CALayer: 0x3>>
         |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
         |    |    | <UIView: 0x3110; frame = (195 22; 0 0); layer = <CALayer: 0x5>>
         |    |    |    | <UIButton: 0x3111; frame = (-50 -18; 100 36); text = 'Buy'; layer = <CALayer: 0x6>>
      """)
    #expect(sized.reason == ZeroSize.id && sized.leaves.isEmpty)
  }

  @Test func `names of what is left are no names of other views`() throws {
    let (_, text) = try finding(
      """
         |    | <UIView: 0x3000; frame = (0 0; 390 300); layer = <CALayer: 0x4>>
         |    |    | <UIView: 0x3100; frame = (0 0; 390 50); layer = <CALayer: 0x5>>
         |    |    |    | <UIView: 0x3200; frame = (0 100; 390 100); layer = <CALayer: 0x6>>
         |    |    |    |    | <UIButton: 0x3300; frame = (40 10; 295 50); text = 'Buy'; layer = <CALayer: 0x7>>
         |    | <UIView: 0x4000; frame = (0 0; 390 400); layer = <CALayer: 0x8>>
      """)
    #expect(text.contains("\n    // container is UIView 0x3100"))
    #expect(text.contains("\n    // nextContainer is UIView 0x3000"))
  }
}
