// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Of several that could be named, the one that the developer asked about, and what is around it.
  static let own = [
    Question(
      "A button with a recognizer of its own", "Share", .works,
      says: [
        "It may still lose the touch: it has recognizers of its own, which get the touch first",
        "[(id)0x3000 gestureRecognizers]", "touchUpInside is not sent",
      ],
      screen + """
           |    | <UIButton: 0x3000; frame = (310 716; 60 60); text = 'Share'; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "A switch has recognizers of UIKit's", "wifi", .works, never: ["recognizers of its own"],
      screen + """
           |    | <UISwitch: 0x3000; frame = (310 716; 51 31); accessibilityIdentifier = 'wifi'; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "Any class may override hit-testing, and the own cell is the one to look at", "Buy", .works,
      says: ["ShopCell 0x3000 (a UITableViewCell) may override"], never: ["0x4000"],
      screen + """
           |    | <UITableView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <ShopCell: 0x3000; baseClass = UITableViewCell; frame = (0 0; 390 100); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x3100; frame = (0 0; 390 100); layer = <CALayer: 0x7>>
           |    |    |    |    | <UIButton: 0x3200; frame = (300 28; 70 44); text = 'Buy'; layer = <CALayer: 0x8>>
           |    |    | <ShopCell: 0x4000; baseClass = UITableViewCell; frame = (0 100; 390 100); layer = <CALayer: 0x6>>
        """),
    Question(
      "What keeps the touch in a cell is named, and not the content view", "row", .dead(CoveredView.self),
      says: ["UITextView 'Read me' lies in its contentView, and takes the touch."],
      screen + """
           |    | <UITableView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3000; frame = (0 0; 390 100); accessibilityIdentifier = 'row'; layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x3100; frame = (0 0; 390 100); layer = <CALayer: 0x7>>
           |    |    |    |    | <UITextView: 0x3200; frame = (16 16; 358 68); text = 'Read me'; layer = <CALayer: 0x8>>
        """),
    Question(
      "A view in a control of the app's is its background, and no overlay", "plan", .dead(CoveredView.self),
      says: ["background.isUserInteractionEnabled = false"], never: ["overlay"],
      screen + """
           |    | <PlanControl: 0x3000; frame = (20 200; 350 60); accessibilityIdentifier = 'plan'; layer = <CALayer: 0x6>>
           |    |    | <UIView: 0x3100; frame = (0 0; 350 60); layer = <CALayer: 0x7>>
        """),
    Question(
      "A class that is only called a button may have no isEnabled", "shoot", .works, never: ["isEnabled"],
      screen + """
           |    | <ShootButton: 0x3000; frame = (165 700; 60 60); accessibilityIdentifier = 'shoot'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A large button at the lower edge of a screen on its side", "left", .works,
      says: ["At the lower edge of the screen"],
      """
      <UIWindow: 0x1000; frame = (0 0; 844 390); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 844 390); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (0 310; 80 80); accessibilityIdentifier = 'left'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A button whose lower end is just above the home indicator", "left", .works, never: ["screen-edge"],
      """
      <UIWindow: 0x1000; frame = (0 0; 844 390); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 844 390); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (0 295; 80 80); accessibilityIdentifier = 'left'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A view that says it lets touches through, if it does not", "Start", .open,
      says: [
        "If TouchThroughView 0x4000 does take it, let it pass it on", "return view == self ? nil : view",
      ],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 130; 200 52); text = 'Start'; layer = <CALayer: 0x6>>
           |    | <TouchThroughView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
        """),
    Question(
      "A window that lets touches through, with SwiftUI in it", "Pay", .open,
      says: ["Since iOS 18 that also takes the touches from SwiftUI's buttons in it", "isHidden = true"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 700; 200 52); text = 'Pay'; layer = <CALayer: 0x6>>
        <PassthroughWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
           | <_UIHostingView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
        """),
    Question(
      "A cell shows SwiftUI, by the name without an underscore", "row", .works,
      says: ["a Button or an .onTapGesture there takes the tap from the cell"],
      screen + """
           |    | <UICollectionView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UICollectionViewListCell: 0x3000; frame = (0 0; 390 100); accessibilityIdentifier = 'row'; layer = <CALayer: 0x6>>
           |    |    |    | <_TtGC7SwiftUI20UIHostingContentViewV4Mail3Row_: 0x3100; frame = (0 0; 390 100); layer = <CALayer: 0x7>>
        """),
    Question(
      "Content under a navigation bar, scrolled to zero", "Redeem", .dead(CoveredView.self),
      says: [
        "as where code set it to .zero, and content rests below the bar only at -143",
        "setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: false)",
      ],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIScrollView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 1400}; adjustedContentInset: {143, 0, 34, 0}>
         |    |    | <UIButton: 0x3000; frame = (20 80; 350 50); text = 'Redeem'; layer = <CALayer: 0x6>>
         |    | <UINavigationBar: 0x4000; frame = (0 47; 390 96); layer = <CALayer: 0x4>>
      """),
    Question(
      "A popover beside a bar, which may have been presented from a view", "Undo", .works,
      says: ["(likely)", "popoverPresentationController?.passthroughViews = [bar]"],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 1366); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 1024 1366); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 1024 1366); layer = <CALayer: 0x2>>
         |    |    | <UIToolbar: 0x2100; frame = (0 24; 1024 50); layer = <CALayer: 0x2>>
         |    |    |    | <_UIToolbarContentView: 0x2200; frame = (0 0; 1024 50); layer = <CALayer: 0x2>>
         |    |    |    |    | <UIButton: 0x3000; frame = (16 3; 60 44); text = 'Undo'; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x1200; frame = (0 0; 1024 1366); layer = <CALayer: 0x2>>
         |    | <UIDimmingView: 0x1300; frame = (0 0; 1024 1366); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x2>>
         |    | <_UIPopoverView: 0x1400; frame = (20 70; 320 420); layer = <CALayer: 0x2>>
      """),
  ]
}
