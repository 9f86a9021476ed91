// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
public import TouchCore

/// Shows a message with actions: an alert in the middle of the window, or an action sheet at its bottom.
///
/// A finger may slide from action to action, and chooses the one that it lifts over. The alert is then
/// dismissed, and the handler of the action is called after that.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Whether it is an alert or an action sheet.
  public final private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { didSet { contentChanged() } }
  /// The actions, in the order in which they were added.
  public final private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert, in the order in which they were added; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  final var fields: [UITextField] = []
  final let transition = AlertTransition()
  final var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
  final var attributedMessage: NSAttributedString? { didSet { contentChanged() } }
  final var contentViewController: UIViewController? { didSet { contentReplaced(oldValue) } }
  private final var storedPreferredAction: UIAlertAction?
  private final var isOver = false
  /// The values of ``popoverPresentationController``, once somebody asks for them.
  final var popover: UIPopoverPresentationController?

  /// Where and how the actions are shown.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// From the bottom of the window.
    case actionSheet = 0
    /// In the middle of the window.
    case alert = 1
  }

  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an action sheet without a text.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates an action sheet from an archive, with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  /// The text at the top.
  open override var title: String? { didSet { contentChanged() } }

  /// Adds an action; a second one with the style ``UIAlertAction/Style/cancel`` is reported as misuse.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return Misuse.report(
        "addAction(_:): an alert has one action with the style cancel at most; the second one is not added.")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// The action that the key Return chooses, and that an alert shows in bold type.
  ///
  /// It must have been added before (documented).
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set {
      guard newValue == nil || actions.contains(where: { $0 === newValue }) else {
        return Misuse.report("preferredAction: add the action to the alert first; nothing changes.")
      }
      storedPreferredAction = newValue
      contentChanged()
    }
  }

  /// Adds a text field to an alert, which the closure sets up; an action sheet has none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Misuse.report(
        "addTextField: only an alert has text fields; nothing is added to the action sheet.")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  // MARK: View

  /// Creates the view with the text, the fields and the actions.
  open override func loadView() {
    let panel = AlertPanel(self)
    panel.show()
    view = panel
  }

  /// Makes the first text field the first responder.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // Code may have dismissed the alert while a finger was choosing an action.
    isOver = false
    fields.first?.becomeFirstResponder()
  }

  /// Return chooses the preferred action, and Escape the one that cancels.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap { $0.key?.keyCode }
    if keys.contains(.keyboardReturnOrEnter), let storedPreferredAction, storedPreferredAction.isEnabled {
      return choose(storedPreferredAction)
    }
    if keys.contains(.keyboardEscape), let cancel { return choose(cancel) }
    super.pressesBegan(presses, with: event)
  }

  /// The action that leaves everything as it is.
  final var cancel: UIAlertAction? { actions.first { $0.style == .cancel && $0.isEnabled } }

  private final func contentReplaced(_ old: UIViewController?) {
    if let old, old !== contentViewController {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let new = contentViewController, new !== old {
      addChild(new)
      contentChanged()
      new.didMove(toParent: self)
    } else {
      contentChanged()
    }
  }

  private final func contentChanged() {
    guard let panel = viewIfLoaded as? AlertPanel else { return }
    panel.show()
    panel.superview?.setNeedsLayout()
  }

  /// Dismisses the alert and then calls the handler of an action; once.
  final func choose(_ action: UIAlertAction) {
    guard !isOver, let presenting = presentingViewController else { return }
    isOver = true
    view.endEditing(true)
    if let application = view.window?.application {
      application.report(.interaction(.chosen(application.names.name(of: view), item: action.title ?? "")))
    }
    presenting.dismiss(animated: true) { [weak self] in
      self?.isOver = false
      action.handler?(action)
    }
  }
}

/// The old name of ``UIAlertController/Style``.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The old name of ``UIAlertAction/Style``.
public typealias UIAlertActionStyle = UIAlertAction.Style
