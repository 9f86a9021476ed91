// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore

/// The scroll view of a page controller, which follows its own steps so that code may take its delegate.
final class PageScrollView: UIScrollView, ScrollSteps {
  weak var pages: PageTurning?

  /// The bounds, whose origin is the offset of the pages.
  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { pages?.moved() } }
  }

  func dragBegan() { pages?.dragBegan() }
  func scrollingEnded() { pages?.ended() }
}
