// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchTesting
import Touchstone

@testable import TouchExperiments

/// What a finger does in an experiment.
struct FingerPlan {
  let make: () -> Experiment
  let play: (Stage) throws -> Void
}

/// The fingers of all experiments; they do what the steps on the screen say.
enum FingerPlans {
  static let all: [String: FingerPlan] = [
    "BorderCrossing": FingerPlan(make: { BorderCrossing() }) { stage in
      let finger = stage.finger(1)
      try finger.down(at: .screen(140, 400))
      try finger.move(by: CGVector(dx: 0, dy: -120), over: 2)
      try finger.move(by: CGVector(dx: 0, dy: 120), over: 2)
      try finger.up()
    },
    "DelayedAnimation": FingerPlan(make: { DelayedAnimation() }) { stage in
      try tap(stage, 160, 260)
      try stage.wait(1)
      try tap(stage, 60, 360)
      try stage.wait(4)
      try tap(stage, 260, 360)
    },
    "DelayedContent": FingerPlan(make: { DelayedContent() }) { stage in
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 60, over: 0.3)
      try stage.wait(1)
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 60, over: 0.3, resting: 1)
    },
    "DelayedEnd": FingerPlan(make: { DelayedEnd() }) { stage in
      try tap(stage, 160, 360)
      try stage.wait(1)
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 100, over: 0.5)
      try stage.wait(1)
    },
    "EnabledDuringTouch": FingerPlan(make: { EnabledDuringTouch() }) { stage in
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 100, over: 0.5)
    },
    "ForwardedTouches": FingerPlan(make: { ForwardedTouches() }) { stage in
      try drag(stage, from: CGPoint(x: 120, y: 360), by: 50, over: 0.5)
    },
    "HiddenWindow": FingerPlan(make: { HiddenWindow() }) { stage in
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 100, over: 0.5)
    },
    "HitTestCount": FingerPlan(make: { HitTestCount() }) { stage in
      try tap(stage, 160, 360)
      try stage.wait(1)
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 50, over: 0.5)
    },
    "InstantPress": FingerPlan(make: { InstantPress() }) { stage in
      try tap(stage, 160, 360)
    },
    "LayoutRequests": FingerPlan(make: { LayoutRequests() }) { stage in
      try tap(stage, 160, 280)
      try stage.wait(1)
      try tap(stage, 160, 280)
    },
    "PanTranslation": FingerPlan(make: { PanTranslation() }) { stage in
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 60, over: 2)
      try stage.wait(1)
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 160, over: 0.1)
    },
    "PrimaryAction": FingerPlan(make: { PrimaryAction() }) { stage in
      try tap(stage, 140, 322)
    },
    "SeveralFingers": FingerPlan(make: { SeveralFingers() }) { stage in
      for (left, right) in [(60.0, 60.0), (0, 60), (-20, 60)] {
        let fingers = [stage.finger(1), stage.finger(2)]
        try fingers[0].down(at: .screen(100, 360))
        try fingers[1].down(at: .screen(160, 360))
        for _ in 0..<60 {
          if left != 0 { try fingers[0].move(by: CGVector(dx: left / 60, dy: 0)) }
          try fingers[1].move(by: CGVector(dx: right / 60, dy: 0))
          try stage.wait(1 / 60.0)
        }
        for finger in fingers { try finger.up() }
        try stage.wait(1)
      }
    },
    "SliderKnob": FingerPlan(make: { SliderKnob() }) { stage in
      for distance in stride(from: 0.0, through: 45, by: 5) {
        try tap(stage, 160 + distance, 317)
        try stage.wait(1)
      }
    },
    "StepperRepeat": FingerPlan(make: { StepperRepeat() }) { stage in
      let finger = stage.finger(1)
      try finger.down(at: .screen(115, 316))
      try stage.wait(3)
      try finger.up()
    },
    "SwitchDrag": FingerPlan(make: { SwitchDrag() }) { stage in
      for distance in 0...10 {
        try drag(stage, from: CGPoint(x: 135, y: 315), by: -Double(distance), over: 0.2)
        try stage.wait(1)
        let toggle = stage.view.subviews.compactMap { $0 as? UISwitch }.first
        toggle?.setOn(false, animated: false)
      }
    },
    "TakenTouch": FingerPlan(make: { TakenTouch() }) { stage in
      let finger = stage.finger(1)
      try finger.down(at: .screen(160, 280))
      try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.5)
      try finger.up()
    },
    "TapCount": FingerPlan(make: { TapCount() }) { stage in
      for pause in [0.2, 0.3, 0.35, 0.4] {
        try tap(stage, 160, 360)
        try stage.wait(pause)
        try tap(stage, 160, 360)
        try stage.wait(1)
      }
      for distance in [20.0, 40, 44, 46] {
        try tap(stage, 100, 360)
        try stage.wait(0.1)
        try tap(stage, 100 + distance, 360)
        try stage.wait(1)
      }
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 100, over: 0.2)
      try stage.wait(0.1)
      try tap(stage, 180, 360)
    },
    "TapLimits": FingerPlan(make: { TapLimits() }) { stage in
      for time in [0.1, 0.5, 1, 2, 3] {
        try drag(stage, from: CGPoint(x: 100, y: 360), by: 0, over: 0, resting: time)
        try stage.wait(1)
      }
      for distance in [5.0, 20, 40, 44, 46, 60] {
        try drag(stage, from: CGPoint(x: 100, y: 360), by: distance, over: 0.2)
        try stage.wait(1)
      }
    },
    "WaitingPan": FingerPlan(make: { WaitingPan() }) { stage in
      try drag(stage, from: CGPoint(x: 80, y: 360), by: 120, over: 2)
    },
  ]

  /// A tap of 0.05 s.
  static func tap(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(x, y))
    try stage.wait(0.05)
    try finger.up()
  }

  /// A drag to the right.
  static func drag(
    _ stage: Stage, from point: CGPoint, by distance: CGFloat, over time: TimeInterval,
    resting: TimeInterval = 0
  ) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(point.x, point.y))
    try stage.wait(resting)
    if distance != 0 { try finger.move(by: CGVector(dx: distance, dy: 0), over: time) }
    try finger.up()
  }
}
