// SPDX-License-Identifier: Apache-2.0

/// The top of a view hierarchy, which receives the events for it.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene the window is in; a window without one is not on any screen.
  open var windowScene: UIWindowScene? {
    get { storedScene }
    set { setScene(newValue) }
  }

  /// The height of the window above others; among equals the later one is in front.
  open var windowLevel: Level {
    get { storedLevel }
    set { storedLevel = newValue }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  /// Tells the window apart from others, also from those that are gone.
  package final let serial = Serial.next()
  final var storedLevel = Level.normal
  @exclusivity(unchecked) package final weak var storedScene: UIWindowScene?
  final weak var storedFirstResponder: UIResponder?
  /// Whether a root controller that was set is being taken back.
  final var isRefusingRoot = false
  /// Whether the window was on a screen when that was last looked at.
  final var wasShown = false
  /// The place in the order in which windows came to the front of their scene.
  var order = 0

  /// Makes a hidden window of this frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.storedScreen.storedBounds)
    becomeWindow()
    setScene(windowScene)
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  /// Counts what may have left gestures made by code without a window, and of which no application was told: a
  /// window was deallocated, or a view was removed from one without an application.
  static var unnoticedLosses = 0

  deinit {
    onMainActor { UIWindow.unnoticedLosses += 1 }
  }

  private func becomeWindow() {
    flags.insert(.hidden)
    storedWindow = self
  }

  /// The application whose events the window gets.
  package final var application: UIApplication? { storedScene?.application }

  /// Dispatches an event to the views of the window.
  ///
  /// Override it to see every event, and pass it on.
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

  /// Shows the window, in front of those of its level, and makes it key.
  open func makeKeyAndVisible() {
    attachToDefaultScene()
    comeToFront()
    isHidden = false
    takeKey()
  }

  /// Whether the window receives presses, motion and actions.
  open var isKeyWindow: Bool { isKey }

  /// Makes the window the one that receives presses, motion and actions.
  open func makeKey() {
    takeKey()
  }

  /// Whether the window would become the key window; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window stopped being the key window.
  open func resignKey() {}

  // MARK: Coordinates

  /// A point of this window's coordinates in those of `window`; nil means the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    converted(point, toWindow: window)
  }

  /// A point of `window`'s coordinates in those of this window; nil means the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    converted(point, fromWindow: window)
  }

  /// The bounding box, in the coordinates of `window`, of a rectangle in this window's; nil means the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    converted(rect, toWindow: window)
  }

  /// The bounding box, in this window's coordinates, of a rectangle in those of `window`; nil means the
  /// screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    converted(rect, fromWindow: window)
  }

  // MARK: Responder

  /// The scene, else the application.
  open override var next: UIResponder? {
    storedScene ?? application
  }

  package override func hiddenChanged() { visibilityMayHaveChanged() }

  /// A point of the screen in the window's coordinates.
  final func pointFromScreen(_ point: CGPoint) -> CGPoint { pointFromParent(point) }

  /// A point of the window's coordinates on the screen.
  final func pointOnScreen(_ point: CGPoint) -> CGPoint { pointInParent(point) }
}
