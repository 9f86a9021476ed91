// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let windows = [
    Question(
      "Two whole windows of an iPad, which may belong to two scenes", "Left", .open, says: ["windowScene"],
      """
      <UIWindow: 0x1000; frame = (0 0; 507 1024); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 507 1024); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 700; 358 50); text = 'Left'; layer = <CALayer: 0x3>>
      <UIWindow: 0x5000; frame = (0 0; 507 1024); layer = <UIWindowLayer: 0x4>>
         | <UIView: 0x5100; frame = (0 0; 507 1024); layer = <CALayer: 0x5>>
         |    | <UIButton: 0x5200; frame = (16 700; 358 50); text = 'Right'; layer = <CALayer: 0x6>>
      """),
    Question(
      "A small window covers another part of the button, and its order is a guess", "Buy", .works,
      says: ["(likely)", "windowLevel"],
      """
      <UIWindow: 0x5000; frame = (0 0; 390 44); layer = <UIWindowLayer: 0x4>>
         | <UIView: 0x5100; frame = (0 0; 80 44); layer = <CALayer: 0x5>>
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 20; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
      """),
    Question(
      "An alert in a window of its own is dismissed, and its window stays", "Buy", .dead(WindowInFront.self),
      says: ["dismiss(animated: true)"], never: ["isHidden"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 700; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
      <UIWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
         | <UIView: 0x5200; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         | <UITransitionView: 0x5300; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
         |    | <UIDimmingView: 0x5400; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
         |    | <_UIAlertControllerView: 0x5500; frame = (60 330; 270 140); layer = <CALayer: 0x9>>
      """),
    Question(
      "A window that lets touches through decides for itself", "Buy", .open, never: ["isHidden"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 700; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
      <PassthroughWindow: 0x5000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
         | <UIView: 0x5200; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """),
    Question(
      "The window of Picture in Picture is the system's", "Buy", .open, never: ["isHidden"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 700; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
      <PGHostedWindow: 0x5000; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
         | <UIView: 0x5200; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
      """),
    Question(
      "A container of the system that nobody knows lies over the screen", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 700; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
         | <_UINewestBarsContainer: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
      """),
    Question(
      "A button above the keyboard, whose window is there", "Log in", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 300; 358 50); text = 'Log in'; layer = <CALayer: 0x3>>
      <UIRemoteKeyboardWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 508; 390 336); layer = <CALayer: 0x6>>
         |    |    | <_UIRemoteKeyboardPlaceholderView: 0x5300; frame = (0 0; 390 336); layer = <CALayer: 0x7>>
      """),
    Question(
      "A button under the docked keyboard, whose window was printed first", "Continue",
      .dead(WindowInFront.self),
      says: ["endEditing"],
      """
      <UIRemoteKeyboardWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>
         | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | <UIInputSetHostView: 0x5200; frame = (0 508; 390 336); layer = <CALayer: 0x6>>
         |    |    | <_UIRemoteKeyboardPlaceholderView: 0x5300; frame = (0 0; 390 336); layer = <CALayer: 0x7>>
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (16 700; 358 50); text = 'Continue'; layer = <CALayer: 0x3>>
      """),
    Question(
      "The presentation controller of an app has no dimming view of UIKit's", "Buy", .open,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x3000; frame = (16 100; 358 50); text = 'Buy'; layer = <CALayer: 0x3>>
         | <UITransitionView: 0x5000; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <UIView: 0x5100; frame = (0 500; 390 344); layer = <CALayer: 0x5>>
      """),
  ]
}
