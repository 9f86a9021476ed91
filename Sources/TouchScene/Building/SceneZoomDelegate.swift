// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Names the view of a scroll view that is zoomed.
final class SceneZoomDelegate: NSObject, UIScrollViewDelegate {
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
