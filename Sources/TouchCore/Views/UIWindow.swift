// SPDX-License-Identifier: Apache-2.0

/// The top of a view hierarchy, which receives the events for it.
open class UIWindow: UIView {
  /// The scene the window is in; a window without one is not on any screen.
  public var windowScene: UIWindowScene? {
    get { storedScene }
    set { setScene(newValue) }
  }

  /// The height of the window above others; among equals the later one is in front.
  public var windowLevel = Level.normal

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  weak var storedScene: UIWindowScene?
  /// The place in the order in which windows came to the front of their scene.
  var order = 0

  /// Makes a hidden window of this frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a hidden window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  private func becomeWindow() {
    flags.insert(.hidden)
    storedWindow = self
  }

  /// The application whose events the window gets.
  package final var application: UIApplication? { storedScene?.application }

  /// Dispatches an event to the views of the window. Override it to see every event, and pass it on.
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches, let application else { return }
    application.gestures.show(event, in: self)
    ViewDelivery(application: application, window: self).deliver(event)
  }

  /// Shows the window, in front of those of its level, and makes it key.
  open func makeKeyAndVisible() {
    attachToDefaultScene()
    comeToFront()
    isHidden = false
    makeKey()
  }

  /// The scene, else the application.
  open override var next: UIResponder? {
    storedScene ?? application
  }

  package override class var frameworkClass: UIView.Type { UIWindow.self }

  /// A point of the screen in the window's coordinates.
  final func pointFromScreen(_ point: CGPoint) -> CGPoint { pointFromParent(point) }

  /// A point of the window's coordinates on the screen.
  final func pointOnScreen(_ point: CGPoint) -> CGPoint { pointInParent(point) }
}
