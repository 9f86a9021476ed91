// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

struct HitOutsetsTests {
  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 50, y: 50, width: width, height: height))
  }

  @Test func `no outsets leave the view as it is`() {
    let view = view(100, 40)
    #expect(HitOutsets().area(of: view) == view.bounds)
    #expect(HitOutsets().holds(CGPoint(x: 1, y: 1), in: view) == nil)
  }

  @Test func `distances grow each side, and negative ones make it smaller`() {
    let outsets = HitOutsets(UIEdgeInsets(top: 3, left: 4, bottom: 5, right: -6))
    let view = view(100, 40)
    #expect(outsets.area(of: view) == CGRect(x: -4, y: -3, width: 98, height: 48))
    #expect(outsets.holds(CGPoint(x: -4, y: -3), in: view) == true)
    #expect(outsets.holds(CGPoint(x: -4.1, y: 0), in: view) == false)
    #expect(outsets.holds(CGPoint(x: 94, y: 0), in: view) == false)
    #expect(outsets.holds(CGPoint(x: 50, y: 45), in: view) == false)
    let inside = HitOutsets(UIEdgeInsets(top: -30, left: 0, bottom: -30, right: 0))
    #expect(inside.area(of: view).height == 0)
  }

  @Test func `the minimum size is reached around the center`() {
    let outsets = HitOutsets(minimumSize: HitOutsets.comfortableSize)
    #expect(outsets.area(of: view(20, 60)) == CGRect(x: -12, y: 0, width: 44, height: 60))
    #expect(outsets.area(of: view(44, 44)) == CGRect(x: 0, y: 0, width: 44, height: 44))
    // The distances count toward the minimum size.
    let both = HitOutsets(
      UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), minimumSize: HitOutsets.comfortableSize)
    #expect(both.area(of: view(20, 60)) == CGRect(x: -17, y: 0, width: 44, height: 60))
  }

  @Test func `what is disabled, hidden or transparent does not grow`() {
    let outsets = HitOutsets(UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(outsets.area(of: control).width == 28)
    control.isEnabled = false
    #expect(outsets.area(of: control).width == 10)
    control.isEnabled = true
    control.isHidden = true
    #expect(outsets.area(of: control).width == 10)
    control.isHidden = false
    control.alpha = 0.01
    #expect(outsets.area(of: control).width == 10)
  }

  @Test func `a button of 20 points is hit in 44, and no further`() throws {
    let bench = try Bench(PreciseButton())
    bench.control.bounds.size = CGSize(width: 20, height: 20)
    for (x, hits) in [(-12.0, true), (-12.5, false), (31.9, true), (32, false)] {
      let point = CGPoint(x: x, y: 10)
      #expect(bench.control.point(inside: point, with: nil) == hits, "\(x)")
    }
    bench.control.minimumHitSize = .zero
    #expect(!bench.control.point(inside: CGPoint(x: -1, y: 10), with: nil))
  }

  @Test func `any view grows in one line`() throws {
    final class Handle: UIView {
      var hitOutsets = HitOutsets(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hitOutsets.holds(point, in: self) ?? super.point(inside: point, with: event)
      }
    }
    let stage = Stage()
    let handle = Handle(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    try stage.add(handle, named: "handle")
    #expect(try stage.tap(.screen(91, 91)).hit === handle)
    #expect(try stage.tap(.screen(89, 91)).hit !== handle)
  }

  @Test func `neighbors share the gap between them`() throws {
    let (left, right) = (PreciseButton(), PreciseButton())
    for button in [left, right] {
      button.sharesGaps = true
      button.hitOutsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    }
    left.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
    right.frame = CGRect(x: 170, y: 100, width: 60, height: 60)
    let stage = Stage()
    try stage.add(left, named: "left")
    try stage.add(right, named: "right")
    for (x, hit) in [(164.9, left), (165, right), (80, left), (249, right)] {
      #expect(try stage.tap(.screen(x, 130)).hit === hit, "\(x)")
    }
    // An untouchable view is not a neighbor.
    right.isHidden = true
    #expect(try stage.tap(.screen(179, 130)).hit === left)
  }

  @Test func `diagonal neighbors share the wider gap, whichever is asked`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (a, b) = (UIControl(), UIControl())
    a.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    b.frame = CGRect(x: 160, y: 154, width: 50, height: 50)
    superview.addSubview(a)
    superview.addSubview(b)
    let outsets = HitOutsets(UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30), sharesGaps: true)
    let areaOfA = outsets.area(of: a).offsetBy(dx: 100, dy: 100)
    let areaOfB = outsets.area(of: b).offsetBy(dx: 160, dy: 154)
    #expect(areaOfA == CGRect(x: 70, y: 70, width: 85, height: 110))
    #expect(areaOfB == CGRect(x: 155, y: 124, width: 85, height: 110))
    #expect(areaOfA.maxX <= areaOfB.minX)
  }

  @Test func `scaled or turned, a view shares the gap that is seen`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (a, b) = (UIControl(), UIControl())
    a.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    b.frame = CGRect(x: 170, y: 100, width: 50, height: 50)
    superview.addSubview(a)
    superview.addSubview(b)
    let outsets = HitOutsets(UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40), sharesGaps: true)
    // At twice the size, a reaches from 75 to 175 and overlaps b; at half the size, from 112.5 to 137.5.
    a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(abs(a.convert(outsets.area(of: a), to: superview).maxX - (137.5 + 32.5 / 2)) < 0.001)
    // After a quarter turn, the neighbor on the right is above, in the view's own coordinates.
    a.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let seen = a.convert(outsets.area(of: a), to: superview)
    #expect(abs(seen.maxX - 160) < 0.001 && abs(seen.minX - 60) < 0.001)
  }

  @Test func `those that overlap already do not grow into each other on any side by it`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (a, b) = (UIControl(), UIControl())
    a.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    b.frame = CGRect(x: 120, y: 120, width: 50, height: 50)
    superview.addSubview(a)
    superview.addSubview(b)
    let outsets = HitOutsets(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), sharesGaps: true)
    #expect(outsets.area(of: a) == CGRect(x: -5, y: -5, width: 60, height: 60))
  }
}
