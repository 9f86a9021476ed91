// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchCore
import TouchSelectors

private final class Clock: NSObject {
  var ticks = 0
  func tick() { ticks += 1 }
}

private final class Proxy: NSObject {
  weak var target: NSObject?
  init(_ target: NSObject) { self.target = target }
  func responds(to selector: Selector!) -> Bool { target?.responds(to: selector) == true }
}
extension Proxy: SelectorForwarding {
  func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

private final class Outer: UIView {
  let clock = Clock()
  override func responds(to aSelector: Selector!) -> Bool {
    clock.responds(to: aSelector) || super.responds(to: aSelector)
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    clock.responds(to: aSelector) ? clock : super.forwardingTarget(for: aSelector)
  }
}

@MainActor struct ForwardingTests {
  private let tick = Selector("tick", Clock.tick)

  @Test func `a proxy passes a method on to its target`() {
    let clock = Clock()
    let proxy = Proxy(clock)
    #expect(proxy.responds(to: tick))
    proxy.perform(tick)
    #expect(clock.ticks == 1)
    #expect(
      (proxy as any NSObjectProtocol).responds(to: tick) == false, "only a method of a responder is asked")
  }

  @Test func `a view answers for the object that it forwards to`() {
    let outer = Outer()
    #expect(outer.responds(to: tick) && (outer as NSObject).responds(to: tick))
    #expect(outer.canPerformAction(tick, withSender: nil))
    #expect(UIView().responds(to: tick) == false)
    outer.perform(tick)
    #expect(outer.clock.ticks == 1)
  }

  @Test func `objects that name each other are reported, and nothing is called`() {
    let one = Clock()
    let other = Proxy(one)
    other.target = other
    var reports = 0
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { _ in reports += 1 }
    other.perform(tick)
    #expect(reports == 1 && one.ticks == 0)
  }

  @Test func `values are read by the names that can be observed`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.value(forKey: "frame") as? CGRect == view.frame)
    var reports = 0
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { _ in reports += 1 }
    #expect(view.value(forKey: "nothing") == nil)
    #expect(reports == 1)
  }

  @Test func `values of views are set by UIKit's keys`() {
    let (label, bar, scroll) = (UILabel(), UIProgressView(), UIScrollView())
    let tap = UITapGestureRecognizer()
    var reports: [String] = []
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { reports.append($0) }
    label.setValue("Buy", forKey: "text")
    label.setValue(NSNumber(value: 3), forKey: "numberOfLines")
    label.setValue(1, forKey: "textAlignment")
    label.setValue(7, forKey: "tag")
    label.setValue(true, forKey: "hidden")
    label.setValue(0.5, forKey: "alpha")
    bar.setValue(1, forKey: "progress")
    scroll.setValue(CGPoint(x: 0, y: 5), forKey: "contentOffset")
    scroll.setValue(NSNumber(value: false), forKey: "isScrollEnabled")
    tap.setValue(2, forKey: "numberOfTapsRequired")
    #expect(label.text == "Buy" && label.numberOfLines == 3)
    #expect(label.tag == 7 && label.isHidden && label.alpha == 0.5)
    #expect(bar.progress == 1 && scroll.contentOffset.y == 5 && !scroll.isScrollEnabled)
    #expect(tap.numberOfTapsRequired == 2 && reports.isEmpty)
    #expect(label.value(forKey: "text") as? String == "Buy")
    #expect(label.value(forKey: "textAlignment") as? Int == 1)
    label.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(label.layer.cornerRadius == 8 && label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil && label.value(forKey: "text") == nil && reports.isEmpty)
    #expect(label.value(forKey: "superview") == nil && reports.isEmpty)
  }

  @Test func `a key that is not known and a value of another type are reported`() {
    let view = UISwitch()
    var reports: [String] = []
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { reports.append($0) }
    view.setValue("red", forKey: "alpha")
    view.setValue(nil, forKey: "frame")
    view.setValue(view, forKey: "superview")
    view.setValue(1, forKey: "nothing")
    #expect(
      reports.map { $0.prefix(76) }
        == [
          "setValue(_:forKey: \"alpha\"): a String is not of its type; nothing changes. Se",
          "setValue(_:forKey: \"frame\"): nil is not of its type; nothing changes. Set the",
          "setValue(_:forKey: \"superview\"): it can be read only; nothing changes. Set th",
          "setValue(_:forKey: \"nothing\"): a UISwitch has no property by this name; it has",
        ].map { $0.prefix(76) })
  }
}

struct ControllerMadeByClassTests {
  @Test func `a controller is made of a class that only a value knows`() {
    final class Detail: UIViewController, ControllerMadeByClass {
      var nib: String?
      required override init(nibName: String?, bundle: Bundle?) {
        nib = nibName
        super.init(nibName: nibName, bundle: bundle)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let kinds: [UIViewController.Type] = [Detail.self, UIViewController.self, UINavigationController.self]
    #expect(kinds.map { type(of: $0.made()) == $0 } == [true, true, true])
    #expect(Detail.made(nibName: "Detail").nib == "Detail")
  }
}
