// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen the scene is on.
  open var screen: UIScreen { storedScreen }

  package final let storedScreen: UIScreen
  /// Traits and bars.
  final let surroundings = SceneSurroundings()
  /// The windows in the order in which they came; each removes itself before it goes.
  @safe @exclusivity(unchecked) private var members: [Borrowed<UIWindow>] = []
  private var orders = 0

  /// Makes a scene on `screen` and connects it to an application, active in the foreground.
  public init(application: UIApplication = .shared, screen: UIScreen = .main) {
    storedScreen = screen
    super.init()
    application.connect(self)
  }

  deinit {
    onMainActor {
      for member in members { member.borrow { $0.storedWindowScene = nil } }
    }
  }

  /// The windows of the scene, back to front.
  open var windows: [UIWindow] { orderedWindows }

  /// The key window, if it is one of this scene.
  open var keyWindow: UIWindow? {
    guard let key = application?.storedKeyWindow, key.storedWindowScene === self else { return nil }
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

  /// The status bar, as the view controllers request it.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  package final var orderedWindows: [UIWindow] {
    var all: [UIWindow] = []
    for member in members { all.append(member.object) }
    guard all.count > 1 else { return all }
    return all.enumerated()
      .sorted { a, b in
        if a.element.storedWindowLevel != b.element.storedWindowLevel {
          return a.element.storedWindowLevel < b.element.storedWindowLevel
        }
        return a.element.order != b.element.order ? a.element.order < b.element.order : a.offset < b.offset
      }
      .map(\.element)
  }

  /// The window of the scene, if there is exactly one.
  final var onlyWindow: UIWindow? {
    members.count == 1 ? members[0].object : nil
  }

  final func add(_ window: UIWindow) {
    members.append(Borrowed(window))
  }

  final func remove(_ window: UIWindow) {
    // Without a closure, which would check where it runs: a window may be deallocated anywhere.
    guard let index = members.firstIndex(of: Borrowed(window)) else { return }
    members.remove(at: index)
  }

  final func nextOrder() -> Int {
    orders += 1
    return orders
  }
}
