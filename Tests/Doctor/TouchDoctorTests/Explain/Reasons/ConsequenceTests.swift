// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What still goes wrong with a touch that a view gets.
struct ConsequenceTests {
  private func answer(
    _ text: String, _ view: String?, at point: (Double, Double)? = nil, on system: SystemVersion = .newest
  ) throws -> (text: String, reasons: [String]) {
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "-")
    let explanation = try Explainer(document, on: system).explain(
      at: point.map { ViewPoint(x: $0.0, y: $0.1) }, expecting: view.map(ViewSelector.init))
    let found = explanation.expectation?.consequences ?? explanation.consequences
    #expect(explanation.expectation?.gets != false)
    return (explanation.text(width: 10_000), found.map(\.reason))
  }

  /// An action of a button of a file.
  private static let action =
    "<connections><action selector=\"buy:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"x\"/></connections>"

  private let scrolled =
    Question.screen + """
         |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>
         |    |    | <UIButton: 0x3100; frame = (40 100; 310 50); text = 'Buy'; layer = <CALayer: 0x4>>
         |    |    | <UITextField: 0x3200; frame = (40 200; 310 50); text = 'Name'; layer = <CALayer: 0x4>>
      """

  @Test func `a view of the app's with a label in it has its touches late in a scroll view`() throws {
    func reasons(_ inner: String) throws -> [String] {
      try answer(
        Question.screen + """
             |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {1600, 700}>
             |    |    | <Drums.Pad: 0x3100; frame = (40 100; 150 150); layer = <CALayer: 0x4>>
             |    |    |    | \(inner); layer = <CALayer: 0x5>>
          """, "0x3100"
      ).reasons
    }
    #expect(
      try reasons("<UILabel: 0x3200; frame = (50 65; 50 20); userInteractionEnabled = NO").contains(
        DelayedTouch.id))
    #expect(try !reasons("<UIButton: 0x3200; frame = (5 5; 50 20)").contains(DelayedTouch.id))
  }

  /// A view with a pan that is off, as the debugger lists it, and what is asked about.
  private func listed(_ view: String, _ inside: String = "", _ more: String = "") throws -> (
    text: String, [String]
  ) {
    try answer(
      Question.screen + """
           |    | <\(view); frame = (40 100; 150 150); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        \(inside)

        (lldb) po [(UIView *)0x3100 gestureRecognizers]
        <__NSArrayM 0x600000d1c150>(
        <UIPanGestureRecognizer: 0x91; state = Possible; enabled = NO; view = <UIView: 0x3100>; target= <(action=turn:, target=<App.VC 0x8>)>>\(more)
        )
        """, inside.isEmpty ? "0x3100" : "0x3200")
  }

  @Test func `a recognizer that is off is told with the view that it belongs to`() throws {
    let (text, reasons) = try listed("Synth.Dial: 0x3100; baseClass = UIView")
    #expect(reasons.contains(DisabledControl.id) && text.contains("pan.isEnabled = true"))
    #expect(text.contains("Its UIPanGestureRecognizer (turn:) is off (enabled is NO)"))
    let other = try listed(
      "UIView: 0x3100", "",
      ",\n<UITapGestureRecognizer: 0x92; state = Possible; view = <UIView: 0x3100>; target= <(action=tap:, target=<App.VC 0x8>)>>"
    )
    #expect(other.text.contains("Its UIPanGestureRecognizer (turn:) is off"))
    let inner = "   |    |    | <UIView: 0x3200; frame = (0 0; 150 150); layer = <CALayer: 0x5>>"
    #expect(
      try listed("Synth.Dial: 0x3100; baseClass = UIView", inner).text.contains(
        "The UIPanGestureRecognizer (turn:) of Dial 0x3100 is off"))
  }

  @Test func `a plain view whose only recognizer is off does nothing with its touch`() throws {
    let dump = try MarkedDump(
      Question.screen + """
           |    | 1️⃣2️⃣<UIView: 0x3100; frame = (40 100; 150 150); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>

        <UITapGestureRecognizer: 0x91; state = Possible; enabled = NO; view = <UIView: 0x3100>; target= <(action=open, target=<App.VC 0x8>)>>
        """)
    #expect(try dump.expect(DisabledControl.self).code == ["tap.isEnabled = true"])
    #expect(try dump.explain().headline.contains("gets the touch at 115, 175, but does nothing with it"))
  }

  @Test func `a scroll view whose pan is off does not scroll, and its pinch is off by default`() throws {
    func text(_ kind: String) throws -> String {
      try answer(
        Question.screen + """
             |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>

          <UIScrollView\(kind)GestureRecognizer: 0x91; state = Possible; enabled = NO; view = <UIScrollView: 0x3000>; target= <(action=handle:, target=<UIScrollView 0x3000>)>>
          """, "0x3000"
      ).text
    }
    #expect(try text("Pan").contains("scrollView.isScrollEnabled = true"))
    #expect(try !text("Pinch").contains("is off"))
  }

  @Test func `what is dragged competes with what scrolls around it`() throws {
    func text(_ view: String, _ more: String = "") throws -> String {
      try answer(
        Question.screen + """
             |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>
             |    |    | <\(view); frame = (40 100; 150 150); layer = <CALayer: 0x4>>
          \(more)
          """, "0x3100"
      ).text
    }
    let quick = "a quick drag scrolls, and it hears nothing of that."
    #expect(try text("Synth.Knob: 0x3100; baseClass = UIControl").contains(quick))
    #expect(try text("UISlider: 0x3100").contains(quick))
    #expect(try !text("UIButton: 0x3100").contains(quick) && !text("UISwitch: 0x3100").contains(quick))
    let waits = "scrollView.panGestureRecognizer.require(toFail: pan)"
    #expect(try text("Synth.Knob: 0x3100; gestureRecognizers = <NSArray: 0x9>").contains(waits))
    let tap =
      "\n<UITapGestureRecognizer: 0x9; state = Possible; view = <Synth.Knob: 0x3100>; target= <(action=a, target=<App.VC 0x8>)>>"
    #expect(try !text("Synth.Knob: 0x3100; gestureRecognizers = <NSArray: 0x9>", tap).contains(waits))
    let pan = tap.replacingOccurrences(of: "UITap", with: "UIPan")
    #expect(
      try text("UIView: 0x3100; gestureRecognizers = <NSArray: 0x9>", pan).contains(
        "A drag on it may scroll UIScrollView 0x3000 instead"))
  }

  @Test func `whether a finger draws is the canvas's policy`() throws {
    let (text, reasons) = try answer(
      Question.screen
        + "   |    | <PKCanvasView: 0x3100; frame = (0 100; 390 500); layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {390, 500}>",
      "0x3100")
    #expect(reasons.contains(CompetingDrag.id) && text.contains(".drawingPolicy = .anyInput"))
  }

  @Test func `a scroll view of React Native holds no touch back`() throws {
    for name in ["RCTCustomScrollView", "RCTEnhancedScrollView"] {
      let (text, reasons) = try answer(
        Question.screen + """
             |    | <\(name): 0x3000; baseClass = UIScrollView; frame = (0 0; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>
             |    |    | <RCTTextView: 0x3100; frame = (40 100; 310 50); text: Play; layer = <CALayer: 0x4>>
             |    |    | <UIButton: 0x3200; frame = (40 200; 310 50); text = 'Buy'; layer = <CALayer: 0x4>>
          """, name.hasPrefix("RCTC") ? "0x3100" : "Buy")
      #expect(!reasons.contains(DelayedTouch.id) && !text.contains("delaysContentTouches"))
    }
  }

  @Test func `of two views with one name each has its own in code`() throws {
    let (text, _) = try answer(
      Question.screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>
           |    |    | <UIScrollView: 0x3100; frame = (0 0; 390 100); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {990, 100}>
           |    |    |    | <UIButton: 0x3200; frame = (40 10; 310 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """, "Buy")
    #expect(
      text.contains(
        """
                // scrollView is UIScrollView 0x3100 (390 × 100)
                // outerScrollView is UIScrollView 0x3000 (390 × 700)
                scrollView.delaysContentTouches = false
                outerScrollView.delaysContentTouches = false

        """))
  }

  @Test func `a button in a scroll view lights up late`() throws {
    let (text, reasons) = try answer(scrolled, "Buy")
    #expect(reasons == [DelayedTouch.id])
    #expect(
      text.contains(
        """
        What can still go wrong:
          - It lights up 0.15 s after the finger comes down, because UIScrollView 0x3000 waits to see whether the finger scrolls, and a quick tap barely shows a highlight. [delayed-touch] To see it at once:
                // scrollView is UIScrollView 0x3000 (390 × 700)
                scrollView.delaysContentTouches = false

        """))
    #expect(
      try answer(scrolled, nil, at: (100, 120)).text.contains(
        "a highlight. [delayed-touch] To see it at once:\n"))
    #expect(try answer(scrolled, "Name").reasons == [])
  }

  @Test func `a scroll view that delays nothing, or does not scroll, is silent`() throws {
    for attribute in ["delaysContentTouches", "scrollEnabled"] {
      let file = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="a"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <scrollView id="s" \(attribute)="NO"><rect key="frame" x="0" y="0" width="393" height="600"/><subviews>
        <button id="b"><rect key="frame" x="20" y="100" width="150" height="44"/><state key="normal" title="Buy"/>\(Self.action)</button>
        </subviews></scrollView></subviews></view></objects></document>
        """
      #expect(try answer(file, "Buy").reasons == [])
      #expect(
        try answer(file.replacing("\(attribute)=\"NO\"", with: ""), "Buy").reasons == [DelayedTouch.id])
    }
  }

  @Test func `a menu opens when the version of iOS opens it`() throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="a"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button id="b" showsMenuAsPrimaryAction="YES"><rect key="frame" x="20" y="100" width="150" height="44"/><state key="normal" title="Sort"/></button>
      </subviews></view></objects></document>
      """
    #expect(
      try answer(file, "Sort", on: .iOS18).text.contains(
        "Its menu opens instead of its action, when the finger comes down (iOS 18). [delayed-touch]"))
    #expect(
      try answer(file, "Sort").text.contains(
        "0.05 s after the lift of a tap, or when the finger has stayed for 0.22 s (iOS 27)"))
  }

  @Test(arguments: [(800, "bottom"), (0, "top"), (400, nil), (770, nil)] as [(Int, String?)])
  func `at the upper and the lower edge of the screen touches are held back`(y: Int, edge: String?) throws {
    let dump =
      Question.screen
      + "   |    | <UIButton: 0x3100; frame = (100 \(y); 200 44); text = 'Buy'; layer = <CALayer: 0x4>>"
    let (text, reasons) = try answer(dump, "Buy")
    #expect(reasons == (edge == nil ? [] : [ScreenEdge.id]))
    if edge != nil { #expect(text.contains("the system holds touches back")) }
  }

  @Test(arguments: [(844, 390), (852, 393), (667, 375), (1366, 1024)])
  func `a screen on its side has the same edges`(width: Int, height: Int) throws {
    let dump = """
      <UIWindow: 0x1000; frame = (0 0; \(width) \(height)); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; \(width) \(height)); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3100; frame = (40 \(height - 60); 80 60); text = 'Jump'; layer = <CALayer: 0x4>>
      """
    #expect(try answer(dump, "Jump").reasons == [ScreenEdge.id])
  }

  @Test func `the system lays out its bars itself, and a part of a screen has no edges`() throws {
    let bar = """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITabBar: 0x3000; frame = (0 800; 390 44); layer = <CALayer: 0x3>>
         |    | <UITabBarButton: 0x3100; frame = (2 1; 191 43); text = 'Home'; layer = <CALayer: 0x6>>
      """
    #expect(try answer(bar, "0x3100").reasons == [])
    let part =
      "<UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n   | <UIButton: 0x3; frame = (0 800; 390 44); text = 'Buy'; layer = <CALayer: 0x2>>"
    #expect(try answer(part, "Buy").reasons == [])
    let idle =
      Question.screen + "   |    | <UIView: 0x3100; frame = (100 0; 200 44); layer = <CALayer: 0x4>>"
    #expect(try answer(idle, "0x3100").reasons == [])
  }

  @Test func `a recognizer above takes the touch later`() throws {
    func text(_ element: String) throws -> String {
      let file = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="a"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <button id="b"><rect key="frame" x="20" y="100" width="150" height="44"/><state key="normal" title="Buy"/>\(Self.action)</button>
        </subviews><connections><outletCollection property="gestureRecognizers" destination="r"/></connections></view>
        \(element)</objects></document>
        """
      return try answer(file, "Buy").text
    }
    #expect(
      try text(#"<pongPressGestureRecognizer minimumPressDuration="0.3" id="r"/>"#).contains(
        "takes the touch from it when the finger stays for 0.3 s. [taken-by-recognizer]"))
    #expect(
      try text(#"<panGestureRecognizer id="r"/>"#).contains(
        "takes the touch from it when the finger moves. [taken-by-recognizer]"))
    #expect(
      try !text(#"<panGestureRecognizer cancelsTouchesInView="NO" id="r"/>"#).contains("takes the touch"))
    #expect(try !text(#"<tapGestureRecognizer id="r"/>"#).contains("can still go wrong"))
  }

  private func pushed(_ view: String, back: String = "", frame: String = "(0 44; 390 50)") -> String {
    """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UINavigationTransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    |    | <UIViewControllerWrapperView: 0x1300; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    |    |    |    | <\(view): 0x3000; frame = \(frame); text = 'It'; layer = <CALayer: 0x3>>
       |    | <UINavigationBar: 0x4000; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
       |    |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
       |    |    |    | <\(back.isEmpty ? "UILabel" : back): 0x4300; frame = (0 0; 60 44); layer = <CALayer: 0x6>>
    """
  }

  @Test func `the swipe back competes at the left edge, and since iOS 26 with all that is dragged`() throws {
    let button = pushed("UIButton", back: "_UIBackButtonContainerView", frame: "(4 200; 60 50)")
    for system in SystemVersion.allCases {
      let (text, reasons) = try answer(button, "It", on: system)
      #expect(reasons == [CompetingDrag.id])
      #expect(
        text.contains(
          "It lies at the left edge, where the back swipe holds touches, and takes them when they move right. [competing-drag]"
        ))
      let slider = pushed("UISlider", back: "_UIBackButtonContainerView", frame: "(40 200; 300 34)")
      #expect(
        try answer(slider, "It", on: system).reasons == (system >= .iOS26 ? [CompetingDrag.id] : []))
    }
    #expect(
      try answer(pushed("UIButton", frame: "(4 200; 60 50)"), "It").reasons == [], "nothing to go back to")
    let hidden = pushed("UIButton", frame: "(4 200; 60 50)").replacing("UINavigationBar:", with: "UIView:")
    #expect(try answer(hidden, "It").text.contains("when they move right, if this controller was pushed."))
  }

  @Test func `every scroll view around that keeps touches back is named, and mended`() throws {
    let nested =
      Question.screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>
           |    |    | <UICollectionView: 0x3100; frame = (0 100; 390 100); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {900, 100}>
           |    |    |    | <UIButton: 0x3200; frame = (40 20; 100 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """
    let document = try SnapshotDocument.read(bytes: Array(nested.utf8), file: "-")
    let finding = try Explainer(document).explain(at: nil, expecting: ViewSelector("Buy")).expectation?
      .consequences.first
    #expect(
      finding?.text.contains("because UICollectionView 0x3100 and UIScrollView 0x3000 wait to see") == true)
    #expect(finding?.code.filter { $0.contains("delaysContentTouches = false") }.count == 2)
  }

  @Test func `a swipe back that the dump shows as off competes for nothing`() throws {
    let (edge, content) = ("_UIParallaxTransitionPanGestureRecognizer", "_UIContentSwipePopGestureRecognizer")
    func reasons(_ view: String, _ frame: String, off: [String]) throws -> [String] {
      var document = try SnapshotDocument.read(
        bytes: Array(pushed(view, back: "_UIBackButtonContainerView", frame: frame).utf8), file: "-")
      let views = document.trees[0].views
      let holder = try #require(
        views.firstIndex { $0.className == "UINavigationTransitionView" }.flatMap {
          views[$0].parent
        })
      document.trees[0].views[holder].recognizers = .known(
        [edge, content].map {
          var recognizer = RecognizerSnapshot(className: $0)
          recognizer.isEnabled = .known(!off.contains($0))
          return recognizer
        })
      return try Explainer(document).explain(at: nil, expecting: ViewSelector("It")).expectation?.consequences
        .map(\.reason) ?? []
    }
    let (button, slider) = ("(4 200; 60 50)", "(40 200; 300 34)")
    #expect(try reasons("UIButton", button, off: []) == [CompetingDrag.id])
    #expect(try reasons("UIButton", button, off: [edge]) == [])
    #expect(try reasons("UISlider", slider, off: [edge]) == [CompetingDrag.id])
    #expect(try reasons("UISlider", slider, off: [content]) == [])
    #expect(try reasons("UISlider", "(4 200; 60 50)", off: [edge]) == [CompetingDrag.id])
    #expect(try reasons("UISlider", "(4 200; 60 50)", off: [edge, content]) == [])
  }

  @Test func `a pager competes for drags to the side`() throws {
    func dump(_ view: String) -> String {
      Question.screen + """
           |    | <_UIQueuingScrollView: 0x3000; frame = (0 0; 390 600); layer = <CALayer: 0x3>; contentOffset: {390, 0}; contentSize: {1170, 600}>
           |    |    | <UIView: 0x3100; frame = (390 0; 390 600); layer = <CALayer: 0x4>>
           |    |    |    | <\(view): 0x3200; frame = (40 200; 300 34); text = 'It'; layer = <CALayer: 0x4>>
        """
    }
    #expect(try answer(dump("UISlider"), "It").reasons == [CompetingDrag.id, DelayedTouch.id])
    let (text, _) = try answer(dump("UISlider"), "It")
    #expect(text.contains("{ $0 as? UIScrollView }.first?.delaysContentTouches = false"))
    #expect(try answer(dump("UIButton"), "It").reasons == [DelayedTouch.id])
    // A view of the app's own may follow the finger.
    #expect(try answer(dump("Shop.Pad"), "It").text.contains("If it follows drags itself"))
  }

  @Test func `a slider has no pan for which others could wait`() throws {
    let slider = pushed("UISlider", back: "_UIBackButtonContainerView", frame: "(4 200; 382 34)")
    let (text, _) = try answer(slider, "It")
    #expect(!text.contains("require(toFail"))
    #expect(text.contains("interactiveContentPopGestureRecognizer?.isEnabled = false"))
    // A drag that begins at its left end begins at the edge.
    let end = try answer(slider, "It", at: (10, 217), on: .iOS18)
    #expect(end.reasons == [CompetingDrag.id])
    #expect(end.text.contains("The point lies at the left edge, where the back swipe holds touches"))
    #expect(try answer(slider, "It", on: .iOS18).reasons == [])
  }
}
