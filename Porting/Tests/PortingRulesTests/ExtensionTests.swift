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

  @Test func `a property in an extension that a subclass overrides moves, too`() {
    let text = ported(
      "class A: UIView {\n}",
      "extension A { @objc var f: Int { 1 }\n  @objc var g: Int { 2 } }",
      "class B: A { override var f: Int { 3 } }")
    #expect(text[0].contains("var f: Int { 1 }") && !text[0].contains("var g"))
    #expect(!text[1].contains("var f: Int { 1 }") && text[1].contains("var g: Int { 2 }"))
  }

  @Test
  func
    `an override of a property that an extension adds to UIKit's class is left to do, with the line to write`()
  {
    let source =
      "extension UIView { var edge: CGFloat { 1 } }; class A: UIView { override var edge: CGFloat { 2 } }"
    expect(
      source, becomes: source,
      remarks: [
        "1: edge is a property of an extension of UIView, which Swift cannot override. Write `protocol OwnEdge { var ownEdge: CGFloat { get } }`, let A conform to it with ownEdge in place of this override, and begin the getter of the extension with `if let object = self as? any OwnEdge { return object.ownEdge }`."
      ])
  }

  @Test func `an override in an extension of a class from elsewhere is left to do`() {
    expect(
      "extension UIView { open override func layoutSubviews() {} }",
      becomes: "extension UIView { open override func layoutSubviews() {} }",
      remarks: [
        "1: an extension of UIView cannot override here, and UIView is not in these sources; move it into a subclass."
      ])
  }

  @Test func `an open member of an extension becomes public, unless a subclass overrides it`() {
    expect(
      """
      open class A: UIView {}
      extension A {
        @objc open func f() {}
        @objc open var g: Int { 1 }
        open class func h() {}
        open subscript(i: Int) -> Int { i }
        open class B { open func k() {} }
      }
      """,
      becomes: """
        open class A: UIView {}
        extension A {
                public func f() {}
                public var g: Int { 1 }
          public class func h() {}
          public subscript(i: Int) -> Int { i }
          open class B { open func k() {} }
        }
        """)
  }

  @Test func `one that moves into its class stays open`() {
    let text = ported(
      "open class A: UIView {\n}",
      "extension A { @objc open func f() {}\n  open override func layoutSubviews() {} }",
      "class B: A { override func f() {} }")
    #expect(text[0].contains("open func f() {}"))
    #expect(text[0].contains("open override func layoutSubviews() {}"))
  }
}
