// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ExplanationTextTests {
  private static let bar = """
    <UIWindow: 0x100; frame = (0 0; 375 667)>
       | <UIView: 0x101; frame = (0 0; 375 667)>
       |    | <UIView: 0x102; frame = (0 603; 375 64)>
       |    |    | 2️⃣<UIButton: 0x103; frame = (167.5 -20; 40 40); text = '+'>
    """

  @Test func `the newcomer's case fits a screen: who is to blame, by how much, and the lines that mend it`()
    throws
  {
    let explanation = try MarkedDump(Self.bar).explain(at: ViewPoint(x: 187, y: 590))
    #expect(
      explanation.text(width: 80) == """
        UIButton '+' does not get the touch at 187, 590 (certain).

        Its upper 20 pt lie outside UIView 0x102, which contains it. The point is 13 pt
        above its top edge. UIKit does not look inside a view for touches outside its
        bounds. [outside-ancestor]

        Make UIView 0x102 large enough for what is in it. If it has to stay as it is,
        let it take touches on what sticks out, in a subclass of UIView:

            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              super.point(inside: point, with: event)
                || button.point(inside: convert(point, to: button), with: event)
            }

        In the debugger:  expression -l objc -O -- (CGRect)[(id)0x102 frame]

        The touch goes to UIView 0x101. The way down:
          UIWindow 0x100    inside
            UIView 0x101    inside, gets the touch
              UIView 0x102  outside: 13 pt above its top edge

        """)
    #expect(
      explanation.text(width: 80, all: true).hasSuffix(
        "\nResponders, without controllers: UIView 0x101 → UIWindow 0x100\n"))
  }

  /// A button that sticks out of a cell's card: much is asked, and much more is to be said.
  private static let cell = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
       |    | <UIDropShadowView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
       |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
       |    |    |    | <UITableView: 0x3000; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 900}; layer = <CALayer: 0x3>>
       |    |    |    |    | <Shop.Cell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 200); layer = <CALayer: 0x3>>
       |    |    |    |    |    | <UITableViewCellContentView: 0x3200; frame = (0 0; 390 200); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x3>>
       |    |    |    |    |    |    | <UIView: 0x3300; frame = (20 20; 350 100); layer = <CALayer: 0x3>>
       |    |    |    |    |    |    |    | 2️⃣<UIButton: 0x4000; frame = (20 110; 100 50); layer = <CALayer: 0x4>>
       |    |    |    |    |    |    |    |    | <UIButtonLabel: 0x4001; frame = (0 0; 100 50); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
    """

  @Test func `in a cell it fits a screen too: the reason and its remedy first, and the steps that matter`()
    throws
  {
    let explanation = try MarkedDump(Self.cell).explain()
    let text = explanation.text(width: 80)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count < 24)
    #expect(
      text.hasPrefix(
        """
        UIButton 'Buy' does not get the touch at 90, 155 (likely).

        All of it lies outside UIView 0x3300, which contains it.
        """))
    #expect(
      text.hasSuffix(
        """
        The touch goes to UITableViewCellContentView 0x3200. The way down (5 left out):
          Cell 0x3100                          inside (likely)
            UITableViewCellContentView 0x3200  inside, gets the touch
              UIView 0x3300                    outside: 35 pt below its bottom edge

        """))
    #expect(explanation.text(width: 80, all: true).contains("UITransitionView 0x1100"))
    #expect(explanation.json().contains("0x1100"))
  }

  @Test func `a long list of what the point is not on is cut short`() throws {
    var lines = ["<UIWindow: 0x1; frame = (0 0; 100 100)>"]
    for number in 0..<500 { lines.append("   | <UIView: 0x1\(number); frame = (0 0; 10 10)>") }
    let text = try MarkedDump(lines.joined(separator: "\n")).explain(at: ViewPoint(x: 50, y: 50)).text(
      all: true)
    #expect(text.contains("    … 498 more, outside"))
    #expect(text.split(separator: "\n").count < 12)
  }

  @Test func `JSON has a format, a version, and its fields in order`() throws {
    let json = try MarkedDump(Self.bar).explain(at: ViewPoint(x: 187, y: 590)).json()
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["format"] as? String == "touchstone-why")
    #expect(object["version"] as? Int == 1)
    #expect(object["certainty"] as? String == "certain")
    let expected = try #require(object["expected"] as? [String: Any])
    let finding = try #require((expected["findings"] as? [[String: Any]])?.first)
    #expect(finding["reason"] as? String == "outside-ancestor")
    #expect((object["view"] as? [String: Any])?["id"] as? String == "0x101")
    #expect(
      json.hasPrefix(
        "{\n  \"format\": \"touchstone-why\",\n  \"version\": 1,\n  \"point\": { \"x\": 187, \"y\": 590 },\n")
    )
  }

  @Test
  func `a class that is not UIKit's takes a touch likely, even if the expected view gets none for certain`()
    throws
  {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 390 844)>
         | <UIView: 0x2; frame = (0 0; 390 844)>
         |    | <GMSUISettingsView: 0x3; frame = (0 0; 390 844)>
         |    | <UIView: 0x4; frame = (20 60; 350 0)>
         |    |    | <UITextField: 0x5; frame = (0 0; 350 44)>
      """
    let text = try Explainer(SnapshotDocument.read(bytes: Array(dump.utf8), file: "-"))
      .explain(at: nil, expecting: ViewSelector("0x5")).text(width: 10_000)
    #expect(text.hasPrefix("UITextField 0x5 does not get the touch at 195, 82 (certain).\n"))
    #expect(text.contains("The touch goes to GMSUISettingsView 0x3 (likely). The way down"))
    #expect(text.contains("inside, gets the touch (likely)\n"))
  }
}
