// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Traces of a finger on a scroll view.
@MainActor @Suite struct ScrollTraces {
  private let areas: Set<TraceArea> = [.scroll, .deliver, .gesture, .timer, .log]

  @Test func `a quick tap`() throws {
    let scene = ScrollStage()
    try scene.stage.tap(.screen(100, 100))
    expectTrace(
      scene.stage, only: areas,
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  timer      content touch                     scheduled for 0.15
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  deliver    ContentView "content"             touchesBegan touch 1 is held
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesEnded touch 1
         0.050  timer      content touch                     cancelled, due 0.15
         0.050  scroll     UIScrollView "list"               touches should begin in ContentView "content"? yes
         0.050  scroll     UIScrollView "list"               lets the content have touch 1: the finger lifted
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.050  deliver    ContentView "content"             touchesBegan touch 1
         0.050  log        Content touches began
         0.050  deliver    ContentView "content"             touchesEnded touch 1
         0.050  log        Content touches ended
         0.050  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.050  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
      """)
  }

  @Test func `a finger that rests, then drags`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.stage.wait(0.2)
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.stage.wait(0.2)
    try scene.finger.up()
    expectTrace(
      scene.stage, only: areas,
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  timer      content touch                     scheduled for 0.15
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  deliver    ContentView "content"             touchesBegan touch 1 is held
         0.150  timer      content touch                     fired, due 0.15
         0.150  scroll     UIScrollView "list"               touches should begin in ContentView "content"? yes
         0.150  scroll     UIScrollView "list"               lets the content have touch 1: the finger did not drag in time
         0.150  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.150  deliver    ContentView "content"             touchesBegan touch 1
         0.150  log        Content touches began
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  should begin? ContentView "content" says yes
         0.200  scroll     UIScrollView "list"               touches should cancel in ContentView "content"? yes
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "list" says yes
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  possible → began
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: began
         0.200  scroll     UIScrollView "list"               is dragged from (0, 0)
         0.200  log        will begin dragging
         0.200  deliver    ContentView "content"             touchesCancelled touch 1: UIScrollViewPanGestureRecognizer#1 recognized
         0.200  log        Content touches cancelled
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  began → changed
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.400  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.400  gesture    UIScrollViewPanGestureRecognizer#1  changed → ended
         0.400  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: ended
         0.400  log        will end dragging at 0.0
         0.400  scroll     UIScrollView "list"               is let go at (0, 0) a millisecond, and stays at (0, 30)
         0.400  log        did end dragging
         0.400  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.400  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
      """)
  }

  @Test func `a quick drag`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20), over: 0.02)
    try scene.finger.up()
    try scene.rest()
    expectTrace(
      scene.stage, only: [.scroll, .deliver, .gesture, .log],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  deliver    ContentView "content"             touchesBegan touch 1 is held
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  should begin? ContentView "content" says yes
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "list" says yes
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  possible → began
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UIScrollViewPanGestureRecognizer#1
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: began
         0.017  scroll     UIScrollView "list"               is dragged from (0, 0)
         0.017  log        will begin dragging
         0.017  deliver    touch 1                           never reaches its view: UIScrollViewPanGestureRecognizer#1 recognized
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  began → changed
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 1
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  changed → ended
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: ended
         0.020  log        will end dragging at 1.0
         0.020  scroll     UIScrollView "list"               is let go at (0, 1) a millisecond, to come to (0, 504)
         0.020  log        did end dragging and goes on
         0.020  scroll     UIScrollView "list"               begins decelerating to (0, 504)
         0.020  log        will begin decelerating
         0.020  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.020  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         2.337  scroll     UIScrollView "list"               ends decelerating at (0, 504): rested
         2.337  log        did end decelerating
      """)
  }

  @Test func `a finger that stops the content`() throws {
    let scene = ScrollStage()
    try scene.drag(by: -60)
    try scene.stage.wait(0.1)
    scene.stage.clear()
    try scene.stage.tap(.screen(100, 100))
    expectTrace(
      scene.stage, only: areas,
      """
         0.200  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 2
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 2
         0.200  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 2
         0.200  timer      scroll frame                      cancelled, due 0.217
         0.200  scroll     UIScrollView "list"               ends decelerating at (0, 104.5): a finger stopped it
         0.200  log        did end decelerating
         0.200  scroll     UIScrollView "list"               keeps touch 2 from the content: it stopped the scrolling
         0.200  deliver    ContentView "content"             never gets touch 2: a recognizer keeps it
         0.200  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.200  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 2
         0.250  gesture    UIScrollViewPanGestureRecognizer#1  touchesEnded touch 2
         0.250  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.250  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.250  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
      """)
  }

  @Test func `a drag that the inner list leaves to the outer one`() throws {
    let scene = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    try scene.stage.name(inner, "inner")
    inner.contentSize = CGSize(width: 200, height: 400)
    inner.contentOffset.y = 200
    scene.content.addSubview(inner)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    try scene.finger.cancel()
    expectTrace(
      scene.stage, only: [.scroll, .gesture, .deliver, .log],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#2  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#2  touchesBegan touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  touchesBegan touch 1
         0.000  deliver    UIScrollView "inner"              touchesBegan touch 1 is held
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.000  scroll     UIScrollView "inner"              does not scroll: it is at its limit and a scroll view around it can move
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "inner" says no
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  possible → failed
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#2  touchesMoved touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  touchesMoved touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  should begin? UIScrollView "inner" says yes
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  should begin? UIScrollView "list" says yes
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  possible → began
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UIScrollViewPanGestureRecognizer#2
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#2  is prevented by UIScrollViewPanGestureRecognizer#2
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#2  possible → failed
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  sends its action: began
         0.000  scroll     UIScrollView "list"               is dragged from (0, 0)
         0.000  log        will begin dragging
         0.000  deliver    touch 1                           never reaches its view: UIScrollViewPanGestureRecognizer#2 recognized
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  touchesCancelled touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  began → cancelled
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  sends its action: cancelled
         0.000  log        will end dragging at 0.0
         0.000  scroll     UIScrollView "list"               is let go at (0, 0) a millisecond, and stays at (0, 10)
         0.000  log        did end dragging
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#2  is possible again
         0.000  gesture    UIScrollViewPanGestureRecognizer#2  is possible again
      """)
  }

  @Test func `content that is flung into its limit`() throws {
    let scene = ScrollStage()
    scene.list.contentOffset.y = 700
    try scene.drag(by: -90, over: 0.05)
    try scene.rest()
    expectTrace(
      scene.stage, only: [.scroll, .log],
      """
         0.017  scroll     UIScrollView "list"               is dragged from (0, 700)
         0.017  log        will begin dragging
         0.050  log        will end dragging at 1.8
         0.050  scroll     UIScrollView "list"               is let go at (0, 1.8) a millisecond, to come to (0, 800)
         0.050  log        did end dragging and goes on
         0.050  scroll     UIScrollView "list"               begins decelerating to (0, 800)
         0.050  log        will begin decelerating
         0.067  scroll     UIScrollView "list"               meets its vertical limit and bounces
         0.800  scroll     UIScrollView "list"               ends decelerating at (0, 800): rested
         0.800  log        did end decelerating
      """)
  }

  @Test func `removal in the middle of a drag`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: 60), over: 0.03)
    scene.list.removeFromSuperview()
    try scene.finger.up()
    expectTrace(
      scene.stage, only: [.scroll, .gesture, .timer, .log],
      """
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  takes touch 1
         0.000  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesBegan touch 1
         0.000  timer      content touch                     scheduled for 0.15
         0.000  gesture    UIScrollViewPanGestureRecognizer#1  touchesBegan touch 1
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  should begin? ContentView "content" says yes
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  should begin? UIScrollView "list" says yes
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  possible → began
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is prevented by UIScrollViewPanGestureRecognizer#1
         0.017  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  possible → failed
         0.017  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: began
         0.017  timer      content touch                     cancelled, due 0.15
         0.017  scroll     UIScrollView "list"               is dragged from (0, 0)
         0.017  log        will begin dragging
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  touchesMoved touch 1
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  began → changed
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: changed
         0.030  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  ends from outside: its view left the window
         0.030  gesture    UIScrollViewDelayedTouchesBeganGestureRecognizer#1  is possible again
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  ends from outside: its view left the window
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  changed → cancelled
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  sends its action: cancelled
         0.030  log        will end dragging at 0.0
         0.030  scroll     UIScrollView "list"               is let go at (0, 0) a millisecond, to come to (0, 0)
         0.030  log        did end dragging and goes on
         0.030  scroll     UIScrollView "list"               begins bouncing to (0, 0)
         0.030  log        will begin decelerating
         0.030  timer      scroll frame                      scheduled for 0.047
         0.030  gesture    UIScrollViewPanGestureRecognizer#1  is possible again
         0.030  timer      scroll frame                      cancelled, due 0.047
         0.030  scroll     UIScrollView "list"               ends bouncing at (0, -24): the scroll view left its window
         0.030  log        did end decelerating
      """)
  }

  @Test func `a pinch beyond the greatest scale`() throws {
    let scene = ScrollStage(content: CGSize(width: 200, height: 200))
    scene.list.maximumZoomScale = 1.5
    scene.log.zoomed = scene.content
    let (one, two) = (scene.stage.finger(1), scene.stage.finger(2))
    try scene.stage.together {
      try one.down(at: .screen(80, 100))
      try two.down(at: .screen(120, 100))
      try one.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
      try two.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
      try one.up()
      try two.up()
    }
    try scene.rest()
    expectTrace(
      scene.stage, only: [.scroll, .log],
      """
         0.017  scroll     UIScrollView "list"               begins zooming at 1
         0.017  log        will begin zooming
         0.783  scroll     UIScrollView "list"               ends zooming at 1.5
         0.783  log        did end zooming at 1.5
      """)
  }
}
