// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchControls

/// A scroll view of a random run.
final class RunList: UIScrollView {
  weak var world: ScrollRunWorld?
  var number = 0
  var content: UIView?
  /// The offset that code last asked for.
  var chosen: CGPoint?
  lazy var ear = RunDelegate(self)

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
    ear.lookForAnimation()
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
    ear.lookForAnimation()
  }
  override func zoom(to rect: CGRect, animated: Bool) {
    super.zoom(to: rect, animated: animated)
    ear.lookForAnimation()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.began, touches, "list \(number)")
    world?.meet(.touchesBegan, number)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.moved, touches, "list \(number)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.ended, touches, "list \(number)")
    world?.meet(.touchesEnded, number)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.cancelled, touches, "list \(number)")
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    world?.meet(.shouldBegin, number)
    return number != 1
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    world?.meet(.shouldCancel, number)
    // One of them takes touches from controls too.
    return number == 1 || super.touchesShouldCancel(in: view)
  }
}

/// A box of a random run.
final class RunBox: UIView {
  weak var world: ScrollRunWorld?
  var name = ""

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.began, touches, name)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.moved, touches, name)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.ended, touches, name)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book(.cancelled, touches, name)
  }
}

/// The delegate of a scroll view of a random run.
final class RunDelegate: UIScrollViewDelegate {
  private weak var list: RunList?
  var drags = 0
  var decelerations = 0
  var zooms = 0
  var animations = 0
  /// The number of the animation that was counted last.
  private var counted = 0

  init(_ list: RunList) { self.list = list }

  /// Counts an animated change of the offset that has just begun.
  func lookForAnimation() {
    guard let motion = list?.motion, motion.kind == .animating, motion.number != counted else { return }
    counted = motion.number
    animations += 1
  }

  private func meet(_ moment: ScrollRunMoment) {
    guard let list else { return }
    if moment != .didScroll { list.world?.write("list \(list.number) \(moment)") }
    let counts = [
      (drags, "drags"), (decelerations, "decelerations"), (zooms, "zooms"), (animations, "animations"),
    ]
    for (count, what) in counts {
      if count < 0 || count > 1 { list.world?.note("list \(list.number) has \(count) \(what) at once") }
    }
    list.world?.meet(moment, list.number)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !scrollView.contentOffset.isNumber { list?.world?.note("an offset is no number") }
    meet(.didScroll)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    drags += 1
    meet(.willBeginDragging)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if drags != 1 { list?.world?.note("will end dragging outside of a drag") }
    if let list, list.number == 2 { targetContentOffset.pointee.y += 100 }
    meet(.willEndDragging)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    drags -= 1
    meet(.didEndDragging)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    decelerations += 1
    meet(.willBeginDecelerating)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    decelerations -= 1
    meet(.didEndDecelerating)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    animations -= 1
    meet(.didEndAnimation)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { list?.content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    zooms += 1
    meet(.willBeginZooming)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { meet(.didZoom) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    zooms -= 1
    meet(.didEndZooming)
  }
}
