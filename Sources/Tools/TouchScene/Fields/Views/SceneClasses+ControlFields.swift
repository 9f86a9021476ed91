// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import Touchstone

nonisolated extension SceneClasses {
  /// The properties of every control.
  static var controlFields: [SceneField] {
    [
      SceneField("isEnabled", "Whether it reacts to fingers.") { (view: UIControl, value: Bool) in
        view.isEnabled = value
      },
      SceneField("isSelected", "Whether it is selected.") { (view: UIControl, value: Bool) in
        view.isSelected = value
      },
      SceneField("isHighlighted", "Whether it looks pressed.") { (view: UIControl, value: Bool) in
        view.isHighlighted = value
      },
    ]
  }

  /// The words for the states for which a button has titles.
  static var states: [(name: String, state: UIControl.State)] {
    [
      ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
    ]
  }

  /// The properties of buttons.
  static var buttonFields: [SceneField] {
    [
      SceneField(
        "type", choice: ["system": UIButton.ButtonType.system, "custom": .custom],
        "Its type: a system button has its title in the tint color, a custom one in white. "
          + "The default is system, or custom if the button has a backgroundColor."
      ) { (view: UIButton, value: UIButton.ButtonType) in view.applyType(value) },
      SceneField("title", .states(states.map(\.name)), "Its title, one for all states or one for each.") {
        (view: UIButton, value: SceneTexts) in
        for line in value.lines {
          if let state = states.first(where: { $0.name == line.name })?.state {
            view.setTitle(line.text, for: state)
          }
        }
      },
      SceneField("titleColor", "The color of its title.") { (view: UIButton, value: SceneColor) in
        view.setTitleColor(value.color, for: .normal)
      },
      SceneField("fontSize", .number(.fontSize), "The size of the system font of its title.") {
        (view: UIButton, size: CGFloat) in view.titleLabel?.font = .systemFont(ofSize: size)
      },
    ]
  }

  /// The properties of text fields.
  static var textFieldFields: [SceneField] {
    [
      SceneField("text", "Its text.") { (view: UITextField, value: String) in view.text = value },
      SceneField("placeholder", "The text it shows while it is empty.") {
        (view: UITextField, value: String) in view.placeholder = value
      },
      SceneField("textColor", "The color of the text.") { (view: UITextField, value: SceneColor) in
        view.textColor = value.color
      },
      SceneField("fontSize", .number(.fontSize), "The size of the system font of the text.") {
        (view: UITextField, size: CGFloat) in view.font = .systemFont(ofSize: size)
      },
      SceneField("textAlignment", choice: textAlignments, "The alignment of the text.") {
        (view: UITextField, value: NSTextAlignment) in view.textAlignment = value
      },
      SceneField(
        "clearButtonMode",
        choice: [
          "never": UITextField.ViewMode.never, "whileEditing": .whileEditing,
          "unlessEditing": .unlessEditing, "always": .always,
        ], "When it has a button that clears it."
      ) { (view: UITextField, value: UITextField.ViewMode) in view.clearButtonMode = value },
      SceneField("clearsOnBeginEditing", "Whether editing begins with an empty text.") {
        (view: UITextField, value: Bool) in view.clearsOnBeginEditing = value
      },
    ]
  }
}
