// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let ties = [
    Question(
      "The text of a handle that is dragged", "Pull", .works, says: ["Grip 0x3000 gets", "[screen-edge]"],
      never: ["isUserInteractionEnabled = true"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <Maps.Grip: 0x3000; frame = (0 810; 390 34); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
         |    |    | <UILabel: 0x3100; frame = (150 8; 90 18); text = 'Pull'; userInteractionEnabled = NO; layer = <CALayer: 0x4>>

      (lldb) po [0x3000 gestureRecognizers]
      <UIPanGestureRecognizer: 0x9; state = Possible; view = <Maps.Grip: 0x3000>; target= <(action=pull:, target=<Maps.Screen 0x8>)>>
      """),
    Question(
      "Controllers are listed behind the dump", "Go", .works, never: ["missing", "no entry"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 300; 350 50); text = 'Go'; layer = <CALayer: 0x4>>
      <UITabBarController 0x5000>, state: appeared, view: <UIView: 0x2000>
         | <App.ListController 0x5100>, state: disappeared, view: <UIView: 0x6000> not in the window
      """),
    Question(
      "Flutter holds the touches of a platform view back", "Open", .works,
      says: ["holds touches back", "do the recognizers of AdView 0x4200", "EagerGestureRecognizer"],
      never: ["cancelsTouchesInView"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <FlutterView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <FlutterTouchInterceptingView: 0x4000; frame = (0 200; 390 200); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x3>>
         |    |    | <AdView: 0x4200; frame = (0 0; 390 200); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x4300; frame = (20 20; 100 44); text = 'Open'; layer = <CALayer: 0x5>>
      """),
    Question(
      "A page control is as wide as the row of buttons", "Next", .dead(CoveredView.self),
      says: ["takes the touches beside its dots", "pageControl.isUserInteractionEnabled = false"],
      never: ["lies along the lower edge"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (290 780; 80 40); text = 'Next'; layer = <CALayer: 0x4>>
         |    | <UIPageControl: 0x4000; frame = (0 776; 390 50); layer = <CALayer: 0x5>>
      """),
    Question(
      "A control with parts lies far below, and a tap puts the keyboard away", "Save", .works,
      says: ["(certain)", "UITapGestureRecognizer (hide) of UIView 0x2000 leaves a UIButton its taps"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 300; 350 50); text = 'Save'; layer = <CALayer: 0x4>>
         |    | <UISegmentedControl: 0x4000; frame = (20 360; 350 32); layer = <CALayer: 0x5>>

      <UITapGestureRecognizer: 0x9; state = Possible; view = <UIView: 0x2000>; target= <(action=hide, target=<App.Screen 0x8>)>>
      """),
    Question(
      "A search in the bar dims the rows from inside the navigation", "Pears", .dead(CoveredView.self),
      says: ["obscuresBackgroundDuringPresentation = false"], never: ["dismiss("],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UINavigationTransitionView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIViewControllerWrapperView: 0x2200; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3000; frame = (20 300; 350 50); text = 'Pears'; layer = <CALayer: 0x4>>
         |    |    | <UITransitionView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    |    | <UIDimmingView: 0x4100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>
         |    | <UINavigationBar: 0x5000; frame = (0 47; 390 50); layer = <CALayer: 0x7>>
         |    |    | <UISearchBar: 0x5100; frame = (0 0; 390 50); layer = <CALayer: 0x8>>
      """),
    Question(
      "A debug window is larger than its button", "Pay", .dead(WindowInFront.self),
      says: ["override func hitTest", "logButton.frame = debugWindow.bounds"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Pay'; layer = <CALayer: 0x4>>
      <App.DebugWindow: 0x6000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x5>>
         | <UIView: 0x6100; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         |    | <UIButton: 0x6200; frame = (320 300; 50 50); text = 'Log'; layer = <CALayer: 0x7>>
      """),
  ]
}
