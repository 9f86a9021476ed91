// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct MetatypeInitializerTests {
  @Test func `an initializer that is called through a metatype is required`() {
    expect(
      """
      class Page { init(index: Int) {} }
      class Cover: Page { override init(index: Int) { super.init(index: index) } }
      func make(_ kind: Page.Type) -> Page { kind.init(index: 1) }
      """,
      becomes: """
        class Page { required init(index: Int) {} }
        class Cover: Page { required init(index: Int) { super.init(index: index) } }
        func make(_ kind: Page.Type) -> Page { kind.init(index: 1) }
        """)
  }

  @Test func `it is required of a view that a generic function makes`() {
    expect(
      """
      import UIKit
      class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      func make<T: Card>() -> T { T(frame: .zero) }
      """,
      becomes: """
        import UIKit
        class Card: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }
        func make<T: Card>() -> T { T(frame: .zero) }
        """)
  }

  @Test func `an initializer that a subclass lacks, and one that nobody calls so, stay`() {
    let source = """
      class Page { init(index: Int) {}; init() {} }
      class Cover: Page { init(title: String) { super.init() } }
      func make(_ kind: Page.Type) -> Page { kind.init(index: 1) }
      """
    expect(source, becomes: source)
  }
}
