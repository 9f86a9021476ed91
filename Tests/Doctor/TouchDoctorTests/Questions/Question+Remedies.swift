// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let remedies = [
    Question(
      "A button below the window is pinned, since Auto Layout undoes frames", "Buy",
      .dead(OutsideAncestor.self),
      says: ["bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide", "without Auto Layout"],
      screen + """
           |    | <UIButton: 0x3000; frame = (16 860; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
        """),
    Question(
      "A transform put the card below the window", "Buy", .dead(OutsideAncestor.self),
      says: [".transform = .identity", "is UIView 0x"], never: ["offsetBy"],
      screen + """
           |    | <UIView: 0x3000; frame = (16 860; 358 200); transform = [1, 0, 0, 1, 0, 400]; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 10; 358 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A page peeks out beside a scroll view that does not clip", "Second", .dead(OutsideAncestor.self),
      says: ["does not clip", "override func point(inside"], never: ["scrollRectToVisible"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (20 200; 300 200); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {900, 200}>
           |    |    | <UIButton: 0x3100; frame = (310 50; 280 100); text = 'Second'; layer = <CALayer: 0x4>>
        """),
    Question(
      "The round button of a tab bar sticks out of it", "0x3100", .worksInPart,
      says: ["Its upper 28 pt lie outside UITabBar"],
      screen + """
           | <UITabBar: 0x3000; frame = (0 761; 390 83); layer = <CALayer: 0x3>>
           |    | <UITabBarButton: 0x3010; frame = (2 1; 160 48); layer = <CALayer: 0x5>>
           |    | <UIButton: 0x3100; frame = (167 -28; 56 60); layer = <CALayer: 0x4>>
        """),
    Question(
      "A tab item lies over the button", "Pay", .dead(CoveredView.self), says: ["safeAreaLayoutGuide"],
      screen
        + """
           | <UITabBar: 0x3000; frame = (0 761; 390 83); layer = <CALayer: 0x3>>
           |    | <UITabBarButton: 0x3010; frame = (100 1; 190 48); layer = <CALayer: 0x5>>
           |    |    | <UITabBarButtonLabel: 0x3020; frame = (80 34; 31 12); text = 'Home'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """.under(
          "   |    | <UIButton: 0x2100; frame = (16 765; 358 40); text = 'Pay'; layer = <CALayer: 0x7>>")),
    Question(
      "A search dims what it searches", "Pay", .dead(CoveredView.self),
      says: ["obscuresBackgroundDuringPresentation = false"], never: ["dismiss("],
      screen + """
           |    | <UIButton: 0x2100; frame = (16 300; 358 40); text = 'Pay'; layer = <CALayer: 0x7>>
           | <UITransitionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <_UISearchControllerDimmingView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        """),
    Question(
      "A bar that was put there by hand, which the safe area does not know", "Pay", .dead(CoveredView.self),
      says: ["constraint(equalTo: navigationBar.bottomAnchor, constant: 8)"], never: ["safeArea"],
      screen + """
           |    | <UIButton: 0x2100; frame = (16 50; 358 30); text = 'Pay'; layer = <CALayer: 0x7>>
           |    | <UINavigationBar: 0x3000; frame = (0 44; 390 44); layer = <CALayer: 0x3>>
        """),
    Question(
      "A web view lies in front of the close button", "Close", .dead(CoveredView.self),
      says: ["bringSubviewToFront(closeButton)"], never: ["isUserInteractionEnabled"],
      screen + """
           |    | <UIButton: 0x2100; frame = (16 50; 60 44); text = 'Close'; layer = <CALayer: 0x7>>
           |    | <WKWebView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <WKScrollView: 0x3100; baseClass = UIScrollView; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <WKContentView: 0x3110; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A scroll view in a cell keeps taps from it", "FeedCell", .dead(CoveredView.self),
      says: [
        "// scrollView is UIScrollView 0x", "scrollView.isUserInteractionEnabled = false",
        "panGestureRecognizer",
      ],
      never: ["contentView.isUserInteractionEnabled", "All of it can be touched"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <Shop.FeedCell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 88); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 88); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIScrollView: 0x3120; frame = (0 0; 390 88); clipsToBounds = YES; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {900, 88}>
        """),
    Question(
      "Two containers without a height are two variables", "Retry", .dead(ZeroSize.self),
      says: ["innerContainer.topAnchor.constraint(equalTo: container.topAnchor)"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 100; 390 0); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (10 10; 100 44); text = 'Retry'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A footer of a table without a height", "Load more", .dead(ZeroSize.self),
      says: ["tableFooterView = footer"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 188}>
           |    |    | <UIView: 0x3100; frame = (0 176; 390 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 12; 350 50); text = 'Load more'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A snapshot stayed after a transition", "Buy", .dead(CoveredView.self), says: ["removeFromSuperview()"],
      screen + """
           |    | <UIButton: 0x2100; frame = (16 50; 60 44); text = 'Buy'; layer = <CALayer: 0x7>>
           | <_UIReplicantView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
        """),
  ]
}

extension String {
  /// The lines of a view that lies behind what a dump shows.
  fileprivate func under(_ line: String) -> String { line + "\n" + self }
}
