// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchSnapshot

@Suite struct DumpRecognizerTests {
  private let dump = """
    <UIView: 0x104211f50; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x1>>
       | <UIScrollView: 0x7ff4cc033200; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x1>; contentOffset: {0, 0}>

    """

  @Test func `recognizers printed behind a dump belong to the views whose addresses they name`() throws {
    let outline = try Outline(
      dump + """
        (lldb) po view.gestureRecognizers
        <__NSArrayM 0x60>(
        <UILongPressGestureRecognizer: 0x1042192f0; state = Possible; enabled = NO; cancelsTouchesInView = NO; view = <UIView 0x104211f50>; target= <(action=_handlePress:, target=<SCNController 0x104218f90>)>>,
        <UITapGestureRecognizer: 0x11f511930 (shop.double); state = Possible; delaysTouchesBegan = YES; view = <UIView 0x104211f50>; target= <(action=tap:, target=<Shop.Card 0x2>)>; numberOfTapsRequired = 2>
        )
        <UIScrollViewPanGestureRecognizer: 0x7ff4cb527810; state = Possible; delaysTouchesEnded = NO; view = <UIScrollView 0x7ff4cc033200>; target= <(action=handlePan:, target=<UIScrollView 0x7ff4cc033200>)>; must-fail = {
                <UIScrollViewPagingSwipeGestureRecognizer: 0x7ff4cb404270; state = Possible; view = <UIScrollView 0x7ff4cc033200>; target= <(action=_handleSwipe:, target=<UIScrollView 0x7ff4cc033200>)>>,
                <UITapGestureRecognizer: 0x7ff4cb404280; state = Possible; view = <UIScrollView 0x7ff4cc033200>>
            }>
        """)
    let views = outline.document.trees[0].views
    let first = try #require(views[0].recognizers.value)
    #expect(first.map(\.className) == ["UILongPressGestureRecognizer", "UITapGestureRecognizer"])
    #expect(first[0].isEnabled == .known(false) && first[0].cancelsTouchesInView == .known(false))
    #expect(first[0].delaysTouchesBegan == .known(false) && first[0].delaysTouchesEnded == .known(true))
    #expect(first[0].numberOfTapsRequired == .unknown && first[0].minimumPressDuration == .unknown)
    #expect(first[1].numberOfTapsRequired == .known(2) && first[1].numberOfTouchesRequired == .known(1))
    #expect(first[1].identifier == "0x11f511930" && first[1].delaysTouchesBegan == .known(true))
    #expect(first[1].position?.line == 6)
    let second = try #require(views[1].recognizers.value)
    #expect(second.map(\.className) == ["UIScrollViewPanGestureRecognizer"])
    #expect(second[0].mustFail == .known(["0x7ff4cb404270", "0x7ff4cb404280"]))
    #expect(second[0].delaysTouchesEnded == .known(false) && second[0].hasDelegate == .unknown)
    #expect(outline.document.entries == 2 && outline.repairs.isEmpty)
  }

  @Test func `line breaks inside a list of must-fail may be two characters`() throws {
    let outline = try Outline(
      dump + #"""
        "<UITapGestureRecognizer: 0x11 (multi); state = Possible; view = <UIView 0x104211f50>; numberOfTouchesRequired = 2; must-fail = {\n        <UIPanGestureRecognizer: 0x12 (pan); state = Possible; view = <UIView 0x104211f50>>\n    }>",
        """#)
    let found = try #require(outline.document.trees[0].views[0].recognizers.value)
    #expect(found.map(\.mustFail) == [.known(["0x12"])])
    #expect(found[0].numberOfTouchesRequired == .known(2))
  }

  @Test func `a recognizer of no view of the dump is left out and said`() throws {
    let outline = try Outline(
      dump + """
        <UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x999>>
        <UITapGestureRecognizer: 0x2; state = Possible; view = <(null) 0x0>>
        """)
    #expect(
      outline.repairs == [
        "3:1 the recognizer's view 0x999 is in no dump of this file; the recognizer is left out",
        "4:1 the recognizer has no view; it is left out",
      ])
  }

  @Test func `recognizers without a dump are refused with the way to one`() throws {
    let error = #expect(throws: ReadingFailure.self) {
      try Outline("<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x999>>")
    }
    #expect(error?.message.hasPrefix("these are gesture recognizers without their views") == true)
  }
}
