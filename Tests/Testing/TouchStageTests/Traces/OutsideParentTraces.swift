// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// A round button sticks half out of its bar, like the tab bar of an article.
@Suite struct OutsideParentTraces {
  private class BottomBar: UIView {}

  /// Counts the area of its button as its own.
  private final class GenerousBar: BottomBar {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      for child in subviews where child.point(inside: convert(point, to: child), with: event) { return true }
      return super.point(inside: point, with: event)
    }
  }

  private func makeStage(_ bar: BottomBar) throws -> Stage {
    let stage = Stage()
    bar.frame = CGRect(x: 0, y: 618, width: 375, height: 49)
    try stage.add(bar, named: "bar")
    let circle = ProbeView("Circle", frame: CGRect(x: 167.5, y: -20, width: 40, height: 40))
    try stage.add(circle, named: "circle", in: "bar")
    return stage
  }

  @Test func `the lower half works and the upper half is dead`() throws {
    let stage = try makeStage(BottomBar())
    let lower = try stage.tap(.point(20, 30, in: "circle"))
    expectHit(stage, lower, "circle")
    stage.clear()
    let upper = try stage.tap(.point(20, 10, in: "circle"))
    expectHit(stage, upper, stage.view)
    expectTrace(
      stage,
      """
         0.050  input      touch 2                           began at (187.5, 608), tap 2, finger 1
         0.050  hit-test   UIWindow#1                        inside at (187.5, 608)
         0.050  hit-test     UITransitionView#1              inside at (187.5, 608)
         0.050  hit-test       UIDropShadowView#1            inside at (187.5, 608)
         0.050  hit-test         UIView#1                    inside at (187.5, 608)
         0.050  hit-test           BottomBar "bar"           outside at (187.5, -10)
         0.050  hit-test   UIWindow#1                        (187.5, 608) hits UIView#1
         0.050  event      UIWindow#1                        is sent touch 2
         0.050  deliver    UIView#1                          touchesBegan touch 2
         0.100  input      touch 2                           ended at (187.5, 608)
         0.100  event      UIWindow#1                        is sent touch 2
         0.100  deliver    UIView#1                          touchesEnded touch 2
      """)
  }

  @Test func `with a bar that counts the button as its own both halves work`() throws {
    let stage = try makeStage(GenerousBar())
    expectTap(stage, at: .point(20, 30, in: "circle"), hits: "circle")
    try stage.wait(1)
    stage.clear()
    let upper = try stage.tap(.point(20, 10, in: "circle"))
    expectHit(stage, upper, "circle")
    expectTrace(
      stage,
      """
         1.050  input      touch 2                           began at (187.5, 608), tap 1, finger 1
         1.050  hit-test   UIWindow#1                        inside at (187.5, 608)
         1.050  hit-test     UITransitionView#1              inside at (187.5, 608)
         1.050  hit-test       UIDropShadowView#1            inside at (187.5, 608)
         1.050  hit-test         UIView#1                    inside at (187.5, 608)
         1.050  log        Circle is inside: 1
         1.050  hit-test           GenerousBar "bar"         inside at (187.5, -10)
         1.050  hit-test             ProbeView "circle"      asked itself at (20, 10)
         1.050  log        Circle is inside: 1
         1.050  hit-test               ProbeView "circle"    inside at (20, 10)
         1.050  log        Circle hit: <ProbeView: 0x…; frame = (167.5 -20; 40 40); layer = <CALayer: 0x…>>
         1.050  hit-test             ProbeView "circle"      answers ProbeView "circle"
         1.050  hit-test   UIWindow#1                        (187.5, 608) hits ProbeView "circle"
         1.050  event      UIWindow#1                        is sent touch 2
         1.050  deliver    ProbeView "circle"                touchesBegan touch 2
         1.050  log        Circle touches began
         1.100  input      touch 2                           ended at (187.5, 608)
         1.100  event      UIWindow#1                        is sent touch 2
         1.100  deliver    ProbeView "circle"                touchesEnded touch 2
         1.100  log        Circle touches ended
      """)
  }
}
