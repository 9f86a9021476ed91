// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] { views[name] = placed(name, in: root) }
    self.views = views
  }

  private func formulas(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map { String("\($0)".dropFirst("<NSLayoutConstraint ".count).dropLast()) }
  }

  private func error(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String {
    var made: [String] = []
    let found = reports { made = formulas(format, options) }
    #expect(made.isEmpty)
    return found.joined(separator: "\n").replacing("the visual format cannot be read: ", with: "")
  }

  @Test func `views in a row, with gaps, sizes, relations, priorities and metrics`() {
    root.accessibilityIdentifier = "root"
    #expect(formulas("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(formulas("[a(>=50)]") == ["a.width >= 50"])
    #expect(
      formulas("|-50-[a]-50-|") == ["a.leading == root.leading + 50", "root.trailing == a.trailing + 50"])
    #expect(formulas("V:[a]-10-[b]") == ["b.top == a.bottom + 10"])
    #expect(formulas("[a][b]") == ["b.leading == a.trailing"])
    #expect(formulas("[a(100@20)]") == ["a.width == 100 @20"])
    #expect(formulas("[a(==b)]") == ["a.width == b.width"])
    #expect(formulas("[a(>=70,<=100)]") == ["a.width >= 70", "a.width <= 100"])
    #expect(
      formulas("H:|-[a]-[b]-[c(>=20)]-|") == [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 8", "c.width >= 20",
        "c.leading == b.trailing + 8", "root.trailingMargin == c.trailing",
      ])
    #expect(
      formulas("V: | [a(h@high)] -(gap, >=-3)- [b] |", [], ["h": 44, "high": 750.0, "gap": CGFloat(5)]) == [
        "a.height == 44 @750", "a.top == root.top", "b.top == a.bottom + 5", "b.top >= a.bottom - 3",
        "root.bottom == b.bottom",
      ])
  }

  @Test func `options align views and turn the direction`() {
    #expect(
      formulas("[a]-[b]-[c]", [.alignAllTop, .alignAllCenterY]) == [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "b.top == a.top", "c.top == a.top",
        "b.centerY == a.centerY", "c.centerY == a.centerY",
      ])
    #expect(formulas("[a]-5-[b]", .directionLeftToRight) == ["b.left == a.right + 5"])
    #expect(formulas("[a]-5-[b]", .directionRightToLeft) == ["a.left == b.right + 5"])
    #expect(formulas("V:[a]-5-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 5"])
  }

  @Test func `the frames of a format`() {
    let lines = ["H:|-10-[a(50)]-[b]-10-|", "V:|-20-[a(30)]", "V:|-20-[b(==a)]", "H:|-[c]-|", "V:[a]-[c]-|"]
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    #expect(frames(views["a"]!, views["b"]!, views["c"]!) == "10 20 50 30, 68 20 242 30, 8 58 304 414")
  }

  @Test func `an error says where it is`() {
    #expect(error("[a") == "] is expected; no constraint is made.\n[a\n  ^")
    #expect(error("[a]-") == "a size, a view or | is expected after -; no constraint is made.\n[a]-\n    ^")
    #expect(error("[d]") == "d is not a key of the views; no constraint is made.\n[d]\n ^")
    #expect(error("[a(x)]") == "x is not a key of the metrics; no constraint is made.\n[a(x)]\n   ^")
    #expect(error("") == "a view in [ ] is expected; no constraint is made.\n\n^")
    #expect(
      error("[a]-5[b]") == "- is expected after the size of a gap; no constraint is made.\n[a]-5[b]\n     ^")
    #expect(error("[a(5@0)]") == "a priority is from 1 to 1000; no constraint is made.\n[a(5@0)]\n     ^")
    #expect(error("|[a]|]") == "nothing is expected after the end; no constraint is made.\n|[a]|]\n     ^")
    #expect(
      error("[a][b]", .alignAllLeft)
        == "views in a row cannot be aligned by left; no constraint is made.\n[a][b]\n^")
    views["a"]!.removeFromSuperview()
    #expect(error("|[a]") == "the view has no superview for |; no constraint is made.\n|[a]\n^")
  }
}
