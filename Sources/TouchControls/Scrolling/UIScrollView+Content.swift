// SPDX-License-Identifier: Apache-2.0
package import TouchCore

// Where the content is and where it may be.

extension UIScrollView {
  /// The offsets at which the content may rest.
  final var limits: ScrollLimits {
    ScrollLimits(content: contentSize, insets: adjustedContentInset, view: bounds.size)
  }

  final func setOffset(_ offset: CGPoint) {
    guard offset.isNumber else { return refuse("contentOffset", "\(offset.x), \(offset.y)") }
    if offset != bounds.origin { bounds.origin = offset }
  }

  final func setContentSize(_ size: CGSize) {
    guard size.isNumber else { return refuse("contentSize", "\(size.width), \(size.height)") }
    guard size != storedContentSize else { return }
    storedContentSize = size
    limitsChanged()
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
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  final func refuse(_ property: String, _ value: String) {
    Misuse.report(
      "UIScrollView.\(property): (\(value)) is not finite; it stays as it was. Look for a division by zero where it is computed."
    )
  }

  /// Moves the content to where the scroll view itself wants it.
  final func place(_ offset: CGPoint) {
    guard offset.isNumber, offset != contentOffset else { return }
    isPlacing = true
    contentOffset = offset
    isPlacing = false
  }

  /// Moves content that rests to where it may.
  final func confine() {
    place(limits.clamped(contentOffset))
  }

  /// Does what follows from other limits: content that rests is moved to where it may, a motion goes on to
  /// where it now ends, and a drag goes on from where the content is.
  ///
  /// Reported (an open re-implementation, and the way pull-to-refresh controls are written): content that
  /// rests is confined when its size or inset changes.
  final func limitsChanged() {
    guard !isRescaling else { return }
    moveOn()
    if drag == nil, motion == nil, pinching == nil, zoomMotion == nil { confine() }
  }

  /// Lets what moves the content go on from where it is, within the limits there are.
  final func moveOn() {
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
    let isOurs = isPlacing
    isPlacing = false
    if old.origin != bounds.origin {
      guard bounds.origin.isNumber else {
        refuse("bounds.origin", "\(bounds.origin.x), \(bounds.origin.y)")
        bounds.origin = old.origin.isNumber ? old.origin : .zero
        return
      }
      if !isOurs { offsetChanged(from: old.origin) }
      delegate?.scrollViewDidScroll(self)
    }
    if old.size != bounds.size { limitsChanged() }
  }

  /// Goes on from the offset that code has set.
  private func offsetChanged(from old: CGPoint) {
    rebaseDrag()
    continueMotion(along: ScrollAxis.both.filter { old[$0] != contentOffset[$0] }, isMoved: true)
  }

  package func windowChanged(from old: UIWindow?) {
    let application = old?.application
    if drag != nil { endDrag(velocity: .zero, goesOn: false) }
    // The frames of what is begun on the way, in another window, go on.
    frames.stop()
    endZoomAtOnce()
    if let motion {
      if motion.kind == .animating { place(motion.goal(from: contentOffset)) }
      endMotion(.leftWindow, on: application)
    }
    wasCaught = false
    if old != nil { confine() }
  }

}

extension UIScrollView: ApplicationChanging {
  /// Ends what was under way when the application went, and its frames with it.
  package func cameToApplication() {
    guard drag != nil || motion != nil || zoomMotion != nil, !frames.isRunning else { return }
    windowChanged(from: nil)
    confine()
  }
}

extension UIScrollView {
  /// Tells the tracer what was decided.
  @inline(__always)
  final func tell(_ fact: (StableName) -> ScrollFact, on application: UIApplication? = nil) {
    guard let application = application ?? storedWindow?.application else { return }
    application.report(.scroll(fact(application.names.name(of: self))))
  }
}
