// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Controls with knobs in scroll views: a drag moves the knob or scrolls, never neither.
@MainActor @Suite struct ScrollKnobTests {
  private static let tall = CGSize(width: 200, height: 1000)
  private static let wide = CGSize(width: 1000, height: 200)
  private static let large = CGSize(width: 1000, height: 1000)

  /// A scroll view with a slider at (20, 80), 160 by 40, whose knob is centered at (100, 100).
  private func scene(_ content: CGSize) -> (ScrollStage, UISlider) {
    let scene = ScrollStage(content: content)
    let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    slider.value = 0.5
    scene.content.addSubview(slider)
    slider.addAction(
      UIAction { [unowned slider, unowned stage = scene.stage] _ in
        stage.log("value \((slider.value * 100).rounded() / 100)")
      }, for: .valueChanged)
    return (scene, slider)
  }

  @Test func `a quick drag moves the knob or scrolls, and never neither`() throws {
    let (knob, beside) = (CGPoint(x: 105, y: 98), CGPoint(x: 40, y: 98))
    let cases: [(content: CGSize, start: CGPoint, way: CGVector, moves: Bool)] = [
      (Self.tall, knob, CGVector(dx: 50, dy: 0), true), (Self.tall, knob, CGVector(dx: -50, dy: 20), true),
      (Self.tall, knob, CGVector(dx: 50, dy: -40), true), (Self.tall, knob, CGVector(dx: 0, dy: -50), false),
      (Self.tall, knob, CGVector(dx: 40, dy: -50), false),
      (Self.tall, beside, CGVector(dx: 0, dy: -50), false),
      (Self.wide, knob, CGVector(dx: -50, dy: 0), true), (Self.wide, knob, CGVector(dx: 50, dy: 10), true),
      (Self.wide, beside, CGVector(dx: -30, dy: 0), false),
      (Self.wide, beside, CGVector(dx: -30, dy: 9), false),
      (Self.large, knob, CGVector(dx: -50, dy: 10), true),
      (Self.large, knob, CGVector(dx: 10, dy: -50), false),
      (Self.large, beside, CGVector(dx: -30, dy: -30), false),
    ]
    for (content, start, way, moves) in cases {
      for seconds in [0, 0.02, 0.05, 0.1, 0.14] {
        let (scene, slider) = scene(content)
        try scene.finger.down(at: .screen(start.x, start.y))
        try scene.finger.move(by: way, over: seconds)
        let scrolled = scene.list.isDragging
        try scene.finger.up()
        let expected = moves ? min(max(0.5 + Double(way.dx) / 129, 0), 1) : 0.5
        #expect(abs(Double(slider.value) - expected) < 1e-3, "\(content) \(start) \(way) in \(seconds) s")
        #expect(scrolled == !moves, "\(content) \(start) \(way) in \(seconds) s")
        try scene.rest()
      }
    }
  }

  @Test func `a finger that rests on the knob first moves it, and one that creeps does not lose it`() throws {
    for content in [Self.tall, Self.wide, Self.large] {
      for creep in [0.0, 3, 9] as [CGFloat] {
        let (scene, slider) = scene(content)
        try scene.finger.down(at: .screen(100, 100))
        try scene.finger.move(by: CGVector(dx: creep, dy: 0), over: 0.1)
        try scene.stage.wait(0.3)
        #expect(slider.isTracking)
        try scene.finger.move(by: CGVector(dx: 40 - creep, dy: 30), over: 0.1)
        try scene.finger.up()
        #expect(abs(Double(slider.value) - (0.5 + 40.0 / 129)) < 1e-3 && scene.offset == .zero)
      }
    }
  }

  @Test func `without a delay a knob moves at once`() throws {
    let (scene, slider) = scene(Self.wide)
    scene.list.delaysContentTouches = false
    try scene.finger.down(at: .screen(100, 100))
    #expect(slider.isTracking)
    try scene.finger.move(by: CGVector(dx: 40, dy: 0))
    #expect(slider.value > 0.8)
    try scene.finger.up()
    #expect(scene.offset == .zero)
  }

  @Test func `a knob in two scroll views waits for neither longer than it must`() throws {
    for isInnerWide in [true, false] {
      let scene = ScrollStage(content: isInnerWide ? Self.tall : Self.wide)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.contentSize = isInnerWide ? Self.wide : Self.tall
      scene.content.addSubview(inner)
      let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
      slider.value = 0.5
      inner.addSubview(slider)
      try scene.finger.down(at: .screen(100, 100))
      try scene.finger.move(by: CGVector(dx: 20, dy: 1))
      #expect(slider.isTracking && abs(slider.value - (0.5 + 20 / 129)) < 1e-3)
      #expect(!scene.list.isDragging && !inner.isDragging)
      try scene.finger.up()
      try scene.finger.down(at: .screen(30, 100))
      try scene.finger.move(by: CGVector(dx: -20, dy: 1))
      #expect(!slider.isTracking && (isInnerWide ? inner : scene.list).isDragging)
      try scene.finger.cancel()
    }
  }

  @Test func `a quick drag of a switch's knob turns it on`() throws {
    for (content, seconds) in [(Self.tall, 0.0), (Self.tall, 0.1), (Self.wide, 0), (Self.wide, 0.1)] {
      let scene = ScrollStage(content: content)
      let control = UISwitch(frame: CGRect(x: 80, y: 80, width: 0, height: 0))
      scene.content.addSubview(control)
      try scene.finger.down(at: .screen(90, 95))
      try scene.finger.move(by: CGVector(dx: 40, dy: 2), over: seconds)
      try scene.finger.up()
      #expect(control.isOn && scene.offset == .zero)
    }
  }

  @Test func `the half of a stepper counts on which the finger came down`() throws {
    let scene = ScrollStage()
    let stepper = UIStepper(frame: CGRect(x: 50, y: 80, width: 0, height: 0))
    stepper.value = 5
    scene.content.addSubview(stepper)
    let middle = 50 + stepper.bounds.width / 2
    try scene.finger.down(at: .screen(middle - 4, 95))
    try scene.finger.move(by: CGVector(dx: 8, dy: 0), over: 0.05)
    try scene.finger.up()
    #expect(stepper.value == 4)
  }

  @Test func `the trace of a quick drag of a knob across a list`() throws {
    let (scene, _) = scene(Self.tall)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 40, dy: 2))
    try scene.finger.up()
    expectTrace(
      scene.stage, only: [.scroll, .gesture, .deliver, .controls, .log],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  deliver    UISlider#1                        touchesBegan touch 1 is held
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.000  scroll     UIScrollView "list"               touches should begin in UISlider#1? yes
         0.000  scroll     UIScrollView "list"               lets the content have touch 1: the content cannot move that way
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.000  deliver    UISlider#1                        touchesBegan touch 1
         0.000  controls   UISlider#1                        touch 1 takes hold of the knob
         0.000  controls   UISlider#1                        follows touch 1
         0.000  controls   UISlider#1                        highlight on
         0.000  controls   UISlider#1                        sends touchDown, inside; nobody listens
         0.000  deliver    UISlider#1                        touchesMoved touch 1
         0.000  controls   UISlider#1                        value is now 0.81007755
         0.000  controls   UISlider#1                        sends valueChanged+primaryActionTriggered to 1, inside
         0.000  log        value 0.81
         0.000  controls   UISlider#1                        sends touchDragInside, inside; nobody listens
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.000  deliver    UISlider#1                        touchesEnded touch 1
         0.000  controls   UISlider#1                        sends valueChanged+primaryActionTriggered to 1, inside
         0.000  log        value 0.81
         0.000  controls   UISlider#1                        touch 1 lifts inside
         0.000  controls   UISlider#1                        highlight off
         0.000  controls   UISlider#1                        sends touchUpInside, inside; nobody listens
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
      """)
  }

  @Test func `the trace of a quick drag of a knob along a pager`() throws {
    let (scene, _) = scene(Self.wide)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 40, dy: 2))
    try scene.finger.up()
    expectTrace(
      scene.stage, only: [.scroll, .gesture, .deliver, .controls, .log],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  deliver    UISlider#1                        touchesBegan touch 1 is held
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UISlider#1 says no
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.000  scroll     UIScrollView "list"               touches should begin in UISlider#1? yes
         0.000  scroll     UIScrollView "list"               lets the content have touch 1: the drag does not scroll
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.000  deliver    UISlider#1                        touchesBegan touch 1
         0.000  controls   UISlider#1                        touch 1 takes hold of the knob
         0.000  controls   UISlider#1                        follows touch 1
         0.000  controls   UISlider#1                        highlight on
         0.000  controls   UISlider#1                        sends touchDown, inside; nobody listens
         0.000  deliver    UISlider#1                        touchesMoved touch 1
         0.000  controls   UISlider#1                        value is now 0.81007755
         0.000  controls   UISlider#1                        sends valueChanged+primaryActionTriggered to 1, inside
         0.000  log        value 0.81
         0.000  controls   UISlider#1                        sends touchDragInside, inside; nobody listens
         0.000  deliver    UISlider#1                        touchesEnded touch 1
         0.000  controls   UISlider#1                        sends valueChanged+primaryActionTriggered to 1, inside
         0.000  log        value 0.81
         0.000  controls   UISlider#1                        touch 1 lifts inside
         0.000  controls   UISlider#1                        highlight off
         0.000  controls   UISlider#1                        sends touchUpInside, inside; nobody listens
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
      """)
  }
}
