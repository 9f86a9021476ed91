// SPDX-License-Identifier: Apache-2.0
import TouchTesting
import Touchstone

@testable import TouchControls

/// A stage with a scroll view of 200 by 200 points at (0, 0), content in it, and a delegate that logs.
final class ScrollStage {
  let stage: Stage
  let list: UIScrollView
  let content: ContentView
  let log: ScrollLog

  init(
    content size: CGSize = CGSize(width: 200, height: 1000), tuning: TouchTuning = .uikit,
    _ make: (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }
  ) {
    stage = Stage(size: CGSize(width: 400, height: 400), tuning: tuning)
    list = make(CGRect(x: 0, y: 0, width: 200, height: 200))
    content = ContentView(frame: CGRect(origin: .zero, size: size))
    content.stage = stage
    list.contentSize = size
    list.addSubview(content)
    log = ScrollLog(stage)
    list.delegate = log
    do {
      try stage.add(list, named: "list")
      try stage.name(content, "content")
    } catch {
      fatalError("\(error)")
    }
    stage.clear()
  }

  var application: UIApplication { stage.application }
  var finger: Finger { stage.finger(1) }
  var offset: CGPoint { list.contentOffset }

  /// The log of the delegate and the content.
  var heard: [String] { stage.lines }

  /// The log on one line.
  var story: String { heard.joined(separator: ", ") }

  /// Drags up or down and lifts; `speed` in points per second is kept to the end.
  func drag(by way: CGFloat, over seconds: Double = 0.1, from y: CGFloat = 100) throws {
    try finger.down(at: .screen(100, y))
    try finger.move(by: CGVector(dx: 0, dy: way), over: seconds)
    try finger.up()
  }

  /// Lets the content come to rest.
  func rest() throws { try stage.wait(20) }
}

/// Content that logs its touches.
final class ContentView: UIView {
  weak var stage: Stage?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("Content touches began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("Content touches moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("Content touches ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("Content touches cancelled")
  }
}

/// A delegate that logs its calls, and acts as a test specifies.
final class ScrollLog: UIScrollViewDelegate {
  private unowned let stage: Stage
  /// Whether every offset is logged.
  var logsOffsets = false
  var target: CGPoint?
  var zoomed: UIView?
  var mayScrollToTop = true
  var offsets: [CGPoint] = []
  var times: [TimeInterval] = []
  var natural: CGPoint?
  /// The actions to perform in callbacks, by name.
  var actions: [String: (UIScrollView) -> Void] = [:]

  init(_ stage: Stage) { self.stage = stage }

  private func note(_ line: String, _ name: String, _ view: UIScrollView) {
    if !line.isEmpty { stage.log(line) }
    actions[name]?(view)
  }

  func scrollViewDidScroll(_ view: UIScrollView) {
    offsets.append(view.contentOffset)
    times.append(stage.now)
    note(logsOffsets ? "did scroll to \(view.contentOffset.y.rounded())" : "", "did scroll", view)
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    note("will begin dragging", "will begin dragging", view)
  }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    natural = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
    let speed = (velocity.y * 100).rounded() / 100
    note("will end dragging at \(speed)", "will end dragging", view)
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging\(decelerate ? " and goes on" : "")", "did end dragging", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    note("will begin decelerating", "will begin decelerating", view)
  }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) {
    note("did end decelerating", "did end decelerating", view)
  }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
    note("did end animation", "did end animation", view)
  }
  func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ view: UIScrollView, with content: UIView?) {
    note("will begin zooming", "will begin zooming", view)
  }
  func scrollViewDidZoom(_ view: UIScrollView) { note("", "did zoom", view) }
  func scrollViewDidEndZooming(_ view: UIScrollView, with content: UIView?, atScale scale: CGFloat) {
    note("did end zooming at \((scale * 100).rounded() / 100)", "did end zooming", view)
  }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { mayScrollToTop }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("did scroll to top", "did scroll to top", view) }
}
