// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// A tuning value that a scene can set by name.
nonisolated struct SceneTuning: Sendable {
  let name: String
  let type: SceneType
  let set: @Sendable (inout TouchTuning, SceneValue) -> Void

  private init<Value: SceneReadable>(
    _ name: String, _ path: any WritableKeyPath<TouchTuning, Value> & Sendable
  ) {
    self.name = name
    type = Value.sceneType
    set = { tuning, value in
      if let value = Value.read(value) { tuning[keyPath: path] = value }
    }
  }

  /// The presets by name.
  static let presets: [(name: String, tuning: TouchTuning)] = [("uikit", .uikit), ("articles", .articles)]

  /// Every value, in the order of declaration.
  static let all: [SceneTuning] = [
    SceneTuning("tapInterval", \.tapInterval),
    SceneTuning("tapDistance", \.tapDistance),
    SceneTuning("minimumAlpha", \.minimumAlpha),
    SceneTuning("predictedFrames", \.predictedFrames),
    SceneTuning("tapDuration", \.tapDuration),
    SceneTuning("tapSlop", \.tapSlop),
    SceneTuning("tapFingerInterval", \.tapFingerInterval),
    SceneTuning("longPressDuration", \.longPressDuration),
    SceneTuning("longPressMovement", \.longPressMovement),
    SceneTuning("panThreshold", \.panThreshold),
    SceneTuning("panKeepsThreshold", \.panKeepsThreshold),
    SceneTuning("scrollPause", \.scrollPause),
    SceneTuning("velocityWindow", \.velocityWindow),
    SceneTuning("velocityRest", \.velocityRest),
    SceneTuning("pinchThreshold", \.pinchThreshold),
    SceneTuning("rotationAngle", \.rotationAngle),
    SceneTuning("rotationArc", \.rotationArc),
    SceneTuning("swipeDistance", \.swipeDistance),
    SceneTuning("swipeDrift", \.swipeDrift),
    SceneTuning("swipeDuration", \.swipeDuration),
    SceneTuning("screenEdgeWidth", \.screenEdgeWidth),
    SceneTuning("endedHoldAfterFailure", \.endedHoldAfterFailure),
    SceneTuning("trackingSlop", \.trackingSlop),
    SceneTuning("sendsDragAfterCrossing", \.sendsDragAfterCrossing),
    SceneTuning("sendsCancelWhenTaken", \.sendsCancelWhenTaken),
    SceneTuning("knobReach", \.knobReach),
    SceneTuning("switchDragThreshold", \.switchDragThreshold),
    SceneTuning("stepperRepeatDelay", \.stepperRepeatDelay),
    SceneTuning("stepperRepeatInterval", \.stepperRepeatInterval),
    SceneTuning("stepperSlowRepeats", \.stepperSlowRepeats),
    SceneTuning("stepperFastInterval", \.stepperFastInterval),
    SceneTuning("transitionDuration", \.transitionDuration),
    SceneTuning("contentTouchDelay", \.contentTouchDelay),
    SceneTuning("scrollFrameRate", \.scrollFrameRate),
    SceneTuning("rubberBand", \.rubberBand),
    SceneTuning("scrollBounceFrequency", \.scrollBounceFrequency),
    SceneTuning("scrollReturnVelocity", \.scrollReturnVelocity),
    SceneTuning("scrollRestVelocity", \.scrollRestVelocity),
    SceneTuning("scrollFlickVelocity", \.scrollFlickVelocity),
    SceneTuning("scrollRestDistance", \.scrollRestDistance),
    SceneTuning("pageTurnVelocity", \.pageTurnVelocity),
    SceneTuning("scrollLockRatio", \.scrollLockRatio),
    SceneTuning("scrollAnimationDuration", \.scrollAnimationDuration),
  ]
}
