// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let bars = [
    Question(
      "A title view of no size, straight in a navigation bar", "Paris", .dead(ZeroSize.self),
      says: [
        "the bar's title view",
        ".widthAnchor.constraint(equalToConstant: 100).isActive = true", "is UIView 0x3110",
      ],
      screen + """
           | <UINavigationBar: 0x3000; frame = (0 44; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3110; frame = (195 22; 0 0); layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3111; frame = (-50 -18; 100 36); text = 'Paris'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A button lies under the tab bar", "Buy", .dead(CoveredView.self),
      says: ["lies under the tab bar", "safeAreaLayoutGuide.bottomAnchor"],
      never: ["isUserInteractionEnabled = false", "tabBar."],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x2>>
         |    | <UITransitionView: 0x1200; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x2>>
         |    |    | <UIViewControllerWrapperView: 0x1300; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    |    | <UIButton: 0x3000; frame = (95 780; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
         |    | <UITabBar: 0x4000; frame = (0 761; 390 83); autoresize = W+TM; layer = <CALayer: 0x4>>
         |    |    | <_UIBarBackground: 0x4100; frame = (0 0; 390 83); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
         |    |    | <UITabBarButton: 0x4200; frame = (2 1; 191 48); layer = <CALayer: 0x6>>
         |    |    | <UITabBarButton: 0x4300; frame = (197 1; 191 48); layer = <CALayer: 0x7>>
      """),
    Question(
      "A search field lies under the navigation bar", "Search", .dead(CoveredView.self),
      says: ["lies under the navigation bar", "safeAreaLayoutGuide.topAnchor"], never: ["navigationBar."],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UINavigationTransitionView: 0x1200; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x2>>
         |    |    | <UIViewControllerWrapperView: 0x1300; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    |    | <UITextField: 0x3000; frame = (20 50; 350 34); text = 'Search'; layer = <CALayer: 0x3>>
         |    | <UINavigationBar: 0x4000; frame = (0 47; 390 44); autoresize = W; layer = <CALayer: 0x4>>
         |    |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
      """),
    Question(
      "The round button in a tab bar sticks out", "Plus", .worksInPart,
      says: [
        "its lower 40 of 60 pt", "let frame = plusButton.convert(plusButton.bounds, to: tabBar.superview)",
        "tabBar.superview?.addSubview(plusButton)", "plusButton.frame = frame",
      ],
      never: ["override func point"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UITabBar: 0x4000; frame = (0 761; 390 83); layer = <CALayer: 0x4>>
         |    | <UIButton: 0x4200; frame = (165 -20; 60 60); text = 'Plus'; layer = <CALayer: 0x6>>
      """),
    Question(
      "A title view lies over the item beside it", "Done", .dead(CoveredView.self),
      says: [
        "UIView 'titleView' is the bar's title view, and so wide that they overlap",
        ".widthAnchor.constraint(lessThanOrEqualToConstant: 258).isActive = true", "is UIView 'titleView'",
      ],
      never: ["safeAreaLayoutGuide", "topAnchor"],
      screen + """
           | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <_UIButtonBarStackView: 0x3200; frame = (282 0; 100 44); layer = <CALayer: 0x4>>
           |    |    |    | <_UITAMICAdaptorView: 0x3210; frame = (0 0; 100 44); layer = <CALayer: 0x4>>
           |    |    |    |    | <UIButton: 0x3220; frame = (0 0; 100 44); text = 'Done'; layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3300; frame = (16 0; 340 44); accessibilityIdentifier = 'titleView'; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3310; frame = (0 0; 340 44); text = 'Paris'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button in a title view lies under the items beside it", "Paris", .dead(CoveredView.self),
      says: [
        ".widthAnchor.constraint(lessThanOrEqualToConstant: 258).isActive = true", "is UIView 'titleView'",
      ],
      never: ["safeAreaLayoutGuide", "topAnchor"],
      screen + """
           | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3300; frame = (16 0; 366 44); accessibilityIdentifier = 'titleView'; layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3310; frame = (266 0; 100 44); text = 'Paris'; layer = <CALayer: 0x4>>
           |    |    | <_UIButtonBarStackView: 0x3200; frame = (282 0; 100 44); layer = <CALayer: 0x4>>
           |    |    |    | <_UIButtonBarButton: 0x3210; frame = (0 0; 100 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "The custom view of an item lies over another one", "Edit", .dead(CoveredView.self),
      says: [
        "UIView 'search' is a bar item's custom view",
        ".widthAnchor.constraint(lessThanOrEqualToConstant: 192).isActive = true", "is UIView 'search'",
      ],
      never: ["safeAreaLayoutGuide"],
      screen + """
           | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <_UIButtonBarStackView: 0x3200; frame = (82 0; 300 44); layer = <CALayer: 0x4>>
           |    |    |    | <_UIButtonBarButton: 0x3210; frame = (200 0; 44 44); text = 'Edit'; layer = <CALayer: 0x4>>
           |    |    |    | <_UITAMICAdaptorView: 0x3220; frame = (0 0; 250 44); layer = <CALayer: 0x4>>
           |    |    |    |    | <UIView: 0x3230; frame = (0 0; 250 44); accessibilityIdentifier = 'search'; layer = <CALayer: 0x4>>
        """),
    Question(
      "Beside an item of 25 × 25 points", "add", at: (342, 60), .dead(PointOutside.self),
      says: [
        "make UIButton 'add' 44 × 44 points large",
        "add.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
        "add.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
      ],
      never: ["override func"],
      screen + """
           | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <_UIButtonBarStackView: 0x3200; frame = (340 0; 34 44); layer = <CALayer: 0x4>>
           |    |    |    | <_UITAMICAdaptorView: 0x3210; frame = (4 9; 25 25); layer = <CALayer: 0x4>>
           |    |    |    |    | <UIButton: 0x3220; frame = (0 0; 25 25); accessibilityIdentifier = 'add'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button sticks out of an item of 25 × 25 points", "add", .worksInPart,
      says: [
        "Make it 44 × 44 points large",
        ".widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true", "is UIView 0x3220",
      ],
      never: ["lessThanOrEqualToConstant: 40"],
      screen + """
           | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <_UIButtonBarStackView: 0x3200; frame = (340 0; 34 44); layer = <CALayer: 0x4>>
           |    |    |    | <_UITAMICAdaptorView: 0x3210; frame = (4 9; 25 25); layer = <CALayer: 0x4>>
           |    |    |    |    | <UIView: 0x3220; frame = (0 0; 25 25); layer = <CALayer: 0x4>>
           |    |    |    |    |    | <UIButton: 0x3230; frame = (-10 -10; 44 44); accessibilityIdentifier = 'add'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A popover from a bar button leaves the bar's taps alone", "edit", .works, says: ["(likely)"],
      never: ["dismiss("],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 768); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x2100; frame = (100 400; 200 50); text = 'Pay'; layer = <CALayer: 0x7>>
         |    | <UINavigationBar: 0x3000; frame = (0 24; 1024 50); layer = <CALayer: 0x3>>
         |    |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 1024 50); layer = <CALayer: 0x4>>
         |    |    |    | <_UIButtonBarButton: 0x3200; frame = (900 0; 60 50); accessibilityIdentifier = 'share'; layer = <CALayer: 0x4>>
         |    |    |    | <_UIButtonBarButton: 0x3300; frame = (960 0; 60 50); accessibilityIdentifier = 'edit'; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x4000; frame = (0 0; 1024 768); layer = <CALayer: 0x8>>
         |    | <UIDimmingView: 0x4100; frame = (0 0; 1024 768); layer = <CALayer: 0x8>>
         |    | <_UIPopoverView: 0x4200; frame = (690 74; 320 400); layer = <CALayer: 0x8>>
         |    |    | <UINavigationBar: 0x4300; frame = (0 13; 320 44); layer = <CALayer: 0x8>>
      """),
    Question(
      "A popover from a bar button keeps touches from the content", "Pay", .dead(CoveredView.self),
      says: ["passthroughViews"],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 768); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x2100; frame = (100 400; 200 50); text = 'Pay'; layer = <CALayer: 0x7>>
         |    | <UINavigationBar: 0x3000; frame = (0 24; 1024 50); layer = <CALayer: 0x3>>
         |    |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 1024 50); layer = <CALayer: 0x4>>
         |    |    |    | <_UIButtonBarButton: 0x3200; frame = (900 0; 60 50); accessibilityIdentifier = 'share'; layer = <CALayer: 0x4>>
         |    |    |    | <_UIButtonBarButton: 0x3300; frame = (960 0; 60 50); accessibilityIdentifier = 'edit'; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x4000; frame = (0 0; 1024 768); layer = <CALayer: 0x8>>
         |    | <UIDimmingView: 0x4100; frame = (0 0; 1024 768); layer = <CALayer: 0x8>>
         |    | <_UIPopoverView: 0x4200; frame = (690 74; 320 400); layer = <CALayer: 0x8>>
         |    |    | <UINavigationBar: 0x4300; frame = (0 13; 320 44); layer = <CALayer: 0x8>>
      """),
    Question(
      "A popover from elsewhere keeps touches from a bar", "edit", .dead(CoveredView.self),
      says: ["dismiss(animated: true)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 1024 768); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 1024 768); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x2100; frame = (100 400; 200 50); text = 'Pay'; layer = <CALayer: 0x7>>
         |    | <UINavigationBar: 0x3000; frame = (0 24; 1024 50); layer = <CALayer: 0x3>>
         |    |    | <_UINavigationBarContentView: 0x3100; frame = (0 0; 1024 50); layer = <CALayer: 0x4>>
         |    |    |    | <_UIButtonBarButton: 0x3200; frame = (900 0; 60 50); accessibilityIdentifier = 'share'; layer = <CALayer: 0x4>>
         |    |    |    | <_UIButtonBarButton: 0x3300; frame = (960 0; 60 50); accessibilityIdentifier = 'edit'; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x4000; frame = (0 0; 1024 768); layer = <CALayer: 0x8>>
         |    | <UIDimmingView: 0x4100; frame = (0 0; 1024 768); layer = <CALayer: 0x8>>
         |    | <_UIPopoverView: 0x4200; frame = (690 300; 320 400); layer = <CALayer: 0x8>>
         |    |    | <UINavigationBar: 0x4300; frame = (0 13; 320 44); layer = <CALayer: 0x8>>
      """),
    Question(
      "What is moved out of a tab bar is the outermost view that sticks out of it", "Plus", .open,
      says: [
        "Put UIView 0x4200 in front of the bar", "// container is UIView 0x4200",
        "let frame = container.convert(container.bounds, to: tabBar.superview)",
        "tabBar.superview?.addSubview(container)",
      ],
      never: ["addSubview(plusButton)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UITabBar: 0x4000; frame = (0 761; 390 83); layer = <CALayer: 0x4>>
         |    | <UITabBarButton: 0x4100; frame = (2 1; 160 48); layer = <CALayer: 0x5>>
         |    | <UIView: 0x4200; frame = (155 -20; 80 80); layer = <CALayer: 0x6>>
         |    |    | <UIButton: 0x4210; frame = (10 10; 60 60); text = 'Plus'; layer = <CALayer: 0x6>>
      """),
    Question(
      "A toolbar in a plain view has items of its own", "Save", .open,
      says: ["toolbar.items = (toolbar.items ?? []) + [UIBarButtonItem(customView: saveButton)]"],
      never: ["toolbarItems"],
      screen + """
           |    | <UIToolbar: 0x3000; frame = (0 780; 390 44); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (20 4; 100 36); text = 'Save'; layer = <CALayer: 0x4>>
           |    |    | <_UIToolbarContentView: 0x3200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "A toolbar of a navigation controller has the items of the controller in it", "Save", .open,
      says: ["toolbarItems = (toolbarItems ?? []) + [UIBarButtonItem(customView: saveButton)]"],
      never: ["  items"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIToolbar: 0x3000; frame = (0 780; 390 44); layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (20 4; 100 36); text = 'Save'; layer = <CALayer: 0x4>>
         |    |    | <_UIToolbarContentView: 0x3200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
      """),
    Question(
      "A navigation bar in a plain view has items of its own", "Save", .dead(CoveredView.self),
      says: [
        ".topItem?.rightBarButtonItem = UIBarButtonItem(customView: saveButton)", "is UINavigationBar",
      ],
      never: ["navigationItem"],
      screen + """
           |    | <UINavigationBar: 0x3000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (20 4; 100 36); text = 'Save'; layer = <CALayer: 0x4>>
           |    |    | <_UINavigationBarContentView: 0x3200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "A bar button item in a navigation bar", "0x4300", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
         |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
         |    |    | <_UIButtonBarButton: 0x4300; frame = (330 0; 50 44); layer = <CALayer: 0x7>>
         |    |    |    | <_UIModernBarButton: 0x4310; frame = (8 10; 34 22); userInteractionEnabled = NO; layer = <CALayer: 0x7>>
      """),
    Question(
      "A button under a toolbar, in a scroll view", "Save", .dead(CoveredView.self),
      says: ["lies under the toolbar", "contentInsetAdjustmentBehavior"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIScrollView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x2>; contentOffset: {0, 0}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UIButton: 0x3000; frame = (95 790; 200 44); text = 'Save'; layer = <CALayer: 0x3>>
         |    | <UIToolbar: 0x4000; frame = (0 780; 390 64); layer = <CALayer: 0x4>>
      """),
    Question(
      "The keyboard lies over a button", "Send", .dead(WindowInFront.self),
      says: ["view.endEditing(true)"], never: ["isHidden = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 700; 200 50); text = 'Send'; layer = <CALayer: 0x3>>

      <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); opaque = NO; layer = <UIWindowLayer: 0x5>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 508; 390 336); layer = <CALayer: 0x7>>
         |    |    | <UIKeyboard: 0x5300; frame = (0 0; 390 336); layer = <CALayer: 0x8>>
      """),
    Question(
      "A button above the keyboard", "Send", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 400; 200 50); text = 'Send'; layer = <CALayer: 0x3>>

      <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); opaque = NO; layer = <UIWindowLayer: 0x5>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 508; 390 336); layer = <CALayer: 0x7>>
         |    |    | <UIKeyboard: 0x5300; frame = (0 0; 390 336); layer = <CALayer: 0x8>>
      """),
    Question(
      "A window for toasts lies in front", "Buy", .dead(WindowInFront.self),
      says: ["ToastWindow", "isHidden = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>

      <Shop.ToastWindow: 0x5000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x5>>
         | <UIView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """),
    Question(
      "A window in front is hidden", "Buy", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>

      <Shop.ToastWindow: 0x5000; baseClass = UIWindow; frame = (0 0; 390 844); hidden = YES; layer = <UIWindowLayer: 0x5>>
         | <UIView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """),
    Question(
      "A transition never ended and left its container without interaction", "Buy",
      .dead(InteractionOff.self),
      says: ["transition"], never: [".isUserInteractionEnabled = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
      """),
    Question(
      "A window sees every touch in it", "UIWindow", .works, never: ["dismiss"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIDropShadowView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      """),
    Question(
      "Done in a navigation bar is touched through what only shows it", "Done", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x4>>
         |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x6>>
         |    |    | <_UIButtonBarButton: 0x4300; frame = (330 0; 50 44); layer = <CALayer: 0x7>>
         |    |    |    | <_UIModernBarButton: 0x4310; frame = (8 10; 34 22); userInteractionEnabled = NO; layer = <CALayer: 0x7>>
         |    |    |    |    | <UIButtonLabel: 0x4311; frame = (0 0; 34 22); text = 'Done'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x8>>
      """),
    Question(
      "The action of an alert", "OK", .works, never: [".isUserInteractionEnabled = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIDimmingView: 0x1150; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <_UIAlertControllerView: 0x1200; frame = (60 350; 270 140); layer = <CALayer: 0x2>>
         |    |    | <_UIInterfaceActionCustomViewRepresentationView: 0x1300; frame = (0 96; 270 44); layer = <CALayer: 0x2>>
         |    |    |    | <_UIAlertControllerActionView: 0x1310; frame = (0 0; 270 44); layer = <CALayer: 0x2>>
         |    |    |    |    | <UIView: 0x1320; frame = (0 0; 270 44); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
         |    |    |    |    |    | <UILabel: 0x1330; frame = (120 12; 30 20); text = 'OK'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x2>>
      """),
  ]
}
