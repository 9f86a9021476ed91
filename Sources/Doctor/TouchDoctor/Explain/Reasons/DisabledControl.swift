// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The control receives the touch but ignores it because it is disabled.
public enum DisabledControl: Reason {
  /// The name of the reason.
  public static let id = "disabled-control"
  /// The reason in one line.
  public static let summary = "The control is disabled: it takes the touch and does nothing with it."
  /// The page of the manual.
  public static let page = """
    # Disabled

    The hit-test finds a control whose `isEnabled` is false like any other view. The control does not track the touch and
    sends no actions. Views behind it get nothing either. Only the responders above it do, which is why a tap on a
    disabled button in a table selects the row.

    A dump of `recursiveDescription` does not say whether a control is enabled. Test tools print the trait of accessibility,
    which an app can set without disabling the control, so that this is likely and no more.

    A text field that is disabled keeps touches from the views beside its text as well. Leave it enabled, and let its
    delegate return false in `textFieldShouldBeginEditing(_:)`.

    A cell takes the touch as well where its list selects none: `allowsSelection` is false, or the list is being edited and
    `allowsSelectionDuringEditing` is false. A cell's segue is started by its selection, and does not run either. The links
    of a text view work only while that is selectable.

    A recognizer whose `isEnabled` is false sees no touches. The view that it belongs to still gets them.

    ## How to fix it

        button.isEnabled = true

    To let touches through to the views behind, turn off the control's interaction instead.
    """
}

extension DisabledControl: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let place = touch.expected
    let order = [FindingStage.delivery, 0]
    let code = touch.isDevelopers(place) ? ["\(touch.variable(place)).isEnabled = true"] : []
    let trial = ViewName.address(of: touch.view).map {
      Debugger.command("[(id)\($0) setEnabled:YES]")
    }
    if touch.route != nil, let field = touch.levels.dropLast().last,
      ClassKnowledge.base(of: field.view) == "UITextField", field.view.isEnabled == .known(false)
    {
      return [
        Finding(
          id, field.place, certainty: .likely,
          "\(touch.name(of: field.place)), which shows it beside its text, is disabled, and keeps touches from what is in it.",
          remedy: "Leave it enabled, and keep its delegate from editing instead:",
          code: [
            "\(touch.variable(field.place)).isEnabled = true",
            "func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }",
          ], order: order)
      ]
    }
    if let finding = unselected(touch, order) { return [finding] }
    if touch.view.isEnabled != .known(false), let finding = idle(touch) { return [finding] }
    if touch.route != nil, ClassKnowledge.base(of: touch.view) == "UITextView",
      touch.view.attribute("selectable") == "NO"
    {
      return [
        Finding(
          id, place, weight: .follows, certainty: .likely,
          "It is not selectable: its links do not react, and its text cannot be selected.",
          remedy: touch.walk.isDesign
            ? "In Interface Builder, tick Selectable in the Attributes inspector, and leave Editable off. In code:"
            : "Make it selectable, and leave it uneditable:",
          code: ["\(touch.variable(place)).isSelectable = true"], order: order)
      ]
    }
    switch touch.view.isEnabled {
    case .known(true): return []
    case .known(false):
      return [
        Finding(
          id, place, "It is disabled: it takes the touch and does nothing with it.",
          remedy: touch.walk.isDesign
            ? "In Interface Builder, tick Enabled in the Attributes inspector, unless code enables it through its outlet. In code:"
            : "Enable it.",
          code: code, trial: trial, order: order)
      ]
    case .unknown:
      // A class of the app's that is only called a button may be none of UIKit's.
      guard touch.route != nil, ClassKnowledge.isControl(touch.view),
        !ClassKnowledge.isCustom(touch.view) || touch.view.baseClass != nil
          || ClassKnowledge.roles(of: touch.view).contains(.control)
      else { return [] }
      return [
        Finding(
          id, place, weight: .warns, certainty: .cannotBeKnown,
          "If it still does nothing, check isEnabled and its action, which this source does not show.",
          remedy: "If it is disabled, enable it.", code: code,
          trial: touch.question(place, "isEnabled", as: "BOOL"), order: order)
      ]
    }
  }

  /// The events of a button that a tap sends.
  private static let tapped = ["touchUpInside", "touchDown", "primaryActionTriggered", "segue"]

  /// That a button has no action in its file, or only some that no tap sends.
  private static func idle(_ touch: ExpectedTouch) -> Finding? {
    let view = touch.view
    guard touch.walk.isDesign, touch.route != nil, ClassKnowledge.base(of: view) == "UIButton",
      view.recognizers.value?.isEmpty != false, view.attribute("showsMenuAsPrimaryAction") != "YES",
      let actions = view.actions.value, !actions.contains(where: { tapped.contains($0.event) })
    else { return nil }
    let (own, variable) = (actions.first, touch.variable(touch.expected))
    let code = view.isHandled ? ", unless code adds one" : ""
    return Finding(
      IdleButton.id, touch.expected, weight: .follows, certainty: .likely,
      own.map {
        "Its action \($0.selector ?? "") is connected to \($0.event), which a tap does not send: nothing is called\(code)."
      } ?? "It has no action in the file: a tap only highlights it\(code).",
      remedy:
        "In the Connections inspector, connect its Touch Up Inside\(own == nil ? "" : " instead"). In code:",
      code: ["\(variable).addTarget(self, action: #selector(tapped), for: .touchUpInside)"],
      order: [FindingStage.delivery, 9])
  }

  /// That a list selects none of its cells, or none while it is edited.
  private static func unselected(_ touch: ExpectedTouch, _ order: [Int]) -> Finding? {
    guard touch.route != nil, ClassKnowledge.isCell(touch.view), touch.view.hasRecognizers != .known(true),
      let list = touch.levels.last(where: { ClassKnowledge.roles(of: $0.view).contains(.list) })
    else { return nil }
    let variable = touch.variable(list.place)
    if list.view.attribute("allowsSelection") == "NO",
      touch.view.actions.value?.allSatisfy({ $0.event == "segue" }) ?? true
    {
      let segue = touch.view.actions.value?.isEmpty == false ? ", and its segue never runs" : ""
      return Finding(
        id, list.place, certainty: .likely,
        "\(touch.name(of: list.place)) selects no cells (allowsSelection is NO): a tap on the cell does nothing\(segue).",
        remedy: touch.walk.isDesign
          ? "In Interface Builder, set Selection of the list to Single Selection in the Attributes inspector. In code:"
          : "Let it select cells:", code: ["\(variable).allowsSelection = true"], order: order)
    }
    let views = touch.walk.trees[touch.expected.tree].views
    let isEdited = touch.view.children.contains { number in
      let part = views[number]
      return (part.className.holds("EditControl") || part.className.holds("ReorderControl"))
        && part.isHidden != .known(true)
    }
    guard isEdited else { return nil }
    return Finding(
      id, list.place, weight: .follows, certainty: .likely,
      "The list is being edited, and selects no cells then, unless it allows that.",
      remedy: "If a tap should select the cell while the list is edited:",
      code: ["\(variable).allowsSelectionDuringEditing = true"], order: order)
  }
}
