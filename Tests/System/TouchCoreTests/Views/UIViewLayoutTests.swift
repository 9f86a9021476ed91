// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private final class Logged: UIView {
  var name = ""
  var log: ((String) -> Void)?
  var then: (() -> Void)?
  override func layoutSubviews() {
    log?(name)
    then?()
  }
  override func draw(_ rect: CGRect) {
    log?("draw \(name) \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
  }
}

@MainActor @Suite final class UIViewLayoutTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var log: [String] = []

  private func view(_ name: String, in parent: UIView) -> Logged {
    let view = Logged(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.name = name
    view.log = { [unowned self] in log.append($0) }
    parent.addSubview(view)
    return view
  }

  private func turn() -> [String] {
    log = []
    application.finishTurn()
    return log
  }

  init() {
    window.makeKeyAndVisible()
  }

  @Test func `a turn lays out what asked for it, each before those below it, siblings in their order`() {
    let a = view("a", in: window)
    let a1 = view("a1", in: a)
    let a2 = view("a2", in: a)
    let b = view("b", in: window)
    _ = turn()
    a2.setNeedsLayout()
    b.setNeedsLayout()
    a1.setNeedsLayout()
    a.setNeedsLayout()
    #expect(turn() == ["a", "a1", "a2", "b"])
    #expect(turn() == [])
  }

  @Test func `a layout of a view begins with the superviews that need one, up to one that needs none`() {
    let a = view("a", in: window)
    let b = view("b", in: a)
    let c = view("c", in: b)
    let d = view("d", in: c)
    _ = view("e", in: c)
    _ = turn()
    for view in [a, c, d] { view.setNeedsLayout() }
    log = []
    d.layoutIfNeeded()
    #expect(log == ["c", "d"])
    #expect(turn() == ["a"])
    for view in [b, c, d] { view.setNeedsLayout() }
    log = []
    c.then = { d.layoutIfNeeded() }
    d.layoutIfNeeded()
    #expect(log == ["b", "c", "d"])
  }

  @Test func `a new view is laid out and drawn once without asking`() {
    _ = turn()
    _ = view("a", in: window)
    #expect(turn() == ["a", "draw a 0 0 50 50"])
    #expect(turn() == [])
  }

  @Test func `a new size is drawn anew only where the content mode says so`() {
    let a = view("a", in: window)
    _ = turn()
    a.frame.size.width = 60
    #expect(turn() == ["a"])
    a.contentMode = .redraw
    a.frame.size.width = 70
    #expect(turn() == ["a", "draw a 0 0 70 50"])
  }

  @Test func `asking twice lays out once`() {
    let a = view("a", in: window)
    _ = turn()
    a.setNeedsLayout()
    a.setNeedsLayout()
    #expect(turn() == ["a"])
  }

  @Test func `layoutIfNeeded lays out at once, and only below`() {
    let a = view("a", in: window)
    let a1 = view("a1", in: a)
    let b = view("b", in: window)
    _ = turn()
    a1.setNeedsLayout()
    b.setNeedsLayout()
    log = []
    a.layoutIfNeeded()
    #expect(log == ["a1"])
    a.layoutIfNeeded()
    #expect(log == ["a1"])
    #expect(turn() == ["b"])
  }

  @Test func `a layout that asks for more is followed by more in the same turn`() {
    let a = view("a", in: window)
    let a1 = view("a1", in: a)
    _ = turn()
    var rounds = 0
    a1.then = {
      rounds += 1
      if rounds == 1 { a.setNeedsLayout() }
    }
    a.then = { a1.frame.size.width = CGFloat(60 + rounds) }
    a.setNeedsLayout()
    #expect(turn() == ["a", "a1", "a", "a1"])
  }

  @Test func `an endless layout is stopped, and says so`() {
    let a = view("a", in: window)
    let a1 = view("a1", in: a)
    _ = turn()
    a1.then = { a.setNeedsLayout() }
    a.then = { a1.setNeedsLayout() }
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    a.setNeedsLayout()
    #expect(turn().count == 200)
    #expect(said.count == 1)
    #expect(said.first?.contains("still asks for layout") == true)
  }

  @Test func `size, bounds origin and subviews ask for layout, a place does not`() {
    let a = view("a", in: window)
    _ = turn()
    a.center = CGPoint(x: 60, y: 60)
    a.transform = CGAffineTransform(rotationAngle: 1)
    a.alpha = 0.5
    #expect(turn() == [])
    a.bounds.size.width = 70
    #expect(turn() == ["a"])
    a.bounds.origin.y = 10
    #expect(turn() == ["a"])
    let child = UIView()
    a.addSubview(child)
    #expect(turn() == ["a"])
    child.removeFromSuperview()
    #expect(turn() == ["a"])
  }

  @Test func `a view that needed layout before it was added gets it after`() {
    let loose = Logged(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    loose.name = "loose"
    loose.log = { [unowned self] in log.append($0) }
    window.addSubview(loose)
    _ = turn()
    loose.removeFromSuperview()
    loose.setNeedsLayout()
    #expect(turn() == [])
    window.addSubview(loose)
    #expect(turn() == ["loose"])
  }

  @Test func `parts that wait to be drawn are drawn as one, within the bounds`() {
    let a = view("a", in: window)
    _ = turn()
    a.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    a.setNeedsDisplay(CGRect(x: 20, y: 40, width: 10, height: 100))
    #expect(turn() == ["draw a 0 0 30 50"])
    a.setNeedsDisplay(CGRect(x: 60, y: 60, width: 10, height: 10))
    #expect(turn() == [])
    a.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    a.setNeedsDisplay()
    a.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(turn() == ["draw a 0 0 50 50"])
  }

  @Test func `a content scale is the screen's unless set`() {
    // Another test may have made its application the current one since this suite was set up.
    UIApplication.current = application
    let loose = UIView()
    #expect(loose.contentScaleFactor == 1)
    window.addSubview(loose)
    #expect(loose.contentScaleFactor == UIScreen.main.scale)
    loose.contentScaleFactor = 3
    #expect(loose.contentScaleFactor == 3)
  }

  @Test func `a view fits its present size, has none of its own, and sizeToFit keeps the corner`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width * 2, height: 8) }
    }
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(plain.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 4))
    #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    let fitting = Fitting(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    fitting.sizeToFit()
    #expect(fitting.frame == CGRect(x: 10, y: 10, width: 40, height: 8))
    fitting.transform = CGAffineTransform(scaleX: 2, y: 2)
    fitting.sizeToFit()
    #expect(fitting.center == CGPoint(x: 30, y: 14))
    #expect(fitting.bounds.size == CGSize(width: 80, height: 8))
  }

  @Test func `a view that lays itself out from its own layout is laid out again, not for ever`() {
    let a = view("a", in: window)
    _ = turn()
    a.then = { [unowned a] in
      a.then = nil
      a.setNeedsLayout()
      a.layoutIfNeeded()
    }
    a.setNeedsLayout()
    #expect(turn() == ["a", "a"])
    var sentences: [String] = []
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    Misuse.handler = { sentences.append($0) }
    a.then = { [unowned a] in
      a.setNeedsLayout()
      a.layoutIfNeeded()
    }
    a.setNeedsLayout()
    #expect(turn() == ["a", "a"])
    #expect(turn() == [])
    #expect(sentences == [])
    a.then = nil
  }
}
