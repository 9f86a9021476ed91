// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct TrackingRegionTests {
  /// The ways out of the control, which is 100 by 40: the last point inside and the first outside.
  private let ways: [(name: String, last: CGPoint, first: CGPoint)] = [
    ("up", CGPoint(x: 50, y: -70), CGPoint(x: 50, y: -71)),
    ("left", CGPoint(x: -70, y: 20), CGPoint(x: -71, y: 20)),
    ("down", CGPoint(x: 50, y: 109), CGPoint(x: 50, y: 110)),
    ("right", CGPoint(x: 169, y: 20), CGPoint(x: 170, y: 20)),
    ("up left", CGPoint(x: -70, y: -70), CGPoint(x: -71, y: -71)),
    ("down right", CGPoint(x: 169, y: 109), CGPoint(x: 170, y: 110)),
    ("up right", CGPoint(x: 169, y: -70), CGPoint(x: 170, y: -70)),
    ("down left", CGPoint(x: -70, y: 109), CGPoint(x: -70, y: 110)),
  ]

  private func expectBorders(_ scene: ControlStage<UIControl>, _ note: String) throws {
    for (name, last, first) in ways {
      try scene.down()
      _ = scene.sent
      try scene.move(last.x, last.y)
      #expect(scene.sent == "inside", "\(name), \(note)")
      try scene.move(first.x, first.y)
      #expect(scene.sent == "exit, outside", "\(name), \(note)")
      try scene.move(last.x, last.y)
      #expect(scene.sent == "enter, inside", "\(name), \(note)")
      try scene.move(first.x, first.y)
      try scene.up()
      #expect(scene.sent == "exit, outside, up outside", "\(name), \(note)")
      try scene.stage.wait(1)
    }
  }

  @Test func `a finger 70 points above is inside, the next point is outside`() throws {
    let scene = try ControlStage()
    try scene.down()
    try scene.move(50, -70)
    #expect(scene.control.isTouchInside)
    try scene.move(50, -70.5)
    #expect(!scene.control.isTouchInside)
  }

  @Test func `the border is 70 points on every side`() throws {
    try expectBorders(ControlStage(), "plain")
  }

  @Test func `the border is the control's own in a scaled, a turned and a scrolled ancestor`() throws {
    let changes: [(String, (UIView) -> Void)] = [
      ("half as large", { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }),
      ("mirrored", { $0.transform = CGAffineTransform(scaleX: -1, y: 1) }),
      ("turned by a quarter", { $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0) }),
      ("scrolled", { $0.bounds.origin = CGPoint(x: -10, y: 30) }),
    ]
    for (name, change) in changes {
      let scene = try ControlStage()
      let holder = UIView(frame: CGRect(x: 0, y: 150, width: 375, height: 375))
      try scene.stage.add(holder, named: "holder")
      holder.addSubview(scene.control)
      scene.control.frame = CGRect(x: 140, y: 160, width: 100, height: 40)
      change(holder)
      try expectBorders(scene, name)
    }
  }

  @Test func `the border moves with the origin of the control's bounds`() throws {
    let scene = try ControlStage()
    scene.control.bounds.origin = CGPoint(x: 5, y: 1000)
    try scene.finger.down(at: .screen(150, 220))
    try scene.finger.move(to: .screen(150, 130))
    #expect(scene.sent == "down, inside")
    try scene.finger.move(to: .screen(150, 129))
    #expect(scene.sent == "exit, outside")
  }

  @Test func `a jump over the control from one side to the other is one drag outside`() throws {
    let scene = try ControlStage()
    try scene.down()
    try scene.move(50, -100)
    _ = scene.sent
    try scene.move(50, 150)
    #expect(scene.sent == "outside")
  }

  @Test func `what point(inside:) takes is inside however far out it is`() throws {
    let scene = try ControlStage(Tall())
    try scene.finger.down(at: .point(50, -150, in: scene.control))
    try scene.move(50, -199)
    #expect(scene.sent == "down, inside")
    try scene.move(50, -201)
    #expect(scene.sent == "exit, outside")
  }

  @Test func `a control that grows under the finger sends an enter`() throws {
    let scene = try ControlStage()
    try scene.down()
    try scene.move(50, -100)
    _ = scene.sent
    scene.control.frame = CGRect(x: 100, y: 150, width: 100, height: 90)
    try scene.finger.move(to: .screen(150, 101))
    #expect(scene.sent == "enter, inside")
  }

  @Test func `a control that moves away under the finger sends an exit`() throws {
    let scene = try ControlStage()
    try scene.down()
    _ = scene.sent
    scene.control.center.y += 200
    try scene.finger.move(to: .screen(150, 221))
    #expect(scene.sent == "exit, outside")
    try scene.up()
    #expect(scene.sent == "up outside")
  }

  @Test func `another margin can be set, none and a negative one included`() throws {
    for (slop, last, first) in [(25.0, -25.0, -26.0), (0, 0, -1), (-10, 0, -1)] {
      var tuning = TouchTuning.uikit
      tuning.trackingSlop = slop
      let scene = try ControlStage(tuning: tuning)
      try scene.down()
      _ = scene.sent
      try scene.move(50, last)
      // A point in the control itself is inside, whatever the margin.
      #expect(scene.sent == "inside")
      try scene.move(50, first)
      #expect(scene.sent == "exit, outside")
    }
  }

  @Test func `any move leaves a control without a usable geometry`() throws {
    let scene = try ControlStage()
    try scene.down()
    _ = scene.sent
    scene.control.bounds.size = CGSize(width: CGFloat.nan, height: 40)
    try scene.finger.move(to: .screen(150, 221))
    #expect(scene.sent == "exit, outside")
    try scene.up()
    #expect(scene.sent == "up outside")
  }
}

/// A control with a hit area far above its bounds.
private final class Tall: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -200).contains(point)
  }
}
