// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// Sessions of two fingers, with every fact.
@Suite struct TwoFingerTraces {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "left")
    try stage.add(UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)), named: "right")
    return stage
  }

  private let bothOnLeft = """
    a = center of "left"
    b = (20, 20) in "left"
    c = (40, 20) in "left"

    1: a----|
    2: -b=c-|
    """

  @Test func `with multiple touch off the second finger is never delivered`() throws {
    let stage = try makeStage()
    try stage.play(bothOnLeft, tick: 0.01)
    expectTrace(
      stage,
      """
         0.000  input      touch 1                           began at (50, 50), tap 1, finger 1
         0.000  hit-test   UIWindow#1                        inside at (50, 50)
         0.000  hit-test     UITransitionView#1              inside at (50, 50)
         0.000  hit-test       UIDropShadowView#1            inside at (50, 50)
         0.000  hit-test         UIView#1                    inside at (50, 50)
         0.000  hit-test           UIView "right"            outside at (-150, 50)
         0.000  hit-test           UIView "left"             inside at (50, 50)
         0.000  hit-test   UIWindow#1                        (50, 50) hits UIView "left"
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    UIView "left"                     touchesBegan touch 1
         0.010  input      touch 2                           began at (20, 20), tap 1, finger 2
         0.010  hit-test   UIWindow#1                        inside at (20, 20)
         0.010  hit-test     UITransitionView#1              inside at (20, 20)
         0.010  hit-test       UIDropShadowView#1            inside at (20, 20)
         0.010  hit-test         UIView#1                    inside at (20, 20)
         0.010  hit-test           UIView "right"            outside at (-180, 20)
         0.010  hit-test           UIView "left"             inside at (20, 20)
         0.010  hit-test   UIWindow#1                        (20, 20) hits UIView "left"
         0.010  event      UIWindow#1                        is sent touch 2
         0.010  deliver    UIView "left"                     never gets touch 2: the view has a touch and multiple touch is off
         0.020  input      touch 2                           moved to (30, 20)
         0.020  event      UIWindow#1                        is sent touch 2
         0.030  input      touch 2                           moved to (40, 20)
         0.030  event      UIWindow#1                        is sent touch 2
         0.050  input      touch 1                           ended at (50, 50)
         0.050  input      touch 2                           ended at (40, 20)
         0.050  event      UIWindow#1                        is sent touches 1, 2
         0.050  deliver    UIView "left"                     touchesEnded touch 1
      """)
  }

  @Test func `with multiple touch on both fingers are delivered, and end in one call`() throws {
    let stage = try makeStage()
    try stage["left"].isMultipleTouchEnabled = true
    try stage.play(bothOnLeft, tick: 0.01)
    expectTrace(
      stage, only: [.input, .event, .deliver],
      """
         0.000  input      touch 1                           began at (50, 50), tap 1, finger 1
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    UIView "left"                     touchesBegan touch 1
         0.010  input      touch 2                           began at (20, 20), tap 1, finger 2
         0.010  event      UIWindow#1                        is sent touch 2
         0.010  deliver    UIView "left"                     touchesBegan touch 2
         0.020  input      touch 2                           moved to (30, 20)
         0.020  event      UIWindow#1                        is sent touch 2
         0.020  deliver    UIView "left"                     touchesMoved touch 2
         0.030  input      touch 2                           moved to (40, 20)
         0.030  event      UIWindow#1                        is sent touch 2
         0.030  deliver    UIView "left"                     touchesMoved touch 2
         0.050  input      touch 1                           ended at (50, 50)
         0.050  input      touch 2                           ended at (40, 20)
         0.050  event      UIWindow#1                        is sent touches 1, 2
         0.050  deliver    UIView "left"                     touchesEnded touches 1, 2
      """)
  }

  @Test func `an exclusive view takes no touch while another view has one, and gives none while it has one`()
    throws
  {
    let stage = try makeStage()
    try stage["left"].isExclusiveTouch = true
    try stage.play(
      """
      l = center of "left"
      r = center of "right"

      1: r---|-r---|
      2: -l-|-l-|---
      """, tick: 0.01)
    expectTrace(
      stage, only: [.input, .event, .deliver],
      """
         0.000  input      touch 1                           began at (250, 50), tap 1, finger 1
         0.000  event      UIWindow#1                        is sent touch 1
         0.000  deliver    UIView "right"                    touchesBegan touch 1
         0.010  input      touch 2                           began at (50, 50), tap 1, finger 2
         0.010  event      UIWindow#1                        is sent touch 2
         0.010  deliver    UIView "left"                     never gets touch 2: the view is exclusive and another view has touches
         0.030  input      touch 2                           ended at (50, 50)
         0.030  event      UIWindow#1                        is sent touch 2
         0.040  input      touch 1                           ended at (250, 50)
         0.040  event      UIWindow#1                        is sent touch 1
         0.040  deliver    UIView "right"                    touchesEnded touch 1
         0.050  input      touch 3                           began at (50, 50), tap 2, finger 2
         0.050  event      UIWindow#1                        is sent touch 3
         0.050  deliver    UIView "left"                     touchesBegan touch 3
         0.060  input      touch 4                           began at (250, 50), tap 2, finger 1
         0.060  event      UIWindow#1                        is sent touch 4
         0.060  deliver    UIView "right"                    never gets touch 4: an exclusive view has touches
         0.070  input      touch 3                           ended at (50, 50)
         0.070  event      UIWindow#1                        is sent touch 3
         0.070  deliver    UIView "left"                     touchesEnded touch 3
         0.100  input      touch 4                           ended at (250, 50)
         0.100  event      UIWindow#1                        is sent touch 4
      """)
  }

  @Test func `a view that is removed in mid-touch is cancelled at once and gets nothing after`() throws {
    let stage = try makeStage()
    let (one, two) = (stage.finger(1), stage.finger(2))
    try stage.together {
      try one.down(at: .center(of: "left"))
      try two.down(at: .center(of: "right"))
    }
    try stage.wait(0.1)
    try stage["left"].removeFromSuperview()
    stage.log("left is removed")
    try stage.together {
      try one.move(by: CGVector(dx: 5, dy: 5))
      try two.move(by: CGVector(dx: 5, dy: 5))
    }
    try stage.together {
      try one.up()
      try two.up()
    }
    expectTrace(
      stage, only: [.input, .event, .deliver, .log],
      """
         0.000  input      touch 1                           began at (50, 50), tap 1, finger 1
         0.000  input      touch 2                           began at (250, 50), tap 1, finger 2
         0.000  event      UIWindow#1                        is sent touches 1, 2
         0.000  deliver    UIView "left"                     touchesBegan touch 1
         0.000  deliver    UIView "right"                    touchesBegan touch 2
         0.100  deliver    UIView "left"                     touchesCancelled touch 1: the view left its window
         0.100  log        left is removed
         0.100  input      touch 1                           moved to (55, 55)
         0.100  input      touch 2                           moved to (255, 55)
         0.100  event      UIWindow#1                        is sent touches 1, 2
         0.100  deliver    UIView "right"                    touchesMoved touch 2
         0.100  input      touch 1                           ended at (55, 55)
         0.100  input      touch 2                           ended at (255, 55)
         0.100  event      UIWindow#1                        is sent touches 1, 2
         0.100  deliver    UIView "right"                    touchesEnded touch 2
      """)
  }

  @Test func `a window in front takes what it covers and leaves the rest`() throws {
    let stage = try makeStage()
    try stage.addWindow(named: "sheet", frame: CGRect(x: 0, y: 300, width: 375, height: 367), level: .alert)
    try stage.together {
      try stage.finger(1).down(at: .point(10, 20, in: "sheet"))
      try stage.finger(2).down(at: .center(of: "right"))
    }
    try stage.together {
      try stage.finger(1).up()
      try stage.finger(2).up()
    }
    expectTrace(
      stage,
      """
         0.000  input      touch 1                           began at (10, 320), tap 1, finger 1
         0.000  input      touch 2                           began at (250, 50), tap 1, finger 2
         0.000  hit-test   UIWindow "sheet"                  inside at (10, 20)
         0.000  hit-test   UIWindow "sheet"                  (10, 20) hits UIWindow "sheet"
         0.000  hit-test   UIWindow "sheet"                  outside at (250, -250)
         0.000  hit-test   UIWindow "sheet"                  (250, -250) hits nothing
         0.000  hit-test   UIWindow#2                        inside at (250, 50)
         0.000  hit-test     UITransitionView#1              inside at (250, 50)
         0.000  hit-test       UIDropShadowView#1            inside at (250, 50)
         0.000  hit-test         UIView#1                    inside at (250, 50)
         0.000  hit-test           UIView "right"            inside at (50, 50)
         0.000  hit-test   UIWindow#2                        (250, 50) hits UIView "right"
         0.000  event      UIWindow "sheet"                  is sent touch 1
         0.000  deliver    UIWindow "sheet"                  touchesBegan touch 1
         0.000  event      UIWindow#2                        is sent touch 2
         0.000  deliver    UIView "right"                    touchesBegan touch 2
         0.000  input      touch 1                           ended at (10, 20)
         0.000  input      touch 2                           ended at (250, 50)
         0.000  event      UIWindow "sheet"                  is sent touch 1
         0.000  deliver    UIWindow "sheet"                  touchesEnded touch 1
         0.000  event      UIWindow#2                        is sent touch 2
         0.000  deliver    UIView "right"                    touchesEnded touch 2
      """)
  }
}
