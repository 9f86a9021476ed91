// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Animations, scrolled content, parts that are dead, and sizes that were left behind.
  static let states = [
    Question(
      "A clear background does not hide the text of a label", "Terms", .dead(TransparentView.self),
      says: [
        "termsLabel.alpha = 1", "// to keep it practically invisible: termsLabel.alpha = 0.02",
        "does not hide what it shows",
      ],
      never: [".clear"],
      screen + """
           |    | <UILabel: 0x3000; frame = (20 600; 350 50); text = 'Terms'; alpha = 0; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "A clear background hides a view that shows nothing else", "0x3000", .dead(TransparentView.self),
      says: ["// to stay invisible: myView.backgroundColor = .clear"], never: ["0.02"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 600; 350 50); alpha = 0; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "A toast that fades out", "Undo", .dead(TransparentView.self),
      says: ["(certain)", "is fading", ".allowUserInteraction"], never: ["alpha = 1"],
      screen + """
           |    | <UIView: 0x3000; frame = (16 700; 358 60); alpha = 0; animations = { opacity=<CABasicAnimation: 0x60>; }; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (270 8; 80 44); text = 'Undo'; layer = <CALayer: 0x4>>
        """),
    Question(
      "An animation that code added to the layer keeps no touches away", "Start", .works, says: ["(certain)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (24 600; 342 50); text = 'Start'; animations = { pulse=<CABasicAnimation: 0x60>; }; layer = <CALayer: 0x3>>
        """),
    Question(
      "An animation of a view may keep touches away", "Start", .open,
      says: [".allowUserInteraction", "It cannot be known whether UIButton 'Start' gets the touch"],
      screen + """
           |    | <UIButton: 0x3000; frame = (24 600; 342 50); text = 'Start'; animations = { position-2=<CABasicAnimation: 0x60>; }; layer = <CALayer: 0x3>>
        """),
    Question(
      "A button that only has to be scrolled to", "Delete", .dead(OutsideAncestor.self),
      says: ["UIButton 'Delete' is scrolled out of sight", "the contentSize reaches to it"],
      never: ["does not get the touch"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UIButton: 0x3100; frame = (24 1000; 342 50); text = 'Delete'; layer = <CALayer: 0x4>>
        """),
    Question(
      "The middle and more than half of a button lie under a bar", "Pay", .dead(CoveredView.self),
      says: [
        "UIButton 'Pay' can be touched only in part: its upper 21 of 50 pt (certain)", "safeAreaLayoutGuide",
      ],
      never: ["does not get"],
      screen + """
           |    | <UIButton: 0x3000; frame = (16 740; 358 50); text = 'Pay'; layer = <CALayer: 0x3>>
           | <UITabBar: 0x4000; frame = (0 761; 390 83); layer = <CALayer: 0x4>>
           |    | <UITabBarButton: 0x4100; frame = (2 1; 386 48); layer = <CALayer: 0x5>>
        """),
    Question(
      "A keyboard of many layers, in which the key does not matter", "Log in", .dead(WindowInFront.self),
      says: ["(likely)", "endEditing"],
      screen + """
           |    | <UIButton: 0x3000; frame = (24 640; 342 50); text = 'Log in'; layer = <CALayer: 0x3>>
        <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x5>>
           | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
           |    | <UIInputSetHostView: 0x5200; frame = (0 553; 390 291); layer = <CALayer: 0x7>>
           |    |    | <_UIRemoteKeyboardPlaceholderView: 0x5300; frame = (0 0; 390 291); layer = <CALayer: 0x8>>
        <UIRemoteKeyboardWindow: 0x6000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
           | <UIInputSetContainerView: 0x6100; frame = (0 0; 390 844); layer = <CALayer: 0xa>>
           |    | <UIInputSetHostView: 0x6200; frame = (0 553; 390 291); layer = <CALayer: 0xb>>
           |    |    | <UIKeyboardAutomatic: 0x6300; frame = (0 45; 390 216); layer = <CALayer: 0xc>>
           |    |    |    | <UIKBKeyplaneView: 0x6400; frame = (0 0; 390 216); layer = <CALayer: 0xd>>
        """),
    Question(
      "A drop-down list sticks out of the header", "Rating", .dead(OutsideAncestor.self),
      says: ["sticks out of", "point(inside point"], never: ["bottomAnchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 144; 390 700); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
           |    | <UIView: 0x4000; frame = (0 100; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (16 0; 120 44); text = 'Sort by'; layer = <CALayer: 0x5>>
           |    |    | <UIView: 0x4200; frame = (16 44; 200 88); layer = <CALayer: 0x6>>
           |    |    |    | <UIButton: 0x4210; frame = (0 44; 200 44); text = 'Rating'; layer = <CALayer: 0x7>>
        """),
    Question(
      "A drop-down list that begins in the header and sticks out", "Rating", .dead(OutsideAncestor.self),
      says: ["sticks out of", "After that there is a further problem: UIView 0x3000"], never: ["Anchor"],
      screen + """
           |    | <UIView: 0x4000; frame = (0 100; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x4100; frame = (16 0; 120 44); text = 'Sort by'; layer = <CALayer: 0x5>>
           |    |    | <UIView: 0x4200; frame = (16 22; 200 88); layer = <CALayer: 0x6>>
           |    |    |    | <UIButton: 0x4210; frame = (0 44; 200 44); text = 'Rating'; layer = <CALayer: 0x7>>
           |    | <UIView: 0x3000; frame = (0 144; 390 700); layer = <CALayer: 0x3>>
        """),
    Question(
      "What is around a fragment does not matter to what is dead in it", "Yes", .dead(InteractionOff.self),
      says: ["(certain)"], never: ["what is around"],
      """
      <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UIStackView: 0x3000; frame = (0 0; 390 100); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
         |    | <UIButton: 0x3100; frame = (0 0; 390 100); text = 'Yes'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A callout above an annotation", "Route", .dead(OutsideAncestor.self),
      says: ["sticks out of PlaceAnnotationView", "point(inside point"], never: ["Anchor"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <MKNewAnnotationContainerView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <PlaceAnnotationView: 0x3200; baseClass = MKAnnotationView; frame = (180 380; 30 30); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIImageView: 0x3300; frame = (0 0; 30 30); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    |    |    | <UIView: 0x3400; frame = (-85 -70; 200 60); layer = <CALayer: 0x7>>
           |    |    |    |    |    | <UIButton: 0x3410; frame = (130 10; 60 40); text = 'Route'; layer = <CALayer: 0x8>>
        """),
    Question(
      "A container that kept its portrait size", "Next", .dead(OutsideAncestor.self),
      says: ["did not follow its window when that turned", "390 × 844 in 844 × 390"],
      never: ["trailingAnchor"],
      """
      <UIWindow: 0x1000; frame = (0 0; 844 390); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 844 390); layer = <CALayer: 0x2>>
         |    | <UIView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (700 300; 100 50); text = 'Next'; layer = <CALayer: 0x4>>
      """),
    Question(
      "A root view that does not fill the window", "Next", .dead(OutsideAncestor.self),
      says: ["The root view does not fill the window (375 × 667 in 390 × 844)"], never: ["further problem"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIDropShadowView: 0x1200; frame = (0 0; 375 667); layer = <CALayer: 0x3>>
         |    |    | <UIView: 0x2000; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3000; frame = (24 740; 327 50); text = 'Next'; layer = <CALayer: 0x5>>
      """),
  ]

  /// What a test tool prints, which says what lies where and little of who is touched.
  static let accessibility = [
    Question(
      "An element below the screen", "Load more", .dead(OutsideAncestor.self),
      says: ["does not react to a tap", "87 pt below the screen", "Scroll XCUIElementTypeTable"],
      never: ["recursiveDescription"],
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="News" label="News" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" x="0" y="91" width="390" height="753">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="Load more" label="Load more" enabled="true" visible="false" x="24" y="931" width="342" height="50"/>
          </XCUIElementTypeTable>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """),
    Question(
      "An element that is disabled", "pay", .dead(DisabledControl.self),
      says: ["does not react to a tap at 195, 725 (likely)", "says that it is disabled"],
      never: ["setEnabled", "Enabled = true"],
      """
      Attributes: Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
      Element subtree:
       →Window (Main), 0x281e2eae0, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x281e2c000, {{24.0, 700.0}, {342.0, 50.0}}, identifier: 'pay', label: 'Pay', Disabled
      """),
    Question(
      "The keyboard lies over an element", "Log in", .dead(CoveredView.self),
      says: ["(likely)", "The keyboard lies over it", "Dismiss"],
      """
      Element subtree:
       →Application, 0x600003d0c1c0, pid: 51436, label: 'Bank'
          Window (Main), 0x600003d0c2a0, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x600003d0c700, {{24.0, 640.0}, {342.0, 50.0}}, label: 'Log in'
          Window, 0x600003d0c7e0, {{0.0, 0.0}, {390.0, 844.0}}
            Keyboard, 0x600003d0c9a0, {{0.0, 553.0}, {390.0, 291.0}}
              Key, 0x600003d0ca80, {{2.0, 560.0}, {39.0, 54.0}}, label: 'q'
      """),
    Question(
      "The tab bar lies over an element of a scroll view", "cook", .dead(CoveredView.self),
      says: ["TabBar 'Tab Bar' lies over it", "Scroll ScrollView"], never: ["recursiveDescription"],
      """
      Element subtree:
       →Application, 0x600003b18000, pid: 4411, label: 'Recipes'
          Window (Main), 0x600003b180e0, {{0.0, 0.0}, {390.0, 844.0}}
            ScrollView, 0x600003b182a0, {{0.0, 91.0}, {390.0, 753.0}}
              Button, 0x600003b18380, {{20.0, 780.0}, {350.0, 50.0}}, identifier: 'cook', label: 'Cook'
            TabBar, 0x600003b18460, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
              Button, 0x600003b18540, {{2.0, 762.0}, {126.0, 48.0}}, label: 'Home'
      """),
    Question(
      "An alert is open", "cook", .dead(CoveredView.self),
      says: ["Alert 'Delete?' is open", "Close it first"],
      """
      Element subtree:
       →Application, 0x600003b18000, pid: 4411, label: 'Recipes'
          Window (Main), 0x600003b180e0, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x600003b18380, {{20.0, 700.0}, {350.0, 50.0}}, identifier: 'cook', label: 'Cook'
            Alert, 0x600003b18460, {{60.0, 300.0}, {270.0, 180.0}}, label: 'Delete?'
              Button, 0x600003b18540, {{60.0, 436.0}, {270.0, 44.0}}, label: 'OK'
      """),
  ]
}
