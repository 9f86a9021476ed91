// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchCore
import TouchSelectors
import TouchTesting

/// A responder that writes down what it is called with.
private final class Watcher: UIView {
  static var context: UInt8 = 0
  var calls: [String] = []
  var watched: UIScrollView?

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let old = (change?[.oldKey] as? CGPoint).map { "\($0.y)" } ?? "-"
    let new = (change?[.newKey] as? CGPoint).map { "\($0.y)" } ?? "-"
    calls.append("\(keyPath ?? "-") \(old) to \(new)")
  }

  deinit { watched?.removeObserver(self, forKeyPath: "contentOffset") }
}

struct KeyValueObservingTests {
  private let scrollView: UIScrollView = {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }()

  @Test func `a closure is called for each new value of a property, until the observation is invalidated`() {
    var calls: [String] = []
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
      calls.append("\(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1), \(view.contentOffset.y)")
    }
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 10
    scrollView.bounds.origin.y = 30
    observation.invalidate()
    scrollView.contentOffset.y = 40
    #expect(calls == ["0.0 to 10.0, 10.0", "10.0 to 30.0, 30.0"])
  }

  @Test func `without options the change has no values`() {
    var values: [CGPoint?] = []
    let observation = scrollView.observe(\.contentOffset) { _, change in
      values += [change.oldValue, change.newValue]
    }
    scrollView.contentOffset.y = 10
    #expect(values == [nil, nil])
    observation.invalidate()
  }

  @Test func `the first call comes at once, and the call before a change before the other one`() {
    var calls: [String] = []
    let view = UIView()
    let observation = view.observe(\.alpha, options: [.initial, .prior, .old, .new]) { _, change in
      calls.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(change.isPrior)")
    }
    view.alpha = 0.5
    #expect(calls == ["-1.0 1.0 false", "1.0 -1.0 true", "1.0 0.5 false"])
    observation.invalidate()
  }

  @Test func `every way to move a view is seen`() {
    let view = UIView()
    var seen = 0
    let observation = view.observe(\.frame) { _, _ in seen += 1 }
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.center.x += 5
    view.bounds.size.width = 50
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.origin.x = 10
    #expect(seen == 4)
    observation.invalidate()
  }

  @Test func `an observation ends with the object that keeps it`() {
    var seen = 0
    var observation: NSKeyValueObservation? = scrollView.observe(\.contentOffset) { _, _ in seen += 1 }
    scrollView.contentOffset.y = 1
    #expect(observation != nil)
    observation = nil
    scrollView.contentOffset.y = 2
    #expect(seen == 1)
  }

  @Test func `the states of a recognizer are seen when they change`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    try stage.add(view, named: "view")
    var states: [UIGestureRecognizer.State] = []
    let observation = pan.observe(\.state, options: .new) { _, change in
      if let state = change.newValue { states.append(state) }
    }
    try stage.drag("view", by: CGVector(dx: 40, dy: 0))
    #expect(states.first == .began)
    #expect(states.contains(.changed))
    #expect(states.suffix(2) == [.ended, .possible])
    observation.invalidate()
  }

  @Test func `objects that go while they are observed leave nothing behind`() {
    var (seen, kept): (Int, [NSKeyValueObservation]) = (0, [])
    for _ in 0..<200 {
      // The next view is mostly where this one was.
      let view = UIView()
      kept.append(view.observe(\.alpha) { _, _ in seen += 1 })
      view.alpha = 0.5
    }
    #expect(seen == 200)
    let last = UIView()
    let observation = last.observe(\.alpha) { _, _ in seen += 1 }
    for old in kept { old.invalidate() }
    last.alpha = 0.5
    #expect(seen == 201)
    observation.invalidate()
    last.alpha = 1
    #expect(seen == 201)
  }

  @Test func `a handler may change the property and end observations`() {
    var calls: [CGFloat] = []
    var observation: NSKeyValueObservation?
    observation = scrollView.observe(\.contentOffset) { view, _ in
      calls.append(view.contentOffset.y)
      if view.contentOffset.y < 3 { view.contentOffset.y += 1 } else { observation?.invalidate() }
    }
    scrollView.contentOffset.y = 1
    scrollView.contentOffset.y = 9
    #expect(calls == [1, 2, 3])
  }

  @Test func `other properties are compared at the end of a turn`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.add(view, named: "view")
    var tags: [Int] = []
    let observation = view.observe(\.tag) { view, _ in tags.append(view.tag) }
    view.tag = 7
    #expect(tags == [])
    try stage.tap("view")
    #expect(tags == [7])
    observation.invalidate()
  }

  @Test func `a responder observes by name and context, and may end that in its deinit`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    var watcher: Watcher? = Watcher()
    watcher?.watched = scrollView
    if let watcher {
      scrollView.addObserver(
        watcher, forKeyPath: "contentOffset", options: [.old, .new], context: &Watcher.context)
    }
    scrollView.contentOffset.y = 10
    #expect(watcher?.calls == ["contentOffset 0.0 to 10.0"])
    watcher = nil
    scrollView.contentOffset.y = 20
    #expect(said == [])
  }

  @Test func `what cannot be observed, and what is not observed, is reported`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    let watcher = Watcher()
    scrollView.addObserver(watcher, forKeyPath: "delegate", context: nil)
    scrollView.removeObserver(watcher, forKeyPath: "contentOffset")
    scrollView.addObserver(watcher, forKeyPath: "contentOffset", context: nil)
    scrollView.contentOffset.y = 10
    scrollView.removeObserver(watcher, forKeyPath: "contentOffset", context: nil)
    #expect(said.count == 3)
    #expect(said[0].contains("contentOffset, contentSize"))
    #expect(said[1].contains("does not observe contentOffset"))
    #expect(said[2].contains("observeValue"))
  }
}
