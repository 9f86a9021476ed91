// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct LayerActionTests {
  private let stage = AnimationStage()

  /// A layer that animates its color by itself, and nothing else.
  private final class Lamp: CALayer {
    var asked: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
      asked.append(event)
      guard event == "backgroundColor" else { return nil }
      let glow = CABasicAnimation(keyPath: event)
      glow.fromValue = UIColor.yellow.cgColor
      glow.duration = 2
      return glow
    }
  }

  @Test func `an override of action(forKey:) decides what a change does`() {
    let lamp = Lamp()
    stage.view.layer.addSublayer(lamp)
    CATransaction.begin()
    lamp.backgroundColor = UIColor.red.cgColor
    lamp.opacity = 0.5
    CATransaction.commit()
    #expect(lamp.asked == ["backgroundColor", "opacity"])
    #expect(lamp.animationKeys() == ["backgroundColor"])
    stage.advance(to: 3)
    #expect(lamp.animationKeys() == nil)
    #expect(lamp.backgroundColor == UIColor.red.cgColor && lamp.opacity == 0.5)
  }

  @Test func `an override that asks super goes on to the delegate and to the actions`() {
    final class Plain: CALayer {
      var asked: [String] = []
      override func action(forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return super.action(forKey: event)
      }
    }
    let layer = Plain()
    layer.actions = ["opacity": NSNull()]
    stage.view.layer.addSublayer(layer)
    CATransaction.begin()
    layer.opacity = 0.5
    layer.position = CGPoint(x: 9, y: 9)
    CATransaction.commit()
    #expect(layer.asked == ["opacity", "position"])
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `nobody asks while actions are off`() {
    let lamp = Lamp()
    stage.view.layer.addSublayer(lamp)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lamp.backgroundColor = UIColor.red.cgColor
    CATransaction.commit()
    #expect(lamp.asked.isEmpty)
  }
}
