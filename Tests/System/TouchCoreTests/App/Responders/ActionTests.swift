// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

private class Doer: UIView {
  var heard: [String] = []
  func save() { heard.append("save") }
  func open(_ sender: Any?) { heard.append("open \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  func tap(_ sender: Doer, with event: UIEvent?) {
    heard.append("tap \(event == nil ? "no event" : "event")")
  }
  func touch(_ sender: UIView, _ event: UIEvent) { heard.append("touch \(event.type)") }
  override class var actionMethods: [Selector] {
    [
      Selector("save", Doer.save), Selector("open:", Doer.open), Selector("tap:with:", Doer.tap),
      Selector("touch:with:", Doer.touch),
    ]
  }
}

private final class FirstDoer: Doer {
  override var canBecomeFirstResponder: Bool { true }
}

private final class Refusing: Doer {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

private final class Model: ActionTarget {
  var saved = 0
  func save() { saved += 1 }
  static var actionMethods: [Selector] { [Selector("save", Model.save)] }
}

private final class Stranger {
  var tapped = 0
  func tap() { tapped += 1 }
}

private final class Elsewhere: UIView {
  var target: UIResponder?
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    target ?? super.target(forAction: action, withSender: sender)
  }
  override var next: UIResponder? { target == nil ? subviews.first : super.next }
}

private final class Resigning: UIView {
  var words: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    words.append("resign")
    return super.resignFirstResponder()
  }
  override func endEditing(_ force: Bool) -> Bool {
    words.append("end \(force)")
    return super.endEditing(force)
  }
}

struct ActionTests {
  let application = UIApplication()
  let facts = ResponderFacts()
  let window: UIWindow
  fileprivate let outer = Doer()
  let inner = UIView()

  init() {
    application.tracer = facts
    window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `the names of UIKit's own actions find their methods without a typed selector`() throws {
    let view = Resigning()
    window.addSubview(view)
    view.becomeFirstResponder()
    #expect(application.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
    #expect(view.words == ["resign"] && !view.isFirstResponder)
    #expect(application.sendAction("becomeFirstResponder", to: view, from: nil, for: nil))
    #expect(view.isFirstResponder)
    // The address of a sender is no zero, so a flag is true.
    let tap = UITapGestureRecognizer(target: view, action: Selector("endEditing:"))
    view.addGestureRecognizer(tap)
    Selector("endEditing:").perform(on: view, sender: tap)
    Selector("endEditing:").perform(on: view, sender: nil)
    Selector("endEditing:", UIView.endEditing(_:)).perform(on: view, sender: tap)
    #expect(view.words.filter { $0.hasPrefix("end") } == ["end true", "end false", "end true"])
    #expect(application.sendAction("removeFromSuperview", to: view, from: nil, for: nil))
    #expect(view.superview == nil)

    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(application.sendAction("popViewControllerAnimated:", to: navigation, from: nil, for: nil))
    #expect(navigation.viewControllers.count == 1)
    // A name of a class is none of another.
    #expect(!Selector("popViewControllerAnimated:").isAnswered(by: UIViewController()))
    #expect(!Selector("startAnimating").isAnswered(by: view))
    #expect(Selector("setNeedsDisplay").isAnswered(by: CALayer()))
  }

  @Test func `the names of setters and hooks find them, and overrides`() {
    final class Laying: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let (view, layer, controller) = (Laying(), CALayer(), UIViewController())
    Selector("setHidden:").perform(on: view, sender: view)
    Selector("setHidden:").perform(on: layer, sender: true)
    Selector("setUserInteractionEnabled:").perform(on: view, sender: false)
    Selector("layoutSubviews").perform(on: view, sender: nil)
    #expect(view.isHidden && layer.isHidden && !view.isUserInteractionEnabled && view.count == 1)
    Selector("setHidden:").perform(on: view, sender: nil)
    #expect(!view.isHidden)
    let tap = UITapGestureRecognizer()
    Selector("setEnabled:").perform(on: tap, sender: false)
    #expect(!tap.isEnabled)
    #expect(Selector("dismissViewControllerAnimated:completion:").isAnswered(by: controller))
    #expect(Selector("viewWillAppear:").isAnswered(by: controller))
    #expect(!Selector("setSelected:").isAnswered(by: view) && !Selector("viewDidLoad").isAnswered(by: view))
  }

  @Test func `selectors are equal by the name they were given or, without one, to their copies`() {
    #expect(Selector("save") == "save")
    #expect(Selector("save", Doer.save) == Selector("save", Model.save))
    #expect(Selector("save") != Selector("open:"))
    let unnamed = Selector(Doer.save)
    let copy = unnamed
    #expect(unnamed == copy)
    #expect(Set([unnamed, copy]).count == 1)
    #expect(unnamed != Selector(Doer.save))
    #expect(unnamed != "save")
    #expect("\(unnamed)".hasPrefix("a method of Doer (TouchCoreTests/ActionTests.swift:"))
    #expect(unnamed != Selector(unnamed.name) && unnamed.means(Selector(unnamed.name)))
    #expect(!unnamed.means(Selector(Doer.save)) && !Selector("save").means("open:"))
  }

  @Test func `an action with a target goes to it, in each form of its method`() {
    for action: Selector in ["save", "open:", "tap:with:", "touch:with:"] {
      #expect(application.sendAction(action, to: outer, from: outer, for: nil))
    }
    application.sendAction("open:", to: outer, from: nil, for: nil)
    application.sendAction("tap:with:", to: outer, from: outer, for: UIEvent())
    #expect(outer.heard == ["save", "open Doer", "tap no event", "touch touches", "open nil", "tap event"])
  }

  @Test func `a method brought along needs no name and no responder`() {
    let (stranger, model) = (Stranger(), Model())
    #expect(application.sendAction(Selector(Stranger.tap), to: stranger, from: nil, for: nil))
    #expect(application.sendAction("save", to: model, from: nil, for: nil))
    #expect((stranger.tapped, model.saved) == (1, 1))
    #expect(facts.lines == ["action a method of Stranger to Stranger#1", "action save to Model#1"])
  }

  @Test func `a name means the method that a selector has brought along for it`() {
    final class Typist {
      var typed = 0
      func type() { typed += 1 }
    }
    let typist = Typist()
    let complaints = misuses {
      #expect(!application.sendAction("type what was brought", to: typist, from: nil, for: nil))
    }
    #expect(complaints.count == 1)
    let selector = Selector("type what was brought", Typist.type)
    #expect(selector.isAnswered(by: typist) && Selector(selector.name).isAnswered(by: typist))
    #expect(application.sendAction("type what was brought", to: typist, from: nil, for: nil))
    let name = Selector(Typist.type).name
    #expect(application.sendAction(Selector(name), to: typist, from: nil, for: nil))
    #expect(typist.typed == 2)
    #expect(
      facts.lines == [
        "unanswered type what was brought", "action type what was brought to Typist#1",
        "action \(name) to Typist#1",
      ])
  }

  @Test func `an action without a target begins at the first responder`() {
    let field = FirstDoer()
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(application.sendAction("save", to: nil, from: inner, for: nil))
    #expect((field.heard, outer.heard) == (["save"], []))
  }

  @Test func `an action without a target or first responder begins at the sender`() {
    #expect(application.sendAction("save", to: nil, from: inner, for: nil))
    #expect(application.sendAction(Selector(Doer.save), to: nil, from: inner, for: nil))
    #expect(outer.heard == ["save", "save"])
    #expect(facts.lines == ["action save to Doer#1", "action a method of Doer to Doer#1"])
  }

  @Test func `a responder that cannot perform an action is passed over`() {
    let refusing = Refusing()
    outer.addSubview(refusing)
    #expect(application.sendAction("save", to: nil, from: refusing, for: nil))
    #expect((refusing.heard, outer.heard) == ([], ["save"]))
  }

  @Test func `an action that nobody performs is reported and refused`() {
    #expect(!application.sendAction("fly", to: nil, from: inner, for: nil))
    #expect(!application.sendAction("save", to: nil, from: Stranger(), for: nil))
    #expect(facts.lines == ["unanswered fly", "unanswered save"])
  }

  @Test func `an action that its target does not have, or whose sender does not fit, is said and not done`() {
    let complaints = misuses {
      #expect(!application.sendAction("fly", to: outer, from: inner, for: nil))
      #expect(!application.sendAction("tap:with:", to: outer, from: inner, for: nil))
    }
    #expect(
      complaints == [
        "action fly: Doer has no such method; list it in the actionMethods of the class, or make the selector of the method itself.",
        "action tap:with:: the method of Doer does not take a UIView; it is not called. Give its first parameter a type that fits.",
      ])
    #expect(outer.heard == [])
  }

  @Test func `a search of a responder's own is taken over, and a chain that leads back ends it`() {
    let elsewhere = Elsewhere()
    elsewhere.addSubview(inner)
    elsewhere.target = outer
    #expect(inner.target(forAction: "save", withSender: nil) as? UIView === outer)
    elsewhere.target = nil
    _ = misuses { #expect(inner.target(forAction: "save", withSender: nil) == nil) }
  }
}
