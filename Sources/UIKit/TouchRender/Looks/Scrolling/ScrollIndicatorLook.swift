// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

extension UIScrollView {
  /// The bars at the side and at the bottom, while the content moves.
  func drawIndicators(_ pass: inout LookPass) {
    guard isDragging || isDecelerating else { return }
    // Nothing says that the motion has ended, so the next frame looks again.
    pass.isMoving = true
    let visible = bounds.inset(by: adjustedContentInset)
    if showsVerticalScrollIndicator, contentSize.height > visible.height {
      let track = bounds.inset(by: verticalScrollIndicatorInsets).insetBy(dx: Self.gap, dy: Self.gap)
      let (start, length) = Self.part(
        of: track.height, offset: visible.minY, shown: visible.height, content: contentSize.height)
      let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      draw(
        CGRect(
          x: isLeft ? track.minX : track.maxX - Self.thickness, y: track.minY + start, width: Self.thickness,
          height: length), pass)
    }
    if showsHorizontalScrollIndicator, contentSize.width > visible.width {
      let track = bounds.inset(by: horizontalScrollIndicatorInsets).insetBy(dx: Self.gap, dy: Self.gap)
      let (start, length) = Self.part(
        of: track.width, offset: visible.minX, shown: visible.width, content: contentSize.width)
      draw(
        CGRect(
          x: track.minX + start, y: track.maxY - Self.thickness, width: length, height: Self.thickness), pass)
    }
  }

  private func draw(_ bar: CGRect, _ pass: LookPass) {
    let color: UIColor =
      switch indicatorStyle {
      case .default: pass.isDark ? .white : .black
      case .black: .black
      case .white: .white
      }
    pass.fillCapsule(bar, color.withAlphaComponent(0.35))
  }

  /// Where a bar begins on its track, and how long it is; beyond the ends of the content it is shorter.
  private static func part(
    of track: CGFloat, offset: CGFloat, shown: CGFloat, content: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = max(track * shown / content, 36)
    let most = content - shown
    let beyond = max(-offset, offset - most, 0)
    let length = min(max(whole - beyond, thickness * 2), track)
    let part = min(max(offset / most, 0), 1)
    return ((track - length) * part, length)
  }

  private static var gap: CGFloat { 3 }
  private static var thickness: CGFloat { 3 }
}
