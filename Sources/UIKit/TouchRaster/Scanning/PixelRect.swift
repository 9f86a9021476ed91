// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance)
  }

  func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}
