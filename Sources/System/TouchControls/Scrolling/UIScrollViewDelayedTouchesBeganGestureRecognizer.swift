// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Keeps touches from the content of its scroll view until it is clear that they do not scroll.
///
/// It delays the began of its touches and never recognizes. It fails once a finger has rested, has lifted, or
/// goes where the content cannot follow; its failure releases the touches. A drag that begins in time takes
/// them first. UIKit works the same way; its recognizer appears in printed descriptions of touches and views.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var timer: EventTimer?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  private var scrollView: UIScrollView? { storedView as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, state == .possible else { return }
    if scrollView.catchContent() {
      keep(trackedTouches, .stoppedScrolling)
      return stopWaiting()
    }
    // A finger that joins a waiting one waits with it.
    guard timer == nil else { return }
    guard scrollView.delaysContentTouches else { return release(.notDelayed) }
    guard scrollView.mayMoveContent else { return release(.cannotScroll) }
    timer = schedule(after: tuning.contentTouchDelay, "content touch") {
      ($0 as? UIScrollViewDelayedTouchesBeganGestureRecognizer)?.release(.rested)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    reconsiderDrag()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    release(.lifted)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    // Content that a finger stopped comes to rest even if the drag never had that finger.
    guard let scrollView, scrollView.drag == nil else { return }
    if scrollView.storedPanGestureRecognizer.state == .possible,
      !scrollView.storedPanGestureRecognizer.hasInput
    {
      scrollView.fingersLifted()
    }
  }

  /// Stops waiting without asking; touches that no recognizer took go to their views.
  func stopWaiting() {
    timer?.cancel()
    timer = nil
    if state == .possible { state = .failed }
  }

  /// Stops waiting once the fingers cannot scroll any more.
  ///
  /// It keeps waiting for a drag that is left to a scroll view around this one, and for two fingers that may
  /// zoom.
  func reconsiderDrag() {
    guard state == .possible, let scrollView else { return }
    let pan = scrollView.storedPanGestureRecognizer
    guard !pan.isLeftToOuter, scrollView.storedPinchGestureRecognizer == nil || trackedTouches.count == 1
    else { return }
    if pan.state == .failed { return release(.dragRefused) }
    if scrollView.isDraggedAcross { release(.cannotScroll) }
  }

  /// Releases the touches to the content, if the scroll view agrees that they should begin.
  private func release(_ reason: ScrollFact.Release) {
    guard state == .possible, let scrollView else { return stopWaiting() }
    noteFailure(reason.rawValue)
    timer?.cancel()
    var asked: [UIView] = []
    for touch in trackedTouches where touch.isKeptFromItsView {
      guard let content = touch.view, !asked.contains(where: { $0 === content }) else { continue }
      asked.append(content)
      let touches = trackedTouches.filter { $0.view === content && $0.isKeptFromItsView }
      if content === scrollView || mayBegin(touches, content, scrollView) {
        for touch in touches { scrollView.report { .released(touch: touch.number, by: $0, because: reason) } }
      } else {
        keep(touches, .refusedByScrollView)
      }
    }
    stopWaiting()
  }

  private func mayBegin(_ touches: [UITouch], _ content: UIView, _ scrollView: UIScrollView) -> Bool {
    let answer = scrollView.touchesShouldBegin(
      Set(touches), with: touches.first?.presentEvent, in: content)
    if let names = scrollView.storedWindow?.application?.names {
      scrollView.report { .asked(.shouldBegin, $0, about: names.name(of: content), answer) }
    }
    return answer
  }

  private func keep(_ touches: [UITouch], _ reason: ScrollFact.Keeping) {
    for touch in touches where touch.isKeptFromItsView {
      scrollView?.report { .kept(touch: touch.number, by: $0, because: reason) }
    }
    keepFromViews(touches)
  }
}
