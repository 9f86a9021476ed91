// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct UIViewCoordinatesTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    near(a.origin, b.origin) && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
  }

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

  /// Where a view's coordinates lie in its superview's, as one matrix.
  private func matrix(of view: UIView) -> CGAffineTransform {
    CGAffineTransform(translationX: -view.bounds.midX, y: -view.bounds.midY)
      .concatenating(view.transform)
      .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
  }

  @Test(arguments: [CGPoint.zero, CGPoint(x: 31, y: -17)])
  func `between branches the box is taken where they meet, and again below`(scrolled: CGPoint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let childA = UIView(frame: CGRect(x: 20, y: 50, width: 120, height: 160))
    let childB = UIView(frame: CGRect(x: 90, y: 200, width: 200, height: 300))
    let grandChild = UIView(frame: CGRect(x: 15, y: 25, width: 80, height: 140))
    root.addSubview(childA)
    root.addSubview(childB)
    childB.addSubview(grandChild)
    childA.transform = CGAffineTransform(rotationAngle: 110)
    childB.transform = CGAffineTransform(rotationAngle: -30)
    grandChild.transform = CGAffineTransform(rotationAngle: 42)
    for view in [childA, childB, grandChild, root] { view.bounds.origin = scrolled }

    let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
    let toRoot = matrix(of: grandChild).concatenating(matrix(of: childB))
    let there = grandChild.convert(rect, to: childA)
    // From a phone: 19.2953 by 19.5887. A single box would be 18.678 by 18.924.
    #expect(abs(there.width - 19.29531839154166) < 1e-9 && abs(there.height - 19.588703610603215) < 1e-9)
    #expect(near(there, rect.applying(toRoot).applying(matrix(of: childA).inverted())))
    #expect(childA.convert(rect, from: grandChild) == there)

    let back = childA.convert(rect, to: grandChild)
    #expect(abs(back.width - 19.29531839154166) < 1e-9 && abs(back.height - 19.588703610603215) < 1e-9)
    #expect(near(back, rect.applying(matrix(of: childA)).applying(toRoot.inverted())))
    #expect(grandChild.convert(rect, from: childA) == back)

    // Where one contains the other there is one box.
    #expect(near(grandChild.convert(rect, to: root), rect.applying(toRoot)))
    #expect(near(grandChild.convert(rect, from: root), rect.applying(toRoot.inverted())))
    #expect(near(grandChild.convert(rect, to: nil), rect.applying(toRoot)))
    #expect(near(grandChild.convert(rect, from: childB), rect.applying(matrix(of: grandChild).inverted())))
  }

  @Test func `between rotated views of two windows the box is taken on the screen and again below`() {
    let a = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let b = UIWindow(frame: CGRect(x: 30, y: 40, width: 300, height: 300))
    let (inA, inB) = (UIView(frame: a.bounds), UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 70)))
    inA.transform = CGAffineTransform(rotationAngle: 0.4)
    inB.transform = CGAffineTransform(rotationAngle: -0.7).scaledBy(x: 2, y: 0.5)
    a.addSubview(inA)
    b.addSubview(inB)
    let rect = CGRect(x: 3, y: 4, width: 10, height: 20)
    let onScreen = rect.applying(matrix(of: inA).concatenating(matrix(of: a)))
    let down = matrix(of: inB).concatenating(matrix(of: b)).inverted()
    #expect(near(inA.convert(rect, to: inB), onScreen.applying(down)))
    #expect(near(inB.convert(rect, from: inA), onScreen.applying(down)))
  }

  @Test func `without a transform on the way a rectangle keeps its size to the last bit`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 1000.3, y: 0.7, width: 10, height: 10))
    let b = UIView(frame: CGRect(x: 0.1, y: 1 / 3, width: 10, height: 10))
    root.addSubview(a)
    root.addSubview(b)
    // The transform of the view where the ways meet, and what lies above it, play no part.
    root.transform = CGAffineTransform(rotationAngle: 1)
    let size = CGSize(width: 0.1, height: 0.2)
    #expect(a.convert(CGRect(origin: CGPoint(x: 0.3, y: 7), size: size), to: b).size == size)
    #expect(a.convert(CGRect(origin: CGPoint(x: 0.3, y: 7), size: size), to: root).size == size)
    #expect(
      a.convert(CGRect(x: 5, y: 5, width: -2, height: -3), to: a) == CGRect(x: 3, y: 2, width: 2, height: 3))
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
