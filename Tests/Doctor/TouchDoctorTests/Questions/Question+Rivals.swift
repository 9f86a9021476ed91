// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Which of several views is meant, what shares a place with another, and what the system arranges.
  static let rivals = [
    Question(
      "A screen is titled as its main button", "Sign In", .works, says: ["UIButton 'Sign In' gets the touch"],
      screen + """
           |    | <UIButton: 0x3000; frame = (32 330; 311 50); text = 'Sign In'; layer = <CALayer: 0x3>>
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
           |    | <_UINavigationBarContentView: 0x4100; frame = (0 0; 390 44); layer = <CALayer: 0x5>>
           |    |    | <UILabel: 0x4110; frame = (155 12; 80 20); text = 'Sign In'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6>>
        """),
    Question(
      "Of two with one title the one that can be seen is meant", "Play", .works,
      says: ["UIButton 'Play' gets the touch at 195, 525"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 300; 350 50); text = 'Play'; hidden = YES; layer = <CALayer: 0x3>>
           |    | <UIButton: 0x3100; frame = (20 500; 350 50); text = 'Play'; layer = <CALayer: 0x4>>
        """),
    Question(
      "Of several rows the one at the point is meant", "Buy", at: (332, 133), .works,
      screen + """
           |    | <UIButton: 0x3000; frame = (290 20; 84 44); text = 'Buy'; layer = <CALayer: 0x3>>
           |    | <UIButton: 0x3100; frame = (290 110; 84 44); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "The beginning of a title is enough where only one begins so", "check", .works,
      screen + """
           |    | <UIButton: 0x3000; frame = (20 300; 350 50); text = 'Checkout'; layer = <CALayer: 0x3>>
        """),
    Question(
      "Alternates on one frame, of which one was not hidden", "Record", .dead(CoveredView.self),
      says: ["has the same frame", "waitButton.isHidden = true"], never: ["bringSubviewToFront"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Record'; layer = <CALayer: 0x3>>
           |    | <UIButton: 0x3100; frame = (20 600; 350 50); text = 'Wait'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A hidden button in whose place another one is shown", "Follow", .dead(HiddenView.self),
      says: ["'Following' is shown in its place", "followingButton.isHidden = true"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Follow'; hidden = YES; layer = <CALayer: 0x3>>
           |    | <UIButton: 0x3100; frame = (20 600; 350 50); text = 'Following'; layer = <CALayer: 0x4>>
        """),
    Question(
      "An ad over a part of a button is laid out beside it", "Next level", .worksInPart,
      says: ["nextLevelButton.bottomAnchor.constraint(equalTo: gadBannerView.topAnchor, constant: -8)"],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 720; 350 56); text = 'Next level'; layer = <CALayer: 0x3>>
           |    | <GADBannerView: 0x3100; frame = (35 756; 320 50); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button that floats over the end of a list is not hidden by the list", "UISwitch",
      .dead(CoveredView.self),
      says: ["floats over the bottom of a scroll view", "contentInset.bottom += "],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 91; 390 753); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 34, 0}>
           |    |    | <UITableViewCell: 0x3100; frame = (0 616; 390 60); layer = <CALayer: 0x4>>
           |    |    |    | <UISwitch: 0x3110; frame = (323 14; 51 31); layer = <CALayer: 0x5>>
           |    | <UIButton: 0x4000; frame = (318 730; 56 56); text = 'Add'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A transparent list over a map takes touches above its content, too", "Locate",
      .dead(CoveredView.self), says: ["empty inset above the content", "point.y >= 0 && super.point"],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UIButton: 0x3100; frame = (330 100; 44 44); text = 'Locate'; layer = <CALayer: 0x4>>
           |    | <UITableView: 0x4000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x5>; contentOffset: {0, -500}; contentSize: {390, 900}; adjustedContentInset: {500, 0, 34, 0}>
        """),
    Question(
      "A button in the overlay of AVKit's player lies under its controls", "Skip ad",
      .dead(CoveredView.self),
      says: ["playerViewController.view.superview?.addSubview(skipAdButton)"],
      never: ["bringSubviewToFront"],
      screen + """
           |    | <AVPlayerView: 0x3000; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <AVPlayerViewControllerContentView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <UIView: 0x3110; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3111; frame = (300 60; 70 44); text = 'Skip ad'; layer = <CALayer: 0x6>>
           |    |    |    | <AVPlaybackControlsView: 0x3120; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x7>>
        """),
    Question(
      "The search controller of a navigation controller dims what it searches", "Berlin",
      .dead(CoveredView.self), says: ["obscuresBackgroundDuringPresentation = false"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, -143}; contentSize: {390, 44}; adjustedContentInset: {143, 0, 34, 0}>
         |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); text = 'Berlin'; layer = <CALayer: 0x4>>
         |    | <UITransitionView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | <UISearchControllerView: 0x4100; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         |    |    |    | <_UISearchControllerDimmingView: 0x4110; baseClass = UIView; frame = (0 143; 390 701); layer = <CALayer: 0x7>>
      """),
    Question(
      "An effect view that was put into a button keeps its touches", "Log in", .dead(CoveredView.self),
      says: [".isUserInteractionEnabled = false", "is UIVisualEffectView"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 600; 350 50); text = 'Log in'; layer = <CALayer: 0x3>>
           |    |    | <UIVisualEffectView: 0x3100; frame = (0 0; 350 50); layer = <CALayer: 0x4>>
           |    |    |    | <_UIVisualEffectContentView: 0x3110; frame = (0 0; 350 50); layer = <CALayer: 0x5>>
        """),
    Question(
      "An item of a tab bar works, and the recognizers of the bar are the system's", "Cart", .works,
      says: ["(certain)"], never: ["recognizer.cancelsTouchesInView", "beside its buttons"],
      screen + """
           | <UITabBar: 0x3000; frame = (0 761; 390 83); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    | <UITabBarButton: 0x3100; frame = (197 1; 93 48); layer = <CALayer: 0x4>>
           |    |    | <UITabBarButtonLabel: 0x3110; frame = (30 34; 32 12); text = 'Cart'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
        """),
    Question(
      "The bar of iOS 26 may let touches beside its items through", "Help", .dead(CoveredView.self),
      says: ["(likely)", "safeAreaLayoutGuide"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 780; 70 44); text = 'Help'; layer = <CALayer: 0x3>>
           | <UITabBar: 0x4000; frame = (0 761; 390 83); layer = <CALayer: 0x4>>
           |    | <_UITabBarPlatterView: 0x4100; frame = (100 0; 202 62); layer = <CALayer: 0x5>>
        """),
  ]
}
