// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchInterface

struct PencilInteractionTests {
  private final class Tools: UIPencilInteractionDelegate {
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
    }

    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
      stage.log("tap at \(tap.timestamp), \(tap.hoverPose.map { "\(Int($0.location.x))" } ?? "away")")
    }

    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {
      stage.log("squeeze \(squeeze.phase), \(UIPencilInteraction.preferredSqueezeAction)")
    }
  }

  private final class OldTools: UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }

  @Test func `taps and squeezes reach the interactions of visible views`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 80))
    let (tools, old) = (Tools(stage), OldTools())
    view.addInteraction(UIPencilInteraction(delegate: tools))
    let second = UIPencilInteraction()
    second.delegate = old
    view.addInteraction(second)
    try stage.add(view, named: "canvas")
    stage.application.tapPencil()
    stage.application.tapPencil(hoverPose: UIPencilHoverPose(location: CGPoint(x: 130, y: 120)))
    stage.application.pencilSettings.squeezeAction = .switchEraser
    stage.application.squeezePencil(.began)
    #expect(old.taps == 2)
    view.isHidden = true
    stage.application.tapPencil()
    second.isEnabled = false
    #expect(old.taps == 2)
    #expect(stage.lines == ["tap at 0.0, away", "tap at 0.0, 30", "squeeze began, switchEraser"])
  }
}
