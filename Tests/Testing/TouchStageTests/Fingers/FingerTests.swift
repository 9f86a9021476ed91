// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@Suite struct FingerTests {
  @Test func `a finger can lift or be cancelled at another place than it was, with another tip`() throws {
    let stage = Stage()
    let view = try stage.add(LastTouch(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), named: "view")
    let finger = stage.finger(1)
    finger.tip = .finger(force: 2, radius: 11)
    try finger.down(at: .screen(10, 10))
    #expect(finger.touch?.majorRadius == 11 && finger.touch?.maximumPossibleForce == 480 / 72)
    try finger.up(at: .screen(20.25, 10), becoming: .finger)
    #expect(view.last == ["ended 20.25 0.0"])
    #expect(finger.location == CGPoint(x: 20.25, y: 10) && finger.tip == .finger)
    try finger.down(at: .screen(10, 10))
    try finger.cancel(at: .screen(30, 10))
    #expect(view.last == ["ended 20.25 0.0", "cancelled 30.0 0.0"])
    #expect(throws: StageError(.fingerIsUp(1, doing: "lift"))) { try finger.up(at: .screen(1, 1)) }
  }

  private final class LastTouch: UIView {
    var last: [String] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    private func note(_ what: String, _ touches: Set<UITouch>) {
      for touch in touches {
        last.append("\(what) \(Double(touch.location(in: nil).x)) \(Double(touch.force))")
      }
    }
  }

  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "left")
    try stage.add(UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)), named: "right")
    return stage
  }

  @Test func `a finger moves in a straight line, sample by sample, and ends exactly at its place`() throws {
    let stage = try makeStage()
    stage.samplesPerSecond = 10
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "left"))
    try finger.move(to: .screen(80, 20), over: 0.25)
    try finger.up()
    expectTrace(
      stage, only: [.input],
      """
         0.000  input      touch 1                           began at (50, 50), tap 1, finger 1
         0.100  input      touch 1                           moved to (62, 38)
         0.200  input      touch 1                           moved to (74, 26)
         0.250  input      touch 1                           moved to (80, 20)
         0.250  input      touch 1                           ended at (80, 20)
      """)
    #expect(stage.now == 0.25)
    #expect(finger.location == CGPoint(x: 80, y: 20))
  }

  @Test func `a finger goes to views as it goes to their centers`() throws {
    let stage = try makeStage()
    let finger = stage.finger(1)
    try finger.down(at: "left")
    #expect(finger.location == CGPoint(x: 50, y: 50))
    try finger.move(to: try stage["right"], over: 0.1)
    #expect(finger.location == CGPoint(x: 250, y: 50))
    try finger.up()
    try stage["left"].isHidden = true
    #expect(throws: StageError.self) { try finger.down(at: "left") }
  }

  @Test func `without a duration a move is one sample, now`() throws {
    let stage = try makeStage()
    let finger = stage.finger(1)
    try finger.down(at: .screen(10, 10))
    try finger.move(by: CGVector(dx: 5, dy: -5))
    #expect(finger.touch?.location(in: nil) == CGPoint(x: 15, y: 5))
    #expect(stage.now == 0)
  }

  @Test func `fingers that do things together share their frames`() throws {
    let stage = try makeStage()
    stage.samplesPerSecond = 10
    let (one, two) = (stage.finger(1), stage.finger(2))
    try stage.together {
      try one.down(at: .center(of: "left"))
      try two.wait(0.1)
      try two.down(at: .center(of: "right"))
      try one.move(by: CGVector(dx: 20, dy: 0), over: 0.2)
      try two.move(by: CGVector(dx: 0, dy: 10), over: 0.1)
      #expect(one.isDown)
      #expect(one.location == CGPoint(x: 70, y: 50))
      #expect(stage.trace.entries.isEmpty)
      try stage.wait(0.1)
      try one.up()
      try two.cancel()
    }
    #expect(stage.now == 0.2 + 0.1)
    expectTrace(
      stage, only: [.input, .event],
      """
         0.000  input      touch 1                           began at (50, 50), tap 1, finger 1
         0.000  event      UIWindow#1                        is sent touch 1
         0.100  input      touch 2                           began at (250, 50), tap 1, finger 2
         0.100  input      touch 1                           moved to (60, 50)
         0.100  event      UIWindow#1                        is sent touches 1, 2
         0.200  input      touch 1                           moved to (70, 50)
         0.200  input      touch 2                           moved to (250, 60)
         0.200  event      UIWindow#1                        is sent touches 1, 2
         0.300  input      touch 1                           ended at (70, 50)
         0.300  input      touch 2                           cancelled at (250, 60)
         0.300  event      UIWindow#1                        is sent touches 1, 2
      """)
  }

  @Test func `what one finger does twice at one moment takes two frames, whatever the others do`() throws {
    let stage = try makeStage()
    try stage.together {
      try stage.finger(1).down(at: .screen(10, 10))
      try stage.finger(1).up()
      try stage.finger(2).down(at: .screen(20, 10))
      try stage.finger(2).move(to: .screen(21, 10))
    }
    expectTrace(
      stage, only: [.event],
      """
         0.000  event      UIWindow#1                        is sent touches 1, 2
         0.000  event      UIWindow#1                        is sent touches 1, 2
      """)
  }

  @Test func `sums of durations that differ in their last bits are one moment`() throws {
    let stage = try makeStage()
    try stage.together {
      try stage.finger(1).wait(0.1)
      try stage.finger(1).wait(0.2)
      try stage.finger(1).down(at: .screen(10, 10))
      try stage.finger(2).wait(0.3)
      try stage.finger(2).down(at: .screen(20, 10))
    }
    expectTrace(
      stage, only: [.input, .event],
      """
         0.300  input      touch 1                           began at (10, 10), tap 1, finger 1
         0.300  input      touch 2                           began at (20, 10), tap 1, finger 2
         0.300  event      UIWindow#1                        is sent touches 1, 2
      """)
  }

  @Test func `a finger that is up cannot move, lift or be cancelled`() throws {
    let finger = try makeStage().finger(3)
    #expect(throws: StageError.self) { try finger.up() }
    let stage = try makeStage()
    let other = stage.finger(3)
    #expect(throws: StageError(.fingerIsUp(3, doing: "lift"))) { try other.up() }
    #expect(throws: StageError(.fingerIsUp(3, doing: "be cancelled"))) { try other.cancel() }
    #expect(throws: StageError(.fingerIsUp(3, doing: "move"))) { try other.move(to: .screen(1, 1)) }
    #expect(throws: StageError(.fingerIsUp(3, doing: "move"))) { try other.move(by: CGVector(dx: 1, dy: 1)) }
    #expect(stage.trace.entries.isEmpty)
  }

  @Test func `a finger that is down cannot come down`() throws {
    let stage = try makeStage()
    try stage.finger(1).down(at: .screen(1, 1))
    #expect(throws: StageError(.fingerIsDown(1))) { try stage.finger(1).down(at: .screen(1, 1)) }
    #expect(throws: StageError(.fingerIsDown(2))) {
      try stage.together {
        try stage.finger(2).down(at: .screen(1, 1))
        try stage.finger(2).down(at: .screen(1, 1))
      }
    }
    #expect(!stage.finger(2).isDown)
    #expect(stage.application.activeTouches.count == 1)
  }

  @Test func `together stays within itself, and taps stay out of it`() throws {
    let stage = try makeStage()
    #expect(throws: StageError(.notTogether("together"))) { try stage.together { try stage.together {} } }
    #expect(throws: StageError(.notTogether("a tap"))) { try stage.together { try stage.tap("left") } }
    try stage.tap("left")
  }

  @Test func `a callback that moves fingers or time is told that it cannot`() throws {
    final class Meddling: UIView {
      var meddle: () throws -> Void = {}
      var errors: [StageError] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        do { try meddle() } catch let error as StageError { errors.append(error) } catch {}
      }
    }
    let stage = Stage()
    let view = try stage.add(Meddling(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), named: "view")
    let meddlings: [() throws -> Void] = [
      { try stage.wait(1) }, { try stage.finger(2).down(at: .screen(1, 1)) }, { try stage.together {} },
    ]
    for meddling in meddlings {
      view.meddle = meddling
      try stage.tap("view")
    }
    #expect(view.errors == Array(repeating: StageError(.insideCallback), count: 3))
  }

  @Test func `a finger that missed is taken away, and the rest of the plan does not happen`() throws {
    let stage = try makeStage()
    try stage.add(UIView(frame: stage.view.bounds), named: "cover")
    #expect(throws: StageError.self) {
      try stage.together {
        try stage.finger(1).down(at: .screen(1, 1))
        try stage.finger(2).down(at: .center(of: "right"))
        try stage.finger(1).up()
      }
    }
    #expect(stage.finger(1).isDown)
    #expect(!stage.finger(2).isDown)
    #expect(stage.application.activeTouches.map(\.phase) == [.stationary])
    try stage.finger(1).up()
  }

  @Test func `an invalid rate is an error`() throws {
    let stage = try makeStage()
    try stage.finger(1).down(at: .screen(1, 1))
    for rate in [0, -1, Double.nan, .infinity] {
      stage.samplesPerSecond = rate
      #expect(throws: StageError.self) { try stage.finger(1).move(to: .screen(2, 2), over: 1) }
    }
    stage.samplesPerSecond = 1000
    #expect(throws: StageError.self) { try stage.finger(1).move(to: .screen(2, 2), over: 80_000) }
  }

  @Test func `a finger comes down on the screen only, and may leave it`() throws {
    let stage = try makeStage()
    let finger = stage.finger(1)
    #expect(throws: StageError(.offScreen(CGPoint(x: 375, y: 20), screen: CGSize(width: 375, height: 667)))) {
      try finger.down(at: .screen(375, 20))
    }
    #expect(throws: StageError(.offScreen(CGPoint(x: -10, y: 50), screen: CGSize(width: 375, height: 667)))) {
      try stage.tap(.point(-10, 50, in: "left"))
    }
    #expect(throws: StageError(.offScreen(CGPoint(x: -15, y: 50), screen: CGSize(width: 375, height: 667)))) {
      try stage.tap(.screen(5, 50), fingers: 2)
    }
    expectTrace(stage, only: [.input], "")
    try finger.down(at: .screen(0, 0))
    try finger.move(to: .screen(-20, 700))
    try finger.up()
    #expect(finger.location == CGPoint(x: -20, y: 700))
  }

  @Test func `a script says in which line a finger comes down off the screen`() throws {
    let stage = try makeStage()
    let result = stage.run(try Script("tap at (10, 10)\ntap at (10, 700)"))
    #expect(
      result.stop?.message.contains(
        "a finger cannot come down at (10, 700), which is off the screen: its points go from (0, 0) to just before (375, 667)"
      ) == true)
    #expect(result.stop?.line == 2)
  }
}
