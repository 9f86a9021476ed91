// SPDX-License-Identifier: Apache-2.0
import Testing

struct ProtocolTests {
  @Test func `a protocol for classes says so`() {
    expect("@objc protocol P {}", becomes: "      protocol P: AnyObject {}")
    expect("protocol P: class {}", becomes: "protocol P: AnyObject {}")
    expect("@objc protocol P: NSObjectProtocol {}", becomes: "      protocol P: NSObjectProtocol {}")
  }

  @Test func `optional requirements get defaults on the line of the brace`() {
    expect(
      "@objc public protocol P {\n  @objc optional func f(_ a: Int)\n  @objc optional func g() -> Bool\n}\nlet after = 1",
      becomes:
        "      public protocol P: AnyObject {\n                 func f(_ a: Int)\n                 func g() -> Bool?\n}; extension P { public func f(_ a: Int) {}; public func g() -> Bool? { nil } }\nlet after = 1"
    )
  }

  @Test func `calls of optional requirements lose a question mark, and closures keep theirs`() {
    let text = ported(
      "@objc protocol P { @objc optional func f(_ a: Int) -> Bool }",
      """
      class A {
        weak var delegate: P?
        var f2: (() -> Void)?
        func g() { if delegate?.f?(1) ?? true { f2?(); self.f2?(); scroll.delegate?.scrollViewDidScroll?(scroll) } }
      }
      """)
    #expect(
      text[1].contains(
        "if delegate?.f(1) ?? true { f2?(); self.f2?(); scroll.delegate?.scrollViewDidScroll(scroll) }"))
  }

  @Test func `methods of UIKit's delegates are known by their names`() {
    expect(
      "func g() { target?.gestureRecognizer?(g, shouldReceive: press) ?? true; next.scrollViewDidScroll?(s); done?() }",
      becomes:
        "func g() { target?.gestureRecognizer(g, shouldReceive: press) ?? true; next.scrollViewDidScroll(s); done?() }"
    )
  }

  @Test func `whether an object responds to an optional requirement is known: it has a default`() {
    let text = ported(
      "@objc protocol P { @objc optional func f(_ a: Int) }",
      """
      if delegate?.responds(to: #selector(P.f(_:))) == true { delegate?.f?(1) }
      if self.a?.delegate!.responds(to: #selector(P.f)) ?? false, other.responds(to: #selector(P.f(_:))) {}
      """)
    #expect(
      text[1] == """
        if delegate.map({ _ in true }) == true { delegate?.f(1) }
        if true ?? false, true {}
        """)
  }

  @Test func `what implements an optional requirement has its optional type`() {
    let text = ported(
      "class A: NSObject, P { func f() -> Bool { true }; func g() -> Bool { true } }",
      "class B: A {}\nextension B { var x: Int { 1 } }",
      "@objc protocol P { @objc optional func f() -> Bool; @objc optional var x: Int { get } }")
    #expect(text[0] == "class A: NSObject, P { func f() -> Bool? { true }; func g() -> Bool { true } }")
    #expect(text[1] == "class B: A {}\nextension B { var x: Int? { 1 } }")
  }

  @Test func `a requirement that is forced is forced by its result`() {
    let text = ported(
      "@objc protocol P { @objc optional func f() -> Int; @objc optional func g() }",
      "func h(_ d: P) { let a = d.f!() + 1; d.g!() }")
    #expect(text[1] == "func h(_ d: P) { let a = d.f()! + 1; d.g() }")
  }
}
