// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore

private final class Telling: UIView {
  let name: String
  let tell: (String) -> Void

  init(_ name: String, _ tell: @escaping (String) -> Void) {
    self.name = name
    self.tell = tell
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }

  private func text(_ view: UIView?) -> String {
    view is UIWindow ? "window" : (view as? Telling)?.name ?? "nil"
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    tell("\(name) willMove(toWindow: \(text(newWindow)))")
  }
  override func didMoveToWindow() { tell("\(name) didMoveToWindow \(text(window))") }
  override func willMove(toSuperview newSuperview: UIView?) {
    tell("\(name) willMove(toSuperview: \(text(newSuperview)))")
  }
  override func didMoveToSuperview() { tell("\(name) didMoveToSuperview \(text(superview))") }
  override func didAddSubview(_ subview: UIView) { tell("\(name) didAddSubview(\(text(subview)))") }
  override func willRemoveSubview(_ subview: UIView) { tell("\(name) willRemoveSubview(\(text(subview)))") }
}

@MainActor @Suite final class UIViewHierarchyTests {
  private var log: [String] = []
  private func view(_ name: String) -> Telling { Telling(name) { [unowned self] in log.append($0) } }

  @Test func `a view that is added to a window is told in this order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (root, a, b) = (view("root"), view("a"), view("b"))
    window.addSubview(root)
    a.addSubview(b)
    log = []
    root.addSubview(a)
    #expect(
      log == [
        "a willMove(toWindow: window)", "b willMove(toWindow: window)", "a willMove(toSuperview: root)",
        "a didMoveToWindow window", "b didMoveToWindow window", "a didMoveToSuperview root",
        "root didAddSubview(a)",
      ])
    log = []
    a.removeFromSuperview()
    #expect(
      log == [
        "a willMove(toWindow: nil)", "b willMove(toWindow: nil)", "a willMove(toSuperview: nil)",
        "root willRemoveSubview(a)", "a didMoveToWindow nil", "b didMoveToWindow nil",
        "a didMoveToSuperview nil",
      ])
  }

  @Test func `without a window nothing is told about windows`() {
    let (root, a) = (view("root"), view("a"))
    root.addSubview(a)
    #expect(log == ["a willMove(toSuperview: root)", "a didMoveToSuperview root", "root didAddSubview(a)"])
  }

  @Test func `a view that goes from one superview to another leaves the first`() {
    let (one, two, a) = (view("one"), view("two"), view("a"))
    one.addSubview(a)
    log = []
    two.addSubview(a)
    #expect(
      log == [
        "a willMove(toSuperview: two)", "one willRemoveSubview(a)", "a didMoveToSuperview two",
        "two didAddSubview(a)",
      ])
    #expect(one.subviews.isEmpty)
    #expect(a.superview === two)
  }

  @Test func `a view that is added again comes to the top without being told`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.addSubview(a)
    root.addSubview(b)
    log = []
    root.addSubview(a)
    #expect(root.subviews == [b, a])
    #expect(log == [])
  }

  @Test func `places among the siblings are as asked for`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, belowSubview: b)
    #expect(root.subviews == [a, b, c])
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [a, b, c])
    root.insertSubview(UIView(), at: 99)
    #expect(root.subviews.count == 4)
  }

  @Test func `a view cannot come into itself, and a window into nothing`() {
    var said = 0
    let handler = Misuse.handler
    Misuse.handler = { _ in said += 1 }
    defer { Misuse.handler = handler }
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    b.addSubview(a)
    a.addSubview(a)
    a.addSubview(UIWindow())
    #expect(said == 3)
    #expect(a.superview == nil)
    #expect(a.subviews == [b])
  }

  @Test func `tags are looked for depth first, descendants upwards`() {
    let root = UIView()
    let (a, a1, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(a1)
    root.addSubview(b)
    a1.tag = 7
    b.tag = 7
    #expect(root.viewWithTag(7) === a1)
    #expect(root.viewWithTag(8) == nil)
    #expect(a1.isDescendant(of: root) && a1.isDescendant(of: a1) && !b.isDescendant(of: a))
  }

  @Test func `a view that removes itself on its way out goes once`() {
    final class Leaver: UIView {
      var left = 0
      var moved = 0
      override func willMove(toSuperview newSuperview: UIView?) {
        guard newSuperview == nil else { return }
        left += 1
        removeFromSuperview()
      }
      override func didMoveToSuperview() {
        if superview == nil { moved += 1 }
      }
    }
    let (root, other, view) = (UIView(), UIView(), Leaver())
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.superview == nil && root.subviews.isEmpty)
    #expect(view.left == 1 && view.moved == 1)
    other.addSubview(view)
    view.removeFromSuperview()
    #expect(view.left == 2 && other.subviews.isEmpty)
  }

  @Test func `a view whose superview goes has none`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func add(_ parent: UIView) {
      parent.addSubview(child)
      _ = parent.hitTest(CGPoint(x: 5, y: 5), with: nil)
    }
    add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(child.superview == nil)
    child.frame.origin.x = 5
    child.removeFromSuperview()
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint.zero)
  }

  @Test func `a view that outlives its window is in none`() {
    let (child, grandchild) = (UIView(), UIView())
    child.addSubview(grandchild)
    func show() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(child)
      #expect(grandchild.window === window)
    }
    show()
    #expect(child.window == nil && grandchild.window == nil && child.superview == nil)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(child)
    #expect(grandchild.window === other)
    child.removeFromSuperview()
    #expect(child.window == nil && grandchild.window == nil)
  }

  @Test func `a window may take its views out while it goes`() {
    final class Clearing: UIWindow {
      isolated deinit {
        for view in subviews { view.removeFromSuperview() }
      }
    }
    let (child, grandchild) = (UIView(), UIView())
    child.addSubview(grandchild)
    func show() {
      let window = Clearing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(child)
      #expect(grandchild.window === window)
    }
    show()
    #expect(child.window == nil && grandchild.window == nil && child.superview == nil)
  }

  @Test func `a child that has gone is not looked at in a hit-test`() {
    /// Is asked itself, and so is in no list or tree of boxes.
    final class Asked: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    for (count, isAsked) in [(1, false), (100, false), (1, true), (100, true)] {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<count {
        parent.addSubview(isAsked ? Asked(frame: parent.bounds) : UIView(frame: parent.bounds))
      }
      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent.subviews.last)
      while let last = parent.subviews.last {
        last.removeFromSuperview()
        #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent.subviews.last ?? parent)
      }
    }
  }

  @Test(arguments: [0, 1, -1, 32767, 32768, -32768, -32769, .max, .min])
  func `a tag reads back as it was set, large or small, whatever was set before`(tag: Int) {
    for before in [0, 5, 100_000] {
      let view = UIView()
      view.tag = before
      view.tag = tag
      #expect(view.tag == tag)
      let root = UIView()
      root.tag = 77
      root.addSubview(view)
      #expect(root.viewWithTag(tag) === view)
    }
  }
}
