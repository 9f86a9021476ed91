// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A view that turns touches into events for its targets.
///
/// The touch methods drive the tracking methods, and those the events: ``beginTracking(_:with:)`` answers
/// whether the control follows a finger, ``continueTracking(_:with:)`` whether it goes on. A subclass that
/// leaves out `super` in one of them gets what it does in UIKit: the rest of the chain does not happen. The
/// members that code overrides stand here; what they do stands in the extensions, a file each.
@preconcurrency @MainActor open class UIControl: UIView {
  // MARK: Stored

  final var storedState: State = []
  @exclusivity(unchecked) final var tracking = ControlTracking()
  /// Whom the control tells, in the order in which they were added.
  @exclusivity(unchecked) final var handlers: [ControlHandler] = []
  /// Where to find a handler, once there are more than a few.
  @exclusivity(unchecked) final var handlerBook: HandlerBook?
  /// The handler that is being told as part of a send that has been reported, until `sendAction` is called for it.
  final var handlerBeingTold: ControlHandler?

  // MARK: Making

  /// Makes a control of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of this frame that calls an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    takeContent(of: primaryAction)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeControl(from: coder)
  }

  /// Writes the control into an archive; targets are not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeControl(to: coder)
  }

  // MARK: State

  /// Whether the control takes touches; a control that does not passes them on to `next`.
  ///
  /// Disabled while it follows a finger, it goes on following and sends nothing until it is enabled again.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { setState(.disabled, !newValue) }
  }

  /// Whether the control is selected; the control never changes that itself.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set { setState(.selected, newValue) }
  }

  /// Whether the control shows that it is being touched; it follows the finger in and out.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }

  /// The three answers above as one value; subclasses may add bits of ``State/application``.
  open var state: State { storedState }

  /// Whether the control follows a finger.
  open var isTracking: Bool { tracking.isOn }

  /// Whether the finger that the control follows is inside its tracking region.
  open var isTouchInside: Bool { tracking.isOn && tracking.isInside }

  // MARK: Layout

  /// Where the content stands between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands between the sides.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// ``contentHorizontalAlignment`` with `leading` and `trailing` put as `left` and `right`.
  ///
  /// The text of this system runs from left to right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Whether the control follows a finger that came down; called at once, not when a drag begins.
  ///
  /// After false the touch is nothing to the control. After true the control hears the end of it, once:
  /// ``endTracking(_:with:)`` or ``cancelTracking(with:)``, unless ``continueTracking(_:with:)`` answers false
  /// first. A touch that was cancelled while this method ran, because it removed the control for example, is
  /// followed by ``cancelTracking(with:)`` without any event.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether the control follows the finger on, which has moved.
  ///
  /// After false no event of any kind is sent for the touch. The highlight stays as it is until the finger is
  /// over: ``touchesEnded(_:with:)`` or ``touchesCancelled(_:with:)`` switches it off.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends tracking without an up: the highlight goes off and ``Event/touchCancel`` is sent.
  ///
  /// The control calls it when its touch is cancelled; so may anybody else.
  open func cancelTracking(with event: UIEvent?) {
    abandonTracking(with: event)
  }

  // MARK: Touches

  /// Begins to follow the finger, if the control is enabled and follows no other.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { return track(began: touches, with: event) }
    reportPassing(of: touches)
    super.touchesBegan(touches, with: event)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let tracked = trackedTouch(in: touches)
    if let tracked { track(moved: tracked, with: event) }
    if let others = touchesToPassOn(of: touches, but: tracked) { super.touchesMoved(others, with: event) }
  }

  /// Ends tracking with an up, inside or outside, and switches the highlight off.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.hasLeft { dim(after: touches) }
    let tracked = trackedTouch(in: touches)
    if let tracked { track(ended: tracked, with: event) }
    if let others = touchesToPassOn(of: touches, but: tracked) { super.touchesEnded(others, with: event) }
  }

  /// Cancels tracking, and switches the highlight off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.hasLeft { dim(after: touches) }
    let tracked = trackedTouch(in: touches)
    if let tracked { track(cancelled: tracked, with: event) }
    if let others = touchesToPassOn(of: touches, but: tracked) { super.touchesCancelled(others, with: event) }
  }

  /// Cancels tracking if the control is followed by a finger in another window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    leaveTracking()
  }

  /// Whether a recognizer may begin: a control keeps those of its ancestors from what is its own gesture.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsOut(gestureRecognizer)
  }

  // MARK: Targets

  /// Lets the control tell a target, held weakly, of events by an action.
  ///
  /// Without a target the action goes up the responder chain at each event. The same target and action
  /// added again are told of the old and the new events, once each.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }

  /// Stops telling a target of events; nil means every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, for: controlEvents)
  }

  /// Lets the control call an action, which it keeps, for events.
  ///
  /// An action with the identifier of another one takes its place, and is called for the events of both.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Stops calling the action with the identifier of `action` for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifiedBy: actionIdentifier, for: controlEvents)
  }

  /// The targets, with an `NSNull` if actions go up the responder chain.
  open var allTargets: Set<AnyHashable> { targetSet }

  /// Every event that somebody is told of.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } }
  }

  /// The names of the actions by which a target is told of an event, in their order; nil without any, and for
  /// no target.
  ///
  /// Each of them can be sent again, by anybody and also after it was removed: `Selector(name)` means its method.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  /// Shows each action or target with its events to `iterator`, in their order, until that sets its last
  /// argument to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    showHandlers(to: iterator)
  }

  /// Sends an action to a target, or up the responder chain; each send to a target goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    reportByHand { $0.tells(target.map { $0 as AnyObject }, action) }
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action with the control as its sender; each call of an action goes through here.
  open func sendAction(_ action: UIAction) {
    reportByHand { $0.action === action }
    action.performWithSender(self, target: nil)
  }

  /// Tells everybody who is to be told of any of the events, once each, without an event of touches.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  // MARK: What the framework's own controls override

  /// Called after ``state`` changed.
  func stateChanged() {}

  /// Called after the control has stopped following a finger, whatever the reason.
  ///
  /// A subclass may say no at any step or leave out `super`, so what the control remembers of the finger ends here.
  func forgetFinger() {}

  /// Called after the finger lifted inside and everybody has been told.
  func touchedUpInside(with event: UIEvent?) {}

  /// Shows what the primary action has to show.
  func takeContent(of action: UIAction) {}

  /// Whether a recognizer on a view around the control takes the very gesture the control is made for.
  func claims(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
