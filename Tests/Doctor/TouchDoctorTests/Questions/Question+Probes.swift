// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

@testable import TouchDoctor

extension Question {
  /// Two causes at once, sizes that only a transform makes small, classes that decide, and doubts that say
  /// why.
  static let probes: [Question] = [
    Question(
      "What covers the place outside of the parent covers the parent, too", "Buy",
      .dead(OutsideAncestor.self),
      says: ["there is a further problem: ", "// container is UIView 0x3100"],
      never: ["// container is UIView 0x3000"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 0; 390 300); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 50); layer = <CALayer: 0x5>>
           |    |    |    | <UIView: 0x3200; frame = (0 100; 390 100); layer = <CALayer: 0x6>>
           |    |    |    |    | <UIButton: 0x3300; frame = (40 10; 295 50); text = 'Buy'; layer = <CALayer: 0x7>>
           |    | <UIView: 0x4000; frame = (0 0; 390 400); layer = <CALayer: 0x8>>
        """),
    Question(
      "What lies over the place outside of the parent alone is of no interest", "Buy",
      .dead(OutsideAncestor.self), never: ["further problem"],
      screen + """
           |    | <UIView: 0x3100; frame = (0 0; 390 50); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x3300; frame = (40 110; 295 50); text = 'Buy'; layer = <CALayer: 0x7>>
           |    | <UIView: 0x4000; frame = (0 100; 390 400); layer = <CALayer: 0x8>>
        """),
    Question(
      "A picker is no view to override", "Buy", .dead(CoveredView.self),
      says: ["buyButton.superview?.bringSubviewToFront(buyButton)"], never: ["override func"],
      screen + """
           |    | <UIButton: 0x3000; frame = (40 100; 295 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <UIPickerView: 0x4000; frame = (0 50; 390 216); layer = <CALayer: 0x5>>
           |    |    | <UIPickerColumnView: 0x4100; frame = (10 0; 170 216); layer = <CALayer: 0x6>>
        """),
    Question(
      "A canvas of PencilKit takes touches", "Buy", .dead(CoveredView.self),
      says: ["(likely)"], never: ["private class"],
      screen + """
           |    | <UIButton: 0x3000; frame = (40 100; 295 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <PKCanvasView: 0x4000; baseClass = UIScrollView; frame = (0 0; 390 844); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {0, 0}>
        """),
    Question(
      "A scroll view of an unknown class of the system takes touches", "Buy", .dead(CoveredView.self),
      says: ["(likely)"], never: ["private class"],
      screen + """
           |    | <UIButton: 0x3000; frame = (40 100; 295 50); text = 'Buy'; layer = <CALayer: 0x4>>
           |    | <PXFeedView: 0x4000; baseClass = UIScrollView; frame = (0 0; 390 844); layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {0, 0}>
        """),
    Question(
      "A button that a transform makes tiny is touched, and hardly met", "Undo", .works,
      says: ["(certain)", "scales it down to 6 × 4.4 pt", ".transform = .identity", "is UIView 0x3000"],
      never: ["It may still lose"],
      screen + """
           |    | <UIView: 0x3000; frame = (168.75 727; 37.5 6); transform = [0.1, 0, 0, 0.1, 0, 0]; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (300 8; 60 44); text = 'Undo'; layer = <CALayer: 0x4>>
        """),
    Question(
      "Bounds that are printed say how far a view is scrolled", "Buy", .works,
      says: ["at 187.5, 225 (certain)"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 0; 390 844); bounds = (0 500; 390 844); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (40 700; 295 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell of an own class with its interaction off", "Wifi", .dead(InteractionOff.self),
      says: ["may override hitTest(_:with:) to take touches nevertheless"], never: ["point(inside:with:) or"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 44}>
           |    |    | <SettingCell: 0x3100; baseClass = UITableViewCell; frame = (0 0; 390 44); text = 'Wifi'; userInteractionEnabled = NO; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button in a view with recognizers keeps its taps", "Tap", .works,
      says: [
        "(certain)", "A single tap among them leaves its touches to a UIButton", "such as a long press",
      ],
      screen + """
           |    | <UIView: 0x3000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (40 600; 295 50); text = 'Tap'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button in a header of a section", "Buy", .works, says: ["(certain)"], never: ["delete controls"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 44}>
           |    |    | <UITableViewHeaderFooterView: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3200; frame = (40 0; 295 44); text = 'Buy'; layer = <CALayer: 0x5>>
        """),
    Question(
      "The window of the status bar takes nothing below it", "Buy", .works, says: ["(certain)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (40 100; 295 50); text = 'Buy'; layer = <CALayer: 0x4>>
        <UIStatusBarWindow: 0x5000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x5>>
           | <UIStatusBar_Modern: 0x5100; frame = (0 0; 390 47); layer = <CALayer: 0x6>>
        """),
    Question(
      "A class that is named as its title", "Buy", .dead(OutsideAncestor.self),
      says: ["buyButton.bottomAnchor"],
      never: ["buyBuy"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (0 200; 390 100); layer = <CALayer: 0x3>>
           |    |    | <App.BuyButton: 0x3100; baseClass = UIButton; frame = (40 110; 295 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
  ]
}
