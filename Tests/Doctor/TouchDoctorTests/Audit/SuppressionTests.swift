// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources
import TouchSnapshot

@testable import TouchDoctor

@Suite struct SuppressionTests {
  private func suppressions(_ text: String) -> [String] {
    Suppression.all(in: SourceText(file: "f", text)).map {
      "\($0.position.line):\($0.position.column) \($0.names.joined(separator: "+")) for \($0.line)"
    }
  }

  @Test func `a comment is about its own line, or the next line with something`() {
    #expect(
      suppressions(
        """
        <view> <!-- touchstone:disable dead-zone -->
        <!-- touchstone:disable target-too-small, targets-overlap because of the design -->

        <!-- another -->
        <button/>
        <!-- touchstone:disable covered-target
             which needs two lines -->
        <label/>
        """) == [
          "1:13 dead-zone for 1", "2:6 target-too-small+targets-overlap+because+of+the+design for 5",
          "6:6 covered-target for 8",
        ])
  }

  @Test func `dumps have comments of their own, and may stand in comments`() {
    #expect(
      suppressions(
        """
        // touchstone:disable target-too-small -- known
        // <UIButton: 0x1; frame = (0 0; 1 1)>
        # touchstone:disable dead-zone
        <UIView: 0x2; text = '// touchstone:disabled'>
        """) == ["1:4 target-too-small for 2", "3:3 dead-zone for 4"])
    #expect(suppressions("") == [])
    #expect(suppressions("touchstone:disable dead-zone") == [])
    #expect(suppressions("// touchstone:disable") == ["1:4  for 1"])
  }

  @Test func `what is suppressed is counted, what is unknown warns, and what is unused is noted`() {
    let sketch = Sketch(
      """
      UIWindow 0 0 320 480
        // touchstone:disable target-too-small
        UIButton 10 10 20 20 text=Buy
        // touchstone:disable target-to-small, dead-zone, off-screen-target
        UIButton 10 100 20 20 text=Sell
        // touchstone:disable
        UIButton 10 200 44 44
      """)
    let source = SourceText(
      file: "Main",
      """
      UIWindow
        // touchstone:disable target-too-small
        UIButton
        // touchstone:disable target-to-small, dead-zone, off-screen-target
        UIButton
        // touchstone:disable
        UIButton
      """)
    let left = SuppressedFindings(
      Auditor().findings(in: sketch.document), in: source, disabledRules: [OffScreenTarget.id])
    #expect(left.count == 1)
    #expect(
      left.findings.map {
        "\($0.position?.description ?? ""): \($0.severity): \($0.message). \($0.remedy.words)"
      } == [
        "Main:4:6: warning: there is no rule \"target-to-small\" to turn off. "
          + "Did you mean \"target-too-small\"?",
        "Main:4:6: note: dead-zone finds nothing on line 5, so the comment turns nothing off. "
          + "Take the comment out, or put it before the element that it is meant for.",
        "Main:5:3: error: UIButton \"Sell\" is 20 × 20 pt, less than 44 × 44. Make it at least 44 × 44, or let it be "
          + "hit outside its bounds: override point(inside:with:) in a custom class.",
        "Main:6:6: warning: the comment turns nothing off, because it names no rule. "
          + "Name the rules to turn off here.",
      ])
  }
}
