// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct TipTests {
  private final class Canvas: UIView {
    var strokes: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
    private func draw(_ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let kind = touch.type == .pencil ? "pencil" : "finger"
      strokes.append("\(kind) \(Double(touch.force)) \(Double(touch.altitudeAngle))")
    }
  }

  @Test func `a pencil has force and angles, which change gradually`() throws {
    let stage = Stage()
    let canvas = try stage.add(Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), named: "canvas")
    stage.samplesPerSecond = 4
    let pencil = stage.finger(1)
    pencil.tip = .pencil(force: 0.5, altitude: 1)
    try pencil.down(at: .center(of: "canvas"))
    #expect(pencil.touch?.maximumPossibleForce == 4)
    try pencil.move(by: CGVector(dx: 50, dy: 0), over: 0.5, becoming: .pencil(force: 1.5, altitude: 0.5))
    try pencil.up()
    #expect(canvas.strokes == ["pencil 0.5 1.0", "pencil 1.0 0.75", "pencil 1.5 0.5"])
    #expect(pencil.tip == .pencil(force: 1.5, altitude: 0.5))
  }

  @Test func `a gesture can be made with a pencil, and the finger is one again afterwards`() throws {
    let stage = Stage()
    let canvas = try stage.add(Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), named: "canvas")
    try stage.tap("canvas", with: .pencil(force: 2, altitude: 1))
    try stage.tap("canvas")
    #expect(canvas.strokes.count == 2)
    #expect(canvas.strokes[0] == "pencil 2.0 1.0")
    #expect(canvas.strokes[1].hasPrefix("finger 0.0"))
  }

  @Test func `inside together a tip counts from where it was set`() throws {
    let stage = Stage()
    let canvas = try stage.add(Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), named: "canvas")
    let finger = stage.finger(1)
    try stage.together {
      finger.tip = .pencil(force: 1, altitude: 1)
      try finger.down(at: .center(of: "canvas"))
      finger.tip.force = 3
      try finger.move(by: CGVector(dx: 5, dy: 0))
    }
    #expect(canvas.strokes == ["pencil 1.0 1.0", "pencil 3.0 1.0"])
    #expect(finger.tip.force == 3)
  }

  @Test func `easings begin at nothing, end at everything, and linear is exact`() {
    for easing in [Finger.Easing.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(easing.progress(at: 0) == 0)
      #expect(easing.progress(at: 1) == 1)
    }
    #expect(Finger.Easing.linear.progress(at: 0.3) == 0.3)
    #expect(Finger.Easing.easeIn.progress(at: 0.5) < 0.4)
    #expect(Finger.Easing.easeOut.progress(at: 0.5) > 0.6)
    #expect(Finger.Easing(x1: 0, y1: 0, x2: 1, y2: 2).progress(at: 0.9) > 1)
  }
}
