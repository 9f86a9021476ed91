// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views that only fill, hold or arrange others.
  static let fills = [
    Question(
      "An empty view fills a stack view between two buttons, in front of a map", "0x3000", at: (195, 400),
      .dead(CoveredView.self),
      says: [
        "UIView 0x4200 only fills UIStackView 0x4000",
        ".isUserInteractionEnabled = false", "is UIView 0x4200",
        "return view == self ? nil : view",
      ], never: ["bringSubviewToFront", "is there to be touched"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIStackView: 0x4000; frame = (16 60; 358 700); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (0 0; 358 60); text = 'Layers'; layer = <CALayer: 0x5>>
           |    |    | <UIView: 0x4200; frame = (0 60; 358 580); layer = <CALayer: 0x6>>
           |    |    | <UIButton: 0x4300; frame = (0 640; 358 60); text = 'Route'; layer = <CALayer: 0x7>>
        """),
    Question(
      "A view of the app in a stack view, with recognizers, is no filling", "0x3000", at: (195, 400),
      .dead(CoveredView.self), never: ["only fills"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIStackView: 0x4000; frame = (16 60; 358 700); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (0 0; 358 60); text = 'Layers'; layer = <CALayer: 0x5>>
           |    |    | <UIView: 0x4200; frame = (0 60; 358 580); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>
        """),
    Question(
      "A stack view of fixed height arranges three rows, the last two of which hang out", "Delete",
      .dead(OutsideAncestor.self),
      says: ["smaller than what it arranges. Remove the constraint that fixes its height"],
      never: ["lessThanOrEqualTo", "override func point"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 200; 350 60); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 350 60); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (0 60; 350 60); text = 'Edit'; layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x3300; frame = (0 120; 350 60); text = 'Delete'; layer = <CALayer: 0x6>>
        """),
    Question(
      "The view of a child controller kept no height in its container", "Phone", .dead(ZeroSize.self),
      says: ["Give it the parent's bounds where it is added", "container.frame = outerContainer.bounds"],
      never: ["topAnchor"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 180; 390 300); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 0); autoresize = W+H; layer = <CALayer: 0x4>>
           |    |    |    | <UIStackView: 0x3200; frame = (20 20; 350 200); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3300; frame = (0 70; 350 60); text = 'Phone'; layer = <CALayer: 0x6>>
        """),
    Question(
      "The content view of a scroll view ends before what is in it", "Save", .dead(OutsideAncestor.self),
      says: [
        "is the content of a scroll view whose contentSize was set by hand",
        "container.frame.size.height = 720",
        "stackView.bottomAnchor.constraint(equalTo: container.bottomAnchor",
      ], never: ["did not grow", "superview?.bounds"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 91; 390 753); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 720}; adjustedContentInset: {0, 0, 34, 0}>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 400); layer = <CALayer: 0x4>>
           |    |    |    | <UIStackView: 0x3200; frame = (20 20; 350 640); layer = <CALayer: 0x5>>
           |    |    |    |    | <UITextField: 0x3300; frame = (0 0; 350 60); layer = <CALayer: 0x6>>
           |    |    |    |    | <UIButton: 0x3400; frame = (0 580; 350 60); text = 'Save'; layer = <CALayer: 0x7>>
        """),
    Question(
      "A hidden view of a stack view lies where another one is until it is shown", "Retry",
      .dead(HiddenView.self), never: ["After that", "covered"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 700; 350 50); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 350 50); hidden = YES; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3200; frame = (0 0; 350 50); text = 'Retry'; layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x3300; frame = (0 0; 350 50); text = 'Cancel'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A word in a cell whose content view has recognizers means the cell", "Item 3", .works,
      says: [
        "UICollectionViewCell 0x3100 gets the touch", "'Item 3' is the text of UICollectionViewCell 0x3100",
      ],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UICollectionViewCell: 0x3100; frame = (16 100; 171 204); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3200; frame = (0 0; 171 204); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
           |    |    |    |    | <UILabel: 0x3300; frame = (8 150; 155 22); text = 'Item 3'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
    Question(
      "Who gets the touch of a view that is off cannot be known in a dump that is cut", "Vote",
      .dead(InteractionOff.self), says: ["Who gets the touch instead cannot be known"],
      never: ["The touch goes to"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 500; 390 200); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (20 20; 350 50); text = 'Vote'; layer = <CALayer: 0x4>>
           |    | <UIImageView: 0x4000; …
        """),
    Question(
      "A banner over the end of a scroll view covers a part of a button, and there is no room for it",
      "Read more",
      .worksInPart,
      says: [
        "its upper 56 of 80 pt", "Banner 0x4000", "can be scrolled out from there",
        "contentInset.bottom += 100",
      ],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (20 688; 350 80); text = 'Read more'; layer = <CALayer: 0x4>>
           |    | <App.Banner: 0x4000; baseClass = UIView; frame = (0 744; 390 100); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
        """),
    Question(
      "A banner with room below the content hides nothing for good", "Read more", .works,
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}; adjustedContentInset: {0, 0, 100, 0}>
           |    |    | <UIButton: 0x3100; frame = (20 688; 350 80); text = 'Read more'; layer = <CALayer: 0x4>>
           |    | <App.Banner: 0x4000; baseClass = UIView; frame = (0 744; 390 100); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
        """),
  ]
}
