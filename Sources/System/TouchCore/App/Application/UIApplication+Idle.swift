// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Whether the application asks the system to keep the screen unlocked while it is idle.
  ///
  /// Nothing locks the screen here. A host that has a screen saver can read the value.
  public final var isIdleTimerDisabled: Bool {
    get { companion(IdleTimer.self, IdleTimer.init).isDisabled }
    set { companion(IdleTimer.self, IdleTimer.init).isDisabled = newValue }
  }
}

private final class IdleTimer {
  var isDisabled = false
}
