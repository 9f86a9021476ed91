// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  static let places = [
    Question(
      "A container kept the height of a smaller screen", "Order", .dead(OutsideAncestor.self),
      says: [
        "UIView 0x3000 is 390 × 568, and did not grow with UIView 0x2000 (390 × 844)",
        "// container is UIView 0x3000 (390 × 568)",
        "container.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      ], never: ["override func point"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 0; 390 568); autoresize = RM+BM; layer = <CALayer: 0x3>>
           |    |    | <UILabel: 0x3010; frame = (20 40; 200 30); text = 'Basket'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x5>>
           |    |    | <UIButton: 0x3100; frame = (20 700; 350 50); text = 'Order'; layer = <CALayer: 0x4>>
        """),
    Question(
      "The last button straddles the end of a container of fixed size", "Order", .worksInPart,
      says: ["in part: its upper 30 of 50 pt (certain)", "did not grow"], never: ["override func point"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 0; 390 568); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (20 538; 350 50); text = 'Order'; layer = <CALayer: 0x4>>
        """),
    Question(
      "The middle of a badge is the corner of its card, and a part works whichever way that goes", "Delete",
      .dead(OutsideAncestor.self),
      says: ["in part: 25 % of its area (certain)"], never: ["rounding"],
      screen + """
           |    | <UIView: 0x3000; frame = (60 300; 200 120); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (180 -20; 40 40); text = 'Delete'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button lies outside of its container", "Close", .dead(OutsideAncestor.self),
      says: ["All of it lies outside UIView 0x3000", "Make UIView 0x3000 large enough"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 350 100); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (153 -50; 44 44); text = 'Close'; layer = <CALayer: 0x4>>
        """),
    Question(
      "Half of a close button sticks out of its card", "Close", .worksInPart,
      says: ["its lower 22 of 44 pt", "Its upper 22 pt lie outside UIView 0x3000"], never: ["22 pt above"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 350 100); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (153 -22; 44 44); text = 'Close'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A container without a size, whose children are seen all the same", "Buy", .dead(ZeroSize.self),
      says: ["UIView 0x3000", "0 × 0"],
      screen + """
           |    | <UIView: 0x3000; frame = (20 300; 0 0); layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (0 0; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button that faded out", "Buy", .dead(TransparentView.self), says: ["alpha = 1"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; alpha = 0; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button of alpha 0.01", "Buy", .dead(TransparentView.self), says: ["(likely)"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; alpha = 0.01; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button of alpha 0.3 that only looks disabled", "Buy", .works,
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; alpha = 0.3; layer = <CALayer: 0x4>>
        """),
    Question(
      "A scale of zero was left behind by an animation", "Buy", .dead(SingularTransform.self),
      says: [".transform = .identity"],
      screen + """
           |    | <UIButton: 0x3000; frame = (195 625; 0 0); text = 'Buy'; transform = [0, 0, 0, 0, 0, 0]; layer = <CALayer: 0x4>>
        """),
    Question(
      "A container is moved away by a transform that nobody took back", "Buy", .dead(OutsideAncestor.self),
      screen + """
           |    | <UIView: 0x3000; frame = (390 300; 390 200); transform = [1, 0, 0, 1, 390, 0]; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (95 50; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A container is hidden", "Buy", .dead(HiddenView.self),
      says: ["UIView 0x3000, which contains it, is hidden"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 300; 390 200); hidden = YES; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (95 50; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A container was switched off while data was loading", "Buy", .dead(InteractionOff.self),
      says: ["UIStackView 0x3000", "isUserInteractionEnabled = true"],
      screen + """
           |    | <UIStackView: 0x3000; frame = (0 300; 390 200); userInteractionEnabled = NO; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (95 50; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button lies below the screen", "Buy", .dead(OutsideAncestor.self),
      never: ["override func point", "insetBy"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 900; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A view slides in, and its place says nothing yet", "Buy", .dead(OutsideAncestor.self),
      says: ["being animated"], never: ["override func point", "offsetBy", "frame ="],
      screen + """
           |    | <UIView: 0x3000; frame = (0 844; 390 300); animations = { position=<CABasicAnimation: 0x7>; }; layer = <CALayer: 0x3>>
           |    |    | <UIButton: 0x3100; frame = (95 50; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A point on the lower edge of a button is outside", "Buy", at: (195, 650), .dead(PointOutside.self),
      says: ["on its bottom edge"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A finger that misses by a few points", "Close", at: (40, 40), .dead(PointOutside.self),
      says: ["6 pt", "insetBy"],
      screen + """
           |    | <UIButton: 0x3000; frame = (10 10; 24 24); text = 'Close'; layer = <CALayer: 0x4>>
        """),
    Question(
      "An ordinary button", "Buy", .works, says: ["All of it can be touched"],
      screen + """
           |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x4>>
        """),
  ]
}
