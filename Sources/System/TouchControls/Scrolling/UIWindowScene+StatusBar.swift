// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore

extension UIWindowScene {
  /// Does what a tap on the status bar does: scrolls the scroll view on the screen to its top.
  ///
  /// There is no status bar to tap here, so code that draws one calls this. As documented for
  /// ``UIScrollView/scrollsToTop``, nothing happens if more than one scroll view on the screen has it set.
  public func tapStatusBar() {
    var found: [UIScrollView] = []
    for window in orderedWindows where !window.isHidden { Self.collect(window, into: &found) }
    guard found.count == 1, let scrollView = found.first else { return }
    scrollView.scrollToTop()
  }

  private static func collect(_ window: UIWindow, into found: inout [UIScrollView]) {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
        found.append(scrollView)
      }
      waiting.append(contentsOf: view.children)
    }
  }
}

extension UIScrollView {
  /// Scrolls to the top if the delegate allows it.
  fileprivate final func scrollToTop() {
    guard drag == nil, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: limits[.vertical].lowerBound)
    guard top != contentOffset else { return }
    scroll(to: top, animated: true)
    if motion?.kind == .animating {
      motion?.isToTop = true
    } else {
      delegate?.scrollViewDidScrollToTop(self)
    }
  }
}
