// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: SlideToConfirmViewDelegate {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func slideToConfirmViewDidConfirm(_ view: SlideToConfirmView) {
    stage.log("confirmed, thumb \(frame(view.thumbView)), track \(frame(view.trackView))")
  }
}

@MainActor struct SlideToConfirmViewTests {
  @Test func `the knob returns from halfway, and confirms at the end`() throws {
    let stage = Stage()
    let view = SlideToConfirmView()
    let listener = Listener(stage)
    view.delegate = listener
    stage.pin(view, top: 40, height: 50)
    #expect(frame(view.thumbView) == "4 4 42 42" && frame(view.trackView) == "0 0 50 50")
    let finger = stage.finger(1)
    try finger.down(at: .inside("confirm.thumb"))
    try finger.move(by: CGVector(dx: 110, dy: 0), over: 0.2)
    stage.view.layoutIfNeeded()
    stage.log("dragged to \(view.thumbView.frame.minX)")
    try finger.up()
    try stage.wait(0.3)
    #expect(frame(view.thumbView) == "4 4 42 42")
    try finger.down(at: .inside("confirm.thumb"))
    try finger.move(by: CGVector(dx: 320, dy: 0), over: 0.2)
    try finger.up()
    try stage.wait(0.3)
    #expect(view.isConfirmed && frame(view.thumbView) == "297 4 42 42")
    view.reset(animated: false)
    view.layoutIfNeeded()
    #expect(frame(view.trackView) == "0 0 50 50")
    expectTrace(
      stage, only: [.log],
      """
         0.200  log        dragged to 104.0
         0.700  log        confirmed, thumb 297 4 42 42, track 0 0 343 50
      """)
  }
}
