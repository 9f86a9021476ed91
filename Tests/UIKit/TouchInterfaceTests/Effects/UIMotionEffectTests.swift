// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics
import TouchInterface

struct UIMotionEffectTests {
  @Test func `a tilt interpolates between the two values`() {
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(across.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0)) == nil)
    across.minimumRelativeValue = -10
    across.maximumRelativeValue = 30
    let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    down.minimumRelativeValue = CGFloat(0)
    down.maximumRelativeValue = 8.0
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, down]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 3))
    #expect(values as? [String: CGFloat] == ["center.x": 20, "center.y": 8])
  }

  @Test func `a view keeps its effects`() {
    let view = UIView()
    let effect = UIMotionEffect()
    view.removeMotionEffect(effect)
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [])
  }
}
