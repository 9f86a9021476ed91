// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIPageControl {
  final func sizeOfDots(_ count: Int) -> CGSize {
    let tuning = sizes
    let (length, height) = (IntrinsicSize.lengthOfDots(count, tuning), tuning.pageControlHeight)
    return direction.isUpright
      ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  /// Documented: a page outside the range is pinned to the first or the last.
  final func pinned(_ page: Int) -> Int { min(max(page, 0), max(storedNumberOfPages - 1, 0)) }

  final func setPages(_ count: Int) {
    storedNumberOfPages = max(count, 0)
    storedCurrentPage = pinned(storedCurrentPage)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  final func set(_ image: UIImage?, ofPage page: Int) {
    guard (0..<storedNumberOfPages).contains(page) else {
      return Misuse.report(
        "UIPageControl.setIndicatorImage: \(page) is no page; there are \(storedNumberOfPages), from 0.")
    }
    indicators[page] = image
    setNeedsDisplay()
  }

  final func turnPage(at touch: UITouch, with event: UIEvent?) {
    guard isTouchInside else { return }
    let point = touch.location(in: self)
    let isSecondHalf = direction.isUpright ? point.y >= area.midY : point.x >= area.midX
    let page = pinned(isSecondHalf != direction.isBackward ? currentPage + 1 : currentPage - 1)
    guard page != currentPage else { return }
    guard isEnabled else {
      return report(.unsent(name, event: Event.valueChanged.described, because: .disabled))
    }
    currentPage = page
    report(.changed(name, to: "\(page)"))
    sendValue(with: event)
  }
}
