// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  /// Views that are raised over bars and keyboards, or that wait below what is in sight.
  static let raised = [
    Question(
      "A button in the middle of a tab bar lies behind it", "record", .dead(CoveredView.self),
      says: ["bringSubviewToFront(record)", "viewDidLayoutSubviews", "equalTo: tabBar.topAnchor"],
      never: ["safeAreaLayoutGuide"],
      """
      <UIWindow: 0x1000; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 393 852); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (166.5 775; 60 60); accessibilityIdentifier = record; layer = <CALayer: 0x3>>
         |    | <UITabBar: 0x4000; frame = (0 769; 393 83); autoresize = W+TM; layer = <CALayer: 0x4>>
         |    |    | <UITabBarButton: 0x4100; frame = (2 1; 127 48); layer = <CALayer: 0x5>>
         |    |    | <UITabBarButton: 0x4200; frame = (133 1; 127 48); layer = <CALayer: 0x6>>
         |    |    | <UITabBarButton: 0x4300; frame = (264 1; 127 48); layer = <CALayer: 0x7>>
      """),
    Question(
      "What the engine of Flutter adds to a platform view is not the app's to change", "MKMapView", .works,
      says: ["EagerGestureRecognizer"], never: ["cancelsTouchesInView", "delaysTouchesBegan"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <FlutterView: 0x2000; frame = (0 0; 390 844); layer = <CAMetalLayer: 0x2>>
         |    | <FlutterTouchInterceptingView: 0x3000; frame = (0 103; 390 520); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
         |    |    | <MKMapView: 0x4000; frame = (0 0; 390 520); clipsToBounds = YES; layer = <CALayer: 0x4>>

      (lldb) po [0x3000 gestureRecognizers]
      <__NSArrayI 0x9>(
      <FlutterDelayingGestureRecognizer: 0x3100; state = Possible; delaysTouchesBegan = YES; view = <FlutterTouchInterceptingView: 0x3000>>,
      <ForwardingGestureRecognizer: 0x3200; state = Possible; cancelsTouchesInView = NO; view = <FlutterTouchInterceptingView: 0x3000>>
      )
      """),
    Question(
      "A row below the end of what a scroll view shows is scrolled to", "row-sign-out",
      .dead(OutsideAncestor.self),
      says: ["(likely)", "scrolled out of sight", "how far", "scrollRectToVisible"],
      never: ["no finger can reach", "dx: 0, dy: 0", "(certain)"],
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <ViewHierarchy>
        <UIWindow class="UIWindow" width="393.0" height="852.0" visible="true" ptr="0x1000" x="0.0" y="0.0" alpha="1.0">
          <UIView class="UIView" width="393.0" height="852.0" visible="true" ptr="0x2000" x="0.0" y="0.0" alpha="1.0">
            <UIScrollView class="UIScrollView" width="393.0" height="793.0" visible="true" ptr="0x3000" x="0.0" y="59.0" alpha="1.0">
              <UIButton class="UIButton" width="361.0" height="56.0" visible="false" ptr="0x3100" x="16.0" y="1390.0" alpha="1.0" id="row-sign-out" label="Sign out"/>
            </UIScrollView>
          </UIView>
        </UIWindow>
      </ViewHierarchy>
      """),
    Question(
      "What sticks out of a bar above the keyboard is laid out inside", "Close", .dead(OutsideAncestor.self),
      says: [
        "replyPreview.topAnchor.constraint(equalTo: composerBar.topAnchor)",
        "composerBar.heightAnchor.constraint(equalToConstant: 142)",
      ],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x5>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 758; 390 86); layer = <CALayer: 0x7>>
         |    |    | <Chat.ComposerBar: 0x5300; frame = (0 0; 390 86); layer = <CALayer: 0x8>>
         |    |    |    | <Chat.ReplyPreview: 0x5400; frame = (0 -56; 390 56); layer = <CALayer: 0x9>>
         |    |    |    |    | <UIButton: 0x5500; frame = (346 8; 36 40); text = 'Close'; layer = <CALayer: 0xa>>
      """),
    Question(
      "A blurred bar at the end of what scrolls leaves it room instead of going behind it", "Contact",
      .dead(CoveredView.self), says: ["contentInset.bottom += 46"], never: ["bringSubviewToFront"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIScrollView: 0x3000; frame = (0 91; 390 753); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 34, 0}; layer = <CALayer: 0x3>>
         |    |    | <UIButton: 0x3100; frame = (20 660; 350 52); text = 'Contact'; layer = <CALayer: 0x4>>
         |    | <UIView: 0x4000; frame = (0 764; 390 80); layer = <CALayer: 0x5>>
         |    |    | <UIVisualEffectView: 0x4100; frame = (0 0; 390 80); layer = <CALayer: 0x6>>
         |    |    |    | <_UIVisualEffectContentView: 0x4110; frame = (0 0; 390 80); autoresize = W+H; layer = <CALayer: 0x7>>
         |    |    | <UIButton: 0x4200; frame = (20 16; 350 44); text = 'Buy'; layer = <CALayer: 0x8>>
      """),
    Question(
      "A text of React Native is printed with its attributes over several lines", "Book now", .works,
      never: ["cut off"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <RCTSurfaceView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <RCTViewComponentView: 0x3000; frame = (16 776; 358 48); layer = <CALayer: 0x3>>
         |    |    | <RCTParagraphComponentView: 0x3100; frame = (130 12; 98 24); layer = <CALayer: 0x4>; attributedText = Book now{
          NSColor = "UIExtendedSRGBColorSpace 1 1 1 1";
          NSFont = "<UICTFont: 0x7f8d>";
      }>
      """),
  ]
}
