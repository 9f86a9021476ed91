// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The time for which a device has run when an application's clock is at zero.
enum Uptime {
  /// The uptime of an application for which nobody sets one.
  ///
  /// Code that imports Touchstone may rely on times that begin at zero. Code that was written for iOS relies
  /// on times that do not, and is linked with the module of that name. A power of two keeps the differences
  /// of such times exact to eleven decimals.
  static let usual: TimeInterval = isNamedUIKit ? 131_072 : 0
  /// Whether the program was written for iOS: it is linked with the module of that name.
  static let isNamedUIKit = LinkedClasses.namedUIKit != nil
}

extension UIApplication {
  /// Gives the uptime to what makes events.
  final func noteUptime() {
    registry.uptime = uptimeAtStart
    pressRegistry.uptime = uptimeAtStart
  }

  /// The present, as public times count it.
  package final var mediaTime: TimeInterval { clock.now + uptimeAtStart }

  /// The time of the clock at a time that code has from a public one.
  package final func clockTime(of mediaTime: TimeInterval) -> TimeInterval { mediaTime - uptimeAtStart }
}
