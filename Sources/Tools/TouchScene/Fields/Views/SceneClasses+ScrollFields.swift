// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import Touchstone

nonisolated extension SceneClasses {
  /// The properties of scroll views.
  static var scrollFields: [SceneField] { contentFields + scrollBehaviorFields }

  private static var contentFields: [SceneField] {
    [
      SceneField("contentSize", "The size of the content.") { (view: UIScrollView, size: CGSize) in
        view.contentSize = size
      },
      SceneField("contentInset", "How far the content extends beyond its edges.") {
        (view: UIScrollView, inset: UIEdgeInsets) in view.contentInset = inset
      },
      SceneField("contentOffset", "How far the content is scrolled.") {
        (view: UIScrollView, offset: CGPoint) in
        view.contentOffset = offset
      },
      SceneField("minimumZoomScale", .number(.zoomScale), "The minimum zoom.") {
        (view: UIScrollView, scale: CGFloat) in view.minimumZoomScale = scale
      },
      SceneField("maximumZoomScale", .number(.zoomScale), "The maximum zoom.") {
        (view: UIScrollView, scale: CGFloat) in view.maximumZoomScale = scale
      },
      SceneField("viewForZooming", .text, "The name of the view in it that is zoomed."),
    ]
  }

  private static var scrollBehaviorFields: [SceneField] {
    [
      SceneField("isScrollEnabled", "Whether fingers scroll.") { (view: UIScrollView, on: Bool) in
        view.isScrollEnabled = on
      },
      SceneField("isPagingEnabled", "Whether it stops at pages.") { (view: UIScrollView, on: Bool) in
        view.isPagingEnabled = on
      },
      SceneField("isDirectionalLockEnabled", "Whether a drag goes along one axis only.") {
        (view: UIScrollView, on: Bool) in view.isDirectionalLockEnabled = on
      },
      SceneField("bounces", "Whether the content goes beyond its edges and comes back.") {
        (view: UIScrollView, on: Bool) in view.bounces = on
      },
      SceneField("alwaysBounceVertical", "Whether it bounces up and down even if everything fits.") {
        (view: UIScrollView, on: Bool) in view.alwaysBounceVertical = on
      },
      SceneField("alwaysBounceHorizontal", "Whether it bounces sideways even if everything fits.") {
        (view: UIScrollView, on: Bool) in view.alwaysBounceHorizontal = on
      },
      SceneField(
        "delaysContentTouches", "Whether touches of the content wait until the gesture is not a scroll."
      ) {
        (view: UIScrollView, on: Bool) in view.delaysContentTouches = on
      },
      SceneField("canCancelContentTouches", "Whether a scroll takes touches from the content.") {
        (view: UIScrollView, on: Bool) in view.canCancelContentTouches = on
      },
    ]
  }
}
