// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Touchstone

/// Every path a finger can take, and what holds for each: touchDown once; exits and enters alternate and
/// agree with what is sent between them; exactly one last event; the highlight shows where the finger is.
struct AllCourses {
  /// The actions of a step.
  enum Step: CaseIterable {
    case moveIn, moveOut, jumpOver, alongEdge, cancel, secondFinger, resize
  }

  /// One path so far: the tracking, and an independent prediction.
  private struct Course {
    var tracking: PreciseTracking
    var steps: [Step] = []
    var point = CGPoint(x: 50, y: 20)
    var isSmall = false
    var isInside = true
    var isOver = false

    var rect: CGRect {
      isSmall ? CGRect(x: 0, y: 0, width: 40, height: 16) : CGRect(x: 0, y: 0, width: 100, height: 40)
    }
  }

  private let exitBehavior: ExitBehavior
  private let region: TrackingRegion
  private let hasHysteresis: Bool
  private(set) var count = 0
  private(set) var faults: [String] = []

  init(exitBehavior: ExitBehavior, hasHysteresis: Bool) {
    self.exitBehavior = exitBehavior
    self.hasHysteresis = hasHysteresis
    region = hasHysteresis ? .outset(8).returning(inside: .bounds) : .bounds
  }

  mutating func check(steps: Int) {
    var course = Course(tracking: PreciseTracking(region: region, exitBehavior: exitBehavior))
    let down = course.tracking.take(.down(tapCount: 1), at: course.point, in: course.rect)
    if down != [.touchDown] || !course.tracking.isHighlighted { faults.append("the down") }
    go(on: course, steps)
  }

  private mutating func go(on course: Course, _ left: Int) {
    count += 1
    lift(course)
    guard left > 0, !course.isOver, faults.count < 5 else { return }
    for step in Step.allCases {
      var next = course
      next.steps.append(step)
      take(step, &next)
      go(on: next, left - 1)
    }
  }

  /// Where the prediction expects a finger to be, by its own calculation.
  private func holds(_ point: CGPoint, _ rect: CGRect, wasInside: Bool) -> Bool {
    let reach: CGFloat = hasHysteresis && wasInside ? 8 : 0
    return point.x >= rect.minX - reach && point.x < rect.maxX + reach
      && point.y >= rect.minY - reach && point.y < rect.maxY + reach
  }

  private mutating func take(_ step: Step, _ course: inout Course) {
    switch step {
    case .moveIn: move(to: CGPoint(x: 20, y: 8), &course)
    case .moveOut: move(to: CGPoint(x: 50, y: 60), &course)
    case .jumpOver: move(to: CGPoint(x: 50, y: course.point.y > 20 ? -30 : 70), &course)
    case .alongEdge: move(to: CGPoint(x: course.rect.maxX, y: 8), &course)
    case .cancel:
      expect([.touchCancel], course.tracking.take(.cancel, at: course.point, in: course.rect), course)
      course.isOver = true
    case .secondFinger:
      expect([], course.tracking.take(.down(tapCount: 1), at: course.point, in: course.rect), course)
    case .resize: course.isSmall.toggle()
    }
    let isHighlighted = course.isInside && !course.isOver
    if course.tracking.isHighlighted != isHighlighted { faults.append("\(course.steps): the highlight") }
  }

  private mutating func move(to point: CGPoint, _ course: inout Course) {
    course.point = point
    let isInside = holds(point, course.rect, wasInside: course.isInside)
    let events = course.tracking.take(.move, at: point, in: course.rect)
    switch (course.isInside, isInside, exitBehavior) {
    case (_, false, .cancel):
      expect([.touchCancel], events, course)
      course.isOver = true
    case (true, true, _): expect([.touchDragInside], events, course)
    case (true, false, _): expect([.touchDragExit], events, course)
    case (false, true, _): expect([.touchDragEnter], events, course)
    case (false, false, _): expect([.touchDragOutside], events, course)
    }
    course.isInside = isInside
  }

  /// Each path may end here: with one last event, or with none if it has already ended.
  private mutating func lift(_ course: Course) {
    var tracking = course.tracking
    let events = tracking.take(.up, at: course.point, in: course.rect)
    let isInside = holds(course.point, course.rect, wasInside: course.isInside)
    let last: UIControl.Event =
      isInside ? .touchUpInside : exitBehavior == .cancel ? .touchCancel : .touchUpOutside
    expect(course.isOver ? [] : [last], events, course)
    if tracking.stage != .idle || tracking.isHighlighted { faults.append("\(course.steps): not idle") }
    if !tracking.take(.up, at: course.point, in: course.rect).isEmpty {
      faults.append("\(course.steps): two ends")
    }
  }

  private mutating func expect(_ wanted: [UIControl.Event], _ events: [UIControl.Event], _ course: Course) {
    if events != wanted { faults.append("\(course.steps): \(events) instead of \(wanted)") }
  }
}
