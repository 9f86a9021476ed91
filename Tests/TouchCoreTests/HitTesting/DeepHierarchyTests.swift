// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

struct DeepHierarchyTests {
  @Test func `a chain of 100 000 views is hit, touched, moved, removed and let go of`() {
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
}

private final class PointView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
