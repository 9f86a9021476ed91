// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

@MainActor @Suite struct UIViewCoordinatesTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func `the origin of the bounds scrolls the content`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(child)
    root.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(root)
    #expect(child.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: -40))
    #expect(child.convert(CGPoint(x: 10, y: -40), from: outer) == .zero)
  }

  @Test func `a point goes through every transform and bounds origin on the way`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    middle.bounds.origin = CGPoint(x: 5, y: 7)
    let leaf = UIView(frame: CGRect(x: 15, y: 17, width: 10, height: 10))
    leaf.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(middle)
    middle.addSubview(leaf)
    // The leaf's corner turns about its middle (20, 22) to (25, 17), 35 and 40 left of the middle of what
    // `middle` shows, and 2 times that far from its center (150, 150).
    #expect(near(leaf.convert(CGPoint.zero, to: root), CGPoint(x: 90, y: 70)))
    #expect(near(leaf.convert(CGPoint(x: 90, y: 70), from: root), .zero))
    #expect(near(root.convert(CGPoint(x: 90, y: 70), to: leaf), .zero))
    let box = leaf.convert(leaf.bounds, to: root)
    #expect(near(box.origin, CGPoint(x: 70, y: 70)))
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 20) < 1e-9)
  }

  @Test func `between siblings the way goes through their superview`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    let b = UIView(frame: CGRect(x: 50, y: 5, width: 10, height: 10))
    root.addSubview(a)
    root.addSubview(b)
    #expect(a.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: -39, y: -4))
    #expect(a.convert(a.bounds, from: b) == CGRect(x: 40, y: 5, width: 10, height: 10))
  }

  @Test func `nil means the window, and without one the topmost view`() {
    _ = UIApplication()
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    view.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    window.addSubview(view)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 12))
    #expect(leaf.convert(CGPoint(x: 11, y: 12), from: nil) == .zero)
    #expect((window as UIView).convert(CGPoint(x: 3, y: 3), to: nil) == CGPoint(x: 3, y: 3))
  }

  @Test func `between windows the way goes over the screen`() {
    let a = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let inA = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let inB = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    a.addSubview(inA)
    b.addSubview(inB)
    #expect(inA.convert(CGPoint.zero, to: inB) == CGPoint(x: -25, y: -35))
    #expect(inA.convert(CGPoint.zero, from: inB) == CGPoint(x: 25, y: 35))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func `a transform that cannot be undone yields numbers, and the view is not hit`(flat: CGAffineTransform) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.addSubview(child)
    view.transform = flat
    let point = root.convert(CGPoint(x: 20, y: 30), to: child)
    #expect(point.x.isFinite && point.y.isFinite)
    let rect = root.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: child)
    #expect(rect.minX.isFinite && rect.maxX.isFinite && rect.minY.isFinite && rect.maxY.isFinite)
    #expect(view.frame.width.isFinite)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.width.isFinite && view.bounds.height.isFinite)
  }
}
