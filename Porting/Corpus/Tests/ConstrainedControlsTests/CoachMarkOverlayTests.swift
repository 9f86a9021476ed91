// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct CoachMarkOverlayTests {
  @Test func `taps go from step to step, and through the hole`() throws {
    let stage = Stage()
    let (first, second) = (UIButton(type: .custom), UIButton(type: .custom))
    first.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
    second.frame = CGRect(x: 250, y: 300, width: 100, height: 40)
    for (button, name) in [(first, "first"), (second, "second")] {
      try stage.add(button, named: name)
      button.addAction(UIAction { _ in stage.log(name) }, for: .touchUpInside)
    }
    let overlay = CoachMarkOverlay(steps: [
      .init(target: first, text: "Tap here to begin with something that takes more than one line"),
      .init(target: second, text: "Then here"),
    ])
    overlay.onFinish = { stage.log("finished") }
    overlay.show(in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(text(overlay.cutout) == "12 92 96 56")
    #expect(overlay.bubbleFrame.minY == 160 && overlay.bubbleFrame.minX == 8)
    stage.log("bubble is \(overlay.bubbleFrame.width <= 240 ? "narrow" : "wide")")
    try stage.tap(.inside("first"))
    try stage.tap(.screen(200, 500))
    stage.view.layoutIfNeeded()
    #expect(text(overlay.cutout) == "242 292 116 56")
    #expect(abs(overlay.bubbleFrame.midX - 300) <= 0.5 || overlay.bubbleFrame.maxX == 367)
    try stage.wait(1)
    try stage.tap(.screen(200, 500))
    #expect(overlay.superview == nil)
    expectTrace(
      stage, only: [.log, .deliver],
      """
         0.000  log        bubble is narrow
         0.000  deliver    UIButton "first"                  touchesBegan touch 1
         0.050  deliver    UIButton "first"                  touchesEnded touch 1
         0.050  log        first
         0.050  deliver    CoachMarkOverlay "coach"          touchesBegan touch 2
         0.100  deliver    CoachMarkOverlay "coach"          touchesCancelled touch 2: UITapGestureRecognizer#1 recognized
         1.100  deliver    CoachMarkOverlay "coach"          touchesBegan touch 3
         1.150  deliver    CoachMarkOverlay "coach"          touchesCancelled touch 3: the view left its window
         1.150  log        finished
      """)
  }
}
