// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views of the system that no remedy touches, backgrounds in front of what they enclose, and rows that
  /// look alike.
  static let backgrounds = [
    Question(
      "A button under the page control of a page controller", "Skip", .dead(CoveredView.self),
      says: [
        "The page control is the UIPageViewController's", "view.bottomAnchor, constant: -54",
        "leave out presentationCount(for:)",
      ],
      never: ["contentInset", "additionalSafeAreaInsets", "floats over"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <_UIPageViewControllerContentView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <_UIQueuingScrollView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {390, 0}; contentSize: {1170, 844}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UIView: 0x2110; frame = (390 0; 390 844); layer = <CALayer: 0x4>>
         |    |    |    | <UIView: 0x2111; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    |    |    | <UIButton: 0x3000; frame = (20 800; 120 40); text = 'Skip'; layer = <CALayer: 0x6>>
         |    | <UIPageControl: 0x4000; frame = (0 790; 390 54); autoresize = W+TM; layer = <CALayer: 0x7>>
      """),
    Question(
      "A bar of the app over the pages of a page controller has no room in its scroll view", "Skip",
      .dead(CoveredView.self), says: ["equalTo: toolsView.topAnchor"],
      never: ["contentInset", "additionalSafeAreaInsets"],
      screen + """
           |    | <_UIPageViewControllerContentView: 0x2010; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           |    |    | <_UIQueuingScrollView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {390, 0}; contentSize: {1170, 844}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    |    | <UIView: 0x2110; frame = (390 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    |    | <UIView: 0x2111; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    |    |    | <UIButton: 0x3000; frame = (20 790; 120 40); text = 'Skip'; layer = <CALayer: 0x6>>
           |    | <UIView: 0x4000; frame = (0 780; 390 64); accessibilityIdentifier = toolsView; layer = <CALayer: 0x7>>
           |    |    | <UIButton: 0x4100; frame = (300 10; 80 44); text = 'Edit'; layer = <CALayer: 0x8>>
        """),
    Question(
      "A blur that was added after the buttons on it", "Delete", .dead(CoveredView.self),
      says: [
        "it is a background that was added after it", "sendSubviewToBack(visualEffectView)",
        "visualEffectView.contentView.addSubview(deleteButton)",
      ], never: ["lessThanOrEqualTo"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 770; 120 44); text = 'Delete'; layer = <CALayer: 0x3>>
           |    | <UIButton: 0x3100; frame = (250 770; 120 44); text = 'Move'; layer = <CALayer: 0x4>>
           |    | <UIVisualEffectView: 0x4000; frame = (0 750; 390 94); clipsToBounds = YES; layer = <CALayer: 0x5>>
           |    |    | <_UIVisualEffectBackdropView: 0x4100; frame = (0 0; 390 94); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    | <_UIVisualEffectContentView: 0x4200; frame = (0 0; 390 94); layer = <CALayer: 0x7>>
        """),
    Question(
      "A blur that only cuts a button is kept clear of", "Delete", .dead(CoveredView.self),
      says: ["lies along the lower edge"], never: ["sendSubviewToBack"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 740; 120 44); text = 'Delete'; layer = <CALayer: 0x3>>
           |    | <UIVisualEffectView: 0x4000; frame = (0 750; 390 94); clipsToBounds = YES; layer = <CALayer: 0x5>>
           |    |    | <_UIVisualEffectContentView: 0x4200; frame = (0 0; 390 94); layer = <CALayer: 0x7>>
        """),
    Question(
      "A button in every row with one fault is answered for the first", "Buy", .worksInPart,
      says: [
        "'Buy' fits 2 views, and all have the same fault. This is the one in FruitCell with 'Apples'.",
        "its left 45 of 80 pt",
      ],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 120}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <Market.FruitCell: 0x4000; baseClass = UITableViewCell; frame = (0 0; 390 60); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x4100; frame = (0 0; 345 60); layer = <CALayer: 0x5>>
           |    |    |    |    | <UITableViewLabel: 0x4110; frame = (16 20; 200 21); text = 'Apples'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    |    |    | <UIButton: 0x4120; frame = (300 10; 80 40); text = 'Buy'; layer = <CALayer: 0x7>>
           |    |    | <Market.FruitCell: 0x5000; baseClass = UITableViewCell; frame = (0 60; 390 60); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x5100; frame = (0 0; 345 60); layer = <CALayer: 0x5>>
           |    |    |    |    | <UITableViewLabel: 0x5110; frame = (16 20; 200 21); text = 'Pears'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    |    |    | <UIButton: 0x5120; frame = (300 10; 80 40); text = 'Buy'; layer = <CALayer: 0x7>>
        """),
    Question(
      "A recognizer around a list is named with the way of the touch", "Invoices", .works,
      says: [
        "UITableViewCellContentView 0x4100, unless a tap recognizer of UIView 0x2000 takes the touch.",
        "Likely, not certain: UIView 0x2000 has recognizers, and this source does not say which.",
        "cancelsTouchesInView = false",
      ],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x2>>
         |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 44}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UITableViewCell: 0x4000; frame = (0 0; 390 44); text = 'Invoices'; layer = <CALayer: 0x4>>
         |    |    |    | <UITableViewCellContentView: 0x4100; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
      """),
  ]
}
