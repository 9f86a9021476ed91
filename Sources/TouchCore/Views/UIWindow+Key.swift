// SPDX-License-Identifier: Apache-2.0

// One window of the application is key: the one that presses, motion and actions without a target begin
// with. For touches it means nothing.

extension UIWindow {
  /// Whether the window receives presses, motion and actions.
  final var isKey: Bool { application?.storedKeyWindow === self }

  /// Makes the window the one that receives presses, motion and actions.
  final func takeKey() {
    guard let application, canBecomeKey else { return }
    application.changeKeyWindow(to: self)
  }
}

extension UIApplication {
  /// Lets the present key window resign, then makes `window` key.
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

  /// Makes the frontmost visible window key in place of one that goes (assumed; UIKit picks one, too).
  final func chooseKeyWindow(insteadOf leaving: UIWindow) {
    changeKeyWindow(to: windowsFrontToBack.first { $0 !== leaving && $0.isShown && $0.canBecomeKey })
  }
}
