// SPDX-License-Identifier: Apache-2.0
import Foundation
import PortingRules
import Testing

struct SelectorTests {
  @Test func `a selector brings the method of the class around it along`() {
    expect(
      """
      class Knob: UIControl {
        func start() { let tap = UITapGestureRecognizer(target: self, action: #selector(tapped)) }
        @objc func tapped() {}
      }
      """,
      becomes: """
        class Knob: UIControl {
          func start() { let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", Knob.tapped)) }
                func tapped() {}
        }
        """)
  }

  @Test(arguments: [
    ("@objc func f() {}", "f", "f", "f"),
    ("@objc func f(_ a: Any) {}", "f", "f:", "f"),
    ("@objc func f(_ a: Any) {}", "f(_:)", "f:", "f(_:)"),
    ("@objc func f(sender: Any) {}", "f(sender:)", "fWithSender:", "f(sender:)"),
    ("@objc func handle(for pan: Any) {}", "handle(for:)", "handleFor:", "handle(for:)"),
    ("@objc func handle(with pan: Any) {}", "handle(with:)", "handleWith:", "handle(with:)"),
    ("@objc func f(_ a: Any, event: UIEvent) {}", "f(_:event:)", "f:event:", "f(_:event:)"),
    ("@objc func f(_ a: Any, _ b: UIEvent) {}", "f(_:_:)", "f::", "f(_:_:)"),
    ("@objc(press:) func f(_ a: Any) {}", "f(_:)", "press:", "f(_:)"),
    ("@IBAction func f(_ a: Any) {}", "self.f", "f:", "f"),
    ("@objc func f(_ a: Any) {}", "A.f(_:)", "f:", "f(_:)"),
    ("@objc func f(_ a: Any) {}", "Self.f(_:)", "f:", "f(_:)"),
    ("@objc func f(_ a: Any) {}", "(f(_:))", "f:", "f(_:)"),
  ])
  func `a selector has the name that Objective-C gives`(
    method: String, reference: String, name: String, spelling: String
  ) {
    let source = "class A { \(method); let s = #selector(\(reference)) }"
    let text = ported(source)[0]
    #expect(text.hasSuffix("let s = Selector(\"\(name)\", A.\(spelling)) }"))
  }

  @Test func `the class of a value is the one in the sources that has the method`() {
    let text = ported(
      "class Model { @objc func reload() {} }",
      "class View { var model: Model; lazy var s = #selector(model.reload) }")
    #expect(text[1] == "class View { var model: Model; lazy var s = Selector(\"reload\", Model.reload) }")
  }

  @Test func `a method of UIKit is one of the class that is named`() {
    expect(
      "let s = #selector(UIView.layoutIfNeeded)",
      becomes: "let s = Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)")
  }

  @Test func `a method in an extension of a nested type is found by its whole path`() {
    expect(
      "class A { class B {} }\nextension A.B { @objc func f() {}; func g() { use(#selector(f)) } }",
      becomes:
        "class A { class B {} }\nextension A.B {       func f() {}; func g() { use(Selector(\"f\", A.B.f)) } }"
    )
  }

  @Test func `a method that only a protocol of UIKit has is a name`() {
    expect(
      "let s = #selector(UIResponderStandardEditActions.copy(_:))", becomes: "let s = Selector(\"copy:\")")
  }

  @Test(arguments: [
    ("paste(_:)", "paste:"), ("self.copy(_:)", "copy:"), ("UIResponder.selectAll(_:)", "selectAll:"),
    ("UITextField.delete(_:)", "delete:"), ("super.cut(_:)", "cut:"), ("printContent(_:)", "print:"),
    ("paste", "paste:"), ("field.paste(_:)", "paste:"),
  ])
  func `an edit action that a class only inherits is a name`(reference: String, name: String) {
    expect(
      "class Field: UITextField { func f() { use(#selector(\(reference))) } }",
      becomes: "class Field: UITextField { func f() { use(Selector(\"\(name)\")) } }")
  }

  @Test func `an edit action that a class or its superclass overrides brings its method along`() {
    expect(
      """
      class Field: UITextField { override func paste(_ sender: Any?) {} }
      class Code: Field { func f() { use(#selector(paste(_:))) } }
      """,
      becomes: """
        class Field: UITextField { override func paste(_ sender: Any?) {} }
        class Code: Field { func f() { use(Selector("paste:", Code.paste(_:))) } }
        """)
  }

  @Test func `a method with the name of an edit action and other parameters is one of the class`() {
    expect(
      "class A { @objc func move(to point: Any) {}; func f() { use(#selector(move(to:))) } }",
      becomes:
        "class A {       func move(to point: Any) {}; func f() { use(Selector(\"moveTo:\", A.move(to:))) } }")
  }

  @Test func `the edit actions are those of the touch core`() throws {
    let core = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/System/TouchCore/App/Responders/StandardEditActions.swift")
    let source = try String(contentsOf: core, encoding: .utf8)
    let methods = source.matches(of: #/UIResponder\.(\w+)\(_:\)/#).map { String($0.1) }
    #expect(Set(methods) == StandardEditActions.methods)
  }

  @Test func `a value whose class is not known is left to do`() {
    expect(
      "let s = #selector(model.reload)", becomes: "let s = Selector(\"reload\")",
      remarks: ["1: the class of reload is not known; write Selector(\"reload\", Owner.reload)."])
  }

  @Test func `a selector made of a text brings the method along that has the name`() {
    expect(
      "class A { @objc func f(_ a: Any, event: UIEvent) {}; let s = Selector((\"f:event:\")) }",
      becomes:
        "class A {       func f(_ a: Any, event: UIEvent) {}; let s = Selector(\"f:event:\", A.f(_:event:)) }"
    )
  }

  @Test func `a text that several classes answer is left to do`() {
    expect(
      "class A { @objc func f() {} }\nclass B { @objc func f() {} }\nlet s = NSSelectorFromString(\"f\")",
      becomes: "class A {       func f() {} }\nclass B {       func f() {} }\nlet s = Selector(\"f\")",
      remarks: [
        "3: several classes have a method f; write Selector(\"f\", Owner.method) for the one that is meant."
      ])
  }

  @Test func `a selector over several lines keeps their number`() {
    expect(
      "class A {\n  let s = #selector(\n    f\n  )\n  @objc func f() {}\n}",
      becomes: "class A {\n  let s = Selector(\"f\", A.f)\n\n\n        func f() {}\n}")
  }

  @Test func `a property that is not lazy has no self`() {
    expect(
      "class A {\n  let b = make(self, #selector(f))\n  lazy var c = make(self, #selector(f))\n  func f() {}\n}",
      becomes:
        "class A {\n  let b = make(self, Selector(\"f\", A.f))\n  lazy var c = make(self, Selector(\"f\", A.f))\n  func f() {}\n}",
      remarks: [
        "2: in the initial value of a property, self is not the object; make the property lazy. On iOS, too, nothing is told."
      ])
  }

  @Test func `a method that throws is left to do`() {
    expect(
      "class A { func f() throws {}; func g() { use(#selector(f)) } }",
      becomes: "class A { func f() throws {}; func g() { use(Selector(\"f\", A.f)) } }",
      remarks: ["1: f throws, which no action may here; write a method that handles the error."])
  }

  @Test func `a method of a protocol is a name that is left to do`() {
    expect(
      "protocol P { func f() }; let s = #selector(P.f)",
      becomes: "protocol P { func f() }; let s = Selector(\"f\")",
      remarks: [
        "1: a method of a protocol is only a name here, which objects answer if their class has a selector of it; call the requirement instead."
      ])
  }
}
