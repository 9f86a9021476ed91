// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Keeps the books of one control: whether the events of each press make sense.
///
/// A down is followed by exactly one lift or cancellation; exits and enters take turns, and what is sent
/// between them agrees with them; what the control says of itself is true while it sends. A control
/// that is disabled in mid-press, or stops following, leaves events out, so nothing is known until the press is over.
final class PressBook {
  private enum Standing {
    case idle, inside, outside, unknown
  }

  private unowned let control: UIControl
  private var standing = Standing.idle
  /// What did not make sense first.
  private(set) var fault: String?

  init(of control: UIControl) {
    self.control = control
  }

  /// The control is about to be disabled, or stops following its finger.
  ///
  /// - Parameter isBeginning: Whether `beginTracking` is being asked, so that a press may begin without a down.
  func endIsOpen(isBeginning: Bool = false) {
    if standing != .idle || isBeginning { standing = .unknown }
  }

  /// The control sends the event of this word.
  func heard(_ word: String) {
    expect(control.isEnabled, "a disabled control sends \(word)")
    guard word != "value" else { return }
    expect(control.isTracking, "\(word) without tracking")
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
