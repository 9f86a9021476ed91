// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ImplicitNumberTests {
  @Test func `numbers without a type get one in sizes, points and rectangles`() {
    expect(
      "let a = CGSize(width: .greatestFiniteMagnitude, height: -.pi / 2)\nlet b = CGPoint(x: .random(in: 0...1), y: (.zero))",
      becomes:
        "let a = CGSize(width: CGFloat.greatestFiniteMagnitude, height: -CGFloat.pi / 2)\nlet b = CGPoint(x: CGFloat.random(in: 0...1), y: (CGFloat.zero))"
    )
  }

  @Test func `other arguments, other types and names of their own stay`() {
    let source =
      "let a = CGRect(origin: .zero, size: .zero); let b = UIOffset(horizontal: .infinity, vertical: 0); let c = CGPoint(x: max(.pi, 1), y: .margin)"
    expect(source, becomes: source)
  }
}
