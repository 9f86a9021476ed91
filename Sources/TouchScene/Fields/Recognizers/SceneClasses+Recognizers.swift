// SPDX-License-Identifier: Apache-2.0
import Touchstone

nonisolated extension SceneClasses {
  /// The recognizer classes; the first only provides common fields.
  static var recognizers: [SceneClass] {
    [
      SceneClass(
        name: "UIGestureRecognizer", base: nil, summary: "What every recognizer has.", fields: gestureFields,
        maker: .controller, isAbstract: true),
      SceneClass(
        name: "UITapGestureRecognizer", base: "UIGestureRecognizer", summary: "One or more taps.",
        fields: tapFields,
        maker: .recognizer(
          plain: { UITapGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedTapGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UILongPressGestureRecognizer", base: "UIGestureRecognizer", summary: "A finger that stays.",
        fields: longPressFields,
        maker: .recognizer(
          plain: { UILongPressGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedLongPressGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UIPanGestureRecognizer", base: "UIGestureRecognizer", summary: "A drag.",
        fields: panFields,
        maker: .recognizer(
          plain: { UIPanGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedPanGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UIScreenEdgePanGestureRecognizer", base: "UIPanGestureRecognizer",
        summary: "A drag from an edge of the screen.",
        fields: edgeFields,
        maker: .recognizer(
          plain: { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedScreenEdgePanGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UISwipeGestureRecognizer", base: "UIGestureRecognizer", summary: "A quick straight drag.",
        fields: swipeFields,
        maker: .recognizer(
          plain: { UISwipeGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedSwipeGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UIPinchGestureRecognizer", base: "UIGestureRecognizer",
        summary: "Two fingers that part or meet.",
        fields: [],
        maker: .recognizer(
          plain: { UIPinchGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedPinchGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UIRotationGestureRecognizer", base: "UIGestureRecognizer", summary: "Two fingers that turn.",
        fields: [],
        maker: .recognizer(
          plain: { UIRotationGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedRotationGestureRecognizer(probe: $0) })),
      SceneClass(
        name: "UIHoverGestureRecognizer", base: "UIGestureRecognizer", summary: "A pointer over the view.",
        fields: [],
        maker: .recognizer(
          plain: { UIHoverGestureRecognizer(target: nil, action: nil) },
          probed: { ProbedHoverGestureRecognizer(probe: $0) })),
    ]
  }
}
