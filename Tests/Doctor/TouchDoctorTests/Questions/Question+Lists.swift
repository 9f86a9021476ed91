// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let lists = [
    Question(
      "A list of a chat is upside down, and gets its inset at the other end", "Newest",
      .dead(CoveredView.self),
      says: [
        "floats over the bottom of a scroll view, which is upside down: that is the top of its content.",
        ".contentInset.top += 70", "is UITableView",
      ],
      never: ["contentInset.bottom", "additionalSafeAreaInsets"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 100; 390 744); transform = [1, 0, 0, -1, 0, 0]; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 2000}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 60); text = 'Newest'; layer = <CALayer: 0x4>>
           |    | <UIView: 0x4000; frame = (0 774; 390 70); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (300 10; 80 44); text = 'Send'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A list of a chat lies under a toolbar", "Newest", .dead(CoveredView.self),
      says: ["The toolbar floats over the bottom", ".contentInset.top += 64", "is UITableView"],
      never: ["contentInsetAdjustmentBehavior"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 100; 390 744); transform = [1, 0, 0, -1, 0, 0]; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 2000}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 60); text = 'Newest'; layer = <CALayer: 0x4>>
           |    | <UIToolbar: 0x4000; frame = (0 780; 390 64); layer = <CALayer: 0x4>>
        """),
    Question(
      "A list of a chat that has its inset there", "Newest", .dead(CoveredView.self),
      says: ["which has room for that. Scroll the view out from there."], never: ["contentInset"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 100; 390 744); transform = [1, 0, 0, -1, 0, 0]; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 2000}; adjustedContentInset: {70, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 60); text = 'Newest'; layer = <CALayer: 0x4>>
           |    | <UIView: 0x4000; frame = (0 774; 390 70); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (300 10; 80 44); text = 'Send'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A transform lets a card lie over the next one", "One",
      .dead(CoveredView.self),
      says: [
        "A transform lets CardCell 'Two' lie over its neighbors",
        "in the layout's layoutAttributesForElements(in:):",
        "attributes.zIndex = 1  // of CardCell 'One'; the others have 0",
      ],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 100; 390 300); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {900, 300}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <CardCell: 0x3100; baseClass = UICollectionViewCell; frame = (20 20; 240 260); text = 'One'; layer = <CALayer: 0x4>>
           |    |    | <CardCell: 0x3200; baseClass = UICollectionViewCell; frame = (100 20; 240 260); transform = [1.2, 0, 0, 1.2, 0, 0]; text = 'Two'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell is touched through its content view", "0x3100", .works,
      says: ["touched through its contentView, UITableViewCellContentView 0x3110."],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); text = 'Milk'; autoresize = W; layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
           |    |    |    |    | <UITableViewLabel: 0x3111; frame = (16 0; 358 44); text = 'Milk'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
    Question(
      "A collection's cell with an image in it", "PhotoCell", .works,
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <Shop.PhotoCell: 0x3100; baseClass = UICollectionViewCell; frame = (0 0; 120 120); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3110; frame = (0 0; 120 120); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
           |    |    |    |    | <UIImageView: 0x3111; frame = (0 0; 120 120); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
        """),
    Question(
      "A button was added to the cell behind its content view", "Like", .dead(CoveredView.self),
      says: ["contentView.addSubview(likeButton)"], never: [".isUserInteractionEnabled = false"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <Shop.PostCell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 88); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3120; frame = (300 22; 60 44); text = 'Like'; layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 88); layer = <CALayer: 0x5>>
        """),
    Question(
      "A button in a cell takes the touch of the cell", "PostCell", at: (330, 44), .dead(CoveredView.self),
      says: ["UIButton 'Like' takes its own touches"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <Shop.PostCell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 88); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 88); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3120; frame = (300 22; 60 44); text = 'Like'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A cell with a button in it is not half dead", "PostCell", .works,
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <Shop.PostCell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 88); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 88); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3120; frame = (250 0; 140 88); text = 'Like'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A view around a table has recognizers, perhaps a tap that hides the keyboard", "0x3100", .works,
      says: ["UIView 0x2500 has recognizers", "gestureRecognizers"],
      screen + """
           |    | <UIView: 0x2500; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
        """),
    Question(
      "A switch as the accessory view of a cell", "UISwitch", .works,
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 320 44); layer = <CALayer: 0x5>>
           |    |    |    | <UISwitch: 0x3120; frame = (323 6; 51 31); layer = <CALayer: 0x6>>
           |    |    |    |    | <UISwitchModernVisualElement: 0x3121; frame = (0 0; 51 31); layer = <CALayer: 0x7>>
        """),
    Question(
      "A button lies beyond the end of the content", "Submit", .dead(OutsideAncestor.self),
      says: ["ends 100 pt before its lower edge", "contentSize.height = 1100"], never: ["has to be mended"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1000}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (95 1050; 200 50); text = 'Submit'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button is scrolled out of sight", "Submit", .dead(OutsideAncestor.self),
      says: ["scrolled out of sight", "scrollRectToVisible"], never: ["contentSize of"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (95 1050; 200 50); text = 'Submit'; layer = <CALayer: 0x4>>
        """),
    Question(
      "How far the content reaches is not in the dump", "Submit", .dead(OutsideAncestor.self),
      says: ["if its contentSize is large enough"], never: ["has to be mended"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}>
           |    |    | <UIButton: 0x3100; frame = (95 1050; 200 50); text = 'Submit'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell that is half scrolled out at the lower edge", "0x3100", .works,
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 400); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 880}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 374; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
        """),
    Question(
      "A button in a stack view in a scroll view", "Buy", .works,
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>; contentOffset: {0, 200}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIStackView: 0x3100; frame = (0 0; 390 1200); layer = <CATransformLayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (0 500; 390 50); text = 'Buy'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A round button lies behind the table that was added after it", "Add", .dead(CoveredView.self),
      says: ["bringSubviewToFront"], never: ["contentView.addSubview", ".isUserInteractionEnabled = false"],
      screen + """
           |    | <UIButton: 0x2900; frame = (320 740; 56 56); text = 'Add'; layer = <CALayer: 0x3>>
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 700; 390 144); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 144); layer = <CALayer: 0x5>>
        """),
    Question(
      "A cell lies over another one", "Like", .dead(CoveredView.self),
      says: ["flowLayout.minimumLineSpacing += 60"],
      never: ["addSubview"],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    | <UICollectionViewCell: 0x3100; frame = (0 100; 390 200); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 150; 100 44); text = 'Like'; layer = <CALayer: 0x5>>
           |    |    | <UICollectionViewCell: 0x3200; frame = (0 240; 390 200); layer = <CALayer: 0x6>>
        """),
    Question(
      "A collection in a cell keeps touches from the cell", "0x3100", .dead(CoveredView.self),
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 200); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 200); layer = <CALayer: 0x5>>
           |    |    |    |    | <UICollectionView: 0x3120; frame = (0 0; 390 200); layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {900, 200}>
        """),
    Question(
      "A view lies above where the content begins", "Retry", .dead(OutsideAncestor.self),
      says: ["begins 80 pt before the content"], never: ["Scroll it into sight"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (95 -80; 200 50); text = 'Retry'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A table goes on under a translucent bar", "UITableView", .works, never: ["Pin it"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, -91}; contentSize: {390, 880}; adjustedContentInset: {91, 0, 34, 0}>
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "The cell of a list of today", "Wifi", .works,
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <UICollectionViewListCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UIListContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
           |    |    |    |    | <UILabel: 0x3111; frame = (20 12; 100 20); text = 'Wifi'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
  ]
}
