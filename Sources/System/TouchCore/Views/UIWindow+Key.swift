// SPDX-License-Identifier: Apache-2.0
public import Foundation

// One window of the application is the key window: presses, motion and actions without a target start there.
// It has no effect on touches.

extension UIWindow {
  /// Whether the window receives presses, motion and actions.
  final var isKey: Bool { application?.storedKeyWindow === self }

  /// Makes the window the one that receives presses, motion and actions.
  final func becomeKeyIfPossible() {
    guard let application, canBecomeKey else { return }
    application.changeKeyWindow(to: self)
  }
}

extension UIApplication {
  /// Makes the current key window resign, then makes `window` the key window.
  final func changeKeyWindow(to window: UIWindow?) {
    guard storedKeyWindow !== window else { return }
    let old = storedKeyWindow
    storedKeyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    guard let window, storedKeyWindow === window else { return }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// Makes the frontmost visible window the key window in place of a window that leaves (assumed; UIKit also
  /// chooses one).
  final func chooseKeyWindow(insteadOf leaving: UIWindow) {
    changeKeyWindow(to: windowsFrontToBack.first { $0 !== leaving && $0.isShown && $0.canBecomeKey })
  }
}

extension UIWindow {
  /// Whether the window is on a screen: not hidden, in a scene of an application.
  final var isShown: Bool { !flags.contains(.hidden) && application != nil }

  /// Updates the window's state if it has appeared on a screen or left it.
  final func visibilityMayHaveChanged() {
    let isShown = isShown
    guard isShown != wasShown else { return }
    wasShown = isShown
    if isShown {
      AppearanceSettling.during {
        showControllers()
        noteControllers()
      }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    } else {
      if let application, application.storedKeyWindow === self {
        application.chooseKeyWindow(insteadOf: self)
      }
      AppearanceSettling.during {
        hideControllers()
        noteControllers()
      }
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }
  }

  /// Notifies the controllers that neither the root nor its children notify.
  private func noteControllers() {
    for view in subtree() { view.extras?.viewController.map(AppearanceSettling.note) }
  }
}

extension UIWindow {
  /// The z-order level of a window.
  public nonisolated struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number of the level; windows with greater levels are in front.
    public var rawValue: CGFloat

    /// Creates a level of its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level of its height.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of usual windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Whether a level is behind another one.
    public static func < (a: Level, b: Level) -> Bool {
      a.rawValue < b.rawValue
    }

    /// The level that is higher by an amount, as in `.alert + 1`.
    public static func + (level: Level, amount: CGFloat) -> Level {
      Level(level.rawValue + amount)
    }

    /// The level that is lower by an amount.
    public static func - (level: Level, amount: CGFloat) -> Level {
      Level(level.rawValue - amount)
    }
  }
}
