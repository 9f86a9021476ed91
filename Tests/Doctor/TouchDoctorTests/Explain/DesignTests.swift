// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Files of Interface Builder describe a layout that is still to be made.
struct DesignTests {
  private func explain(_ views: String, expecting id: String) throws -> Explanation {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="all"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews></view></objects></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.xib")
    return try Explainer(document).explain(at: ViewPoint(x: 50, y: 50), expecting: ViewSelector(id))
  }

  private func view(_ name: String, _ id: String, _ frame: String, _ within: String = "") -> String {
    let sides = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
    return
      "<\(name) opaque=\"NO\" id=\"\(id)\"><rect key=\"frame\" \(sides.joined(separator: " "))/>\(within)</\(name)>"
  }

  @Test func `what a layout says is likely at most`() throws {
    let explanation = try explain(view("button", "b", "0 0 100 100"), expecting: "b")
    #expect(explanation.expectation?.isTouched == true)
    #expect(explanation.certainty == .likely)
    #expect(explanation.doubts.map(\.kind) == [.design])
  }

  @Test func `a view is found, and called, by its label in the outline`() throws {
    let views = view("button", "b", "0 0 100 100").replacing(
      "opaque", with: "userLabel=\"Close sheet\" opaque")
    for words in ["Close sheet", "close"] {
      let explanation = try explain(views, expecting: words)
      let expectation = try #require(explanation.expectation)
      #expect(expectation.isTouched)
      #expect(explanation.name(of: expectation.view) == "UIButton 'Close sheet'")
    }
  }

  @Test func `code calls a view by its outlet`() throws {
    let panel = view("view", "p", "0 0 100 100", "<subviews>\(view("button", "b", "0 0 100 100"))</subviews>")
      .replacing("opaque=\"NO\" id=\"p\"", with: "userInteractionEnabled=\"NO\" id=\"p\"")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController"><connections>
      <outletCollection property="panels" destination="p" id="o-1"/>
      <outlet property="loginPanel" destination="p" id="o-2"/></connections></placeholder>
      <view contentMode="scaleToFill" id="all"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(panel)</subviews></view></objects></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.xib")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.findings.first?.code == ["loginPanel.isUserInteractionEnabled = true"])
  }

  @Test func `what a stack view arranges is wherever it is laid out`() throws {
    let stack = view(
      "stackView", "s", "0 0 375 100", "<subviews>\(view("button", "b", "0 200 100 100"))</subviews>")
    let explanation = try explain(stack, expecting: "b")
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(explanation.doubts.first?.kind == .staleFrame)
    #expect(explanation.expectation?.findings.isEmpty == true)
  }

  @Test func `what a stack view has laid out in the file is where the file says`() throws {
    let buttons = view("button", "b", "0 0 100 100") + view("button", "c", "108 0 100 100")
    let stack = view("stackView", "s", "0 0 375 100", "<subviews>\(buttons)</subviews>")
      .replacing("id=\"s\"", with: "spacing=\"8\" id=\"s\"")
    let explanation = try explain(stack, expecting: "b")
    #expect(explanation.expectation?.isTouched == true)
    #expect(explanation.certainty == .likely)
    #expect(explanation.doubts.map(\.kind) == [.design])
  }

  /// A stack view of which the file has a height of 40, and two buttons in it of 40 each; a label lies below.
  private func short(_ constraint: String = "") -> String {
    let buttons = view("button", "b", "0 0 100 40") + view("button", "c", "0 40 100 40")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="all"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(view("button", "d", "0 50 300 20"))
      \(view("stackView", "s", "0 0 100 40", "<subviews>\(buttons)</subviews>").replacing("id=\"s\"", with: "axis=\"vertical\" id=\"s\""))
      </subviews><constraints>\(constraint)</constraints></view></objects></document>
      """
  }

  @Test func `a stack view grows with what it arranges`() throws {
    let explainer = Explainer(try SnapshotDocument.read(bytes: Array(short().utf8), file: "a.xib"))
    let inside = try explainer.explain(at: nil, expecting: ViewSelector("c"))
    #expect(inside.expectation?.isTouched == true)
    #expect(inside.expectation?.isPartlyDead == false)
    #expect(inside.certainty == .likely)
    #expect(inside.doubts.first?.kind == .stackSize)
    let below = try explainer.explain(at: ViewPoint(x: 20, y: 60), expecting: ViewSelector("d"))
    #expect(below.certainty == .cannotBeKnown)
    #expect(below.doubts.first?.kind == .stackSize)
  }

  @Test func `a stack view whose height a constraint fixes does not grow`() throws {
    let height = "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"40\" id=\"h\"/>"
    let document = try SnapshotDocument.read(bytes: Array(short(height).utf8), file: "a.xib")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("c"))
    #expect(explanation.expectation?.blocking.first?.reason == OutsideAncestor.id)
  }

  @Test(arguments: [false, true])
  func `the content of a scroll view needs constraints down to its bottom`(isPinned: Bool) throws {
    func constraint(_ first: String, _ second: String, _ attribute: String) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(attribute)\" id=\"\(first)\(second)\(attribute)\"/>"
    }
    let button = view("button", "b", "20 20 200 50")
    let own = constraint("b", "c", "top") + (isPinned ? constraint("c", "b", "bottom") : "")
    let edges = ["top", "bottom", "leading", "trailing"].map { constraint("c", "s", $0) }.joined()
    let content = view(
      "view", "c", "0 0 375 667", "<subviews>\(button)</subviews><constraints>\(own)</constraints>")
    let scroller = view(
      "scrollView", "s", "0 0 375 667", "<subviews>\(content)</subviews><constraints>\(edges)</constraints>")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="all"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(scroller)</subviews></view></objects></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.xib")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.certainty == .likely)
    #expect(explanation.doubts.contains { $0.text.contains("no constraint says how high") } == !isPinned)
  }

  @Test func `a view that is not installed takes no touch, as far as the file shows`() throws {
    let cover = view("button", "c", "0 0 200 200", "<variation key=\"default\"/>")
    let views = view("button", "b", "0 0 100 100") + cover
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="all"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation></view></objects></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.xib")
    let explanation = try Explainer(document).explain(
      at: ViewPoint(x: 50, y: 50), expecting: ViewSelector("b"))
    #expect(explanation.expectation?.isTouched == true)
    #expect(explanation.certainty == .likely)
    #expect(explanation.doubts.first?.kind == .notInstalled)
    #expect(explanation.steps.contains { $0.verdict == .notInstalled })
  }
}
