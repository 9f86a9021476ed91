// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ExtensionTests {
  @Test func `an override in an extension moves into the class, and keeps its line`() {
    expect(
      """
      class A: UIView {
        var x = 0
      }
      extension A {
        override func layoutSubviews() {
          use(#selector(f))
        }
        @objc func f() {}
      }
      """,
      becomes: """
        class A: UIView {
          var x = 0

        #sourceLocation(file: "A.swift", line: 5)
        override func layoutSubviews() {
            use(Selector("f", A.f))
          }
        #sourceLocation(file: "A.swift", line: 3)
        }
        extension A {
        \("                                  ")
        \("                     ")
        \("   ")
                func f() {}
        }
        """)
  }

  @Test func `a method in an extension that a subclass overrides moves, too`() {
    let text = ported(
      "class A: UIView {\n}",
      "extension A { @objc func f() {}\n  @objc func g() {} }",
      "class B: A { override func f() {} }")
    #expect(text[0].contains("func f() {}"))
    #expect(!text[0].contains("func g() {}"))
    #expect(!text[1].contains("func f() {}"))
  }

  @Test func `an override in an extension of a class from elsewhere is left to do`() {
    expect(
      "extension UIView { open override func layoutSubviews() {} }",
      becomes: "extension UIView { open override func layoutSubviews() {} }",
      remarks: [
        "1: an extension of UIView cannot override here, and UIView is not in these sources; move it into a subclass."
      ])
  }
}
