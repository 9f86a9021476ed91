// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Stage {
  /// Performs the gesture of a line.
  func perform(_ gesture: ScriptGesture) throws(StageError) {
    let (place, seconds, easing) = (gesture.place, gesture.seconds, gesture.easing.curve)
    let (fingers, tip) = (gesture.contact.fingers, gesture.contact.tip.tip)
    switch gesture.kind {
    case .pinch(let scale, let turning):
      try pinch(place, scale: CGFloat(scale), rotation: turning.radians, over: seconds, easing: easing)
    case .rotate(let angle): try rotate(place, by: angle.radians, over: seconds, easing: easing)
    case .swipe(let direction, let distance):
      try swipe(place, direction, distance: distance, over: seconds, fingers: fingers)
    case .pan(.by(let offset)):
      try pan(place, by: offset, over: seconds, easing: easing, fingers: fingers, with: tip)
    case .pan(.to(let end)):
      try pan(place, to: end, over: seconds, easing: easing, fingers: fingers, with: tip)
    case .drag(.by(let offset), let holding, let resting):
      try drag(
        place, by: offset, holding: holding, over: seconds, easing: easing, resting: resting, with: tip)
    case .drag(.to(let end), let holding, let resting):
      try drag(place, to: end, holding: holding, over: seconds, easing: easing, resting: resting, with: tip)
    case .scroll(let offset): try scroll(place, by: offset, over: seconds, easing: easing)
    case .hover: try hover(place, over: seconds)
    }
  }
}
