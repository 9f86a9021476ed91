// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// The scale of the content.
@MainActor @Suite struct UIScrollViewZoomingTests {
  private func scene() -> ScrollStage {
    let scene = ScrollStage(content: CGSize(width: 200, height: 200))
    scene.list.minimumZoomScale = 0.5
    scene.list.maximumZoomScale = 3
    scene.log.zoomed = scene.content
    return scene
  }

  /// Two fingers left and right of the center move from one distance to another.
  private func pinch(_ scene: ScrollStage, from start: CGFloat, to end: CGFloat, lifts: Bool = true) throws {
    let (one, two) = (scene.stage.finger(1), scene.stage.finger(2))
    try scene.stage.together {
      try one.down(at: .screen(100 - start / 2, 100))
      try two.down(at: .screen(100 + start / 2, 100))
      try one.move(by: CGVector(dx: (start - end) / 2, dy: 0), over: 0.2)
      try two.move(by: CGVector(dx: (end - start) / 2, dy: 0), over: 0.2)
    }
    guard lifts else { return }
    try scene.stage.together {
      try one.up()
      try two.up()
    }
  }

  @Test func `there is a pinch only between two scales`() {
    let list = UIScrollView(frame: .zero)
    list.maximumZoomScale = 2
    let pinch = list.pinchGestureRecognizer
    #expect(pinch != nil && list.gestureRecognizers?.contains { $0 === pinch } == true)
    list.minimumZoomScale = 2
    #expect(list.pinchGestureRecognizer == nil)
    #expect(list.gestureRecognizers?.contains { $0 === pinch } == false)
  }

  @Test func `two fingers zoom the view the delegate names, about their middle`() throws {
    let scene = scene()
    let before = scene.content.convert(CGPoint(x: 100, y: 100), from: scene.list)
    try pinch(scene, from: 50, to: 120, lifts: false)
    #expect(scene.list.isZooming && scene.list.zoomScale > 1.8 && scene.list.zoomScale < 2.4)
    #expect(scene.content.frame.origin == .zero)
    #expect(abs(scene.list.contentSize.width - 200 * scene.list.zoomScale) < 1e-9)
    let middle = CGPoint(x: scene.offset.x + 100, y: scene.offset.y + 100)
    let after = scene.content.convert(middle, from: scene.list)
    #expect(abs(after.x - before.x) < 1e-6 && abs(after.y - before.y) < 1e-6)
    try scene.stage.finger(1).up()
    try scene.stage.finger(2).up()
    try scene.rest()
    #expect(!scene.list.isZooming && scene.heard.contains("will begin zooming"))
    #expect(scene.heard.filter { $0.hasPrefix("did end zooming") }.count == 1)
  }

  @Test func `without a view to zoom nothing zooms`() throws {
    let scene = scene()
    scene.log.zoomed = nil
    try pinch(scene, from: 50, to: 150)
    scene.list.zoomScale = 2
    #expect(scene.list.zoomScale == 1 && scene.heard.allSatisfy { !$0.contains("zoom") })
    try scene.rest()
  }

  @Test func `beyond its greatest scale content comes back, and then the zoom is over`() throws {
    let scene = scene()
    scene.list.maximumZoomScale = 1.5
    try pinch(scene, from: 50, to: 150)
    #expect(scene.list.isZoomBouncing && scene.list.zoomScale > 1.5 && scene.list.zoomScale < 3)
    #expect(scene.heard.allSatisfy { !$0.hasPrefix("did end zooming") })
    try scene.rest()
    #expect(!scene.list.isZoomBouncing && scene.list.zoomScale == 1.5)
    #expect(scene.heard.last == "did end zooming at 1.5")
    #expect(scene.application.timers.count == 0)
    #expect(scene.list.limits.contains(scene.offset))
  }

  @Test func `without its bounce the zoom stops at the limit`() throws {
    let scene = scene()
    scene.list.bouncesZoom = false
    scene.list.minimumZoomScale = 0.8
    try pinch(scene, from: 150, to: 50, lifts: false)
    #expect(scene.list.zoomScale == 0.8)
    try scene.finger.cancel()
    try scene.stage.finger(2).cancel()
    try scene.rest()
    #expect(scene.list.zoomScale == 0.8 && scene.offset == .zero)
  }

  @Test func `code zooms within the limits, about the middle`() throws {
    let scene = scene()
    scene.list.zoomScale = 2
    #expect(scene.offset == CGPoint(x: 100, y: 100) && scene.list.contentSize.width == 400)
    scene.list.zoomScale = 9
    #expect(scene.list.zoomScale == 3)
    scene.list.setZoomScale(1, animated: true)
    try scene.stage.wait(0.15)
    #expect(abs(scene.list.zoomScale - 2) < 1e-6)
    try scene.rest()
    #expect(scene.list.zoomScale == 1 && scene.offset == .zero)
    #expect(scene.story == "will begin zooming, did end zooming at 1.0")
  }

  @Test func `a rectangle is zoomed to`() throws {
    for animated in [false, true] {
      let scene = scene()
      scene.list.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 100), animated: animated)
      try scene.rest()
      #expect(scene.list.zoomScale == 2 && scene.offset == CGPoint(x: 200, y: 100))
      scene.list.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: animated)
      try scene.rest()
      #expect(scene.list.zoomScale == 2 && scene.offset == .zero)
      #expect(scene.application.timers.count == 0)
    }
  }

  @Test func `a rectangle is zoomed to where a delegate centers the content by its frame`() throws {
    for animated in [false, true] {
      let scene = ScrollStage(content: CGSize(width: 100, height: 50))
      let delegate = Centring()
      delegate.view = scene.content
      scene.list.delegate = delegate
      scene.list.minimumZoomScale = 1
      scene.list.maximumZoomScale = 3
      delegate.scrollViewDidZoom(scene.list)
      #expect(scene.content.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
      scene.list.zoom(to: CGRect(x: 50, y: 20, width: 20, height: 20), animated: animated)
      try scene.rest()
      let frame = scene.content.frame
      #expect(abs(frame.minX) < 1e-9 && abs(frame.minY - 25) < 1e-9 && abs(frame.width - 300) < 1e-9)
      // The middle of the rectangle is in the middle of the width, as far as the content goes.
      #expect(abs(scene.offset.x - 80) < 1e-9 && scene.offset.y == 0)
      scene.list.zoom(to: scene.content.bounds, animated: animated)
      try scene.rest()
      #expect(abs(scene.content.frame.minY - 50) < 1e-9 && scene.offset == .zero)
    }
  }

  @Test func `zoomed content is hit where it shows`() throws {
    let scene = scene()
    let cell = UIView(frame: CGRect(x: 150, y: 150, width: 20, height: 20))
    scene.content.addSubview(cell)
    scene.list.zoomScale = 2
    scene.list.contentOffset = CGPoint(x: 200, y: 200)
    #expect(try scene.stage.tap(.screen(101, 101)).hit === cell)
    #expect(try scene.stage.tap(.screen(138, 138)).hit === cell)
    #expect(try scene.stage.tap(.screen(141, 101)).hit === scene.content)
  }

  @Test func `fingers that zoom also drag`() throws {
    let scene = scene()
    scene.list.zoomScale = 2
    let (one, two) = (scene.stage.finger(1), scene.stage.finger(2))
    try scene.stage.together {
      try one.down(at: .screen(80, 100))
      try two.down(at: .screen(120, 100))
      try one.move(by: CGVector(dx: -40, dy: -40), over: 0.2)
      try two.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
    }
    #expect(scene.list.isZooming && scene.list.isDragging)
    #expect(scene.offset.y > 110)
    try one.up()
    try two.up()
    try scene.rest()
    #expect(scene.list.limits.contains(scene.offset))
  }

  @Test func `a pinch takes touches of the content, unless it may not`() throws {
    for cancels in [true, false] {
      let scene = scene()
      scene.content.isMultipleTouchEnabled = true
      scene.list.canCancelContentTouches = cancels
      try scene.finger.down(at: .screen(90, 100))
      try scene.stage.finger(2).down(at: .screen(110, 100))
      try scene.stage.wait(0.2)
      try scene.stage.finger(2).move(by: CGVector(dx: 60, dy: 0), over: 0.1)
      #expect(scene.list.isZooming == cancels)
      #expect(scene.heard.contains("Content touches cancelled") == cancels)
      try scene.finger.cancel()
      try scene.stage.finger(2).cancel()
      try scene.rest()
    }
  }

  @Test func `nonfinite scales are refused`() {
    let words = Words()
    let scene = scene()
    scene.list.zoomScale = .nan
    scene.list.setZoomScale(.infinity, animated: true)
    scene.list.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), animated: false)
    scene.list.minimumZoomScale = .nan
    scene.list.maximumZoomScale = .infinity
    scene.list.zoomScale = 2
    #expect(scene.list.zoomScale.isFinite && scene.offset.isNumber)
    #expect(words.said.count == 3)
  }

  @Test func `each scale is told, also where a zoom ends at once`() throws {
    let scene = scene()
    var told: [CGFloat] = []
    scene.log.actions["did zoom"] = { told.append($0.zoomScale) }
    scene.list.setZoomScale(2, animated: true)
    try scene.stage.wait(0.15)
    scene.list.removeFromSuperview()
    #expect(told.last == 2 && scene.list.zoomScale == 2)
    #expect(scene.story == "will begin zooming, did end zooming at 2.0")
    let other = self.scene()
    other.list.maximumZoomScale = 1.5
    try pinch(other, from: 50, to: 150, lifts: false)
    told = []
    other.log.actions["did zoom"] = { told.append($0.zoomScale) }
    other.list.removeFromSuperview()
    #expect(told == [1.5] && other.list.zoomScale == 1.5)
  }

  @Test func `a scale that is set while the end of another is told does not go round in circles`() throws {
    let scene = scene()
    scene.log.actions["did zoom"] = { if $0.zoomScale != 3 { $0.zoomScale = 3 } }
    scene.list.setZoomScale(2, animated: true)
    scene.list.zoomScale = 1.5
    try scene.rest()
    #expect(scene.application.timers.count == 0 && !scene.list.isZoomBouncing)
    #expect(scene.heard.filter { $0.hasPrefix("did end zooming") }.count == 1)
  }
}

/// A delegate that keeps small content in the middle, as many do.
private final class Centring: UIScrollViewDelegate {
  var view: UIView?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    guard var frame = view?.frame else { return }
    frame.origin.x = max((scrollView.bounds.width - frame.width) / 2, 0)
    frame.origin.y = max((scrollView.bounds.height - frame.height) / 2, 0)
    view?.frame = frame
  }
}
