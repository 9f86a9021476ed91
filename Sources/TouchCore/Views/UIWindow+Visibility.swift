// SPDX-License-Identifier: Apache-2.0

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
