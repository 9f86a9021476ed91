// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Responds to touches, presses, motion and actions, or passes them on.
///
/// By default, every method that receives something passes the call on to the current ``next``, independently
/// of earlier calls.
@preconcurrency @MainActor open class UIResponder: NSObject, ActionTarget, NibAwakening, Traced {
  /// The number of the first mention in a trace; 0 before it.
  package final var stableNumber: UInt32 = 0

  #if Invariants
    /// Is released with the responder, which its borrowers notice.
    nonisolated final let life = Life()
  #endif

  /// Creates a responder.
  public override init() {
    super.init()
    MainActorRelease.adopt(self)
  }

  /// The next responder of the chain.
  open var next: UIResponder? { nil }

  // Explicit, because subclasses could not have a deinit without it.
  deinit {}

  // MARK: Interface Builder

  /// Never called here, because there are no nib files; call it from code that builds what a nib would
  /// contain, after everything is set.
  ///
  /// UIKit calls it after a nib is loaded. It is declared so that classes for nibs compile and run.
  open func awakeFromNib() {}

  /// Never called here; Interface Builder calls it before it shows a designable view.
  open func prepareForInterfaceBuilder() {}

  #if !canImport(ObjectiveC)
    /// Called when a property changed that the responder observes by its key path.
    ///
    /// A class that observes overrides it; this implementation reports that the change was not handled.
    @safe
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      refuseObservation(of: keyPath)
    }

    /// Whether the responder has the method that a selector means; an override may answer for others.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.isAnswered(by: self) }

    /// The object on which to call a method that the responder lacks; nil unless overridden.
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  #endif

  // MARK: First responder

  /// Whether the responder is the first responder of its window, which receives presses, motion and actions
  /// first.
  open var isFirstResponder: Bool { isFirst }

  /// Whether the responder can become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the responder the first responder of its window, if it can become that and the current one can
  /// resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirst() }

  /// Whether the responder can resign as first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Resigns as first responder; returns true if the responder is not first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirst() }

  /// The undo manager of the responder: that of the next responder unless overridden, and of the window in
  /// the end.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view that replaces the keyboard while the responder is first responder; nil unless overridden.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the responder is first responder; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views, if the responder is first responder.
  open func reloadInputViews() {
    if isFirst, let window = hostWindow { InputViews.update(for: window) }
  }

  // MARK: Touches

  /// Fingers came down in the responder.
  ///
  /// Path of a touch: step 13.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Forwarding.pass(.touchesBegan, about: .first(of: touches), from: self) {
      $0.touchesBegan(touches, with: event)
    }
  }

  /// Fingers moved.
  ///
  /// Path of a touch: step 13.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    Forwarding.pass(.touchesMoved, about: .first(of: touches), from: self) {
      $0.touchesMoved(touches, with: event)
    }
  }

  /// Fingers lifted.
  ///
  /// Path of a touch: step 13.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Forwarding.pass(.touchesEnded, about: .first(of: touches), from: self) {
      $0.touchesEnded(touches, with: event)
    }
  }

  /// Touches were cancelled.
  ///
  /// Path of a touch: step 13.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    Forwarding.pass(.touchesCancelled, about: .first(of: touches), from: self) {
      $0.touchesCancelled(touches, with: event)
    }
  }

  /// Estimated values were updated, or will not be.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    Forwarding.pass(.estimates, about: .first(of: touches), from: self) {
      $0.touchesEstimatedPropertiesUpdated(touches)
    }
  }

  // MARK: Presses

  /// Buttons or keys went down.
  ///
  /// If the responder is first responder and conforms to ``UIKeyInput``, keys that have text type it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let presses = typing(presses)
    if presses.isEmpty { return }
    Forwarding.pass(.pressesBegan, about: .first(of: presses), from: self) {
      $0.pressesBegan(presses, with: event)
    }
  }

  /// The force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Forwarding.pass(.pressesChanged, about: .first(of: presses), from: self) {
      $0.pressesChanged(presses, with: event)
    }
  }

  /// Buttons or keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Forwarding.pass(.pressesEnded, about: .first(of: presses), from: self) {
      $0.pressesEnded(presses, with: event)
    }
  }

  /// Presses were cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Forwarding.pass(.pressesCancelled, about: .first(of: presses), from: self) {
      $0.pressesCancelled(presses, with: event)
    }
  }

  /// The commands that keys trigger while the responder is in the chain of the first responder; none unless
  /// overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Motion and remote control

  /// A motion of the device begins: a shake.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Forwarding.pass(.motionBegan, about: .event(event, else: motion), from: self) {
      $0.motionBegan(motion, with: event)
    }
  }

  /// The motion is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Forwarding.pass(.motionEnded, about: .event(event, else: motion), from: self) {
      $0.motionEnded(motion, with: event)
    }
  }

  /// The motion turned out not to be one, or was interrupted.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Forwarding.pass(.motionCancelled, about: .event(event, else: motion), from: self) {
      $0.motionCancelled(motion, with: event)
    }
  }

  /// A command of a headset or remote arrived.
  open func remoteControlReceived(with event: UIEvent?) {
    Forwarding.pass(.remoteControl, about: .event(event, else: nil), from: self) {
      $0.remoteControlReceived(with: event)
    }
  }

  // MARK: Actions

  /// The methods of the class that actions can find by name.
  ///
  /// Without Objective-C, methods cannot be found by name alone, so a class lists them:
  ///
  /// ```swift
  /// override class var actionMethods: [Selector] {
  ///   super.actionMethods + [Selector("save:", Editor.save)]
  /// }
  /// ```
  open class var actionMethods: [Selector] { [] }

  /// Whether the responder itself performs an action: by default, whether it has the method.
  ///
  /// Apple's documentation adds that the default also asks the next responder. The search for a target would
  /// then always end at its start, so this default does not (assumed).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      action.isAnswered(by: self)
    #else
      responds(to: action)
    #endif
  }

  /// The first responder from here up the chain that performs an action; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ActionSearch.target(for: action, sender: sender, from: self)
  }

  // MARK: Edit actions, which only classes that override them perform

  /// Removes the selection and puts it on the pasteboard.
  open func cut(_ sender: Any?) { StandardEditActions.refuse("cut:", of: self) }
  /// Puts the selection on the pasteboard.
  open func copy(_ sender: Any?) { StandardEditActions.refuse("copy:", of: self) }
  /// Inserts what is on the pasteboard.
  open func paste(_ sender: Any?) { StandardEditActions.refuse("paste:", of: self) }
  /// Inserts what is on the pasteboard in the style of what is around it.
  open func pasteAndMatchStyle(_ sender: Any?) { StandardEditActions.refuse("pasteAndMatchStyle:", of: self) }
  /// Pastes, and goes to what was pasted.
  open func pasteAndGo(_ sender: Any?) { StandardEditActions.refuse("pasteAndGo:", of: self) }
  /// Pastes, and searches for what was pasted.
  open func pasteAndSearch(_ sender: Any?) { StandardEditActions.refuse("pasteAndSearch:", of: self) }
  /// Selects what is at the cursor.
  open func select(_ sender: Any?) { StandardEditActions.refuse("select:", of: self) }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { StandardEditActions.refuse("selectAll:", of: self) }
  /// Removes the selection.
  open func delete(_ sender: Any?) { StandardEditActions.refuse("delete:", of: self) }
  /// Makes text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    StandardEditActions.refuse("makeTextWritingDirectionLeftToRight:", of: self)
  }
  /// Makes text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    StandardEditActions.refuse("makeTextWritingDirectionRightToLeft:", of: self)
  }
  /// Makes the selection bold, or no longer bold.
  open func toggleBoldface(_ sender: Any?) { StandardEditActions.refuse("toggleBoldface:", of: self) }
  /// Makes the selection italic, or no longer italic.
  open func toggleItalics(_ sender: Any?) { StandardEditActions.refuse("toggleItalics:", of: self) }
  /// Underlines the selection, or no longer does.
  open func toggleUnderline(_ sender: Any?) { StandardEditActions.refuse("toggleUnderline:", of: self) }
  /// Makes the selection larger.
  open func increaseSize(_ sender: Any?) { StandardEditActions.refuse("increaseSize:", of: self) }
  /// Makes the selection smaller.
  open func decreaseSize(_ sender: Any?) { StandardEditActions.refuse("decreaseSize:", of: self) }
  /// Begins to find text.
  open func find(_ sender: Any?) { StandardEditActions.refuse("find:", of: self) }
  /// Begins to find and replace text.
  open func findAndReplace(_ sender: Any?) { StandardEditActions.refuse("findAndReplace:", of: self) }
  /// Goes to the next occurrence of the text.
  open func findNext(_ sender: Any?) { StandardEditActions.refuse("findNext:", of: self) }
  /// Goes to the previous occurrence of the text.
  open func findPrevious(_ sender: Any?) { StandardEditActions.refuse("findPrevious:", of: self) }
  /// Finds the selected text from now on.
  open func useSelectionForFind(_ sender: Any?) {
    StandardEditActions.refuse("useSelectionForFind:", of: self)
  }
  /// Renames a document.
  open func rename(_ sender: Any?) { StandardEditActions.refuse("rename:", of: self) }
  /// Copies a document beside itself.
  open func duplicate(_ sender: Any?) { StandardEditActions.refuse("duplicate:", of: self) }
  /// Moves a document.
  open func move(_ sender: Any?) { StandardEditActions.refuse("move:", of: self) }
  /// Exports a document.
  open func export(_ sender: Any?) { StandardEditActions.refuse("export:", of: self) }
  /// Prints what is shown.
  open func printContent(_ sender: Any?) { StandardEditActions.refuse("print:", of: self) }

  // MARK: Accessibility

  /// Dismisses what the responder shows over other content; false, as here, if there is nothing to dismiss.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action; false, as here, if the responder has none.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: What the framework needs

  /// The window whose first responder this can be.
  package var responderWindow: UIWindow? { nil }

  /// The identifier that names the responder in traces, if it has one.
  package var traceIdentifier: String? { nil }
}
