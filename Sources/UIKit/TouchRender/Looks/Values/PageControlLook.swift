// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

extension UIPageControl {
  /// A row of dots in the middle of the bounds; nothing while the control hides.
  func drawDots(_ pass: inout LookPass) {
    drawFocus(&pass)
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let size = size(forNumberOfPages: numberOfPages)
    let isUpright = direction == .topToBottom || direction == .bottomToTop
    let isBackward =
      direction == .rightToLeft || direction == .bottomToTop
    let (dot, margin) = (sizes.pageDotSize, sizes.pageMargin)
    let step = dot + sizes.pageDotGap
    // However many pages there are: the dots in the bounds, and those beside them that a screen has room for.
    let (start, length) = isUpright ? (bounds.minY, bounds.height) : (bounds.minX, bounds.width)
    let first = (isUpright ? bounds.midY - size.height / 2 : bounds.midX - size.width / 2) + margin
    let seen = Self.dots(
      from: start - Self.reach, to: start + length + Self.reach, of: numberOfPages, first, step)
    let last = numberOfPages - 1
    for page in isBackward ? (numberOfPages - seen.upperBound)..<(numberOfPages - seen.lowerBound) : seen {
      let position = CGFloat(isBackward ? last - page : page) * step + margin
      let rect =
        isUpright
        ? CGRect(
          x: bounds.midX - dot / 2, y: bounds.midY - size.height / 2 + position, width: dot,
          height: dot)
        : CGRect(
          x: bounds.midX - size.width / 2 + position, y: bounds.midY - dot / 2, width: dot,
          height: dot)
      let isCurrent = page == currentPage
      let usual = UIColor.label.withAlphaComponent(1)
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? (pass.isDark ? .white : usual)
        : pageIndicatorTintColor ?? (pass.isDark ? UIColor.white : usual).withAlphaComponent(0.25)
      if let image = indicatorImage(forPage: page) ?? preferredIndicatorImage {
        pass.draw(image, in: rect, color)
      } else {
        pass.fill(UIBezierPath(ovalIn: rect), color)
      }
    }
  }

  /// How far beside the bounds dots are drawn, in points: more than the largest screen.
  private static var reach: CGFloat { 4000 }

  /// The dots between two places, of a row that begins at a third one.
  private static func dots(
    from low: CGFloat, to high: CGFloat, of count: Int, _ first: CGFloat, _ step: CGFloat
  ) -> Range<Int> {
    func index(_ place: CGFloat) -> Int {
      let index = ((place - first) / step).rounded(.up)
      return index < CGFloat(count) ? Int(max(index, 0)) : count
    }
    guard low.isFinite, high.isFinite, first.isFinite else { return 0..<0 }
    return index(low)..<max(index(low), index(high))
  }
}
