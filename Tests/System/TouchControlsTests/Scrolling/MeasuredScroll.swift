// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchControls

/// A scroll view of the measured size, on a screen with three pixels per point, under a finger on an exact
/// time grid.
final class MeasuredScroll: UIScrollViewDelegate {
  let application = UIApplication()
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let window: UIWindow
  private(set) var now = 0.0
  private var finger = CGPoint.zero
  /// The arguments of the delegate's method when the finger lifted: points per millisecond, and an offset.
  private(set) var released: (velocity: CGPoint, target: CGPoint)?
  /// The time at which the finger lifted.
  private(set) var lifted = 0.0
  /// The seconds from the lift until the content came to rest; nil until then.
  private(set) var settled: TimeInterval?
  /// The offsets after the lift, with the seconds since it.
  private var course: [(time: TimeInterval, offset: CGPoint)] = []

  init(offset: CGPoint, content: CGSize = CGSize(width: 393, height: 40_000)) {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3)
    window = UIWindow(windowScene: UIWindowScene(application: application, screen: screen))
    window.addSubview(list)
    window.makeKeyAndVisible()
    list.contentSize = content
    list.contentOffset = offset
    list.delegate = self
  }

  func down(_ x: CGFloat, _ y: CGFloat) {
    finger = CGPoint(x: x, y: y)
    send(.began)
  }

  /// Moves the finger after a number of milliseconds, and returns the offset.
  @discardableResult
  func move(by dy: CGFloat, dx: CGFloat = 0, after milliseconds: Double) -> CGPoint {
    now += milliseconds / 1000
    finger.x += dx
    finger.y += dy
    send(.moved)
    return list.contentOffset
  }

  func lift(after milliseconds: Double) {
    now += milliseconds / 1000
    lifted = now
    course = [(0, list.contentOffset)]
    send(.ended)
  }

  /// Lets the content come to rest.
  func rest() {
    now += 20
    application.advance(to: now)
  }

  private func send(_ phase: UITouch.Phase) {
    application.handle(
      ContactFrame(timestamp: now, contacts: [Contact(id: 1, phase: phase, location: finger)]))
  }

  /// The offset a number of seconds after the lift, interpolated between frames.
  func offset(after seconds: TimeInterval) -> CGPoint {
    guard let next = course.firstIndex(where: { $0.time >= seconds }), next > 0 else {
      return course.last?.offset ?? list.contentOffset
    }
    let (from, to) = (course[next - 1], course[next])
    let part = (seconds - from.time) / (to.time - from.time)
    return CGPoint(
      x: from.offset.x + (to.offset.x - from.offset.x) * part,
      y: from.offset.y + (to.offset.y - from.offset.y) * part)
  }

  /// The greatest offset since the lift.
  var greatest: CGFloat { course.map(\.offset.y).max() ?? 0 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let time = application.clock.now - lifted
    if released != nil { course.append((time, scrollView.contentOffset)) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    released = (velocity, targetContentOffset.pointee)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settled = application.clock.now - lifted
  }
}
