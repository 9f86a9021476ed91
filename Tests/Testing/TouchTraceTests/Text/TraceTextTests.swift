// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchTrace

@Suite struct TraceTextTests {
  @Test func `every fact of input has its line`() {
    expectTrace(
      Samples.trace, only: [.input],
      """
         0.050  input      touch 1                           began at (150, 120.5), tap 2, finger 7
         0.050  input      touch 1                           moved to (150, 120.5)
         0.050  input      touch 1                           ended at (-0.25, 0.333)
         0.050  input      frame                             stamped nan counts as 2
         0.050  input      frame                             stamped -inf counts as 0.3
         0.050  input      finger 1                          is mended: location is not finite, kept the last one
         0.050  input      finger 1                          is mended: came down twice, the first touch is cancelled
         0.050  input      finger 9223372036854775807        regionEntered is dropped: no such finger is down
         0.050  input      finger 9223372036854775807        regionEntered is dropped: its touch was cancelled
         0.050  input      finger 9223372036854775807        regionEntered is dropped: its location is not finite
         0.050  input      finger 9223372036854775807        regionEntered is dropped: the application ignores interaction events
         0.050  input      finger 9223372036854775807        regionEntered is dropped: it came down in this frame already
         0.050  input      finger 9223372036854775807        regionEntered is dropped: its phase is not a finger's
      """)
  }

  @Test func `every fact of the hit-test has its line`() {
    expectTrace(
      Samples.trace, only: [.hitTest],
      """
         0.050  hit-test     UIView "card"                   inside at (150, 120.5)
         0.050  hit-test     UIView "card"                   outside at (150, 120.5)
         0.050  hit-test     UIView "card"                   hidden at (150, 120.5)
         0.050  hit-test     UIView "card"                   interaction off at (150, 120.5)
         0.050  hit-test     UIView "card"                   transparent at (150, 120.5)
         0.050  hit-test     UIView "card"                   animating at (150, 120.5)
         0.050  hit-test     UIView "card"                   degenerate at (150, 120.5)
         0.050  hit-test     UIView "card"                   asked itself at (150, 120.5)
         0.050  hit-test       UIView "card"                 answers Box<Int>#12
         0.050  hit-test   UIView "card"                     answers nil
         0.050  hit-test   Box<Int>#12                       (150, 120.5) hits UIView "card"
         0.050  hit-test   Box<Int>#12                       (150, 120.5) hits nothing
      """)
  }

  @Test func `every fact of events has its line`() {
    expectTrace(
      Samples.trace, only: [.event],
      """
         0.050  event      UIView "card"                     is sent touches 1, 2
         0.050  event      UIView "card"                     is sent a hover event
         0.050  event      Box<Int>#12                       is told of motion: shake
         0.050  event      UIView "card"                     is not told of presses yet: began 1
         0.050  event      UIView "card"                     is told that presses is cancelled: menu: the view left its window
         0.050  event      UIView "card"                     is told that presses is cancelled: menu: the application resigned active
         0.050  event      UIView "card"                     is told that presses is cancelled: menu: the application ignores interaction events
         0.050  event      UIView "card"                     is told that presses is cancelled: menu: the scene left the foreground
         0.050  event      UIView "card"                     is told that presses is cancelled: menu: a recognizer that takes its presses has recognized
         0.050  event      UIView "card"                     is told that presses is cancelled: menu: its end was not passed on by sendEvent
         0.050  event      touches event                     is dropped: a "reason"
         0.050  event      motion event                      is dropped: a "reason"
         0.050  event      remoteControl event               is dropped: a "reason"
         0.050  event      presses event                     is dropped: a "reason"
         0.050  event      scroll event                      is dropped: a "reason"
         0.050  event      hover event                       is dropped: a "reason"
         0.050  event      transform event                   is dropped: a "reason"
      """)
  }

  @Test func `every fact of delivery has its line`() {
    expectTrace(
      Samples.trace, only: [.deliver],
      """
         0.050  deliver    touch 4                           hits no view
         0.050  deliver    UIView "card"                     touchesBegan touch 6 is held
         0.050  deliver    touch 6                           never reaches its view: Box<Int>#12 recognized
         0.050  deliver    UIView "card"                     touchesCancelled touch 7: Box<Int>#12 recognized
         0.050  deliver    UIView "card"                     touchesBegan touch 1
         0.050  deliver    UIView "card"                     touchesMoved touch 1
         0.050  deliver    UIView "card"                     touchesStationary touch 1
         0.050  deliver    UIView "card"                     touchesEnded touch 1
         0.050  deliver    UIView "card"                     touchesCancelled touch 1
         0.050  deliver    UIView "card"                     touchesRegionEntered touch 1
         0.050  deliver    UIView "card"                     touchesRegionMoved touch 1
         0.050  deliver    UIView "card"                     touchesRegionExited touch 1
         0.050  deliver    UIView "card"                     never gets touch 2: the view has a touch and multiple touch is off
         0.050  deliver    UIView "card"                     never gets touch 2: the view is exclusive and another view has touches
         0.050  deliver    UIView "card"                     never gets touch 2: a recognizer that takes its touches has recognized
         0.050  deliver    UIView "card"                     never gets touch 2: a recognizer keeps it
         0.050  deliver    UIView "card"                     never gets touch 2: an exclusive view has touches
         0.050  deliver    UIView "card"                     never gets touch 2: its began was not passed on by sendEvent
         0.050  deliver    UIView "card"                     never gets touch 2: it was cancelled while its began was held
         0.050  deliver    UIView "card"                     never gets touch 2: the view is in no window
         0.050  deliver    Box<Int>#12                       touchesCancelled touches 2, 3: the view left its window
         0.050  deliver    Box<Int>#12                       touchesCancelled touches 2, 3: the application resigned active
         0.050  deliver    Box<Int>#12                       touchesCancelled touches 2, 3: the application ignores interaction events
         0.050  deliver    Box<Int>#12                       touchesCancelled touches 2, 3: the scene left the foreground
         0.050  deliver    Box<Int>#12                       touchesCancelled touches 2, 3: a recognizer that takes its presses has recognized
         0.050  deliver    Box<Int>#12                       touchesCancelled touches 2, 3: its end was not passed on by sendEvent
      """)
  }

  @Test func `every fact of the recognizers has its line`() {
    expectTrace(
      Samples.trace, only: [.gesture],
      """
         0.050  gesture    UIPanGestureRecognizer "drag"     takes touch 1
         0.050  gesture    UIPanGestureRecognizer "drag"     touchesMoved touches 1, 2
         0.050  gesture    UIPanGestureRecognizer "drag"     possible → began
         0.050  gesture    UITapGestureRecognizer#2          waits for UIPanGestureRecognizer "drag", UIView "card" to fail
         0.050  gesture    UITapGestureRecognizer#2          must fail: UIPanGestureRecognizer "drag" was recognized
         0.050  gesture    UITapGestureRecognizer#2          does not wait for UIPanGestureRecognizer "drag", which waits for it already
         0.050  gesture    UITapGestureRecognizer#2          is prevented by UIPanGestureRecognizer "drag"
         0.050  gesture    UIPanGestureRecognizer "drag"     sends its action: changed
         0.050  gesture    UITapGestureRecognizer#2          ignores touch 3
         0.050  gesture    UIPanGestureRecognizer "drag"     is possible again
         0.050  gesture    UITapGestureRecognizer#2          takes press 1
         0.050  gesture    UITapGestureRecognizer#2          ignores press 1
         0.050  gesture    UITapGestureRecognizer#2          pressesChanged presses 1, 2
         0.050  gesture    UIPanGestureRecognizer "drag"     does not take press 2: not one of its press types
         0.050  gesture    UIPanGestureRecognizer "drag"     follows a scroll: moved
         0.050  gesture    UIPanGestureRecognizer "drag"     does not follow the hover event: its delegate refused the event
         0.050  gesture    UIPanGestureRecognizer "drag"     should begin? UIView "card" says yes
         0.050  gesture    UIPanGestureRecognizer "drag"     simultaneously with UITapGestureRecognizer#2? Box<Int>#12 says no
         0.050  gesture    UIPanGestureRecognizer "drag"     requires failure of UITapGestureRecognizer#2? Box<Int>#12 says no
         0.050  gesture    UIPanGestureRecognizer "drag"     required to fail by UITapGestureRecognizer#2? Box<Int>#12 says no
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its gesture is over until all fingers are up
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its gesture was made and waits for others to fail
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its gesture is made by code
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: not one of its touch types
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: not one of its press types
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its gesture is made by another kind of touch
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: it refused the event
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its delegate refused the event
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its delegate refused the touch
         0.050  gesture    UITapGestureRecognizer#2          does not take touch 2: its delegate refused the press
         0.050  gesture    UIPanGestureRecognizer "drag"     ends from outside: it was disabled
         0.050  gesture    UIPanGestureRecognizer "drag"     ends from outside: it was removed from its view
         0.050  gesture    UIPanGestureRecognizer "drag"     ends from outside: its view left the window
         0.050  gesture    UIPanGestureRecognizer "drag"     ends from outside: all touches were cancelled
      """)
  }

  @Test func `every fact of scroll views has its line`() {
    expectTrace(
      Samples.trace, only: [.scroll],
      """
         0.050  scroll     UIScrollView "list"               is dragged from (150, 120.5)
         0.050  scroll     UIScrollView "list"               begins zooming at 1
         0.050  scroll     UIScrollView "list"               ends zooming at 2.5
         0.050  scroll     UIScrollView "list"               is let go at (0, 1.25) a millisecond, to come to (150, 120.5)
         0.050  scroll     UIScrollView "list"               is let go at (0, 0) a millisecond, and stays at (150, 120.5)
         0.050  scroll     UIScrollView "list"               touches should begin in UIView "card"? yes
         0.050  scroll     UIScrollView "list"               touches should cancel in UIView "card"? yes
         0.050  scroll     UIScrollView "list"               is dragged along one axis: horizontal
         0.050  scroll     UIScrollView "list"               meets its horizontal limit and bounces
         0.050  scroll     UIScrollView "list"               meets its horizontal limit and stops
         0.050  scroll     UIScrollView "list"               is dragged along one axis: vertical
         0.050  scroll     UIScrollView "list"               meets its vertical limit and bounces
         0.050  scroll     UIScrollView "list"               meets its vertical limit and stops
         0.050  scroll     UIScrollView "list"               lets the content have touch 1: content touches are not delayed
         0.050  scroll     UIScrollView "list"               lets the content have touch 1: the finger did not drag in time
         0.050  scroll     UIScrollView "list"               lets the content have touch 1: the finger lifted
         0.050  scroll     UIScrollView "list"               lets the content have touch 1: the content cannot move that way
         0.050  scroll     UIScrollView "list"               lets the content have touch 1: the drag does not scroll
         0.050  scroll     UIScrollView "list"               keeps touch 1 from the content: it stopped the scrolling
         0.050  scroll     UIScrollView "list"               keeps touch 1 from the content: touches should not begin in it
         0.050  scroll     UIScrollView "list"               does not scroll: the content has the touch and content touches cannot be cancelled
         0.050  scroll     UIScrollView "list"               does not scroll: the content keeps the touch
         0.050  scroll     UIScrollView "list"               does not scroll: it is at its limit and a scroll view around it can move
         0.050  scroll     UIScrollView "list"               does not scroll: there is no view to zoom
         0.050  scroll     UIScrollView "list"               begins decelerating to (150, 120.5)
         0.050  scroll     UIScrollView "list"               begins paging to (150, 120.5)
         0.050  scroll     UIScrollView "list"               begins bouncing to (150, 120.5)
         0.050  scroll     UIScrollView "list"               begins animating to (150, 120.5)
         0.050  scroll     UIScrollView "list"               ends decelerating at (150, 120.5): rested
         0.050  scroll     UIScrollView "list"               ends decelerating at (150, 120.5): a finger stopped it
         0.050  scroll     UIScrollView "list"               ends decelerating at (150, 120.5): the offset was set
         0.050  scroll     UIScrollView "list"               ends decelerating at (150, 120.5): replaced
         0.050  scroll     UIScrollView "list"               ends decelerating at (150, 120.5): the scroll view left its window
      """)
  }

  @Test func `every fact of the responder chain has its line`() {
    expectTrace(
      Samples.trace, only: [.responder],
      """
         0.050  responder  UIView "card"                     became first responder
         0.050  responder  UIView "card"                     resigned first responder
         0.050  responder  UIView "card"                     refused: no
         0.050  responder  Box<Int>#12                       performs cut:
         0.050  responder  paste:                            finds nobody to perform it
      """)
  }

  @Test func `areas restrict a trace`() {
    expectTrace(
      Samples.trace, only: [.timer, .log],
      """
         0.050  timer      tap interval                      scheduled for 0.35
         0.050  timer      tap interval                      fired, due 0.35
         0.050  timer      tap interval                      cancelled, due 0.35
         1.000  log        Button touches began
         1.000  log        two\\nlines "and" \\ \\u{1} 👆
      """)
    #expect(Samples.trace.filtered(to: [.timer]).entries.count == 3)
  }

  @Test func `visits are indented by their depth, however deep`() {
    func line(_ depth: Int) -> String {
      TraceText.line(
        for: .fact(
          TouchFact(
            time: 0, kind: .hitTest(.visited(Samples.card, at: .zero, depth: depth, .hidden)))))
    }
    #expect(line(0) == #"   0.000  hit-test   UIView "card"                     hidden at (0, 0)"#)
    #expect(line(1) == #"   0.000  hit-test     UIView "card"                   hidden at (0, 0)"#)
    #expect(line(.max).count < 140)
    #expect(line(.min) == line(0))
  }

  @Test func `a subject too long for its column pushes its sentence on`() {
    let name = StableName(className: String(repeating: "V", count: 40), number: 1)
    let fact = TouchFact(time: 12345.6789, kind: .responder(.became(name)))
    #expect(
      TraceText.line(for: .fact(fact))
        == "12345.679  responder  \(name)  became first responder")
  }

  private nonisolated static let numbers: [(Double, String)] = [
    (150, "150"), (92.0 + 1.0 / 3, "92.333"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0004, "0"), (-0.0, "0"),
    (0.05, "0.05"), (1e15, "1000000000000000"), (1e16, "1e+16"), (.nan, "nan"), (-.nan, "nan"),
    (.infinity, "inf"), (-.infinity, "-inf"),
    (999.9996, "1000"),
  ]

  @Test(arguments: numbers) func `numbers are short`(number: Double, text: String) {
    #expect(number.short == text)
  }

  @Test(arguments: [(0, "0.000"), (-0.25, "-0.250"), (1.0 / 3, "0.333"), (12.3456, "12.346"), (.nan, "nan")])
  func `times have three decimals`(number: Double, text: String) {
    #expect(number.milliseconds == text)
  }

  @Test func `a name has the identifier, or else the number, or neither before the first mention`() {
    #expect(StableName(className: "UIView", identifier: "card", number: 2).description == "UIView \"card\"")
    #expect(StableName(className: "UIView", number: 2).description == "UIView#2")
    #expect(StableName(className: "UIView", number: 0).description == "UIView")
  }
}
