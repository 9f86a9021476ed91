// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Questions whose answer names what is wrong, and not what lies around it.
  static let causes = [
    Question(
      "A list of React Native, whose scroll view lies in a plain one", "Order", .works,
      says: ["(likely)"], never: ["has been scrolled"],
      screen + """
           |    | <RCTView: 0x3000; reactTag: 11; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <RCTScrollView: 0x3100; reactTag: 23; frame = (0 47; 390 797); clipsToBounds = YES; layer = <CALayer: 0x4>>
           |    |    |    | <RCTCustomScrollView: 0x3110; frame = (0 0; 390 797); clipsToBounds = YES; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    |    |    | <RCTView: 0x3120; reactTag: 13; frame = (20 300; 350 50); layer = <CALayer: 0x6>>
           |    |    |    |    |    | <RCTTextView: 0x3130; reactTag: 15; text: Order; frame = (140 14; 70 22); opaque = NO; layer = <CALayer: 0x7>>
        """),
    Question(
      "A title view without a size", "Berlin", .dead(ZeroSize.self),
      says: [
        "UIView 0x4220, which contains it, is 0 × 0", "the bar's title view", "intrinsicContentSize",
        ".widthAnchor.constraint(equalToConstant: 120).isActive = true", "is UIView 0x4220",
      ], never: ["_UITAMICAdaptorView 0x4210, which"],
      screen + """
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
           |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
           |    |    | <_UITAMICAdaptorView: 0x4210; frame = (195 22; 0 0); layer = <CALayer: 0x7>>
           |    |    |    | <UIView: 0x4220; frame = (0 0; 0 0); layer = <CALayer: 0x8>>
           |    |    |    |    | <UIButton: 0x4230; frame = (-60 -20; 120 40); text = 'Berlin'; layer = <CALayer: 0x9>>
        """),
    Question(
      "A button that was added to a toolbar itself", "Compose", .dead(CoveredView.self),
      says: ["toolbarItems = (toolbarItems ?? []) + [UIBarButtonItem(customView: composeButton)]"],
      never: ["safeArea"],
      screen + """
           | <UIToolbar: 0x4000; frame = (0 761; 390 83); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x4100; frame = (150 2; 90 40); text = 'Compose'; layer = <CALayer: 0x5>>
           |    | <_UIToolbarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
           |    |    | <_UIButtonBarStackView: 0x4210; frame = (0 0; 390 44); layer = <CALayer: 0x7>>
        """),
    Question(
      "A button that was added to a navigation bar itself", "Filter", .dead(CoveredView.self),
      says: ["navigationItem.rightBarButtonItem = UIBarButtonItem(customView: filterButton)"],
      never: ["safeArea"],
      screen + """
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x4100; frame = (290 2; 90 40); text = 'Filter'; layer = <CALayer: 0x5>>
           |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
        """),
    Question(
      "A button in a stack view that does not arrange it", "Register", .dead(ZeroSize.self),
      says: ["stackView.addArrangedSubview(registerButton)", "makes its height 0"],
      never: ["equalTo: stackView"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 400; 350 0); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 350 50); text = 'Register'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A container without a size holds two views", "Follow", .dead(ZeroSize.self),
      says: [
        ".widthAnchor.constraint(equalToConstant: 280).isActive = true", "is UIView 0x3000",
        "heightAnchor.constraint(equalToConstant: 60)", "outermost",
      ], never: ["followButton.leadingAnchor"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 0 0); layer = <CALayer: 0x3>>
           |    |    | <UIImageView: 0x3100; frame = (0 0; 60 60); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (80 10; 200 44); text = 'Follow'; layer = <CALayer: 0x5>>
        """),
    Question(
      "An overlay that has all but faded away", "Start", .dead(CoveredView.self),
      says: [
        "almost invisible (alpha 0.02)", ".isHidden = true", "is UIView 0x4000 (390 × 844, empty)",
        "// or: overlay.removeFromSuperview()",
      ],
      never: ["bringSubviewToFront", "isUserInteractionEnabled"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 300; 200 50); text = 'Start'; layer = <CALayer: 0x3>>
           |    | <UIView: 0x4000; frame = (0 0; 390 844); alpha = 0.02; layer = <CALayer: 0x4>>
        """),
    Question(
      "The middle button of a bar of one's own: no other point is spoken of", "Plus", .worksInPart,
      says: ["Its upper 28 pt lie outside UIView 0x3000, which contains it. UIKit does not look inside"],
      never: ["The point is", "The way down", "disabled-control"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 761; 390 83); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (167 -28; 56 60); text = 'Plus'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A screen that was scaled down to a dot: nothing more is to be said", "Close menu",
      .dead(SingularTransform.self),
      says: [".transform = .identity", "is UIView 0x3000 (390 × 844)", "0.02 × 0.0044 pt"],
      never: ["cannot tell", "The way down", "disabled-control"], dot),
    Question(
      "A container without a size holds a button with a margin", "Retry", .dead(ZeroSize.self),
      says: [
        "// container is UIView 0x",
        "retryButton.topAnchor.constraint(equalTo: container.topAnchor, constant: 10)",
      ],
      screen + """
           |    | <UIView: 0x3000; frame = (0 100; 390 0); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (20 10; 350 44); text = 'Retry'; layer = <CALayer: 0x4>>
        """),
    Question(
      "What a stack view arranges has no height", "Register", .dead(ZeroSize.self),
      says: ["UIView 0x3100, which contains it, is 350 × 0"], never: ["addArrangedSubview"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (20 400; 350 0); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 350 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (0 0; 350 50); text = 'Register'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The custom view of a bar's item without a size", "Me", .dead(ZeroSize.self),
      says: [
        "a bar item's custom view",
        ".heightAnchor.constraint(equalToConstant: 40).isActive = true", "is Avatar 0x4220",
      ],
      screen + """
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
           |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
           |    |    | <_UIButtonBarStackView: 0x4205; frame = (290 0; 90 44); layer = <CALayer: 0x7>>
           |    |    |    | <_UITAMICAdaptorView: 0x4210; frame = (45 22; 0 0); layer = <CALayer: 0x8>>
           |    |    |    |    | <Shop.Avatar: 0x4220; baseClass = UIView; frame = (0 0; 0 0); layer = <CALayer: 0x9>>
           |    |    |    |    |    | <UIButton: 0x4230; frame = (-20 -20; 40 40); text = 'Me'; layer = <CALayer: 0xa>>
        """),
    Question(
      "A button beside the content of a cell that SwiftUI fills", "Buy", .dead(CoveredView.self),
      says: ["contentView"], never: ["hostingController"],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 88}>
           |    |    | <UICollectionViewListCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3150; frame = (300 2; 80 40); text = 'Buy'; layer = <CALayer: 0x5>>
           |    |    |    | <_UIHostingContentView: 0x3200; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
        """),
  ]

  private static let dot =
    screen + """
         |    | <UIView: 0x3000; frame = (194.98 421.96; 0.039 0.0844); transform = [0.0001, 0, 0, 0.0001, 0, 0]; layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (95 400; 200 44); text = 'Close menu'; layer = <CALayer: 0x4>>
      """
}
