// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The largest rectangle with the proportions of a size that fits into another rectangle, in its middle.
///
/// AVFoundation has it, for pictures and videos that are shown as a whole. A size or a rectangle without an
/// area gives an empty rectangle in the middle.
public nonisolated func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let middle = CGPoint(x: boundingRect.midX, y: boundingRect.midY)
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  guard aspectRatio.width > 0, aspectRatio.height > 0, scale.isFinite else {
    return CGRect(origin: middle, size: .zero)
  }
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
}
