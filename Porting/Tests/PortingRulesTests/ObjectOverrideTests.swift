// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ObjectOverrideTests {
  @Test func `a proxy forwards what it does not have`() {
    expect(
      """
      class Proxy: NSObject {
        weak var target: NSObjectProtocol?
        override func responds(to s: Selector!) -> Bool { target?.responds(to: s) == true || super.responds(to: s) }
        override func forwardingTarget(for s: Selector!) -> Any? { target ?? super.forwardingTarget(for: s) }
      }
      """,
      becomes: """
        class Proxy: NSObject {
          weak var target: NSObjectProtocol?
                   func responds(to s: Selector!) -> Bool { target?.responds(to: s) == true || super.responds(to: s) }
                   func forwardingTarget(for s: Selector!) -> Any? { target ?? (nil as Any?) }
        }; extension Proxy: SelectorForwarding {}
        """)
  }

  @Test func `methods of a delegate are not forwarded, which is said`() {
    expect(
      "class Proxy: NSObject, UIScrollViewDelegate { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
      becomes:
        "class Proxy: NSObject, UIScrollViewDelegate {          func forwardingTarget(for s: Selector!) -> Any? { nil } }; extension Proxy: SelectorForwarding {}",
      remarks: [
        "1: Proxy is a UIScrollViewDelegate, whose methods are called directly and not forwarded: write each of them that the target has, and call it on the target there."
      ])
  }

  @Test func `an object of a nib hears that it was loaded`() {
    expect(
      """
      class Theme: NSObject { override func awakeFromNib() { super.awakeFromNib(); apply() } }
      class Dark: Theme { override func awakeFromNib() { super.awakeFromNib() } }
      """,
      becomes: """
        class Theme: NSObject {          func awakeFromNib() { (); apply() } }; extension Theme: NibAwakening {}
        class Dark: Theme { override func awakeFromNib() { super.awakeFromNib() } }
        """)
  }

  @Test func `views override these methods as they are`() {
    let source =
      "class A: UIView { override func awakeFromNib() { super.awakeFromNib() }; override func responds(to s: Selector!) -> Bool { true } }"
    expect(source, becomes: source)
  }
}
