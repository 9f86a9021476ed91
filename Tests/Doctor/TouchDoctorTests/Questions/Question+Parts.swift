// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let parts = [
    Question(
      "A switch over its private part", "UISwitch", .works,
      says: ["touched through UISwitchModernVisualElement 0x3100, a part of it"], never: ["is asked first"],
      screen + """
           |    | <UISwitch: 0x3000; frame = (300 120; 51 31); opaque = NO; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    |    | <UISwitchModernVisualElement: 0x3100; frame = (0 0; 51 31); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
        """),
    Question(
      "A slider with its track and knob", "UISlider", .works,
      screen + """
           |    | <UISlider: 0x3000; frame = (20 120; 350 34); opaque = NO; layer = <CALayer: 0x3>>
           |    |    | <_UISlideriOSVisualElement: 0x3100; frame = (0 0; 350 34); opaque = NO; layer = <CALayer: 0x4>>
           |    |    |    | <UIImageView: 0x3110; frame = (160 2; 30 30); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
        """),
    Question(
      "A stepper, which is made of two buttons", "UIStepper", .works,
      screen + """
           |    | <UIStepper: 0x3000; frame = (20 120; 94 32); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 47 32); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3200; frame = (47 0; 47 32); layer = <CALayer: 0x5>>
        """),
    Question(
      "A segmented control", "UISegmentedControl", .works,
      screen + """
           |    | <UISegmentedControl: 0x3000; frame = (20 120; 200 32); layer = <CALayer: 0x3>>
           |    |    | <UISegment: 0x3100; frame = (0 0; 100 32); layer = <CALayer: 0x4>>
           |    |    | <UISegment: 0x3200; frame = (100 0; 100 32); layer = <CALayer: 0x5>>
        """),
    Question(
      "A text field that is being edited", "UITextField", .works,
      screen + """
           |    | <UITextField: 0x3000; frame = (20 120; 350 34); text = 'Ada'; layer = <CALayer: 0x3>>
           |    |    | <_UITextFieldRoundedRectBackgroundViewNeue: 0x3050; frame = (0 0; 350 34); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
           |    |    | <UIFieldEditor: 0x3100; frame = (7 0; 300 34); layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {300, 34}>
           |    |    |    | <_UITextFieldContentView: 0x3110; frame = (0 0; 300 34); layer = <CALayer: 0x5>>
           |    |    | <UIButton: 0x3200; frame = (315 7; 20 20); layer = <CALayer: 0x5>>
        """),
    Question(
      "A text view", "Notes", .works,
      screen + """
           |    | <UITextView: 0x3000; frame = (20 120; 350 200); text = 'Notes'; clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {350, 200}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <_UITextLayoutView: 0x3100; frame = (0 0; 350 200); layer = <CALayer: 0x4>>
           |    |    | <_UITextContainerView: 0x3110; frame = (0 0; 350 200); layer = <_UITextTiledLayer: 0x5>>
        """),
    Question(
      "A search bar and its field", "UISearchBar", .works,
      screen + """
           |    | <UISearchBar: 0x3000; frame = (0 100; 390 56); text = ''; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3100; frame = (0 0; 390 56); layer = <CALayer: 0x4>>
           |    |    |    | <UISearchBarTextField: 0x3110; frame = (8 10; 374 36); text = ''; layer = <CALayer: 0x5>>
        """),
    Question(
      "A page control", "UIPageControl", .works,
      screen + """
           |    | <UIPageControl: 0x3000; frame = (100 700; 190 26); layer = <CALayer: 0x3>>
           |    |    | <_UIPageControlContentView: 0x3100; frame = (40 0; 110 26); layer = <CALayer: 0x4>>
           |    |    |    | <_UIPageControlIndicatorContentView: 0x3110; frame = (0 0; 110 26); layer = <CALayer: 0x5>>
        """),
    Question(
      "A date picker", "UIDatePicker", .works,
      screen + """
           |    | <UIDatePicker: 0x3000; frame = (0 300; 390 216); layer = <CALayer: 0x3>>
           |    |    | <_UIDatePickerIOSCompactView: 0x3100; frame = (0 0; 390 216); layer = <CALayer: 0x4>>
        """),
    Question(
      "A button with the private views of its configuration", "Buy", .works,
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); layer = <CALayer: 0x3>>
           |    |    | <_UISystemBackgroundView: 0x3100; frame = (0 0; 200 50); layer = <CALayer: 0x4>>
           |    |    | <UIButtonLabel: 0x3200; frame = (80 14; 40 22); text = 'Buy'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
        """),
    Question(
      "A control of one's own whose stack view keeps the touches", "BuyControl", .dead(CoveredView.self),
      says: ["UIStackView 0x3100", "isUserInteractionEnabled = false"],
      screen + """
           |    | <Shop.BuyControl: 0x3000; baseClass = UIControl; frame = (95 600; 200 50); layer = <CALayer: 0x3>>
           |    |    | <UIStackView: 0x3100; frame = (0 0; 200 50); layer = <CALayer: 0x4>>
        """),
    Question(
      "A card with recognizers and a stack view in it", "0x3000", .works,
      says: ["touched through UIStackView 0x3100; the recognizers of UIView 0x3000 see the touch"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 350 120); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    |    | <UIStackView: 0x3100; frame = (0 0; 350 120); layer = <CALayer: 0x4>>
           |    |    |    | <UILabel: 0x3110; frame = (0 0; 350 60); text = 'Offer'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
        """),
    Question(
      "A button in a card keeps taps, and the card's pan sees the touch", "0x3000", .open,
      says: ["a tap there goes to UIButton 'More'", "Beside it, 90 % of UIView 0x3000 gets the touch"],
      never: [".isUserInteractionEnabled = false"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 350 120); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (125 40; 100 44); text = 'More'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A label with a recognizer and its interaction off", "Terms", .dead(LabelOrImage.self),
      says: ["isUserInteractionEnabled = true"],
      screen + """
           |    | <UILabel: 0x3000; frame = (20 300; 200 30); text = 'Terms'; userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x9>; layer = <_UILabelLayer: 0x3>>
        """),
    Question(
      "A button in an image view", "Play", .dead(LabelOrImage.self),
      says: ["UIImageView 0x3000", "isUserInteractionEnabled = true"],
      screen + """
           |    | <UIImageView: 0x3000; frame = (20 300; 350 200); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (150 80; 50 50); text = 'Play'; layer = <CALayer: 0x4>>
        """),
  ]
}
