// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// What sticks out at two edges, what the system shows over a view, and cells in a pile.
  static let corners = [
    Question(
      "A button at a corner sticks out at two edges", "close", .worksInPart,
      says: ["Its upper 10 and right 10 pt lie outside UIView 0x3000"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 200; 200 100); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (180 -10; 30 30); accessibilityIdentifier = 'close'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button sticks out of an input accessory view", "Done", .dead(OutsideAncestor.self),
      says: [
        "(likely)", "outside UIView 0x3000", "is UIView 0x3000",
        ".heightAnchor.constraint(equalToConstant: 84)",
      ],
      never: ["outside UIInputSetHostView", "UIView 0x2000, which"],
      screen + """
        <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x7>>
           | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
           |    | <UIInputSetHostView: 0x5200; frame = (0 464; 390 380); layer = <CALayer: 0x9>>
           |    |    | <UIView: 0x3000; frame = (0 0; 390 44); layer = <CALayer: 0xa>>
           |    |    |    | <UIButton: 0x3100; frame = (300 -40; 80 36); text = 'Done'; layer = <CALayer: 0xb>>
        """),
    Question(
      "A scroll indicator over the edge of a button", "edge", .works, says: ["(likely)"],
      never: ["disabled-control", "covered"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (340 100; 50 44); accessibilityIdentifier = 'edge'; layer = <CALayer: 0x4>>
           |    |    | <_UIScrollViewScrollIndicator: 0x3200; frame = (384 3; 3 400); layer = <CALayer: 0x5>>
        """),
    Question(
      "A header floats over the upper edge of a row that is scrolled under it", "0x3200", .works,
      never: ["covered", "in part"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 30}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 60); layer = <CALayer: 0x4>>
           |    |    | <UITableViewCell: 0x3200; frame = (0 60; 390 60); layer = <CALayer: 0x4>>
           |    |    | <UITableViewHeaderFooterView: 0x3300; frame = (0 30; 390 40); layer = <CALayer: 0x5>>
        """),
    Question(
      "An open menu takes the touches beside it", "Go", .dead(CoveredView.self),
      says: ["(likely)", "The touch goes to _UIContextMenuContainerView"],
      screen + """
           |    | <UIButton: 0x3000; frame = (100 600; 190 44); text = 'Go'; layer = <CALayer: 0x3>>
           | <_UIContextMenuContainerView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <_UIContextMenuView: 0x4100; frame = (70 100; 250 130); layer = <CALayer: 0x5>>
        """),
    Question(
      "Two cards of a pile lie over the button of a third", "Pay", .dead(CoveredView.self),
      says: ["UICollectionViewCell 0x3200 (350 × 220, shows 'Send') lies over it there as well."],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 100; 390 600); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 600}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UICollectionViewCell: 0x3100; frame = (20 20; 350 220); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3110; frame = (0 0; 350 220); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3111; frame = (230 150; 100 44); text = 'Pay'; layer = <CALayer: 0x6>>
           |    |    | <UICollectionViewCell: 0x3200; frame = (20 80; 350 220); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3210; frame = (0 0; 350 220); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3211; frame = (230 150; 100 44); text = 'Send'; layer = <CALayer: 0x6>>
           |    |    | <UICollectionViewCell: 0x3300; frame = (20 140; 350 220); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3310; frame = (0 0; 350 220); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3311; frame = (230 150; 100 44); text = 'Top up'; layer = <CALayer: 0x6>>
        """),
  ]
}
