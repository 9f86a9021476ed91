// SPDX-License-Identifier: Apache-2.0

// Every recognizer compares a length with a limit in every move, and nearly always it is far below. There the squares
// decide, which cost a tenth of a root; near the limit the length itself does.

nonisolated extension CGVector {
  /// Whether the vector is as long as `length` or longer.
  @inline(__always)
  func reaches(_ length: CGFloat) -> Bool {
    !isClearlyShorter(than: length) && hypot(dx, dy) >= length
  }

  /// Whether the vector is longer than `length`.
  @inline(__always)
  func exceeds(_ length: CGFloat) -> Bool {
    !isClearlyShorter(than: length) && hypot(dx, dy) > length
  }

  @inline(__always)
  private func isClearlyShorter(than length: CGFloat) -> Bool {
    length > 0 && dx * dx + dy * dy < 0.99 * length * length
  }
}
