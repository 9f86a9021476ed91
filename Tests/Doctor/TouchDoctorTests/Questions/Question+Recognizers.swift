// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// What a debugger prints about the recognizers of a view.
  private static func tap(on view: String, calling action: String) -> String {
    """


    (lldb) po [\(view) gestureRecognizers]
    <__NSArrayM 0x600002c91b30>(
    <UITapGestureRecognizer: 0x7f9c1d70a5c0; state = Possible; view = <UIView \(view)>; target= <(action=\(action), target=<Notes.VC 0x7f9c1c4082a0>)>>
    )
    """
  }

  private static let nested =
    screen + """
         |    | <UIView: 0x3000; frame = (16 200; 358 200); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x3>>
         |    |    | <UIView: 0x4000; frame = (0 0; 358 200); gestureRecognizers = <NSArray: 0x61>; layer = <CALayer: 0x4>>
      """

  private static func cell(_ entry: String, _ content: String) -> String {
    screen + """
         |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 100}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <\(entry); frame = (0 0; 390 100); layer = <CALayer: 0x4>>
         |    |    |    | <\(content); frame = (0 0; 390 100); gestureRecognizers = <NSArray: 0x62>; layer = <CALayer: 0x5>>
         |    |    |    |    | <UIView: 0x6000; frame = (0 0; 390 100); gestureRecognizers = <NSArray: 0x63>; layer = <CALayer: 0x6>>
      """ + tap(on: "0x6000", calling: "like")
  }

  static let recognizers = [
    Question(
      "A view inside has recognizers that nobody described", "0x3000", .works,
      says: ["(likely)", "UIView 0x4000 has recognizers"], nested),
    Question(
      "A view inside has a tap of its own", "0x3000", .dead(TakenByRecognizer.self),
      says: ["(likely)", "UITapGestureRecognizer (like) of UIView 0x4000", "require(toFail:"],
      never: ["(certain)"], nested + tap(on: "0x4000", calling: "like")),
    Question(
      "Two taps, one in the other, of which the inner one wins", "0x3000", .dead(TakenByRecognizer.self),
      says: ["(likely)", "(like) of UIView 0x4000", "the inner one recognizes"],
      nested + tap(on: "0x4000", calling: "like") + tap(on: "0x3000", calling: "open")),
    Question(
      "The inner one of two taps", "0x4000", .works,
      nested + tap(on: "0x4000", calling: "like") + tap(on: "0x3000", calling: "open")),
    Question(
      "A tap in a cell takes its selection", "UITableViewCell", .dead(TakenByRecognizer.self),
      says: [
        "(likely)", "(like) of UIView 0x6000", "do not select the cell", "tap.cancelsTouchesInView = false",
      ],
      never: ["overlay", "(certain)"],
      cell("UITableViewCell: 0x4000", "UITableViewCellContentView: 0x5000; opaque = NO")),
    Question(
      "A tap in a cell of one's own takes its selection", "FeedCell", .dead(TakenByRecognizer.self),
      says: ["(likely)", "(like) of UIView 0x6000"], never: ["hands the touch on", "(certain)"],
      cell("FeedCell: 0x4000; baseClass = UITableViewCell", "UITableViewCellContentView: 0x5000; opaque = NO")
    ),
    Question(
      "A tap around a table takes the selection, and its action is named", "UITableViewCell",
      .dead(TakenByRecognizer.self),
      says: ["UITapGestureRecognizer (dismissKeyboard) of UIView 0x2000"], never: ["gestureRecognizers]"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x64>; layer = <CALayer: 0x2>>
         |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 100}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UITableViewCell: 0x4000; frame = (0 0; 390 100); layer = <CALayer: 0x4>>
         |    |    |    | <UITableViewCellContentView: 0x5000; frame = (0 0; 390 100); opaque = NO; gestureRecognizers = <NSArray: 0x62>; layer = <CALayer: 0x5>>
      """ + tap(on: "0x2000", calling: "dismissKeyboard")),
    Question(
      "A healthy row says little about what any table may have", "UITableViewCell", .works,
      says: ["(certain)", "If a tap does nothing, look for a tap recognizer"],
      never: ["may lose the touch", "gestureRecognizers]"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 100}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x4000; frame = (0 0; 390 100); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x5000; frame = (0 0; 390 100); opaque = NO; gestureRecognizers = <NSArray: 0x62>; layer = <CALayer: 0x5>>
        """),
    Question(
      "A filled button with the background that UIKit makes", "Pay", .works,
      screen + """
           |    | <UIButton: 0x3000; frame = (24 600; 342 50); opaque = NO; layer = <CALayer: 0x3>>
           |    |    | <_UISystemBackgroundView: 0x3100; frame = (0 0; 342 50); configuration = <UIBackgroundConfiguration: 0x60; Base Style = Custom; cornerRadius = 6>; layer = <CALayer: 0x4>>
           |    |    |    | <UIVisualEffectView: 0x3110; frame = (0 0; 342 50); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIView: 0x3111; frame = (0 0; 342 50); clipsToBounds = YES; layer = <CALayer: 0x6>>
           |    |    | <UIButtonLabel: 0x3200; frame = (140 14; 60 22); text = 'Pay'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x7>>
        """),
    Question(
      "A view of one's own in a button still takes its touches", "Pay", .dead(CoveredView.self),
      screen + """
           |    | <UIButton: 0x3000; frame = (24 600; 342 50); text = 'Pay'; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 342 50); layer = <CALayer: 0x4>>
        """),
  ]
}
