// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Changes by callbacks and other code while the content moves.
@MainActor @Suite struct UIScrollViewChangesTests {
  private static let moments = [
    "will begin dragging", "will end dragging", "did end dragging", "will begin decelerating",
    "did end decelerating", "did scroll",
  ]

  /// Checks that everything is at rest after fingers are up and time has passed.
  private func check(_ scene: ScrollStage, _ what: String) {
    let begins = scene.heard.filter { $0 == "will begin dragging" }.count
    let ends = scene.heard.filter { $0.hasPrefix("did end dragging") }.count
    #expect(begins == ends, "\(what): \(scene.story)")
    let starts = scene.heard.filter { $0 == "will begin decelerating" }.count
    let stops = scene.heard.filter { $0 == "did end decelerating" }.count
    #expect(starts == stops, "\(what): \(scene.story)")
    #expect(scene.application.timers.count == 0, "\(what)")
    #expect(!scene.list.isTracking && !scene.list.isDragging && !scene.list.isDecelerating, "\(what)")
    #expect(scene.list.limits.contains(scene.offset), "\(what): \(scene.offset)")
  }

  @Test func `a delegate changes anything in any callback`() throws {
    let changes: [(String, (UIScrollView) -> Void)] = [
      ("offset", { $0.contentOffset.y = 10 }),
      ("set offset", { $0.setContentOffset(CGPoint(x: 0, y: 10), animated: false) }),
      ("animate", { $0.setContentOffset(CGPoint(x: 0, y: 10), animated: true) }),
      ("no content", { $0.contentSize = .zero }),
      ("more content", { $0.contentSize = CGSize(width: 5000, height: 5000) }),
      ("inset", { $0.contentInset.top = 50 }),
      ("disable", { $0.isScrollEnabled = false }),
      ("remove", { $0.removeFromSuperview() }),
      ("no delegate", { $0.delegate = nil }),
      ("paging", { $0.isPagingEnabled = true }),
      ("no bounce", { $0.bounces = false }),
      ("frame", { $0.frame.size.height = 50 }),
      ("no frame", { $0.frame.size = .zero }),
      ("flip pan", { $0.panGestureRecognizer.isEnabled.toggle() }),
      ("remove pan", { $0.removeGestureRecognizer($0.panGestureRecognizer) }),
      ("move on", { $0.superview?.superview?.addSubview($0) }),
      ("show", { $0.scrollRectToVisible(CGRect(x: 0, y: 700, width: 1, height: 1), animated: true) }),
    ]
    for way in [-60.0, 60.0] as [CGFloat] {
      for moment in Self.moments {
        for (name, change) in changes {
          let scene = ScrollStage()
          var isDone = false
          scene.log.actions[moment] = { list in
            guard !isDone else { return }
            isDone = true
            change(list)
          }
          try scene.drag(by: way)
          try scene.rest()
          if name == "no delegate" {
            #expect(scene.application.timers.count == 0 && scene.list.limits.contains(scene.offset))
          } else {
            check(scene, "\(name) in \(moment), \(way)")
          }
        }
      }
    }
  }

  @Test func `removal in the middle of a drag ends it`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(scene.offset.y < 0)
    scene.list.removeFromSuperview()
    #expect(
      scene.story
        == "will begin dragging, will end dragging at 0.0, did end dragging and goes on, will begin decelerating, did end decelerating"
    )
    check(scene, "removed")
    try scene.finger.up()
  }

  @Test func `removal while content moves stops it`() throws {
    for animates in [false, true] {
      let scene = ScrollStage()
      if animates {
        scene.list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      } else {
        try scene.drag(by: -60)
      }
      try scene.stage.wait(0.1)
      let offset = scene.offset
      scene.list.removeFromSuperview()
      check(scene, "removed")
      #expect(scene.offset == (animates ? CGPoint(x: 0, y: 500) : offset))
      #expect(scene.heard.last == (animates ? "did end animation" : "did end decelerating"))
    }
  }

  @Test func `a scroll view that is let go of leaves no timer`() throws {
    let stage = Stage()
    var list: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    list?.contentSize = CGSize(width: 200, height: 1000)
    weak let left = list
    if let list { stage.view.addSubview(list) }
    try stage.finger(1).down(at: .screen(100, 100))
    try stage.finger(1).move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    try stage.finger(1).up()
    #expect(stage.application.timers.count == 1)
    list?.removeFromSuperview()
    list = nil
    #expect(left == nil && stage.application.timers.count == 0)
  }

  @Test func `content that shrinks at rest is shown to its end`() {
    let scene = ScrollStage()
    scene.list.contentOffset.y = 800
    scene.list.contentSize.height = 500
    #expect(scene.offset.y == 300)
    scene.list.frame.size.height = 300
    #expect(scene.offset.y == 200)
    scene.list.contentInset.top = 60
    #expect(scene.offset.y == 200)
    scene.list.contentOffset.y = -60
    scene.list.contentInset.top = 0
    #expect(scene.offset.y == 0)
  }

  @Test func `content that shrinks under a drag or in a motion is followed`() throws {
    let scene = ScrollStage()
    scene.list.contentOffset.y = 500
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    scene.list.contentSize.height = 700
    let beyond = scene.offset.y
    #expect(abs(beyond - 550) < 1e-6)
    try scene.finger.move(by: CGVector(dx: 0, dy: 1))
    #expect(scene.offset.y < beyond && scene.offset.y > 549)
    try scene.finger.up()
    try scene.rest()
    check(scene, "shrunk in a drag")
    scene.list.contentSize.height = 5000
    try scene.drag(by: -60)
    try scene.stage.wait(0.2)
    scene.list.contentSize.height = 450
    try scene.rest()
    check(scene, "shrunk in a motion")
  }

  @Test func `content that comes back goes on when its limits change, and rests where code has put it`()
    throws
  {
    func back() throws -> ScrollStage {
      let scene = ScrollStage()
      try scene.drag(by: 110)
      try scene.stage.wait(0.08)
      #expect(scene.offset.y < -10 && scene.offset.y > -40)
      return scene
    }
    for (inset, end) in [(60.0, 0.0), (-20, 20), (5, -5)] as [(CGFloat, CGFloat)] {
      let scene = try back()
      scene.log.offsets = []
      scene.list.contentInset.top = inset
      try scene.rest()
      #expect(scene.offset.y == end)
      #expect(scene.log.offsets == scene.log.offsets.sorted { $0.y < $1.y }, "it does not fly by")
      check(scene, "an inset of \(inset)")
    }
    for (offset, end) in [(300.0, 300.0), (0, 0), (-10, 0)] as [(CGFloat, CGFloat)] {
      let scene = try back()
      scene.list.contentOffset.y = offset
      try scene.rest()
      #expect(scene.offset.y == end)
      check(scene, "an offset of \(offset)")
    }
  }

  @Test func `content pulled beyond an inset that is added as the finger lifts rests at the inset`() throws {
    let scene = ScrollStage()
    scene.log.actions["did end dragging"] = { $0.contentInset.top = 20 }
    try scene.finger.down(at: .screen(100, 50))
    try scene.finger.move(by: CGVector(dx: 0, dy: 140), over: 0.3)
    try scene.finger.wait(0.2)
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset.y == -20)
    check(scene, "an inset for a refresh")
  }

  @Test func `nonfinite numbers are refused with a sentence`() {
    let scene = ScrollStage()
    let words = Words()
    scene.list.contentOffset.y = .nan
    scene.list.contentOffset.y = .infinity
    scene.list.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    scene.list.contentSize.height = .infinity
    scene.list.contentInset.left = .nan
    scene.list.scrollRectToVisible(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3), animated: false)
    scene.list.bounds.origin.y = .nan
    #expect(scene.offset == .zero && scene.list.contentSize.height == 1000)
    #expect(words.said.count == 7)
    #expect(
      words.said.first
        == "UIScrollView.contentOffset: (0.0, nan) is not finite; it stays as it was. Look for a division by zero where it is computed."
    )
  }

  @Test func `a frame that is not a number scrolls nothing and does no harm`() throws {
    let scene = ScrollStage()
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    scene.list.frame.size.height = .nan
    try scene.finger.move(by: CGVector(dx: 0, dy: -10))
    try scene.finger.up()
    try scene.rest()
    #expect(scene.offset.isNumber && scene.application.timers.count == 0)
  }

  @Test func `a changed inset calls the delegate and the subclass`() {
    let list = InsetScrollView(frame: .zero)
    list.contentInset.top = 5
    list.contentInset.top = 5
    #expect(list.changes == 1 && list.adjustedContentInset.top == 5)
  }

  @Test func `an override of adjustedContentInset that answers no numbers adds nothing`() throws {
    for wrong in [CGFloat.nan, .infinity, -.infinity] {
      let scene = ScrollStage { AdjustedScrollView(frame: $0) }
      let list = try #require(scene.list as? AdjustedScrollView)
      list.adjusted = UIEdgeInsets(top: wrong, left: wrong, bottom: wrong, right: 5)
      try scene.drag(by: -60)
      try scene.rest()
      #expect(scene.offset.y > 60 && scene.offset.x == 0, "\(scene.offset)")
      list.scrollRectToVisible(CGRect(x: 0, y: 750, width: 10, height: 50), animated: false)
      #expect(scene.offset.y == 600)
      check(scene, "\(wrong)")
    }
  }

  @Test func `an archive keeps what a scroll view is set to`() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    list.contentSize = CGSize(width: 100, height: 200)
    list.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    list.contentOffset = CGPoint(x: 5, y: 6)
    list.isPagingEnabled = true
    list.bounces = false
    list.isScrollEnabled = false
    list.decelerationRate = .fast
    list.keyboardDismissMode = .onDrag
    list.maximumZoomScale = 4
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    list.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let read = try #require(UIScrollView(coder: reader))
    #expect(read.contentSize == list.contentSize && read.contentInset == list.contentInset)
    #expect(read.contentOffset == list.contentOffset && read.isPagingEnabled && !read.bounces)
    #expect(!read.isScrollEnabled && !read.panGestureRecognizer.isEnabled)
    #expect(read.decelerationRate == .fast && read.keyboardDismissMode == .onDrag)
    #expect(read.maximumZoomScale == 4 && read.pinchGestureRecognizer != nil)
    #expect(read.gestureRecognizers?.count == 3)
  }
}

final class InsetScrollView: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

private final class AdjustedScrollView: UIScrollView {
  var adjusted = UIEdgeInsets.zero
  override var adjustedContentInset: UIEdgeInsets { adjusted }
}
