// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let screens = [
    Question(
      "A callout in a plain annotation view of a map", "Route", .dead(OutsideAncestor.self),
      says: ["in a subclass of MKAnnotationView", "detailCalloutAccessoryView"], never: ["Move it inside"],
      screen + """
           |    | <MKMapView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <MKAnnotationView: 0x3200; frame = (180 420; 36 44); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIImageView: 0x3210; frame = (0 0; 36 44); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    |    |    | <UIView: 0x3220; frame = (-90 -96; 216 88); layer = <CALayer: 0x7>>
           |    |    |    |    |    | <UIButton: 0x3230; frame = (12 44; 190 34); text = 'Route'; layer = <CALayer: 0x8>>
        """),
    Question(
      "A toolbar without a height above the keyboard", "Done", .dead(ZeroSize.self),
      says: ["is an input accessory view", "accessoryView.sizeToFit()"],
      screen + """
        <UITextEffectsWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x50>>
           | <UIInputSetContainerView: 0x5100; frame = (0 0; 390 844); layer = <CALayer: 0x51>>
           |    | <UIInputSetHostView: 0x5200; frame = (0 553; 390 291); layer = <CALayer: 0x52>>
           |    |    | <_UIInputViewContent: 0x5300; frame = (0 0; 390 0); layer = <CALayer: 0x53>>
           |    |    |    | <UIToolbar: 0x5400; frame = (0 0; 390 0); layer = <CALayer: 0x54>>
           |    |    |    |    | <_UIToolbarContentView: 0x5500; frame = (0 0; 390 0); layer = <CALayer: 0x55>>
           |    |    |    |    |    | <_UIModernBarButton: 0x5600; frame = (334 -10; 48 20); text = 'Done'; layer = <CALayer: 0x56>>
        """),
    Question(
      "Between two views of glass", "Oslo", at: (201, 726), .dead(CoveredView.self),
      says: ["(likely)", "view == contentView ? nil : view", "in a subclass of UIVisualEffectView"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 2000}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 700; 390 52); text = 'Oslo'; layer = <CALayer: 0x4>>
           |    | <UIVisualEffectView: 0x4000; frame = (0 690; 390 80); effect=<UIGlassContainerEffect: 0x60>; layer = <CALayer: 0x5>>
           |    |    | <_UIVisualEffectContentView: 0x4100; frame = (0 0; 390 80); layer = <CALayer: 0x6>>
           |    |    |    | <UIVisualEffectView: 0x4200; frame = (16 12; 120 56); effect=<UIGlassEffect: 0x61>; layer = <CALayer: 0x7>>
           |    |    |    |    | <_UIVisualEffectContentView: 0x4300; frame = (0 0; 120 56); layer = <CALayer: 0x8>>
           |    |    |    |    |    | <UIButton: 0x4400; frame = (0 0; 120 56); text = 'Sort'; layer = <CALayer: 0x9>>
           |    |    |    | <UIButton: 0x4500; frame = (256 12; 120 56); text = 'Filter'; layer = <CALayer: 0xa>>
        """),
    Question(
      "The last row under a toolbar, where the insets keep clear of the other bar", "0x3100",
      .dead(CoveredView.self), says: ["additionalSafeAreaInsets.bottom = 82"],
      never: ["contentInsetAdjustmentBehavior"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UITableView: 0x3000; frame = (0 0; 390 844); contentOffset: {0, 356}; contentSize: {390, 1200}; adjustedContentInset: {91, 0, 0, 0}; layer = <CALayer: 0x3>>
         |    |    | <UITableViewCell: 0x3100; frame = (0 1150; 390 50); text = 'Oslo'; layer = <CALayer: 0x4>>
         |    | <UIToolbar: 0x4000; frame = (0 762; 390 82); layer = <CALayer: 0x5>>
         |    |    | <_UIBarBackground: 0x4100; frame = (0 0; 390 82); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
      """),
    Question(
      "A preview in a web view on the button that encloses it", "Open", .dead(CoveredView.self),
      says: ["lies on it as a preview does", ".isUserInteractionEnabled = false"], never: ["Move them apart"],
      screen + """
           |    | <UIButton: 0x3000; frame = (35 200; 320 240); text = 'Open'; layer = <CALayer: 0x3>>
           |    | <WKWebView: 0x4000; frame = (35 200; 320 180); layer = <CALayer: 0x4>>
        """),
    Question(
      "A map in a page controller", "0x4000", .works,
      says: ["[competing-drag]", "isScrollEnabled = false", "no recognizer that the pager could wait for"],
      screen + """
           |    | <_UIQueuingScrollView: 0x3000; frame = (0 0; 390 844); contentOffset: {390, 0}; contentSize: {1170, 844}; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (390 0; 390 844); layer = <CALayer: 0x4>>
           |    |    |    | <MKMapView: 0x4000; frame = (0 100; 390 600); layer = <CALayer: 0x5>>
           |    |    |    |    | <MKBasicMapView: 0x4100; frame = (0 0; 390 600); layer = <CALayer: 0x6>>
        """),
    Question(
      "A controller over the current context of a tab", "Refresh", .dead(CoveredView.self),
      says: ["dismiss(animated: true)"], never: ["bringSubviewToFront"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UITransitionView: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <UIViewControllerWrapperView: 0x2200; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    |    | <UIView: 0x2300; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    |    |    | <UIButton: 0x2400; frame = (20 400; 350 44); text = 'Refresh'; layer = <CALayer: 0x6>>
         |    |    | <UITransitionView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
         |    |    |    | <UIView: 0x3100; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
      """),
    Question(
      "A drop-down list that hangs out of its row", "Night", .dead(OutsideAncestor.self),
      says: ["hangs out of its row", ".superview?.addSubview("], never: ["Keep it inside"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 2000}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 100; 390 60); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 60); layer = <CALayer: 0x5>>
           |    |    |    |    | <UILabel: 0x3120; frame = (16 18; 200 24); text = 'Shift'; userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    |    |    | <Plan.Choices: 0x3130; baseClass = UIView; frame = (200 50; 170 132); layer = <CALayer: 0x7>>
           |    |    |    |    |    | <UIButton: 0x3140; frame = (0 88; 170 44); text = 'Night'; layer = <CALayer: 0x8>>
        """),
    Question(
      "A row that is lower than its button", "More", .worksInPart,
      says: ["tableView.rowHeight = 44"], never: ["point(inside"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 2000}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 100; 390 24); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 24); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIButton: 0x3120; frame = (330 -10; 44 44); text = 'More'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A page control over a button of a page", "Skip", .dead(CoveredView.self),
      says: ["pageControl.topAnchor"],
      never: ["contentInset", "additionalSafeAreaInsets"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 700); contentOffset: {390, 0}; contentSize: {1170, 700}; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (390 0; 390 700); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3200; frame = (95 640; 200 44); text = 'Skip'; layer = <CALayer: 0x5>>
           |    | <UIPageControl: 0x4000; frame = (0 655; 390 26); layer = <CALayer: 0x6>>
        """),
    Question(
      "A row of a list that is being edited", "0x3100", .works,
      says: ["allowsSelectionDuringEditing = true"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 2000}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 100; 390 60); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (40 0; 350 60); layer = <CALayer: 0x5>>
           |    |    |    | <UITableViewCellEditControl: 0x3120; frame = (0 0; 40 60); layer = <CALayer: 0x6>>
        """),
  ]
}
