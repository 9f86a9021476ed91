// SPDX-License-Identifier: Apache-2.0

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen the scene is on.
  open var screen: UIScreen { storedScreen }

  package final let storedScreen: UIScreen
  /// Traits and bars.
  final let surroundings = SceneSurroundings()
  @safe @exclusivity(unchecked) private var members: [WeakWindow] = []
  private var orders = 0

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Makes a scene on `screen` and connects it to an application, active in the foreground.
  public init(application: UIApplication = .shared, screen: UIScreen = .main) {
    storedScreen = screen
    super.init()
    application.connect(self)
  }

  /// The windows of the scene, back to front.
  open var windows: [UIWindow] { orderedWindows }

  /// The key window, if it is one of this scene.
  open var keyWindow: UIWindow? {
    guard let key = application?.storedKeyWindow, key.storedScene === self else { return nil }
    return key
  }

  // MARK: Traits and bars

  /// The traits of the scene: the screen's with ``traitOverrides``.
  open var traitCollection: UITraitCollection { traitsInEffect }

  /// Called after a trait of the scene has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the scene overrides for its windows.
  open var traitOverrides: UITraitOverrides {
    get { surroundings.traitOverrides }
    set { setTraitOverrides(newValue) }
  }

  /// The status bar, as the view controllers have asked for it.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  package final var orderedWindows: [UIWindow] {
    var all: [UIWindow] = []
    for member in members { if let window = member.window { all.append(window) } }
    guard all.count > 1 else { return all }
    return all.enumerated()
      .sorted { a, b in
        if a.element.storedLevel != b.element.storedLevel {
          return a.element.storedLevel < b.element.storedLevel
        }
        return a.element.order != b.element.order ? a.element.order < b.element.order : a.offset < b.offset
      }
      .map(\.element)
  }

  /// The window of the scene, if there is exactly one.
  final var onlyWindow: UIWindow? {
    members.count == 1 ? members[0].window : nil
  }

  final func add(_ window: UIWindow) {
    members.append(WeakWindow(window: window))
  }

  final func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }

  final func nextOrder() -> Int {
    orders += 1
    return orders
  }
}
