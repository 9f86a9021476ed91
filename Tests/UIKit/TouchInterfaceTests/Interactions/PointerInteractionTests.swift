// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

struct PointerInteractionTests {
  private final class Halves: UIPointerInteractionDelegate {
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      stage.log("region at \(Int(request.location.x)), \(Int(request.location.y))")
      if request.location.x >= 90 { return nil }
      let x: CGFloat = request.location.x < 50 ? 0 : 50
      return UIPointerRegion(
        rect: CGRect(x: x, y: 0, width: 50, height: 80), identifier: x == 0 ? "left" : "right")
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
      -> UIPointerStyle?
    {
      stage.log("style of \(region.identifier?.base ?? "")")
      guard let view = interaction.view, region.identifier == AnyHashable("left") else {
        return UIPointerStyle(shape: .verticalBeam(length: 20))
      }
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      stage.log("enters \(region.identifier?.base ?? "")")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      stage.log("leaves \(region.identifier?.base ?? "")")
    }
  }

  private func hover(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, _ phase: UITouch.Phase = .regionMoved) {
    stage.application.handle(
      PointerFrame(
        timestamp: stage.application.clock.now + 0.1, location: CGPoint(x: x, y: y), action: .hover(phase)))
  }

  @Test func `the pointer has a style in each region`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 80))
    let halves = Halves(stage)
    view.addInteraction(UIPointerInteraction(delegate: halves))
    try stage.add(view, named: "card")
    hover(stage, 10, 10, .regionEntered)
    hover(stage, 110, 110)
    hover(stage, 120, 110)
    hover(stage, 160, 110)
    hover(stage, 195, 110)
    hover(stage, 160, 110)
    hover(stage, 300, 110)
    expectTrace(
      stage, only: [.interaction, .log],
      """
         0.200  log        region at 10, 10
         0.200  log        style of left
         0.200  interact   UIView "card"                     pointer is in a region: lift effect
         0.200  log        enters left
         0.300  log        region at 20, 10
         0.400  log        region at 60, 10
         0.400  interact   UIView "card"                     pointer leaves the region
         0.400  log        leaves left
         0.400  log        style of right
         0.400  interact   UIView "card"                     pointer is in a region: a vertical beam
         0.400  log        enters right
         0.500  log        region at 95, 10
         0.500  interact   UIView "card"                     pointer leaves the region
         0.500  log        leaves right
         0.600  log        region at 60, 10
         0.600  log        style of right
         0.600  interact   UIView "card"                     pointer is in a region: a vertical beam
         0.600  log        enters right
         0.700  interact   UIView "card"                     pointer leaves the region
         0.700  log        leaves right
      """)
    withExtendedLifetime(halves) {}
  }

  @Test func `the innermost interaction has the pointer`() throws {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 80))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    outer.addInteraction(UIPointerInteraction(delegate: nil))
    inner.addInteraction(UIPointerInteraction(delegate: nil))
    outer.addSubview(inner)
    try stage.add(outer, named: "outer")
    inner.accessibilityIdentifier = "inner"
    hover(stage, 110, 110, .regionEntered)
    hover(stage, 130, 130)
    hover(stage, 110, 110)
    expectTrace(
      stage, only: [.interaction],
      """
         0.100  interact   UIView "outer"                    pointer is in a region: automatic effect
         0.200  interact   UIView "outer"                    pointer leaves the region
         0.200  interact   UIView "inner"                    pointer is in a region: automatic effect
         0.300  interact   UIView "inner"                    pointer leaves the region
         0.300  interact   UIView "outer"                    pointer is in a region: automatic effect
      """)
  }

  @Test func `an interaction that is switched off leaves the pointer alone`() throws {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 80))
    try stage.add(button, named: "button")
    #expect(!button.isPointerInteractionEnabled)
    button.pointerStyleProvider = { button, effect, shape in UIPointerStyle(effect: effect, shape: shape) }
    #expect(button.isPointerInteractionEnabled)
    hover(stage, 110, 110, .regionEntered)
    #expect(button.isHovered)
    button.isPointerInteractionEnabled = false
    #expect(!button.isHovered)
    hover(stage, 120, 110)
    expectTrace(
      stage, only: [.interaction],
      """
         0.100  interact   UIButton "button"                 pointer is in a region: automatic effect with a rounded rectangle
         0.100  interact   UIButton "button"                 pointer leaves the region
      """)
  }
}
