// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// Reported for sliders without images: the track is 4 points high and inset by 2 points at each end of the
// bounds, over which the knob reaches. The distance of the track from images is assumed. Documented (Human
// Interface Guidelines, right to left): sliders are mirrored there.

extension UISlider {
  private static let trackHeight: CGFloat = 4
  private static let trackMargin: CGFloat = 2
  private static let pictureGap: CGFloat = 8

  /// The height of the slider: that of an image for the knob, if it has one.
  final var fittingHeight: CGFloat { thumbImage(for: .normal)?.size.height ?? IntrinsicSize.sliderHeight }

  final var thumbSize: CGSize {
    if let image = thumbImage(for: .normal) { return image.size }
    let tuning = sizes
    return CGSize(width: tuning.sliderKnobWidth, height: tuning.sliderKnobHeight)
  }

  /// Whether values grow from the right to the left.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func rectOfMinimumImage(in bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: isMirrored ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  final func rectOfMaximumImage(in bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: isMirrored ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  final func rectOfTrack(in bounds: CGRect) -> CGRect {
    var start = bounds.minX + Self.trackMargin
    var end = bounds.maxX - Self.trackMargin
    let least = minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds).width + Self.pictureGap
    }
    let most = maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds).width + Self.pictureGap }
    start += (isMirrored ? most : least) ?? 0
    end -= (isMirrored ? least : most) ?? 0
    return CGRect(
      x: start, y: bounds.midY - Self.trackHeight / 2, width: max(end - start, 0), height: Self.trackHeight)
  }

  final func rectOfThumb(in bounds: CGRect, on track: CGRect, at value: Float) -> CGRect {
    let size = thumbSize
    let start = track.minX - Self.trackMargin
    let travel = max(track.width + 2 * Self.trackMargin - size.width, 0)
    return CGRect(
      x: start + travel * (isMirrored ? 1 - fraction(of: value) : fraction(of: value)),
      y: track.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
