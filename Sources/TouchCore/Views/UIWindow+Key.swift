// SPDX-License-Identifier: Apache-2.0

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
