// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDynamics
import TouchTesting

/// Behaviors that come and go while the animator runs.
struct BehaviorChangeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  private func animator() -> UIDynamicAnimator {
    stage.view.addSubview(box)
    return UIDynamicAnimator(referenceView: stage.view)
  }

  private final class Listener: UIDynamicAnimatorDelegate {
    var lines: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
  }

  @Test func `an item that a finger lets go falls on`() throws {
    let animator = animator()
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(attachment)
    try stage.wait(0.5)
    let held = box.center.y
    #expect(abs(held - 125) < 3)
    animator.removeBehavior(attachment)
    try stage.wait(0.5)
    #expect(box.center.y > held + 80)
  }

  @Test func `an animator pauses once, and resumes for a behavior`() throws {
    let animator = animator()
    let listener = Listener()
    animator.delegate = listener
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200))
    animator.addBehavior(snap)
    try stage.wait(5)
    #expect(listener.lines == ["resume", "pause"])
    snap.snapPoint = CGPoint(x: 60, y: 60)
    try stage.wait(5)
    #expect(listener.lines == ["resume", "pause", "resume", "pause"])
    #expect(abs(box.center.x - 60) < 0.5 && abs(box.center.y - 60) < 0.5)
  }

  @Test func `an action may remove its own behavior`() throws {
    let animator = animator()
    let gravity = UIGravityBehavior(items: [box])
    var calls = 0
    gravity.action = { [unowned animator, unowned gravity] in
      calls += 1
      animator.removeBehavior(gravity)
    }
    animator.addBehavior(gravity)
    try stage.wait(1)
    #expect(calls == 1 && !animator.isRunning)
  }

  @Test func `an item that is removed from a push is pushed at its center when it comes back`() {
    let push = UIPushBehavior(items: [box, box], mode: .continuous)
    #expect(push.items.count == 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 5, vertical: 0), for: box)
    push.removeItem(box)
    #expect(push.items.isEmpty)
    push.addItem(box)
    #expect(push.targetOffsetFromCenter(for: box) == .zero)
  }
}
