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
    let step = Self.dot + Self.gap
    for page in 0..<numberOfPages {
      let position = CGFloat(isBackward ? numberOfPages - 1 - page : page) * step
      let rect =
        isUpright
        ? CGRect(
          x: bounds.midX - Self.dot / 2, y: bounds.midY - size.height / 2 + position, width: Self.dot,
          height: Self.dot)
        : CGRect(
          x: bounds.midX - size.width / 2 + position, y: bounds.midY - Self.dot / 2, width: Self.dot,
          height: Self.dot)
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
}
