// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

/// A view of one application that a hit-test of another returns.
@Suite struct OtherApplicationHitTests {
  private final class Strange: UIView {
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }

  private final class Taps {
    var count = 0
    func tapped() { count += 1 }
  }

  @Test func `a hit view of another application counts as no hit, and a sentence names both`() throws {
    let (other, stage) = (Stage(), Stage())
    let theirs = ProbeView("Theirs", frame: other.view.bounds)
    try other.add(theirs, named: "theirs")
    let strange = Strange(frame: stage.view.bounds)
    strange.answer = theirs
    try stage.add(strange, named: "strange")
    let sentences = Misused.during {
      do { try stage.tap(.screen(50, 50)) } catch { Issue.record(error) }
    }
    #expect(
      sentences == [
        "hitTest(_:with:): UIWindow#1 answers ProbeView \"theirs\", which is in UIWindow#1 of another application; it counts "
          + "as no hit. Return a view of the window's own application."
      ])
    #expect(other.lines == [] && stage.application.activeTouches == [])
    #expect(stage.application.hitTest(atScreenPoint: CGPoint(x: 50, y: 50), with: nil) == nil)
  }

  @Test func `taps of one application do not wait for a finger of the other`() throws {
    let (other, stage) = (Stage(), Stage())
    let theirs = UIView(frame: other.view.bounds)
    let taps = Taps()
    let tap = UITapGestureRecognizer()
    tap.addTarget(taps, action: Taps.tapped)
    theirs.addGestureRecognizer(tap)
    try other.add(theirs, named: "theirs")
    let strange = Strange(frame: stage.view.bounds)
    strange.answer = theirs
    try stage.add(strange, named: "strange")
    _ = Misused.during { try? stage.finger(1).down(at: .screen(50, 50)) }
    try other.tap("theirs")
    #expect(taps.count == 1)
  }

  @Test func `another window of the application, and a view of none, may be answered`() throws {
    let stage = Stage()
    let window = UIWindow(windowScene: stage.scene)
    window.frame = stage.window.frame
    window.isHidden = false
    let far = ProbeView("Far", frame: window.bounds)
    window.addSubview(far)
    let strange = Strange(frame: stage.view.bounds)
    strange.answer = far
    try stage.add(strange, named: "strange")
    stage.window.makeKeyAndVisible()
    let found = stage.application.hitTest(atScreenPoint: CGPoint(x: 50, y: 50), with: nil)
    #expect(found?.1 === far)
    strange.answer = UIView()
    #expect(stage.application.hitTest(atScreenPoint: CGPoint(x: 50, y: 50), with: nil)?.1 === strange.answer)
  }
}
