// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchControls

/// Motions that begin while the delegate is told of the end of another one.
@MainActor @Suite struct ScrollEndCallbackTests {
  /// A list that scrolls to 300, and whose delegate sends it to 600 each time an animation ends early.
  private func snapping() -> ScrollStage {
    let scene = ScrollStage()
    scene.log.actions["did end animation"] = { list in
      if list.contentOffset.y < 600 { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    }
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    return scene
  }

  @Test func `a drag that ends an animation ends one the delegate begins for it, too`() throws {
    let scene = ScrollStage()
    var snaps = 0
    scene.log.actions["did end animation"] = { list in
      snaps += 1
      if snaps == 1 { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    }
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try scene.stage.wait(0.1)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    #expect(scene.list.isDragging && scene.list.motion == nil)
    try scene.stage.wait(0.5)
    let offset = scene.offset
    try scene.stage.wait(0.5)
    #expect(scene.offset == offset)
    try scene.finger.up()
    try scene.rest()
    #expect(
      scene.story
        == "did end animation, did end animation, will begin dragging, will end dragging at 0.0, did end dragging"
    )
    #expect(scene.offset == offset && scene.application.timers.count == 0)
  }

  @Test func `an offset asked for in place of another ends one the delegate begins between them`() throws {
    for animated in [true, false] {
      let scene = ScrollStage()
      var snaps = 0
      scene.log.actions["did end animation"] = { list in
        snaps += 1
        if snaps == 1 { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
      }
      scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      try scene.stage.wait(0.1)
      scene.list.setContentOffset(CGPoint(x: 0, y: 100), animated: animated)
      #expect(scene.story == "did end animation, did end animation")
      try scene.rest()
      #expect(scene.offset.y == 100)
      let count = animated ? 3 : 2
      #expect(scene.heard == Array(repeating: "did end animation", count: count))
      #expect(scene.application.timers.count == 0)
    }
  }

  @Test func `a rectangle asked for in place of an offset ends one the delegate begins between them`() throws
  {
    let scene = ScrollStage()
    var snaps = 0
    scene.log.actions["did end animation"] = { list in
      snaps += 1
      if snaps == 1 { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    }
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try scene.stage.wait(0.1)
    scene.list.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
    try scene.rest()
    #expect(scene.offset.y == 710)
    #expect(scene.story == "did end animation, did end animation")
  }

  @Test func `a delegate that always begins another animation does not loop forever`() throws {
    let scene = snapping()
    try scene.stage.wait(0.1)
    try scene.finger.down(at: .screen(100, 100))
    try scene.finger.move(by: CGVector(dx: 0, dy: -20))
    #expect(scene.list.isDragging && scene.list.motion == nil && scene.offset.y > 599)
    #expect(scene.heard == Array(repeating: "did end animation", count: 4) + ["will begin dragging"])
    try scene.finger.up()
    try scene.rest()
    #expect(scene.application.timers.count == 0)
  }

  @Test func `a zoom by fingers ends an animation the delegate begins when another one ends`() throws {
    let scene = ScrollStage(content: CGSize(width: 1000, height: 1000))
    scene.log.zoomed = scene.content
    scene.list.maximumZoomScale = 3
    var snaps = 0
    scene.log.actions["did end animation"] = { list in
      snaps += 1
      if snaps == 1 { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    }
    scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try scene.stage.together {
      try scene.finger.down(at: .screen(80, 100))
      try scene.stage.finger(2).down(at: .screen(120, 100))
      try scene.finger.move(by: CGVector(dx: -20, dy: 0), over: 0.1)
      try scene.stage.finger(2).move(by: CGVector(dx: 20, dy: 0), over: 0.1)
    }
    #expect(scene.list.isZooming && scene.list.motion == nil)
    #expect(scene.heard.filter { $0 == "did end animation" }.count == 2)
    try scene.finger.up()
    try scene.stage.finger(2).up()
    try scene.rest()
    #expect(scene.application.timers.count == 0)
  }
}
