// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct AnchorPointTests {
  @Test func `the position stays and the frame moves`() {
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 140, y: 70) && view.layer.position == view.center)
    #expect(view.frame == CGRect(x: 140, y: 70, width: 80, height: 40))
    #expect(view.anchorPoint == .zero && view.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    view.anchorPoint = CGPoint(x: 1, y: 0.25)
    #expect(view.frame == CGRect(x: 60, y: 60, width: 80, height: 40))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 100, y: 50, width: 80, height: 40))
  }

  @Test func `frame, bounds and center follow the formulas`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.frame = CGRect(x: 100, y: 200, width: 40, height: 20)
    #expect(view.frame == CGRect(x: 100, y: 200, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 110, y: 220))
    view.bounds.size = CGSize(width: 80, height: 40)
    #expect(view.center == CGPoint(x: 110, y: 220))
    #expect(view.frame == CGRect(x: 90, y: 180, width: 80, height: 40))
    view.center = CGPoint(x: 20, y: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  /// A view keeps the point at the anchor in place, and everything else goes where a layer without a view
  /// puts it.
  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGAffineTransform(rotationAngle: .pi / 3)),
    (CGPoint(x: 0.5, y: 1), CGAffineTransform(rotationAngle: -1)),
    (CGPoint(x: 1, y: 0.25), CGAffineTransform(scaleX: 2, y: 0.5)),
    (CGPoint(x: -1, y: 2), CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 10, ty: -5)),
  ])
  func `points convert as in a layer of the same geometry`(anchor: CGPoint, transform: CGAffineTransform) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 120, y: 80, width: 60, height: 40))
    parent.addSubview(view)
    view.layer.anchorPoint = anchor
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.transform = transform
    let above = CALayer()
    let layer = CALayer()
    above.addSublayer(layer)
    layer.bounds = view.bounds
    layer.position = view.center
    layer.anchorPoint = anchor
    layer.setAffineTransform(transform)
    func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }
    #expect(near(view.frame.origin, layer.frame.origin))
    #expect(abs(view.frame.width - layer.frame.width) < 1e-9)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: 40, y: 30), CGPoint(x: -10, y: 90)] {
      let up = view.convert(point, to: parent)
      #expect(near(up, layer.convert(point, to: above)))
      #expect(near(view.convert(up, from: parent), point))
      let offset = CGPoint(
        x: point.x - 3 - anchor.x * 60, y: point.y - 4 - anchor.y * 40
      ).applying(transform)
      #expect(near(up, CGPoint(x: view.center.x + offset.x, y: view.center.y + offset.y)))
    }
  }

  @Test func `a finger hits a hand that turns about its end`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let hand = ProbeView("hand", frame: CGRect(x: 95, y: 20, width: 10, height: 80))
    try stage.add(hand, named: "hand")
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.center = CGPoint(x: 100, y: 100)
    #expect(try stage.tap(.screen(100, 25)).hit === hand)
    hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(try stage.tap(.screen(100, 25)).hit !== hand)
    #expect(try stage.tap(.screen(175, 100)).hit === hand)
    #expect(hand.layer.presentation()?.anchorPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func `a large hierarchy finds the view where it moved`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    for index in 0..<200 {
      stage.view.addSubview(
        UIView(frame: CGRect(x: CGFloat(index % 20), y: 150, width: 1, height: 1)))
    }
    let view = ProbeView("view", frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    try stage.add(view, named: "view")
    #expect(try stage.tap(.screen(101, 101)).hit === view)
    view.anchorPoint = CGPoint(x: 3, y: 3)
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
    #expect(try stage.tap(.screen(51, 51)).hit === view)
    #expect(try stage.tap(.screen(101, 101)).hit !== view)
  }

  @Test func `an archive keeps the anchor point`() throws {
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let copy = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
    #expect(copy.anchorPoint == CGPoint(x: 0, y: 1) && copy.frame == view.frame && copy.center == view.center)
  }
}
