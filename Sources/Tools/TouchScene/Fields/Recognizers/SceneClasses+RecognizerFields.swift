// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import Touchstone

nonisolated extension SceneClasses {
  /// The properties of every recognizer.
  static var gestureFields: [SceneField] {
    [
      SceneField("isEnabled", "Whether it takes touches.") { (recognizer: UIGestureRecognizer, value: Bool) in
        recognizer.isEnabled = value
      },
      SceneField("cancelsTouchesInView", "Whether its recognition takes the touches from their views.") {
        (recognizer: UIGestureRecognizer, value: Bool) in recognizer.cancelsTouchesInView = value
      },
      SceneField(
        "delaysTouchesBegan", "Whether touches are withheld from views while the gesture is possible."
      ) { (recognizer: UIGestureRecognizer, value: Bool) in recognizer.delaysTouchesBegan = value },
      SceneField(
        "delaysTouchesEnded",
        "Whether the end of a touch is withheld from views while the gesture is possible."
      ) {
        (recognizer: UIGestureRecognizer, value: Bool) in recognizer.delaysTouchesEnded = value
      },
      SceneField("requiresExclusiveTouchType", "Whether all touches of the gesture must be of one kind.") {
        (recognizer: UIGestureRecognizer, value: Bool) in recognizer.requiresExclusiveTouchType = value
      },
      SceneField(
        "allowedTouchTypes", .choices(["direct", "indirect", "pencil", "indirectPointer"]),
        "The kinds of touches it takes."
      ) { (recognizer: UIGestureRecognizer, value: SceneTexts) in
        let types: KeyValuePairs<String, UITouch.TouchType> = [
          "direct": .direct, "indirect": .indirect, "pencil": .pencil, "indirectPointer": .indirectPointer,
        ]
        let words = value.lines.map(\.text)
        recognizer.allowedTouchTypes =
          types.filter { words.contains($0.key) }.map { NSNumber(value: $0.value.rawValue) }
      },
      pressTypesField,
    ]
  }

  private static var pressTypesField: SceneField {
    let types: [(name: String, type: UIPress.PressType)] = [
      ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
      ("rightArrow", .rightArrow), ("select", .select), ("menu", .menu), ("playPause", .playPause),
      ("pageUp", .pageUp), ("pageDown", .pageDown),
    ]
    return SceneField("allowedPressTypes", .choices(types.map(\.name)), "The buttons it takes.") {
      (recognizer: UIGestureRecognizer, value: SceneTexts) in
      let words = value.lines.map(\.text)
      recognizer.allowedPressTypes =
        types.filter { words.contains($0.name) }.map { NSNumber(value: $0.type.rawValue) }
    }
  }

  /// The properties of taps.
  static var tapFields: [SceneField] {
    [
      SceneField("numberOfTapsRequired", .integer(.requiredTaps), "How many taps.") {
        (recognizer: UITapGestureRecognizer, value: Int) in recognizer.numberOfTapsRequired = value
      },
      SceneField("numberOfTouchesRequired", .integer(.fingers), "How many fingers.") {
        (recognizer: UITapGestureRecognizer, value: Int) in recognizer.numberOfTouchesRequired = value
      },
      SceneField(
        "buttonMaskRequired", choices: ["primary": UIEvent.ButtonMask.primary, "secondary": .secondary],
        "The buttons of a pointer."
      ) { (recognizer: UITapGestureRecognizer, value: UIEvent.ButtonMask) in
        recognizer.buttonMaskRequired = value
      },
    ]
  }

  /// The properties of long presses.
  static var longPressFields: [SceneField] {
    [
      SceneField(
        "minimumPressDuration", .number(.pressSeconds), "How long the fingers must stay, in seconds."
      ) { (recognizer: UILongPressGestureRecognizer, value: Double) in recognizer.minimumPressDuration = value
      },
      SceneField(
        "allowableMovement", .number(.length), "How far a finger may move before it begins, in points."
      ) { (recognizer: UILongPressGestureRecognizer, value: CGFloat) in recognizer.allowableMovement = value
      },
      SceneField("numberOfTapsRequired", .integer(.precedingTaps), "How many taps come first.") {
        (recognizer: UILongPressGestureRecognizer, value: Int) in recognizer.numberOfTapsRequired = value
      },
      SceneField("numberOfTouchesRequired", .integer(.fingers), "How many fingers.") {
        (recognizer: UILongPressGestureRecognizer, value: Int) in recognizer.numberOfTouchesRequired = value
      },
    ]
  }

  /// The properties of pans.
  static var panFields: [SceneField] {
    [
      SceneField("minimumNumberOfTouches", .integer(.fingers), "The minimum number of fingers.") {
        (recognizer: UIPanGestureRecognizer, value: Int) in recognizer.minimumNumberOfTouches = value
      },
      SceneField("maximumNumberOfTouches", .integer(.fingers), "The maximum number of fingers.") {
        (recognizer: UIPanGestureRecognizer, value: Int) in recognizer.maximumNumberOfTouches = value
      },
      SceneField(
        "allowedScrollTypesMask",
        choices: ["discrete": UIScrollTypeMask.discrete, "continuous": .continuous],
        "The scrolling devices it takes."
      ) { (recognizer: UIPanGestureRecognizer, value: UIScrollTypeMask) in
        recognizer.allowedScrollTypesMask = value
      },
    ]
  }

  /// The properties of screen edge pans.
  static var edgeFields: [SceneField] {
    [
      SceneField(
        "edges",
        choices: ["top": UIRectEdge.top, "left": .left, "bottom": .bottom, "right": .right, "all": .all],
        "The edges at which it begins."
      ) { (recognizer: UIScreenEdgePanGestureRecognizer, value: UIRectEdge) in recognizer.edges = value }
    ]
  }

  /// The properties of swipes.
  static var swipeFields: [SceneField] {
    [
      SceneField(
        "direction",
        choices: [
          "right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down,
        ], "The directions it may have."
      ) { (recognizer: UISwipeGestureRecognizer, value: UISwipeGestureRecognizer.Direction) in
        recognizer.direction = value
      },
      SceneField("numberOfTouchesRequired", .integer(.fingers), "How many fingers.") {
        (recognizer: UISwipeGestureRecognizer, value: Int) in recognizer.numberOfTouchesRequired = value
      },
    ]
  }
}
