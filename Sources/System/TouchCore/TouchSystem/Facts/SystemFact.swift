// SPDX-License-Identifier: Apache-2.0

/// What an application requested from the device around the screen: haptic feedback, clicks, bars,
/// announcements.
public nonisolated enum SystemFact: Sendable, Hashable {
  /// A feedback generator was prepared.
  case prepared(Feedback)
  /// A feedback was given, with an intensity from 0 to 1.
  case felt(Feedback, intensity: Double)
  /// The click of a key was played; `heard` is false if no input view wants clicks.
  case clicked(heard: Bool)
  /// A sound was played, or an alert: a sound with a vibration.
  case sounded(String, alert: Bool)
  /// Something was announced to assistive technology.
  case announced(String, argument: String?)
  /// The keyboard covers this much of the screen from the bottom; 0 if it disappears.
  case keyboard(height: Double, duration: TimeInterval)
  /// The device was turned.
  case turned(to: String)
  /// View controllers requested another status bar.
  case statusBar(style: String, hidden: Bool)
  /// View controllers requested that the home indicator hides, or does not.
  case homeIndicator(hidden: Bool)
  /// View controllers requested that the system's gestures wait at these edges.
  case deferredEdges(String)

  /// A haptic feedback.
  public nonisolated enum Feedback: String, Sendable, Hashable, CaseIterable {
    /// A light collision.
    case light = "light impact"
    /// A collision.
    case medium = "medium impact"
    /// A heavy collision.
    case heavy = "heavy impact"
    /// A collision of soft things.
    case soft = "soft impact"
    /// A collision of hard things.
    case rigid = "rigid impact"
    /// A selection has changed.
    case selection
    /// Something succeeded.
    case success
    /// Something needs attention.
    case warning
    /// Something failed.
    case error
    /// Something will be notified, but it is not clear yet what.
    case notification
  }
}
