// SPDX-License-Identifier: Apache-2.0
import Touchstone

nonisolated extension SceneClasses {
  /// The recognizer classes; the first only provides common fields.
  static var recognizers: [SceneClass] {
    [
      SceneClass(
        name: "UIGestureRecognizer", base: nil, summary: "The properties of every recognizer.",
        fields: gestureFields,
        maker: .controller, isAbstract: true),
      recognizer("UITapGestureRecognizer", "One or more taps.", tapFields),
      recognizer("UILongPressGestureRecognizer", "A finger that stays in place.", longPressFields),
      recognizer("UIPanGestureRecognizer", "A drag.", panFields),
      recognizer(
        "UIScreenEdgePanGestureRecognizer", base: "UIPanGestureRecognizer",
        "A drag from an edge of the screen.", edgeFields),
      recognizer("UISwipeGestureRecognizer", "A quick straight drag.", swipeFields),
      recognizer("UIPinchGestureRecognizer", "Two fingers that move apart or together."),
      recognizer("UIRotationGestureRecognizer", "Two fingers that turn."),
      recognizer("UIHoverGestureRecognizer", "A pointer over the view."),
    ]
  }

  private static func recognizer(
    _ name: String, base: String = "UIGestureRecognizer", _ summary: String, _ fields: [SceneField] = []
  ) -> SceneClass {
    guard let maker = recognizerMakers[name] else {
      preconditionFailure("The core has no Gestures/Recognizers/\(name).swift, which the plugin looks for.")
    }
    return SceneClass(name: name, base: base, summary: summary, fields: fields, maker: maker)
  }
}
