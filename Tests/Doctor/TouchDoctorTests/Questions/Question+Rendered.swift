// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views of React Native and of other frameworks, in front of which there is something.
  static let rendered = [
    Question(
      "A gradient that fills an overlay of React Native", "Play", .dead(CoveredView.self),
      says: [
        "give RCTView 0x4000 pointerEvents=\"none\", or render it",
        "BVLinearGradient 0x4100 would still take",
      ],
      react
        + """
           |    |    |    | <RCTView: 0x4000; reactTag: 9; frame = (0 400; 390 444); layer = <CALayer: 0x5>>
           |    |    |    |    | <BVLinearGradient: 0x4100; reactTag: 8; frame = (0 0; 390 444); layer = <CALayer: 0x6>>
        """),
    Question(
      "A gradient beside a button in an overlay of React Native", "Play", .dead(CoveredView.self),
      says: ["give LottieView 0x4100 pointerEvents=\"none\", and RCTView 0x4000 pointerEvents=\"box-none\""],
      react
        + """
           |    |    |    | <RCTView: 0x4000; reactTag: 9; frame = (0 400; 390 444); layer = <CALayer: 0x5>>
           |    |    |    |    | <LottieView: 0x4100; reactTag: 8; frame = (0 0; 390 300); layer = <CALayer: 0x6>>
           |    |    |    |    | <RCTView: 0x4200; reactTag: 7; frame = (0 300; 390 44); layer = <CALayer: 0x6>>
           |    |    |    |    |    | <RCTTextView: 0x4210; frame = (0 0; 390 44); text: Skip; layer = <CALayer: 0x7>>
        """),
    Question(
      "A button in an overlay of React Native", "Play", .dead(CoveredView.self),
      says: ["takes the touch for itself", "Lay it out beside the view"],
      react
        + """
           |    |    |    | <RCTView: 0x4000; reactTag: 9; frame = (0 400; 390 444); layer = <CALayer: 0x5>>
           |    |    |    |    | <RCTView: 0x4200; reactTag: 7; frame = (0 180; 390 100); backgroundColor = red; layer = <CALayer: 0x6>>
           |    |    |    |    |    | <RCTTextView: 0x4210; frame = (0 0; 390 100); text: Skip; layer = <CALayer: 0x7>>
        """),
    Question(
      "A gradient of React Native is the view in front", "Play", .dead(CoveredView.self),
      says: ["give BVLinearGradient 0x4000 pointerEvents=\"none\""],
      never: ["isUserInteractionEnabled", "bringSubviewToFront"],
      react
        + """
           |    |    |    | <BVLinearGradient: 0x4000; reactTag: 9; frame = (0 400; 390 444); layer = <CALayer: 0x5>>
        """),
    Question(
      "A native view of React Native is off", "0x4000", .dead(InteractionOff.self),
      says: ["pointerEvents turns the interaction of the view off"],
      never: ["isUserInteractionEnabled = true"],
      react
        + """
           |    |    |    | <RNCPicker: 0x4000; reactTag: 9; frame = (0 400; 390 200); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
        """),
    Question(
      "A text of React Native that runs into the frame", "Add ramen (2)", .works,
      says: ["RCTTextView 'Add ramen (2)'"],
      screen
        + """
           |    | <RCTRootView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <RCTTextView: 0x3100; reactTag: 38; text: Add ramen (2) frame = (14 108; 72 20); opaque = NO; layer = <CALayer: 0x4>>
        """),
    Question(
      "A header that floats over a row that scrolls sideways", "Buy", .dead(CoveredView.self),
      says: ["Scroll the row out from under it", "isUserInteractionEnabled = false"], never: ["Anchor"],
      screen
        + """
           |    | <UICollectionView: 0x3000; frame = (0 97; 390 747); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 380}; contentSize: {390, 2000}>
           |    |    | <_UICollectionViewOrthogonalScrollerEmbeddedScrollView: 0x3100; frame = (0 400; 390 140); clipsToBounds = YES; layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {900, 140}>
           |    |    |    | <UICollectionViewCell: 0x3110; frame = (16 0; 160 140); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3111; frame = (12 56; 136 36); text = 'Buy'; layer = <CALayer: 0x6>>
           |    |    | <UICollectionReusableView: 0x3200; frame = (0 380; 390 128); layer = <CALayer: 0x4>>
           |    |    |    | <UILabel: 0x3210; frame = (16 8; 358 24); text = 'Tuesday'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
        """),
    Question(
      "The container of a child controller has no size", "Buy", .dead(ZeroSize.self),
      says: ["container.frame = CGRect(x: 0, y: 155, width: 390, height: 655)", ".frame = container.bounds"],
      never: ["Anchor"],
      screen
        + """
           |    | <UIView: 0x3000; frame = (0 155; 0 0); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 655); autoresize = W+H; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (95 320; 200 50); text = 'Buy'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A stack view without a height arranges its buttons", "Buy", .dead(ZeroSize.self),
      says: ["it arranges the view already"], never: ["addArrangedSubview"],
      screen
        + """
           |    | <UIStackView: 0x3000; frame = (0 155; 390 0); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 190 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (200 0; 190 50); text = 'Sell'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A popover in its dimming view", "Buy", .dead(CoveredView.self),
      says: ["A popover is open", "passthroughViews = [buyButton]", "(likely)"],
      screen
        + """
           |    | <UIButton: 0x3000; frame = (20 60; 100 44); text = 'Buy'; layer = <CALayer: 0x3>>
           | <UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           |    | <UIDimmingView: 0x5100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    |    | <_UIPopoverView: 0x5200; frame = (30 224; 320 300); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x5300; frame = (0 13; 320 287); layer = <CALayer: 0x5>>
        """),
    Question(
      "A container of MapKit's without an area holds an annotation", "0x3500", .works,
      never: ["0 × 0", "[zero-size]"],
      map("<UILabel: 0x3510; frame = (0 0; 32 32); text = 'Here'; layer = <CALayer: 0x7>>")),
    Question(
      "A callout in a container of MapKit's without an area", "Route", .dead(OutsideAncestor.self),
      says: ["sticks out of PinAnnotationView"], never: ["0 × 0"],
      map("<UIButton: 0x3510; frame = (-80 -90; 190 80); text = 'Route'; layer = <CALayer: 0x7>>")),
    Question(
      "The container of a search without its dimming view", "Buy", .open,
      says: ["A search is active", "searchController.isActive = false"],
      never: ["bringSubviewToFront", "obscures"],
      screen
        + """
           |    | <UILayoutContainerView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <UITableView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {390, 200}>
           |    |    |    | <UIButton: 0x3110; frame = (20 120; 350 50); text = 'Buy'; layer = <CALayer: 0x5>>
           |    |    | <UITransitionView: 0x3200; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <UISearchControllerContainerView: 0x3210; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
  ]

  private static let react =
    screen + """
         |    | <RCTRootView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <RCTView: 0x3100; reactTag: 1; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    |    | <RCTView: 0x3200; reactTag: 2; frame = (155 600; 80 80); layer = <CALayer: 0x5>>
         |    |    |    |    | <RCTTextView: 0x3210; frame = (22 30; 36 20); text: Play; layer = <CALayer: 0x6>>

      """

  private static func map(_ inside: String) -> String {
    screen + """
         |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <MKScrollContainerView: 0x3200; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    |    | <MKAnnotationContainerView: 0x3300; frame = (0 0; 0 0); layer = <CALayer: 0x5>>
         |    |    |    |    | <Shop.PinAnnotationView: 0x3500; baseClass = MKAnnotationView; frame = (180 420; 32 32); layer = <CALayer: 0x6>>
         |    |    |    |    |    | \(inside)
      """
  }
}
