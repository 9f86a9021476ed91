// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Whole answers, of which one sentence each was hard to understand.
struct PlainAnswerTests {
  private func answer(_ dump: String, _ view: String? = nil, at point: (Double, Double)? = nil) throws
    -> String
  {
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    return try Explainer(document).explain(
      at: point.map { ViewPoint(x: $0.0, y: $0.1) }, expecting: view.map(ViewSelector.init)
    ).text(width: 80)
  }

  private static let screen = """
    <UIWindow: 0x1000; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x2000; frame = (0 0; 375 812); layer = <CALayer: 0x2>>

    """

  @Test func `of elements that overlap neither is said to be in front`() throws {
    let answer = try answer(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), 0x1, {{0.0, 0.0}, {375.0, 812.0}}
          Other, 0x2, {{0.0, 0.0}, {375.0, 812.0}}
            Button, 0x3, {{100.0, 600.0}, {175.0, 44.0}}, label: 'Buy'
            Other, 0x4, {{0.0, 500.0}, {375.0, 300.0}}, identifier: 'overlay'
      """, "Buy")
    #expect(
      answer == """
        It cannot be known whether Button 'Buy' gets the touch at 187.5, 622.

        Other 'overlay' lies there, too, and is listed after it. If that is in front,
        close or remove it; if it only shows something, it may let touches through.

        The file lists accessibility elements: it says what lies where, not which view
        gets a touch. To know, stop the app in the debugger, print its windows, and ask
        about that:
            expression -l objc -O -- [[[UIApplication sharedApplication] windows] valueForKey:@"recursiveDescription"]

        """)
  }

  @Test func `an empty view that gets a touch says what lies behind it, without an expected view`() throws {
    let dump =
      Self.screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 375 812); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {375, 480}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 120; 375 60); text = 'Refunds'; layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 375 60); layer = <CALayer: 0x5>>
           |    | <UIView: 0x4000; frame = (0 0; 375 812); layer = <CALayer: 0x6>>
        """
    #expect(
      try answer(dump, at: (180, 150)) == """
        UIView 0x4000 gets the touch at 180, 150 (certain).

        UIView 0x4000 is empty, and lies in front of UITableViewCell 'Refunds', which
        would get the touch without it. Ask about that one to see what to change.

        The way down:
          UIWindow 0x1000    inside
            UIView 0x2000    inside
              UIView 0x4000  inside, gets the touch
        UIView 0x4000 does nothing with a touch by itself: it is not a control and has
        no recognizers.

        """)
    // Below the cells the list is kept from scrolling.
    #expect(try answer(dump, at: (180, 700)).contains("lies in front of UITableView 0x3000"))
  }

  @Test func `a part of a map that is hit says whose part it is, and what its recognizers do`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <MKMapView: 0x3000; frame = (0 100; 375 400); clipsToBounds = YES; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 375 400); layer = <CALayer: 0x31>>
           |    |    |    | <_MKMapContentView: 0x3110; frame = (0 0; 375 400); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x32>>
        """, at: (180, 300))
    #expect(
      answer == """
        _MKMapContentView 0x3110 gets the touch at 180, 300 (likely).

        Likely, not certain: MKMapView 0x3000 decides for itself which of its parts gets
        a touch.
        The running app knows:  expression -l objc -O -- [(UIView *)0x1000 hitTest:(CGPoint){180, 300} withEvent:nil]
        The way down:
          UIWindow 0x1000                   inside
            UIView 0x2000                   inside
              MKMapView 0x3000              inside (likely)
                UIView 0x3100               inside
                  _MKMapContentView 0x3110  inside, gets the touch
        It is a part of MKMapView 0x3000, which gets the touch through it.
        The recognizers of _MKMapContentView 0x3110 see the touch first. To list them:
            expression -l objc -O -- [(UIView *)0x3110 gestureRecognizers]

        """)
  }

  @Test func `a plain view that is hit says that it does nothing by itself`() throws {
    let dump = Self.screen + "   |    | <UIView: 0x3000; frame = (0 100; 375 400); layer = <CALayer: 0x3>>"
    #expect(
      try answer(dump, "0x3000") == """
        UIView 0x3000 gets the touch at 187.5, 300 (certain).

        All of it can be touched.
        It gets the touch, but does nothing with it by itself: it is not a control and
        has no recognizers.

        """)
  }

  @Test func `a view with recognizers says how to find out which they are`() throws {
    let dump =
      Self.screen
      + "   |    | <UIView: 0x3000; frame = (0 100; 375 400); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>"
    #expect(
      try answer(dump, "0x3000") == """
        UIView 0x3000 gets the touch at 187.5, 300 (certain).

        All of it can be touched.
        Its recognizers see the touch. If nothing happens, check which they are, and
        their delegates:
            expression -l objc -O -- [(UIView *)0x3000 gestureRecognizers]

        """)
  }

  @Test func `a label over a text view is a placeholder, and nothing is to be turned on`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UITextView: 0x3000; frame = (20 200; 335 200); text = ''; clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {335, 33}>
           |    |    | <_UITextContainerView: 0x3100; frame = (0 0; 335 33); layer = <CALayer: 0x31>>
           |    | <UILabel: 0x3200; frame = (25 208; 100 20); text = 'Notes'; userInteractionEnabled = NO; layer = <CALayer: 0x32>>
        """, "Notes")
    #expect(
      answer.contains("lets touches through to UITextView 0x3000, which lies behind\nit. [label-or-image]"))
    #expect(answer.contains("That is right for a placeholder."))
    #expect(!answer.contains("isUserInteractionEnabled = true"))
  }

  @Test func `a placeholder in a text view stands for the text view, also beside the keyboard's window`()
    throws
  {
    let answer = try answer(
      Self.screen + """
           |    | <UITextView: 0x3000; frame = (20 200; 335 200); text = ''; clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {335, 33}>
           |    |    | <UILabel: 0x3200; frame = (5 8; 100 20); text = 'Notes'; userInteractionEnabled = NO; layer = <CALayer: 0x32>>
        <UITextEffectsWindow: 0x5000; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x5>>
           | <UIInputSetContainerView: 0x5100; frame = (0 0; 375 812); layer = <CALayer: 0x51>>
           |    | <UIInputSetHostView: 0x5200; frame = (0 521; 375 291); layer = <CALayer: 0x52>>
        """, "Notes")
    #expect(answer.hasPrefix("UITextView 0x3000 gets the touch at 187.5, 300 (certain).\n"))
    #expect(answer.contains("'Notes' is a label in UITextView 0x3000."))
  }

  @Test func `a window that the keyboard covers is in doubt because of the keyboard`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UITextField: 0x3000; frame = (20 700; 335 34); text = ''; layer = <CALayer: 0x3>>
        <UITextEffectsWindow: 0x5000; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x5>>
           | <UIInputSetContainerView: 0x5100; frame = (0 0; 375 812); layer = <CALayer: 0x51>>
           |    | <UIInputSetHostView: 0x5200; frame = (0 521; 375 291); layer = <CALayer: 0x52>>
        """, "UITextField")
    #expect(answer.contains("Likely, not certain: UIInputSetHostView 0x5200 lies where the keyboard"))
    #expect(!answer.contains("private parts"))
  }

  @Test func `levels that are printed order the windows, and are named`() throws {
    let dump = """
      <UIWindow: 0x5000; frame = (0 0; 375 812); windowLevel = 2000; tag = 7; layer = <UIWindowLayer: 0x5>>
         | <UIView: 0x5100; frame = (0 0; 375 812); layer = <CALayer: 0x51>>
      <UIWindow: 0x1000; frame = (0 0; 375 812); windowLevel = 0; layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 375 812); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (100 600; 175 44); text = 'Buy'; layer = <CALayer: 0x3>>
      """
    let answer = try answer(dump, "Buy")
    #expect(answer.hasPrefix("UIButton 'Buy' does not get the touch at 187.5, 622 (certain).\n"))
    #expect(answer.contains("UIWindow 0x5000 (tag 7, level 2000), in which UIView 0x5100 takes the touch"))
    #expect(answer.contains("    // window is UIWindow 0x5000 (375 × 812)\n    window.isHidden = true"))
  }

  @Test func `a title view without a size is dead for certain, whatever the bar decides`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UINavigationBar: 0x1500; frame = (0 44; 375 44); layer = <CALayer: 0x15>>
           |    |    | <_UINavigationBarContentView: 0x1700; frame = (0 0; 375 44); layer = <CALayer: 0x17>>
           |    |    |    | <UIView: 0x3000; frame = (187.5 22; 0 0); layer = <CALayer: 0x3>>
           |    |    |    |    | <UIButton: 0x3100; frame = (-50 -15; 100 30); text = 'Filter'; layer = <CALayer: 0x31>>
        """, "Filter")
    #expect(answer.hasPrefix("UIButton 'Filter' does not get the touch at 187.5, 66 (certain).\n"))
    #expect(!answer.contains("(likely)\n\n"))
  }

  @Test func `a view that works in part says nothing of its middle, which nobody asked about`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UIView: 0x3050; frame = (0 600; 375 22); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (100 0; 175 44); text = 'Buy'; layer = <CALayer: 0x31>>
        """, "Buy")
    #expect(
      answer.hasPrefix("UIButton 'Buy' can be touched only in part: its upper 22 of 44 pt (certain).\n"))
    #expect(!answer.contains("The point is") && !answer.contains("(likely)") && !answer.contains("way down"))
  }

  @Test func `a name that only stands for a view says which view it is`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UIView: 0x3050; frame = (0 580; 375 100); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (100 20; 175 44); text = 'Buy'; layer = <CALayer: 0x31>>
           |    | <UIView: 0x3000; frame = (0 0; 375 812); layer = <CALayer: 0x3>>
        """, "Buy")
    #expect(
      answer.contains(
        """
            // container is UIView 0x3050 (375 × 100)
            // overlay is UIView 0x3000 (375 × 812, empty)
            overlay.isUserInteractionEnabled = false
            // or: container.superview?.bringSubviewToFront(container)

        """))
  }

  @Test func `a name made of an identifier needs no comment`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UIButton: 0x3100; frame = (100 600; 175 44); text = 'Buy'; layer = <CALayer: 0x31>>
           |    | <UIView: 0x3000; frame = (0 0; 375 812); accessibilityIdentifier = 'dim-view'; layer = <CALayer: 0x3>>
        """, "Buy")
    #expect(answer.contains("    dimView.isUserInteractionEnabled = false\n"))
  }

  @Test func `a view is called by the word that it was asked for by`() throws {
    let dump =
      Self.screen + """
           |    | <UIButton: 0x3100; frame = (100 600; 175 44); text = 'Buy'; accessibilityIdentifier = 'buy-now'; layer = <CALayer: 0x31>>
        """
    #expect(
      try answer(dump, "buy-now").hasPrefix("UIButton 'buy-now' gets the touch at 187.5, 622 (certain).\n"))
    for word in ["Buy", "0x3100", "UIButton"] {
      #expect(try answer(dump, word).hasPrefix("UIButton 'Buy' gets the touch at 187.5, 622 (certain).\n"))
    }
  }

  @Test func `who gets a touch is not said for certain where that is open`() throws {
    let answer = try answer(
      Self.screen + """
           |    | <UIButton: 0x3100; frame = (100 600; 175 44); text = 'Buy'; layer = <CALayer: 0x31>>
           |    | <RCTView: 0x3000; reactTag: 7; frame = (0 0; 375 812); layer = <CALayer: 0x3>>
        """, "Buy")
    #expect(answer.contains("RCTView 0x3000 may get the touch instead. The way down:"))
    #expect(!answer.contains("The touch goes to"))
  }

  @Test func `how something is known stays in the table`() throws {
    let answer = try answer(
      Self.screen
        + "   |    | <RCTView: 0x3000; reactTag: 7; frame = (0 100; 375 400); layer = <CALayer: 0x3>>",
      at: (180, 300))
    #expect(answer.hasPrefix("It cannot be known whether RCTView 0x3000 gets the touch at 180, 300.\n"))
    #expect(answer.contains("pointerEvents and hitSlop decide which touches it takes"))
    #expect(!answer.contains("(reported)"))
  }

  @Test func `a list of views from FLEX is refused by name`() throws {
    let text = """
      UIWindow
      frame {(0, 0), (375, 812)}
      UIView (HomeViewController)
      frame {(0, 0), (375, 812)}
      UIButton · Buy
      frame {(100, 600), (175, 44)}
      """
    let failure = #expect(throws: ReadingFailure.self) {
      try SnapshotDocument.read(bytes: Array(text.utf8), file: "-")
    }
    #expect(
      failure?.message.hasPrefix(
        "this is text copied from FLEX, which does not say which view is inside which; print the window instead"
      )
        == true)
  }

  @Test func `the description of an object in an entry has pairs of its own`() throws {
    let dump =
      Self.screen
      + #"   |    | <_UIAlertControllerActionView: 0x3000; frame = (60 400; 270 44); Action = <UIAlertAction: 0x60000 Title = "Delete" Descriptive = "(null)" Image = 0x0>; layer = <CALayer: 0x4>>"#
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
    #expect(document.repairs.isEmpty, "\(document.repairs)")
    #expect(document.trees[0].views[2].isUserInteractionEnabled == .known(true))
  }

  @Test func `a file that Git LFS did not fetch says so`() throws {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let failure = #expect(throws: ReadingFailure.self) {
      try SnapshotDocument.read(bytes: Array(text.utf8), file: "Main.storyboard")
    }
    #expect(failure?.message == "this is a pointer of Git LFS in place of the file; run `git lfs pull`")
  }
}
