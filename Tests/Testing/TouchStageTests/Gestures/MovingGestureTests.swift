// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct MovingGestureTests {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    let view = try stage.add(UIView(frame: CGRect(x: 50, y: 100, width: 275, height: 300)), named: "card")
    view.isMultipleTouchEnabled = true
    try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 75, height: 100)), named: "photo", in: "card")
    return stage
  }

  @Test func `an eased pan comes to rest, and a linear one still moves`() throws {
    let stage = try makeStage()
    stage.samplesPerSecond = 10
    try stage.pan("card", by: CGVector(dx: 0, dy: -100), over: 0.4, easing: .easeOut)
    expectTrace(
      stage, only: [.input],
      """
         0.000  input      touch 1                           began at (187.5, 250), tap 1, finger 1
         0.100  input      touch 1                           moved to (187.5, 212.186)
         0.200  input      touch 1                           moved to (187.5, 181.536)
         0.300  input      touch 1                           moved to (187.5, 159.346)
         0.400  input      touch 1                           moved to (187.5, 150)
         0.400  input      touch 1                           ended at (187.5, 150)
      """)
    let result = try stage.pan("card", by: CGVector(dx: 40, dy: 0), over: 0.4)
    #expect(result.touches.count == 1)
    #expect(result.touches[0].location(in: nil) == CGPoint(x: 227.5, y: 250))
    #expect(result.hits[0] === (try stage["photo"]))
  }

  @Test func `a scroll view coasts after a pan, and does not after a drag`() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    list.contentSize = CGSize(width: 375, height: 6000)
    try stage.add(list, named: "list")
    try stage.drag("list", by: CGVector(dx: 0, dy: -200))
    let rested = list.contentOffset.y
    try stage.wait(2)
    #expect(list.contentOffset.y == rested && rested > 150)
    try stage.pan("list", by: CGVector(dx: 0, dy: -200), over: 0.2)
    let lifted = list.contentOffset.y
    try stage.wait(2)
    #expect(list.contentOffset.y > lifted + 50)
  }

  @Test(arguments: Stage.SwipeDirection.allCases)
  func `a swipe is recognized in its direction only`(direction: Stage.SwipeDirection) throws {
    let stage = try makeStage()
    let all: [(Stage.SwipeDirection, UISwipeGestureRecognizer.Direction)] = [
      (.up, .up), (.down, .down), (.left, .left), (.right, .right),
    ]
    for (name, value) in all {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = value
      swipe.addHandler { stage.log("\(name)") }
      try stage["card"].addGestureRecognizer(swipe)
    }
    try stage.swipe("card", direction)
    expectLog(stage, ["\(direction)"])
  }

  @Test func `a drag that holds first is a long press that moves`() throws {
    let stage = try makeStage()
    let press = UILongPressGestureRecognizer()
    press.addHandler { stage.log("\(press.state.rawValue) at \(Double(press.location(in: nil).y))") }
    try stage["card"].addGestureRecognizer(press)
    stage.samplesPerSecond = 4
    try stage.drag("card", to: .point(137.5, 200, in: "card"), holding: 0.6, over: 0.5, easing: .linear)
    expectLog(stage, ["1 at 250.0", "2 at 275.0", "2 at 300.0", "3 at 300.0"])
    try stage.drag("card", by: CGVector(dx: 0, dy: 30), over: 0.2)
    #expect(stage.lines.count == 4)
  }

  @Test func `a pinch scales, and a rotation turns`() throws {
    let stage = try makeStage()
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    var (scale, angle): (CGFloat, CGFloat) = (1, 0)
    pinch.addHandler { scale = pinch.scale }
    rotation.addHandler { angle = rotation.rotation }
    try stage["card"].addGestureRecognizer(pinch)
    try stage.pinch("card", scale: 2)
    #expect(scale > 1.6 && scale <= 2)
    try stage.pinch("card", scale: 0.5, angle: .pi / 2)
    #expect(scale < 0.65 && scale >= 0.5)
    try stage["card"].removeGestureRecognizer(pinch)
    try stage["card"].addGestureRecognizer(rotation)
    try stage.rotate("card", by: .pi / 2)
    #expect(angle > 1.2 && angle <= .pi / 2 + 0.001)
    try stage.rotate("card", by: -.pi / 2, angle: 1)
    #expect(angle < -1.2 && angle >= -.pi / 2 - 0.001)
  }

  @Test func `the fingers of a pinch are on opposite sides, and closest at the spread`() throws {
    let stage = try makeStage()
    stage.samplesPerSecond = 4
    try stage.pinch(.screen(100, 300), scale: 0.5, over: 0.5, spread: 40)
    expectTrace(
      stage, only: [.input],
      """
         0.000  input      touch 1                           began at (60, 300), tap 1, finger 1
         0.000  input      touch 2                           began at (140, 300), tap 1, finger 2
         0.250  input      touch 1                           moved to (70, 300)
         0.250  input      touch 2                           moved to (130, 300)
         0.500  input      touch 1                           moved to (80, 300)
         0.500  input      touch 2                           moved to (120, 300)
         0.500  input      touch 1                           ended at (80, 300)
         0.500  input      touch 2                           ended at (120, 300)
      """)
    for scale in [0, -1, .infinity, .nan] {
      #expect(throws: StageError.self) { try stage.pinch("card", scale: scale) }
    }
    #expect(throws: StageError.self) { try stage.rotate("card", by: .nan) }
    #expect(stage.application.activeTouches.isEmpty)
  }

  @Test func `a gesture on a covered view is an error, and leaves no finger down`() throws {
    let stage = try makeStage()
    try stage.add(UIView(frame: stage.view.bounds), named: "cover")
    let gestures: [() throws -> Void] = [
      { try stage.pan("card", by: CGVector(dx: 9, dy: 0)) }, { try stage.swipe("card", .up) },
      { try stage.drag("card", by: CGVector(dx: 9, dy: 0)) }, { try stage.pinch("card", scale: 2) },
      { try stage.rotate("card", by: 1) }, { try stage.longPress("card") }, { try stage.hover("card") },
      { try stage.scroll("card", by: .zero) },
    ]
    for gesture in gestures {
      let error = #expect(throws: StageError.self) { try gesture() }
      #expect(error?.description.contains(#"UIView "cover", which is in front of it"#) == true)
      #expect(stage.application.activeTouches.isEmpty)
    }
  }
}
