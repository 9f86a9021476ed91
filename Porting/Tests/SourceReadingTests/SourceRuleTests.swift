// SPDX-License-Identifier: Apache-2.0
import SourceModel
import Testing

struct SourceRuleTests {
  @Test(arguments: MarkedSource.all)
  func `rules find what is marked in a source, and nothing else`(_ source: MarkedSource) {
    #expect(source.found == source.expected)
  }

  @Test(arguments: SourceRules.all.map(\.id))
  func `each rule has a source in which it finds something, and a trap for it`(_ rule: String) throws {
    let source = try #require(MarkedSource.all.first { $0.name == "\(rule).swift" })
    #expect(source.expected.contains { $0.rule == rule })
    #expect(source.text.contains("// Traps"))
  }

  @Test(arguments: SourceRules.all)
  func `each rule has a summary in one line, a page that says how to fix it, and a reference`(
    _ rule: SourceRuleDescription
  ) {
    #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.page.contains("## Fix it"))
    #expect(rule.reference.hasPrefix("https://developer.apple.com/"))
  }

  @Test func `a finding of a class waits for what other files say about it`() {
    let knob = """
      class Knob: BaseControl {
        var isHeld = false
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          isHeld = true
          return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHeld = false }
      }
      """
    func rules(_ others: (String, String)...) -> [String] {
      MarkedSource.findings(in: [("Knob.swift", knob)] + others).map(\.1.rule)
    }
    // A base that is in none of the files may override anything.
    #expect(rules() == [])
    #expect(rules(("Base.swift", "class BaseControl: UIControl {}")) == ["tracking-without-cancel"])
    let handled = "class BaseControl: UIControl { override func cancelTracking(with event: UIEvent?) {} }"
    #expect(rules(("Base.swift", handled)) == [])
    let extended = "extension BaseControl { override func cancelTracking(with event: UIEvent?) {} }"
    #expect(rules(("Base.swift", "class BaseControl: UIControl {}"), ("More.swift", extended)) == [])
    // Which of two classes of one name is meant is not known.
    #expect(
      rules(("A.swift", "class BaseControl: UIControl {}"), ("B.swift", "class BaseControl: UIView {}")) == []
    )
  }
}
