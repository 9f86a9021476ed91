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
}

/// A view of a program that code makes where it knows the class at run time alone.
private final class Badge: UILabel, ViewMadeByClass {
  required override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }

  required init?(coder: NSCoder) { nil }
}

struct ViewMadeByClassTests {
  private func made<View: UIView>(_ kind: View.Type) -> View {
    View.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a view is made of a class that only a value knows`() {
    #expect(made(UIView.self).frame.height == 4 && type(of: made(UIView.self)) == UIView.self)
    #expect(type(of: made(UILabel.self)) == UILabel.self)
    #expect(made(Badge.self).tag == 5)
    let kinds: [UIView.Type] = [Badge.self, UIScrollView.self, UISwitch.self]
    #expect(kinds.map { type(of: $0.made()) == $0 } == [true, true, true])
  }
}
