// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Provides the view that a scroll view zooms.
final class SceneZoomDelegate: NSObject, UIScrollViewDelegate {
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
