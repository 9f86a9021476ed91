// SPDX-License-Identifier: Apache-2.0

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen the scene is on.
  public let screen: UIScreen

  @exclusivity(unchecked) private var members: [WeakWindow] = []
  private var orders = 0

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Makes a scene on `screen` and connects it to an application, active in the foreground.
  public init(application: UIApplication = .shared, screen: UIScreen = .main) {
    self.screen = screen
    super.init()
    application.connect(self)
  }

  /// The windows of the scene, back to front.
  public var windows: [UIWindow] {
    var all: [UIWindow] = []
    for member in members { if let window = member.window { all.append(window) } }
    guard all.count > 1 else { return all }
    return all.enumerated()
      .sorted { a, b in
        if a.element.windowLevel != b.element.windowLevel {
          return a.element.windowLevel < b.element.windowLevel
        }
        return a.element.order != b.element.order ? a.element.order < b.element.order : a.offset < b.offset
      }
      .map(\.element)
  }

  /// The key window, if it is one of this scene.
  public var keyWindow: UIWindow? {
    guard let key = application?.keyWindow, key.windowScene === self else { return nil }
    return key
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
