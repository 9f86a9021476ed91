// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Whether fingers and the pointer are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoredEventsCount > 0 }

  /// Ignores fingers and the pointer until ``endIgnoringInteractionEvents()``, as code does around an
  /// animation.
  ///
  /// Calls nest. Touches that are down are cancelled (assumed), and a finger that comes down meanwhile is
  /// ignored until it lifts. Presses, motion and actions that code sends go on.
  public func beginIgnoringInteractionEvents() {
    ignoredEventsCount += 1
    if ignoredEventsCount == 1 { cancelAllTouches(because: .interactionIgnored) }
  }

  /// Ends what ``beginIgnoringInteractionEvents()`` began; a call without one is reported.
  public func endIgnoringInteractionEvents() {
    guard ignoredEventsCount > 0 else {
      return Misuse.report(
        "endIgnoringInteractionEvents(): events are not ignored; call beginIgnoringInteractionEvents() before it."
      )
    }
    ignoredEventsCount -= 1
  }
}
