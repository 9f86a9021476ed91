// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct DeepHierarchyTests {
  @Test func `a chain of 100 000 views is hit, touched, moved, removed and released`() {
    let bench = TouchBench()
    weak var gone: UIView?
    do {
      let top = UIView(frame: bench.window.bounds)
      bench.window.addSubview(top)
      var deepest = top
      for _ in 0..<100_000 {
        let view = UIView(frame: top.bounds)
        deepest.addSubview(view)
        deepest = view
      }
      gone = deepest
      #expect(bench.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === deepest)
      bench.finger(.began, 5, 5)
      bench.finger(.moved, 6, 6)
      #expect(bench.touches[0].view === deepest)
      #expect(deepest.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
      let shelf = bench.probe("shelf")
      shelf.addSubview(top)
      #expect(deepest.window === bench.window)
      bench.finger(.ended, 6, 6)
      top.removeFromSuperview()
      #expect(deepest.window == nil)
    }
    #expect(gone == nil)
  }

  @Test func `autoresizing masks resize 100 000 nested views`() {
    let bench = TouchBench()
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.window.addSubview(top)
    var deepest = top
    for _ in 0..<100_000 {
      let view = UIView(frame: deepest.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      deepest.addSubview(view)
      deepest = view
    }
    top.frame.size = CGSize(width: 200, height: 50)
    #expect(deepest.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    top.bounds.size = CGSize(width: 30, height: 30)
    #expect(deepest.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    bench.window.layoutIfNeeded()
  }

  @Test func `a chain of 100 000 views that are all asked is hit`() {
    // Asking `point(inside:)` is a loop too; only `hitTest` overrides recurse, in the code of their own.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var deepest = root
    for _ in 0..<100_000 {
      let view = PointView(frame: root.bounds)
      deepest.addSubview(view)
      deepest = view
    }
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === deepest)
  }

  // Here it is the code of the overrides that recurses, so the stack of the thread is the limit. Unoptimized
  // code gets to 4 000 levels on 8 MB, optimized code to 20 000.
  @Test func `overrides that call super are all called in 2 000 nested views`() {
    let bench = TouchBench()
    var deepest: UIView = bench.window
    for _ in 0..<2000 {
      let view = CallingView(frame: bench.window.bounds)
      deepest.addSubview(view)
      deepest = view
    }
    CallingView.calls = [:]
    bench.finger(.began)
    #expect(bench.touches.first?.view === deepest)
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    #expect(CallingView.calls == ["hitTest": 2000, "began": 2000, "moved": 2000, "ended": 2000])
  }
}

/// A view that overrides what recurses along a chain of views, and calls super in each.
private final class CallingView: UIView {
  static var calls: [String: Int] = [:]

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Self.calls["hitTest", default: 0] += 1
    return super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.calls["began", default: 0] += 1
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.calls["moved", default: 0] += 1
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.calls["ended", default: 0] += 1
    super.touchesEnded(touches, with: event)
  }
}

private final class PointView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
