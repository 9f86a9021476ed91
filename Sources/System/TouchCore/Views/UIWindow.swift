// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The root of a view hierarchy, which receives its events.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene of the window; a window without one is not on any screen.
  open var windowScene: UIWindowScene? {
    get { storedWindowScene }
    set { setScene(newValue) }
  }

  /// The z-order level of the window; among equals, the window that came to the front last is in front.
  open var windowLevel: Level {
    get { storedWindowLevel }
    set { storedWindowLevel = newValue }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  /// Identifies the window uniquely, even after it has been deallocated.
  package final let serial = Serial.next()
  /// What the window remembers besides what it remembers as a view.
  @safe @exclusivity(unchecked) final var windowState = WindowState()

  /// Creates a hidden window with this frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Creates a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.storedScreen.storedBounds)
    becomeWindow()
    setScene(windowScene)
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  /// Counts the events that may have left programmatic gestures without a window and that no application was
  /// informed of: a window was deallocated, or a view was removed from a window without an application.
  static var unnoticedLosses = 0

  deinit {
    onMainActor {
      UIWindow.unnoticedLosses += 1
      windowState.backReference?.clear()
      storedWindowScene?.remove(self)
      // Views that others hold outlive their window.
      for child in children {
        for view in child.subtree() { view.storedWindow = nil }
      }
    }
  }

  private func becomeWindow() {
    flags.insert(.hidden)
    storedWindow = self
    windowState.backReference = BackReference(to: self)
  }

  /// The application whose events the window gets.
  package final var application: UIApplication? { applicationReference?.object }

  /// Dispatches an event to the views of the window.
  ///
  /// Override it to observe every event, and call `super` to dispatch it.
  ///
  /// Path of a touch: step 7.
  open func sendEvent(_ event: UIEvent) {
    guard let application else { return }
    switch event.type {
    case .touches:
      application.deliver(event, in: self)
    case .presses, .motion, .remoteControl:
      if let event = event as? UIPressesEvent { application.gestures.show(event, in: self) }
      ResponderRouter(application: application).deliver(event, in: self)
    case .scroll, .hover, .transform:
      if let event = event as? UIPointerEvent { application.gestures.pointer.show(event, in: self) }
    }
  }

  /// Shows the window in front of the other windows of its level and makes it the key window.
  open func makeKeyAndVisible() {
    attachToDefaultScene()
    comeToFront()
    isHidden = false
    becomeKeyIfPossible()
  }

  /// Whether the window receives presses, motion and actions.
  open var isKeyWindow: Bool { isKey }

  /// Makes the window the one that receives presses, motion and actions.
  open func makeKey() {
    becomeKeyIfPossible()
  }

  /// Whether the window can become the key window; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window stopped being the key window.
  open func resignKey() {}

  /// The undo manager of the responders in the window that have none of their own.
  open override var undoManager: UndoManager? { companion(UndoManager.self) { UndoManager() } }

  // MARK: Coordinates

  /// Converts a point from this window's coordinates to those of `window`; nil means the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    converted(point, toWindow: window)
  }

  /// Converts a point from `window`'s coordinates to those of this window; nil means the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    converted(point, fromWindow: window)
  }

  /// Converts a rectangle to the coordinates of `window` and returns its bounding box there; nil means the
  /// screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    converted(rect, toWindow: window)
  }

  /// Converts a rectangle from the coordinates of `window` and returns its bounding box here; nil means the
  /// screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    converted(rect, fromWindow: window)
  }

  // MARK: Responder

  /// The scene, else the application.
  open override var next: UIResponder? {
    storedWindowScene ?? application
  }

  package override func hiddenChanged() { visibilityMayHaveChanged() }

  /// Converts a point from screen coordinates to the window's.
  final func pointFromScreen(_ point: CGPoint) -> CGPoint { pointFromParent(point) }

  /// Converts a point from the window's coordinates to the screen's.
  final func pointOnScreen(_ point: CGPoint) -> CGPoint { pointInParent(point) }
}
