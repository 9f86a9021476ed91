// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDynamics
import TouchTesting

struct DynamicsTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let animator: UIDynamicAnimator
  private let log = Log()

  init() {
    animator = UIDynamicAnimator(referenceView: stage.view)
    animator.delegate = log
  }

  private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    stage.view.addSubview(view)
    return view
  }

  /// Notes what delegates hear.
  private final class Log: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      lines.append("began \(identifier.map { "\($0)" } ?? "bounds")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      lines.append("ended \(identifier.map { "\($0)" } ?? "bounds")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) {
      lines.append("began items")
    }
  }

  @Test func `gravity accelerates by 1000 points per square second`() throws {
    let item = box(200, 100)
    let made = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(made)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    try stage.wait(1)
    #expect(abs(made.linearVelocity(for: item).y - 1000) < 1)
    #expect(abs(item.center.y - 600) < 5 && item.center.x == 200)
    #expect(animator.elapsedTime == 1)
  }

  @Test func `a push accelerates by its magnitude`() throws {
    let (steady, once) = (box(100, 100), box(100, 300))
    let made = UIDynamicItemBehavior(items: [steady, once])
    animator.addBehavior(made)
    let push = UIPushBehavior(items: [steady], mode: .continuous)
    push.setAngle(0, magnitude: 2)
    animator.addBehavior(push)
    let kick = UIPushBehavior(items: [once], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(kick)
    try stage.wait(1)
    #expect(abs(made.linearVelocity(for: steady).x - 200) < 1)
    #expect(abs(made.linearVelocity(for: once).x - 100) < 1 && !kick.active)
  }

  @Test func `a push beside the center turns the item`() throws {
    let item = box(100, 100)
    let kick = UIPushBehavior(items: [item], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 0, dy: 1)
    kick.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: item)
    animator.addBehavior(kick)
    try stage.wait(0.2)
    #expect(item.transform.b > 0 && item.center.y > 100)
  }

  @Test func `a snap ends exactly at its point`() throws {
    let item = box(50, 50)
    item.transform = CGAffineTransform(rotationAngle: 0.5)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 301, y: 507.25)))
    try stage.wait(2)
    #expect(item.center == CGPoint(x: 301, y: 507.25))
    #expect(abs(item.transform.b) < 1e-9 && abs(item.transform.a - 1) < 1e-9)
    #expect(log.lines == ["resume", "pause"] && !animator.isRunning)
  }

  @Test func `a snap with less damping goes beyond its point`() throws {
    var most: [CGFloat] = []
    for damping: CGFloat in [0, 1] {
      let item = box(100, 100)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 100))
      snap.damping = damping
      var farthest: CGFloat = 0
      snap.action = { [unowned item] in farthest = max(farthest, item.center.x) }
      animator.addBehavior(snap)
      try stage.wait(3)
      animator.removeAllBehaviors()
      most.append(farthest)
    }
    #expect(most[0] > 220 && most[1] == 200)
  }

  @Test func `gravity does not keep a snap from its point`() throws {
    let item = box(50, 50)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 300)))
    try stage.wait(3)
    #expect(item.center == CGPoint(x: 200, y: 300) && !animator.isRunning)
  }

  @Test func `an item that falls stays on the floor`() throws {
    let item = box(200, 100)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    try stage.wait(6)
    #expect(abs(item.frame.maxY - 800) < 0.5 && abs(item.center.x - 200) < 0.5)
    #expect(log.lines.first == "resume" && log.lines.last == "pause" && !animator.isRunning)
    #expect(log.lines.contains("began bounds"))
  }

  @Test func `an animator pauses when everything rests`() throws {
    let item = box(200, 100)
    let collision = UICollisionBehavior(items: [item])
    animator.addBehavior(collision)
    try stage.wait(0.3)
    #expect(log.lines == ["resume", "pause"])
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    #expect(log.lines == ["resume", "pause", "resume"] && animator.isRunning)
    try stage.wait(0.5)
    #expect(animator.isRunning)
    animator.removeAllBehaviors()
    try stage.wait(0.1)
    #expect(log.lines.last == "pause" && !animator.isRunning)
  }

  @Test func `a fast item does not leave the reference view`() throws {
    let item = box(200, 400)
    let made = UIDynamicItemBehavior(items: [item])
    made.elasticity = 0.9
    made.addLinearVelocity(CGPoint(x: 9000, y: -7000), for: item)
    made.addAngularVelocity(20, for: item)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    var isInside = true
    collision.action = { [unowned item] in
      isInside = isInside && CGRect(x: 0, y: 0, width: 400, height: 800).contains(item.center)
    }
    animator.addBehavior(made)
    animator.addBehavior(collision)
    try stage.wait(3)
    #expect(isInside && item.center != CGPoint(x: 200, y: 400))
  }

  @Test func `an elastic item bounces, one without elasticity does not`() throws {
    var heights: [CGFloat] = []
    for elasticity: CGFloat in [0, 0.8] {
      let item = box(200, 100)
      let made = UIDynamicItemBehavior(items: [item])
      made.elasticity = elasticity
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: NSString("floor"), from: CGPoint(x: 0, y: 400), to: CGPoint(x: 400, y: 400))
      for behavior in [made, collision, UIGravityBehavior(items: [item])] { animator.addBehavior(behavior) }
      try stage.wait(0.72)
      var highest: CGFloat = 1000
      made.action = { [unowned item] in highest = min(highest, item.center.y) }
      try stage.wait(0.6)
      heights.append(highest)
      animator.removeAllBehaviors()
    }
    // It falls 250 points and comes back by the square of the elasticity.
    #expect(heights[0] > 348 && abs(heights[1] - (350 - 250 * 0.64)) < 12)
  }

  @Test func `items collide with each other, and those that are anchored stay`() throws {
    let (fixed, falling) = (box(200, 500), box(210, 100))
    let made = UIDynamicItemBehavior(items: [fixed])
    made.isAnchored = true
    let collision = UICollisionBehavior(items: [fixed, falling])
    collision.collisionDelegate = log
    for behavior in [made, collision, UIGravityBehavior(items: [falling])] { animator.addBehavior(behavior) }
    try stage.wait(4)
    #expect(fixed.center == CGPoint(x: 200, y: 500) && log.lines.contains("began items"))
    #expect(abs(falling.center.y - 400) < 0.5)
  }

  @Test func `a pile of items does not sink into itself`() throws {
    let items = (0..<4).map { box(200, 700 - 110 * CGFloat($0), side: 80) }
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    try stage.wait(8)
    for (index, item) in items.enumerated() {
      #expect(abs(item.center.y - (760 - 80 * CGFloat(index))) < 2)
    }
  }

  @Test func `an item that is attached to a finger follows it`() throws {
    let item = box(100, 100)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    let made = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(made)
    animator.addBehavior(attachment)
    #expect(attachment.length == 0 && attachment.attachedBehaviorType == .anchor)
    for step in 1...10 {
      attachment.anchorPoint = CGPoint(x: 100 + 10 * step, y: 100)
      try stage.wait(1.0 / 60)
    }
    #expect(abs(item.center.x - 200) < 0.01)
    #expect(abs(made.linearVelocity(for: item).x - 600) < 1)
  }

  @Test func `a rod keeps its length, and an item swings on it`() throws {
    let item = box(200, 200, side: 40)
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 200))
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    var (lowest, worst): (CGFloat, CGFloat) = (0, 0)
    rod.action = { [unowned item] in
      lowest = max(lowest, item.center.y)
      worst = max(worst, abs(hypot(item.center.x - 100, item.center.y - 200) - 100))
    }
    try stage.wait(3)
    #expect(worst < 0.5 && lowest > 298 && lowest < 300.5)
  }

  @Test func `a spring between two items brings them to its length`() throws {
    let (first, second) = (box(100, 100, side: 40), box(300, 100, side: 40))
    let spring = UIAttachmentBehavior(item: first, attachedTo: second)
    spring.length = 100
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    try stage.wait(3)
    #expect(abs(second.center.x - first.center.x - 100) < 1 && abs(first.center.x - 150) < 1)
  }

  @Test func `a behavior consists of others`() throws {
    let item = box(200, 100)
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(UIGravityBehavior(items: [item]))
    var frames = 0
    parent.action = { frames += 1 }
    animator.addBehavior(parent)
    #expect(parent.childBehaviors[0].dynamicAnimator === animator)
    try stage.wait(0.5)
    #expect(frames == 30 && item.center.y > 150)
    parent.removeChildBehavior(parent.childBehaviors[0])
    try stage.wait(0.5)
    #expect(!animator.isRunning || frames > 30)
  }

  @Test func `code that moves an item says so`() throws {
    let item = box(200, 100)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    try stage.wait(0.5)
    item.center = CGPoint(x: 50, y: 50)
    animator.updateItem(usingCurrentState: item)
    try stage.wait(0.1)
    #expect(item.center.x == 50 && item.center.y < 60 && item.center.y > 50)
  }

  @Test func `boundaries have identifiers`() throws {
    let item = box(200, 100)
    let collision = UICollisionBehavior(items: [item])
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: NSString("floor"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 200))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    try stage.wait(1)
    #expect(log.lines.contains("began floor") && collision.boundaryIdentifiers?.count == 1)
    collision.removeBoundary(withIdentifier: "floor" as any NSCopying)
    try stage.wait(0.5)
    #expect(collision.boundaryIdentifiers == nil && item.center.y > 200)
  }

  @Test func `a round item rolls down a slope`() throws {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 150, y: 100, width: 60, height: 60))
    stage.view.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: NSString("slope"), from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 340))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    try stage.wait(1)
    #expect(ball.center.x > 190 && ball.transform.b != 0)
  }
}
