// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// Gray contains green contains blue, each logging its calls, as in an article on the responder chain.
@Suite struct NestedViewsTraces {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}
  private final class GrayView: ProbeView {}
  private final class GreenView: ProbeView {}

  /// Logs the responder chain above it when its touch ends.
  private final class BlueView: ProbeView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      var prefix = ""
      var next = next
      while let responder = next {
        probe.write("\(prefix)\(type(of: responder))")
        prefix += "--"
        next = responder.next
      }
    }
  }

  private let delegate = AppDelegate()

  private func makeStage() throws -> Stage {
    let stage = Stage()
    stage.application.delegate = delegate
    let touches: Set<Probe.Method> = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]
    let gray = GrayView(
      "GrayView", frame: CGRect(x: 40, y: 100, width: 300, height: 300), style: .selectors,
      withoutSuper: touches)
    let green = GreenView(
      "GreenView", frame: CGRect(x: 50, y: 50, width: 200, height: 200), style: .selectors,
      withoutSuper: touches)
    let blue = BlueView(
      "BlueView", frame: CGRect(x: 50, y: 50, width: 100, height: 100), style: .selectors,
      withoutSuper: touches)
    try stage.add(gray, named: "gray")
    try stage.add(green, named: "green", in: "gray")
    try stage.add(blue, named: "blue", in: "green")
    return stage
  }

  @Test func `each parent is asked before its child, and blue is hit`() throws {
    let stage = try makeStage()
    let tap = try stage.tap("blue")
    expectLog(
      stage,
      """
      -[GrayView hitTest:withEvent:]
      -[GrayView pointInside:withEvent:]
      -[GreenView hitTest:withEvent:]
      -[GreenView pointInside:withEvent:]
      -[BlueView hitTest:withEvent:]
      -[BlueView pointInside:withEvent:]
      -[BlueView touchesBegan:withEvent:]
      -[BlueView touchesEnded:withEvent:]
      GreenView
      --GrayView
      ----UIView
      ------UIViewController
      --------UIDropShadowView
      ----------UITransitionView
      ------------UIWindow
      --------------UIWindowScene
      ----------------UIApplication
      ------------------AppDelegate
      """)
    #expect(
      tap.path.map { stage.name(of: $0) } == [
        "UIWindow#1", "UITransitionView#1", "UIDropShadowView#1", "UIView#1", "gray", "green", "blue",
      ])
    expectTrace(
      stage, only: [.input, .hitTest, .event, .deliver],
      """
         0.000  input      touch 1                           began at (190, 250), tap 1, finger 1
         0.000  hit-test   UIWindow#1                        inside at (190, 250)
         0.000  hit-test     UITransitionView#1              inside at (190, 250)
         0.000  hit-test       UIDropShadowView#1            inside at (190, 250)
         0.000  hit-test         UIView#1                    inside at (190, 250)
         0.000  hit-test           GrayView "gray"           asked itself at (150, 150)
         0.000  hit-test             GrayView "gray"         inside at (150, 150)
         0.000  hit-test               GreenView "green"     asked itself at (100, 100)
         0.000  hit-test                 GreenView "green"   inside at (100, 100)
         0.000  hit-test                   BlueView "blue"   asked itself at (50, 50)
         0.000  hit-test                     BlueView "blue"  inside at (50, 50)
         0.000  hit-test                   BlueView "blue"   answers BlueView "blue"
         0.000  hit-test               GreenView "green"     answers BlueView "blue"
         0.000  hit-test           GrayView "gray"           answers BlueView "blue"
         0.000  hit-test   UIWindow#1                        (190, 250) hits BlueView "blue"
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    BlueView "blue"                   touchesBegan touch 1
         0.050  input      touch 1                           ended at (190, 250)
         0.050  event      UIWindow#1                        is sent touch 1
         0.050  deliver    BlueView "blue"                   touchesEnded touch 1
      """)
  }

  @Test func `beside its children gray is hit, and green says outside`() throws {
    let stage = try makeStage()
    try stage.tap(.point(5, 5, in: "gray"))
    expectLog(
      stage,
      """
      -[GrayView hitTest:withEvent:]
      -[GrayView pointInside:withEvent:]
      -[GreenView hitTest:withEvent:]
      -[GreenView pointInside:withEvent:]
      -[GrayView touchesBegan:withEvent:]
      -[GrayView touchesEnded:withEvent:]
      """)
  }
}
