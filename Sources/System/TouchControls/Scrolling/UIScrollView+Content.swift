// SPDX-License-Identifier: Apache-2.0
package import Foundation
public import TouchCore
import TouchGraphics

// The position of the content and its limits.

extension UIScrollView: ContentScrolling {
  /// The rectangle of the content: constraints to it determine the content's size, as those to the edges of
  /// the scroll view do.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.content) }

  /// The frame of the scroll view, in which constraints keep views in place while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) }
}

extension UIScrollView {
  /// The offsets at which the content may rest.
  final var limits: ScrollLimits {
    ScrollLimits(content: contentSize, insets: adjustedContentInset, view: bounds.size)
  }

  final func setOffset(_ offset: CGPoint) {
    guard offset.isNumber else { return refuse("contentOffset", "\(offset.x), \(offset.y)") }
    var rect = bounds
    guard offset != rect.origin else { return }
    // Written as a whole: a change of a part of an overridable property asks the heap for memory.
    rect.origin = offset
    bounds = rect
  }

  final func setContentSize(_ size: CGSize) {
    guard size.isNumber else { return refuse("contentSize", "\(size.width), \(size.height)") }
    guard size != storedContentSize else { return }
    storedContentSize = size
    limitsChanged()
    adjustmentMayHaveChanged()
    propertyChanged()
  }

  /// The size of the content as constraints give it.
  package final func setContentSizeOfLayout(_ size: CGSize) {
    if size != contentSize { contentSize = size }
  }

  final func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != storedContentInset else { return }
    let sum = inset.top + inset.left + inset.bottom + inset.right
    guard sum.isFinite else {
      return refuse("contentInset", "\(inset.top), \(inset.left), \(inset.bottom), \(inset.right)")
    }
    storedContentInset = inset
    limitsChanged()
    adjustedContentInsetDidChange()
    propertyChanged()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  final func refuse(_ property: String, _ value: String) {
    Misuse.report(
      "UIScrollView.\(property): (\(value)) is not finite; it stays as it was. Look for a division by zero where it is computed."
    )
  }

  /// Moves the content on behalf of the scroll view itself.
  final func moveContent(to offset: CGPoint) {
    guard offset.isNumber, offset != contentOffset else { return }
    isSettingOffset = true
    contentOffset = offset
    isSettingOffset = false
  }

  /// Moves resting content into its limits.
  final func clampRestingContent() {
    moveContent(to: limits.clamped(contentOffset))
  }

  /// Responds to changed limits: resting content is clamped, a motion gets its new end, and a drag continues
  /// from where the content is.
  ///
  /// Reported (an open re-implementation, and how pull-to-refresh controls are written): resting content is
  /// clamped when its size or inset changes.
  final func limitsChanged() {
    guard !isRescaling else { return }
    continueMoving()
    if drag == nil, motion == nil, pinching == nil, zoomMotion == nil { clampRestingContent() }
  }

  /// Continues whatever moves the content, from where it is and within the current limits.
  final func continueMoving() {
    rebaseDrag()
    if motion?.kind == .animating {
      confineAnimation()
    } else {
      continueMotion(along: ScrollAxis.both, isMoved: false)
    }
  }
}

extension UIScrollView: GeometryWatching {
  package func boundsChanged(from old: CGRect) {
    let isOurs = isSettingOffset
    isSettingOffset = false
    if old.origin != bounds.origin {
      guard bounds.origin.isNumber else {
        refuse("bounds.origin", "\(bounds.origin.x), \(bounds.origin.y)")
        bounds.origin = old.origin.isNumber ? old.origin : .zero
        return
      }
      if !isOurs { offsetChanged(from: old.origin) }
      storedRefreshControl?.contentMoved()
      follower?.contentMoved(in: self)
      delegate?.scrollViewDidScroll(self)
    }
    if old.size != bounds.size { limitsChanged() }
  }

  /// Continues from the offset that code has set.
  private func offsetChanged(from old: CGPoint) {
    rebaseDrag()
    continueMotion(along: ScrollAxis.both.filter { old[$0] != contentOffset[$0] }, isMoved: true)
  }

  package func windowChanged(from old: UIWindow?) {
    let application = old?.application
    if drag != nil { endDrag(velocity: .zero, goesOn: false) }
    // Frames of a motion that a callback begins in the new window must go on.
    frames.stop()
    endZoomAtOnce()
    if let motion {
      if motion.kind == .animating { moveContent(to: motion.goal(from: contentOffset)) }
      endMotion(.leftWindow, on: application)
    }
    wasCaught = false
    if old != nil { clampRestingContent() }
  }

}

extension UIScrollView: ApplicationChanging {
  /// Ends what was in progress in the former application, with its frames.
  package func cameToApplication() {
    guard drag != nil || motion != nil || zoomMotion != nil, !frames.isRunning else { return }
    windowChanged(from: nil)
    clampRestingContent()
  }
}

extension UIScrollView {
  /// Reports a decision to the tracer.
  @inline(__always)
  final func report(_ fact: (StableName) -> ScrollFact, on application: UIApplication? = nil) {
    guard let application = application ?? storedWindow?.application else { return }
    application.report(.scroll(fact(application.names.name(of: self))))
  }
}
