// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

/// A view that notes each question, as the log of the article S3 does.
private final class Asking: UIView {
  static var log: [String] = []
  var reach: CGFloat = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = super.hitTest(point, with: event)
    Self.log.append("\(name) hitTest")
    return answer
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    Self.log.append("\(name) inside")
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
  private var name: String { accessibilityIdentifier ?? "" }
}

struct HitTestRuleTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    (parent ?? root).addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `a view 25 to 75 has its minimum edges in and its maximum edges out`() {
    let view = box(25, 20, 50, 55)
    #expect(hit(25, 20) === view)
    #expect(hit(74, 74) === view)
    #expect(hit(75.0.nextDown, 75.0.nextDown) === view)
    for (x, y) in [(25.0.nextDown, 30), (75, 30), (30, 75), (30, 20.0.nextDown)] {
      #expect(hit(x, y) === root)
    }
  }

  @Test func `alpha 0.01 is not hit, the next greater float is`() {
    let view = box(0, 0, 100, 100)
    view.alpha = 0.01
    #expect(hit(5, 5) === root)
    view.alpha = CGFloat(Float(0.01).nextUp)
    #expect(hit(5, 5) === view)
    view.alpha = CGFloat(Float(0.01).nextDown)
    #expect(hit(5, 5) === root)
  }

  @Test func `hidden views and views without interaction are not hit, nor is what they hold`() {
    let view = box(0, 0, 100, 100)
    let inner = box(0, 0, 100, 100, in: view)
    #expect(hit(5, 5) === inner)
    view.isHidden = true
    #expect(hit(5, 5) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(5, 5) === root)
    view.isUserInteractionEnabled = true
    #expect(hit(5, 5) === inner)
  }

  @Test func `the last subview is in front`() {
    let below = box(0, 0, 100, 100)
    let above = box(50, 50, 100, 100)
    #expect(hit(60, 60) === above)
    root.bringSubviewToFront(below)
    #expect(hit(60, 60) === below)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(hit(60, 60) === above)
    root.sendSubviewToBack(above)
    #expect(hit(60, 60) === below)
  }

  @Test func `a child outside its parent is not reached there, clipped or not`() {
    let parent = box(0, 0, 50, 50)
    let child = box(40, 40, 50, 50, in: parent)
    for clips in [false, true] {
      parent.clipsToBounds = clips
      #expect(hit(45, 45) === child)
      #expect(hit(60, 60) === root)
    }
  }

  @Test func `a child outside its parent is reached where the parent says inside`() {
    let parent = Asking(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(parent)
    let child = box(40, 40, 50, 50, in: parent)
    #expect(hit(60, 60) === root)
    parent.reach = 100
    #expect(hit(60, 60) === child)
  }

  @Test func `a parent is asked before its children, and answers after them, the last child first`() {
    let names = ["parent", "first", "second"]
    let views = names.map { name in
      let view = Asking(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.accessibilityIdentifier = name
      return view
    }
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[2].frame.origin.x = 30
    Asking.log = []
    #expect(hit(5, 5) === views[1])
    #expect(
      Asking.log == [
        "parent inside", "second inside", "second hitTest", "first inside", "first hitTest", "parent hitTest",
      ])
  }

  @Test func `scrolled bounds move the children under the finger`() {
    let scroller = box(0, 0, 100, 100)
    let row = box(0, 500, 100, 50, in: scroller)
    #expect(hit(10, 10) === scroller)
    scroller.bounds.origin.y = 500
    #expect(hit(10, 10) === row)
  }

  @Test func `a turned view is hit where it shows`() {
    let view = box(50, 50, 100, 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(100, 15) === view)
    #expect(hit(55, 55) === root)
  }

  @Test func `a view with a transform that cannot be undone is not hit, nor is what it holds`() {
    let view = box(0, 0, 100, 100)
    _ = box(0, 0, 100, 100, in: view)
    for matrix in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: .infinity, y: 1),
    ] {
      view.transform = matrix
      #expect(hit(0, 0) === root)
      #expect(hit(50, 50) === root)
      #expect(view.convert(CGPoint(x: 3, y: 4), from: root).isFinite)
    }
  }

  @Test func `geometry that is not finite is never hit`() {
    let view = box(0, 0, 100, 100)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      for rect in [
        CGRect(x: bad, y: 0, width: 100, height: 100), CGRect(x: 0, y: bad, width: 100, height: 100),
        CGRect(x: 0, y: 0, width: bad, height: 100), CGRect(x: 0, y: 0, width: 100, height: bad),
      ] {
        view.frame = rect
        #expect(hit(10, 10) === root)
      }
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.bounds.origin.x = bad
      #expect(hit(10, 10) === root)
      view.bounds.origin.x = 0
      #expect(hit(10, 10) === view)
      #expect(hit(bad, 10) == nil)
      #expect(hit(10, bad) == nil)
    }
  }

  @Test func `views too large to count with are still hit`() {
    let views = (0..<20).map { _ in box(0, 0, 1, 1) }
    views[3].bounds = CGRect(x: 0, y: 0, width: 1e200, height: 1e200)
    views[3].transform = CGAffineTransform(scaleX: 1e150, y: 1e150)
    #expect(hit(150, 150) === views[3])
  }

  @Test func `an overriding bounds is what the point is compared with`() {
    final class Half: UIView {
      override var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: 50, height: 100) }
        set { super.bounds = newValue }
      }
    }
    let view = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    #expect(hit(49, 5) === view)
    #expect(hit(51, 5) === root)
  }

  @Test func `a view that an override moves while it is asked goes on with the point it was asked about`() {
    final class Moving: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        frame.origin.x += 500
        return true
      }
    }
    let view = Moving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let child = box(0, 0, 10, 10, in: view)
    #expect(hit(5, 5) === child)
  }
}
