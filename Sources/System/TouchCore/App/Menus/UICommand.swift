// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// An element of a menu that sends an action up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The action that is sent to the first responder that performs it.
  public final let action: Selector
  /// Distinguishes commands with the same action.
  public final let propertyList: Any?
  /// A longer description of the command, where there is room for more than the title.
  ///
  /// A kept value: it changes nothing here.
  public final var discoverabilityTitle: String?
  /// How the command can be used, for code that shows it.
  public final var attributes: UIMenuElement.Attributes
  /// How the command is shown in a list.
  public final var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  deinit {}
}

/// A command that keys trigger.
///
/// While a responder in the chain of the first responder has it among its ``UIResponder/keyCommands`` and
/// performs its action, the keys send that action instead of becoming presses.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the constants such as ``inputUpArrow``.
  public final let input: String?
  /// The modifier keys that are down with it.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before text input and other uses of its keys.
  public final var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  deinit {}

  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  private static let special: [(UIKeyboardHIDUsage, String)] = [
    (.keyboardUpArrow, inputUpArrow), (.keyboardDownArrow, inputDownArrow),
    (.keyboardLeftArrow, inputLeftArrow), (.keyboardRightArrow, inputRightArrow),
    (.keyboardEscape, inputEscape), (.keyboardPageUp, inputPageUp), (.keyboardPageDown, inputPageDown),
    (.keyboardHome, inputHome), (.keyboardEnd, inputEnd), (.keyboardDeleteForward, inputDelete),
  ]

  /// Whether a key with its modifiers triggers the command.
  final func isTriggered(by key: UIKey) -> Bool {
    let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard let input, !attributes.contains(.disabled),
      key.modifierFlags.intersection(counted) == modifierFlags.intersection(counted)
    else { return false }
    if let special = Self.special.first(where: { $0.0 == key.keyCode }) { return special.1 == input }
    return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
  }
}

/// The search for the command of a key.
enum KeyCommandSearch {
  /// Performs the command of a key that a responder from `first` up has; whether there was one.
  static func perform(_ key: UIKey?, from first: UIResponder, in application: UIApplication) -> Bool {
    guard let key else { return false }
    let isTyped = first is any UIKeyInput && key.typed != nil
    var responder: UIResponder? = first
    // Overrides of `next` may lead in a circle.
    var steps = 0
    while let current = responder, steps < 100_000 {
      for command in current.keyCommands ?? [] where command.isTriggered(by: key) {
        if isTyped, !command.wantsPriorityOverSystemBehavior { continue }
        guard let target = first.target(forAction: command.action, withSender: command) else { continue }
        _ = application.sendAction(command.action, to: target, from: command, for: nil)
        return true
      }
      responder = current.next
      steps += 1
    }
    return EditKeys.perform(key, from: first, in: application)
  }
}
