// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

private final class Field: UIView {
  var resigns = true
  var onResign: (() -> Void)?
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
  override func resignFirstResponder() -> Bool {
    defer { onResign?() }
    return super.resignFirstResponder()
  }
}

private final class Editor: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

struct FirstResponderTests {
  let application = UIApplication()
  let facts = ResponderFacts()
  let window: UIWindow
  fileprivate let first = Field()
  fileprivate let second = Field()

  init() {
    application.tracer = facts
    window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func `one first responder a window: the new one lets the old one resign`() {
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(second.resignFirstResponder())
    #expect(second.resignFirstResponder())
    #expect(facts.lines == ["became Field#1", "resigned Field#1", "became Field#2", "resigned Field#2"])
  }

  @Test func `two windows have a first responder each`() {
    let other = UIWindow(windowScene: window.windowScene ?? UIWindowScene())
    let field = Field()
    other.addSubview(field)
    #expect(first.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(field.isFirstResponder)
  }

  @Test func `editing ends in the view and below it, and a refusal counts unless forced`() {
    let inner = Field()
    first.addSubview(inner)
    #expect(first.endEditing(false), "nobody is first")
    inner.becomeFirstResponder()
    #expect(second.endEditing(true) && inner.isFirstResponder, "it is not below that view")
    inner.resigns = false
    #expect(!first.endEditing(false) && inner.isFirstResponder)
    #expect(first.endEditing(true) && !inner.isFirstResponder)
    inner.resigns = true
    inner.becomeFirstResponder()
    #expect(window.endEditing(false) && !inner.isFirstResponder)
    #expect(UIView().endEditing(false))
  }

  @Test func `a responder that cannot become first is refused`() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
    #expect(facts.lines == ["refused UIView#1: canBecomeFirstResponder is false"])
  }

  @Test func `a responder in no window is refused`() {
    UIApplication.current = application
    #expect(!Field().becomeFirstResponder())
    #expect(facts.lines == ["refused Field#1: it is in no window"])
  }

  @Test func `a first responder that does not resign stays first`() {
    first.becomeFirstResponder()
    first.resigns = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
    #expect(
      facts.lines == [
        "became Field#1", "refused Field#1: canResignFirstResponder is false",
        "refused Field#2: the first responder does not resign",
        "refused Field#1: canResignFirstResponder is false",
      ])
  }

  @Test func `a responder whose view leaves the window is no longer first`() {
    let box = UIView()
    window.addSubview(box)
    box.addSubview(first)
    first.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(window.firstResponder == nil)
    window.addSubview(box)
    first.resigns = false
    first.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(!first.isFirstResponder)
  }

  @Test func `a controller whose view leaves the window is no longer first`() {
    let editor = Editor()
    window.rootViewController = editor
    #expect(editor.becomeFirstResponder())
    window.rootViewController = nil
    #expect(window.firstResponder == nil)
  }

  @Test func `whoever resigns may make a third responder first, and yields it`() {
    let third = Field()
    window.addSubview(third)
    first.becomeFirstResponder()
    first.onResign = { [first] in
      first.onResign = nil
      third.becomeFirstResponder()
    }
    #expect(second.becomeFirstResponder())
    #expect(second.isFirstResponder)
    #expect(!third.isFirstResponder)
  }
}
