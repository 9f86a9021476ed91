// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// The empty parts of what lies in front, what is only there to be seen, and what a stack view leaves out.
  static let gaps = [
    Question(
      "A space in a stack view in a container over a map", "MKMapView", .dead(CoveredView.self),
      says: [
        "UIView 0x4200 only fills UIStackView 0x4000", "let UIView 0x3500 and UIStackView 0x4000 pass on",
        "in a class of their own", ".isUserInteractionEnabled = false", "is UIView 0x4200",
        "return view == self ? nil : view",
      ], never: ["bringSubviewToFront", "is there to be touched"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>>
           |    | <UIView: 0x3500; frame = (0 47; 390 763); layer = <CALayer: 0x3>>
           |    |    | <UIStackView: 0x4000; frame = (16 0; 358 763); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x4100; frame = (0 0; 358 50); text = 'Search'; layer = <CALayer: 0x5>>
           |    |    |    | <UIView: 0x4200; frame = (0 50; 358 663); layer = <CALayer: 0x6>>
           |    |    |    | <UIButton: 0x4300; frame = (0 713; 358 50); text = 'Locate'; layer = <CALayer: 0x7>>
        """),
    Question(
      "The gap of a stack view over a map, whose size is no remedy", "MKMapView", .dead(CoveredView.self),
      says: ["takes the touches beside what is in it as well. Let it pass those on"],
      never: ["as large as that", "heightAnchor"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIStackView: 0x4000; frame = (16 47; 358 763); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (0 0; 358 50); text = 'Search'; layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x4300; frame = (0 713; 358 50); text = 'Locate'; layer = <CALayer: 0x7>>
        """),
    Question(
      "A container with a list in it is not turned off for the sake of what lies behind", "Filter",
      .dead(CoveredView.self),
      says: ["bringSubviewToFront(filterButton)", "let UIView 0x4000 and UIView 0x4100 pass those on"],
      never: ["isUserInteractionEnabled"],
      screen + """
           |    | <UIButton: 0x3000; frame = (300 60; 80 44); text = 'Filter'; layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (0 59; 390 785); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x4100; frame = (0 0; 390 785); autoresize = W+H; layer = <CALayer: 0x5>>
           |    |    |    | <UITableView: 0x4200; frame = (0 60; 390 725); clipsToBounds = YES; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {390, 2000}; adjustedContentInset: {0, 0, 34, 0}>
        """),
    Question(
      "A banner that is only read covers a part, and the content gets room for it", "Read more",
      .worksInPart,
      says: ["shows 'You are offline'", "contentInset.bottom += 98"], never: ["isUserInteractionEnabled"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (20 690; 350 80); text = 'Read more'; layer = <CALayer: 0x4>>
           |    | <UIView: 0x4000; frame = (0 746; 390 98); backgroundColor = UIExtendedSRGBColorSpace 0.1 0.2 0.3 1; layer = <CALayer: 0x5>>
           |    |    | <UILabel: 0x4100; frame = (16 16; 358 44); text = 'You are offline'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
    Question(
      "What hides a button as well is not only made to let touches through", "Start",
      .dead(CoveredView.self),
      says: ["has a background, which hides the view as well", "isHidden = true"],
      never: ["isUserInteractionEnabled"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 400; 350 50); text = 'Start'; layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (0 0; 390 844); backgroundColor = <UIDynamicSystemColor: 0x7; name = systemBackgroundColor>; layer = <CALayer: 0x5>>
           |    |    | <UIImageView: 0x4100; frame = (95 300; 200 200); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
        """),
    Question(
      "A button that floats over a corner is named, and nothing is wrong", "Read more", .works,
      says: ["89 % of its area can be touched; UIButton 0x4000 lies over the rest"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1600}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (20 690; 350 80); text = 'Read more'; layer = <CALayer: 0x4>>
           |    | <UIButton: 0x4000; frame = (300 720; 64 64); layer = <CALayer: 0x5>>
        """),
    Question(
      "A hidden view that a stack view has squeezed is hidden, and nothing else", "Retry",
      .dead(HiddenView.self), never: ["further problem"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 300; 350 50); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 350 50); text = 'Cancel'; layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3200; frame = (350 0; 0 50); hidden = YES; layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3210; frame = (-50 0; 100 50); text = 'Retry'; layer = <CALayer: 0x6>>
        """),
    Question(
      "The only view of a container has no height, and no mask to grow by", "Phone", .dead(ZeroSize.self),
      says: ["constraints to all four edges", "container.bottomAnchor.constraint(equalTo: outerContainer."],
      never: ["phoneButton.topAnchor"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 180; 390 300); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 70; 350 60); text = 'Phone'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A container of fixed height is too low for the stack view in it", "Delete",
      .dead(OutsideAncestor.self),
      says: [
        "Remove the constraint that fixes the height of UIView 0x3000",
        "stackView.bottomAnchor.constraint(equalTo: container.bottomAnchor)",
      ],
      screen + """
           |    | <UIView: 0x3000; frame = (20 400; 350 60); layer = <CALayer: 0x3>>
           |    |    | <UIStackView: 0x3100; frame = (0 0; 350 180); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (0 0; 350 60); text = 'Edit'; layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3120; frame = (0 60; 350 60); text = 'Move'; layer = <CALayer: 0x6>>
           |    |    |    | <UIButton: 0x3130; frame = (0 120; 350 60); text = 'Delete'; layer = <CALayer: 0x7>>
        """),
    Question(
      "A toast over a button is kept clear of, or let touches through", "Send", .dead(CoveredView.self),
      says: ["Let touches through, or keep the view clear of it", "isUserInteractionEnabled = false"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 770; 350 50); text = 'Send'; layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (20 765; 350 60); backgroundColor = UIExtendedGrayColorSpace 0 0.8; layer = <CALayer: 0x4>>
           |    |    | <UILabel: 0x4100; frame = (16 20; 300 20); text = 'Copied'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
        """),
    Question(
      "One recognizer for several images stays with the last of them", "One", .works,
      says: ["does nothing with it by itself", "goes to the last one that it is added to"],
      screen + """
           |    | <UIImageView: 0x3000; frame = (16 100; 100 100); accessibilityIdentifier = One; layer = <CALayer: 0x3>>
           |    | <UIImageView: 0x4000; frame = (146 100; 100 100); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button beyond the end of the content is not only scrolled out of sight", "Late",
      .dead(OutsideAncestor.self), says: ["contentSize of UIScrollView"],
      never: ["scrolled out of sight now"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 100; 390 40); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 40}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (345 0; 100 40); text = 'Late'; layer = <CALayer: 0x4>>
        """),
  ]
}
