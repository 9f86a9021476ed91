// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

// Recognizers compare a length with a limit at every move, and it is usually far below. In that case the
// squares decide, at a tenth of the cost of a square root; near the limit, the length itself is compared.

nonisolated extension CGVector {
  /// Whether the vector is at least as long as `length`.
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
