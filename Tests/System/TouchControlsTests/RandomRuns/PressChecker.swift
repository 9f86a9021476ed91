// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Checks the events of one control: whether those of each press are consistent.
///
/// A down is followed by exactly one lift or cancellation; exits and enters alternate, and the events between
/// them agree with them; the control's properties are correct while it sends. A control that is disabled
/// during a press, or stops following, omits events, so nothing is known until the press is over.
final class PressChecker {
  private enum Standing {
    case idle, inside, outside, unknown
  }

  private unowned let control: UIControl
  private var standing = Standing.idle
  /// The first inconsistency.
  private(set) var fault: String?

  init(of control: UIControl) {
    self.control = control
  }

  /// The control is about to be disabled, or to stop following its finger.
  ///
  /// - Parameter isBeginning: Whether `beginTracking` is being asked, so that a press may begin without a
  ///   down.
  func allowMissingEnd(isBeginning: Bool = false) {
    if standing != .idle || isBeginning { standing = .unknown }
  }

  /// The control sent the event with this word.
  func heard(_ word: String) {
    expect(control.isEnabled, "a disabled control sends \(word)")
    guard word != "value" else { return }
    let ends: Set = ["up inside", "up outside", "cancel", "primary"]
    expect(control.isTracking != ends.contains(word), "\(word) with a wrong tracking")
    let insides: Set = ["down", "repeat", "inside", "enter", "up inside", "primary"]
    if word != "cancel" { expect(control.isTouchInside == insides.contains(word), "\(word), but not there") }
    switch word {
    case "down": turn(from: .idle, to: .inside, "a second down")
    case "repeat", "inside": turn(from: .inside, to: standing, "\(word) from \(standing)")
    case "exit": turn(from: .inside, to: .outside, "a second exit")
    case "enter": turn(from: .outside, to: .inside, "a second enter")
    case "outside": turn(from: .outside, to: standing, "\(word) from \(standing)")
    case "primary": turn(from: .idle, to: standing, "a primary action before its up")
    default:
      expect(standing != .idle, "\(word) after the end")
      standing = .idle
    }
  }

  /// All fingers are up.
  func close() {
    expect(!control.isTracking && !control.isTouchInside, "it still tracks when all fingers are up")
    expect(standing == .idle || standing == .unknown, "the last press has no end")
    expect(!control.isHighlighted, "it is still highlighted")
  }

  private func turn(from before: Standing, to after: Standing, _ what: String) {
    expect(standing == before || standing == .unknown, what)
    standing = after
  }

  func expect(_ isTrue: Bool, _ what: String) {
    if !isTrue, fault == nil { fault = what }
  }
}
