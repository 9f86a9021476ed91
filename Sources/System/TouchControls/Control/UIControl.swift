// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A view that turns touches into events for its targets.
///
/// The touch methods call the tracking methods, which lead to the events: ``beginTracking(_:with:)`` returns
/// whether the control follows a finger, ``continueTracking(_:with:)`` whether it continues to. A subclass
/// that omits `super` in one of them gets UIKit's behavior: the rest of the chain does not happen. The class
/// body holds the overridable members; the extensions, one per file, hold their implementations.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  // MARK: Stored

  final var storedState: State = []
  @safe @exclusivity(unchecked) final var tracking = ControlTracking()
  /// The receivers of the control's events, in the order in which they were added.
  @safe @exclusivity(unchecked) final var handlers: [ControlHandler] = []
  /// Finds a handler once there are more than a few.
  @safe @exclusivity(unchecked) final var handlerIndex: HandlerIndex?
  /// The handler of a reported send that is being called, until `sendAction` is called for it.
  final var handlerBeingCalled: ControlHandler?
  /// The menu of the control; nil if it never had one.
  final var menuState: ControlMenu?

  // MARK: Making

  /// Creates a control with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = ControlSelectors.all
  }

  /// Creates a control with this frame that calls an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    applyContent(of: primaryAction)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = ControlSelectors.all
    decodeControl(from: coder)
  }

  /// Writes the control into an archive, without its targets.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeControl(to: coder)
  }

  // MARK: State

  /// Whether the control handles touches; a disabled control passes them on to `next`.
  ///
  /// A control that is disabled while it follows a finger keeps following it, and sends nothing until it is
  /// enabled again.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { setState(.disabled, !newValue) }
  }

  /// Whether the control is selected; the control never changes that itself.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set { setState(.selected, newValue) }
  }

  /// Whether the control shows that it is being touched; it follows the finger out and in.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }

  /// The three properties above as one value; subclasses may add bits of ``State/application``.
  open var state: State { storedState }

  /// Whether the control follows a finger.
  ///
  /// It is false once the finger has lifted or was cancelled: in ``endTracking(_:with:)`` and in all events
  /// of the end, also in the last ``Event/valueChanged`` of a slider.
  open var isTracking: Bool { tracking.isFollowing }

  /// Whether the finger that the control follows is inside its tracking region.
  ///
  /// In the events of the end it says where the finger was last.
  open var isTouchInside: Bool { tracking.isActive && tracking.isInside }

  // MARK: Layout

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// ``contentHorizontalAlignment`` with `leading` resolved to `left` and `trailing` to `right`.
  ///
  /// That depends on the control's direction of layout.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right
    case .trailing: effectiveUserInterfaceLayoutDirection == .leftToRight ? .right : .left
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Returns whether the control should follow a finger that came down; called at once, not when a drag
  /// begins.
  ///
  /// After false the control ignores the touch. After true the control receives its end exactly once, as
  /// ``endTracking(_:with:)`` or ``cancelTracking(with:)``, unless ``continueTracking(_:with:)`` returns
  /// false first. If the touch is cancelled while this method runs, for example because it removes the
  /// control, ``cancelTracking(with:)`` follows and no event is sent.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether the control should keep following the finger, which has moved.
  ///
  /// After false no event of any kind is sent for the touch. The highlight stays until the finger ends:
  /// ``touchesEnded(_:with:)`` or ``touchesCancelled(_:with:)`` switches it off.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends tracking without an up: the highlight goes off and ``Event/touchCancel`` is sent.
  ///
  /// The control calls it when its touch is cancelled; other code may call it too.
  open func cancelTracking(with event: UIEvent?) {
    abandonTracking(with: event)
  }

  // MARK: Touches

  /// Starts following the finger if the control is enabled and follows no other.
  ///
  /// Path of a touch: step 14.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { return track(began: touches, with: event) }
    reportPassing(of: touches)
    super.touchesBegan(touches, with: event)
  }

  /// Follows the finger.
  ///
  /// Path of a touch: step 14.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if menuState != nil, menuTook(touches, .moved) { return }
    let tracked = trackedTouch(in: touches)
    if let tracked { track(moved: tracked, with: event) }
    if let others = touchesToPassOn(of: touches, but: tracked) { super.touchesMoved(others, with: event) }
  }

  /// Ends tracking with an up, inside or outside, and switches the highlight off.
  ///
  /// Path of a touch: step 14.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.hasAbandoned { removeHighlight(after: touches) }
    if menuState != nil, menuTook(touches, .ended) { return }
    let tracked = trackedTouch(in: touches)
    if let tracked { track(ended: tracked, with: event) }
    if let others = touchesToPassOn(of: touches, but: tracked) { super.touchesEnded(others, with: event) }
  }

  /// Cancels tracking, and switches the highlight off.
  ///
  /// Path of a touch: step 14.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.hasAbandoned { removeHighlight(after: touches) }
    if menuState != nil, menuTook(touches, .cancelled) { return }
    let tracked = trackedTouch(in: touches)
    if let tracked { track(cancelled: tracked, with: event) }
    if let others = touchesToPassOn(of: touches, but: tracked) { super.touchesCancelled(others, with: event) }
  }

  /// Cancels tracking if the control follows a finger in another window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    cancelTrackingOutsideWindow()
  }

  /// Returns whether a recognizer may begin: a control stops recognizers of its ancestors that would take its
  /// own gesture.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !prevents(gestureRecognizer)
  }

  // MARK: Targets

  /// Adds a target, held weakly, and the action it receives for events.
  ///
  /// Without a target the action goes up the responder chain at each event. Adding the same target and action
  /// again adds the new events to the old; each is sent once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }

  /// Removes a target and action for events; nil means every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, for: controlEvents)
  }

  /// Adds an action, which the control keeps, for events.
  ///
  /// It replaces an action with the same identifier and is called for the events of both.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Removes the action with the identifier of `action` for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifiedBy: actionIdentifier, for: controlEvents)
  }

  /// The targets, with an `NSNull` if actions go up the responder chain.
  open var allTargets: Set<AnyHashable> { targetSet }

  /// Every event that has a handler.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } }
  }

  /// The names of the actions that a target receives for an event, in order; nil if there are none or if
  /// `target` is nil.
  ///
  /// Each of them can be sent again, by anyone and even after it was removed: `Selector(name)` means its
  /// method.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  /// Passes each action or target with its events to `iterator`, in order, until that sets its last argument
  /// to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    enumerateHandlers(to: iterator)
  }

  /// Sends an action to a target or up the responder chain; every send to a target passes through here.
  ///
  /// Path of a touch: step 15.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    reportSingleSend { $0.calls(target.map { $0 as AnyObject }, action) }
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action with the control as its sender; every call of an action passes through here.
  open func sendAction(_ action: UIAction) {
    reportSingleSend { $0.action === action }
    action.performWithSender(self, target: nil)
  }

  /// Calls each handler of any of the events once, without a touch event.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Does what a tap does: sends ``Event/primaryActionTriggered``, or opens the menu that is the primary
  /// action.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, isContextMenuInteractionEnabled { return openMenuAsPrimaryAction() }
    sendPrimaryAction(with: nil)
  }

  // MARK: Menu

  /// Whether a finger that rests on the control opens a menu.
  ///
  /// A control has no menu unless it overrides
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``; a button has ``UIButton/menu``.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuState?.interaction.view != nil }
    set { setMenuEnabled(newValue) }
  }

  /// Whether the menu opens at once when a finger comes down, instead of the control's action.
  ///
  /// The control then sends ``Event/touchDown``, ``Event/menuActionTriggered`` and ``Event/touchCancel``: the
  /// finger belongs to the menu (assumed).
  open var showsMenuAsPrimaryAction: Bool {
    get { menuState?.isPrimary ?? false }
    set { setMenuPrimary(newValue) }
  }

  /// The interaction of the menu, while it is enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled ? menuState?.interaction : nil
  }

  /// The configuration of the menu; nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Where the menu is attached, in the control's coordinates: it opens below this point, or above it if
  /// there is no room.
  ///
  /// The base class answers the lower left corner.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.minX, y: bounds.maxY)
  }

  /// The menu is about to open.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to close.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: What the framework's own controls override

  /// Called before the action of an element that was chosen from the control's menu is performed.
  func choseFromMenu(_ element: UIMenuElement, of menu: UIMenu) {}

  /// Sends the primary action, after what the control does for it by itself.
  func sendPrimaryAction(with event: UIEvent?) {
    send(.primaryActionTriggered, with: event)
  }

  /// Called after ``state`` changed.
  func stateChanged() {}

  /// Called after the control stopped following a finger, for whatever reason.
  ///
  /// A subclass may return false at any step or omit `super`, so a control discards here what it remembers of
  /// the finger.
  func forgetFinger() {}

  /// Whether the control sends ``Event/touchDown`` and ``Event/touchDownRepeat``.
  var sendsTouchDown: Bool { true }

  /// Called after the finger lifted inside and all handlers were called.
  func touchedUpInside(with event: UIEvent?) {}

  /// Shows the title and image of the primary action.
  func applyContent(of action: UIAction) {}

  /// Whether a recognizer on a view around the control would take the control's own gesture.
  func claims(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
