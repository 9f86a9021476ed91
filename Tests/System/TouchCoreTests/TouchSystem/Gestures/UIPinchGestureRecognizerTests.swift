// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct UIPinchGestureRecognizerTests {
  let stage = GestureStage()
  let pinch: UIPinchGestureRecognizer

  init() {
    pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    stage.frame(1, (1, .began, 120, 150), (2, .began, 160, 150))
  }

  @Test func `a pinch begins when the distance has changed by 8 points`() {
    let limit = 160 + Double(TouchTuning.uikit.pinchThreshold)
    stage.frame(1.1, (2, .moved, limit.nextDown, 150))
    #expect(stage.actions == [])
    stage.frame(1.2, (2, .moved, limit, 150))
    #expect(stage.actions == ["pinch action began"])
    #expect(pinch.scale == 1)
  }

  @Test func `fingers that come together pinch too`() {
    stage.frame(1.1, (2, .moved, 152, 150))
    #expect(stage.actions == ["pinch action began"])
  }

  @Test func `scale is measured from where the gesture began`() {
    stage.frame(1.1, (2, .moved, 170, 150))
    stage.frame(1.2, (2, .moved, 220, 150))
    #expect(pinch.scale == 2)
    #expect(stage.actions == ["pinch action began", "pinch action changed"])
    stage.frame(1.3, (1, .ended, 120, 150), (2, .ended, 220, 150))
    #expect(stage.actions == ["pinch action ended"])
    #expect(pinch.scale == 1)
  }

  @Test func `the scale may be set, and goes on from there`() {
    stage.frame(1.1, (2, .moved, 170, 150))
    pinch.scale = 3
    stage.frame(1.2, (2, .moved, 220, 150))
    #expect(abs(pinch.scale - 6) < 1e-9)
  }

  @Test func `a pinch has a velocity from its beginning on, whatever scale is set`() {
    final class Listener {
      var velocities: [CGFloat] = []
      func act(_ pinch: UIPinchGestureRecognizer) {
        velocities.append(pinch.velocity)
        pinch.scale = 1
        velocities.append(pinch.velocity)
      }
    }
    let listener = Listener()
    pinch.addTarget(listener, action: Listener.act)
    // The fingers are 40 points apart; the scale counts from 50, where it begins.
    stage.frame(1.0625, (2, .moved, 170, 150))
    stage.frame(1.125, (2, .moved, 180, 150))
    stage.frame(1.1875, (2, .moved, 190, 150))
    stage.frame(1.25, (1, .ended, 120, 150), (2, .ended, 190, 150))
    #expect(listener.velocities.count == 8 && listener.velocities.allSatisfy { abs($0 - 3.2) < 1e-9 })
    #expect(pinch.velocity == 0)
  }

  @Test func `velocity is scale a second`() {
    stage.frame(1.125, (2, .moved, 170, 150))
    stage.frame(1.1875, (2, .moved, 220, 150))
    #expect(abs(pinch.velocity - 16) < 1e-9)
  }

  @Test func `a third finger before it began makes it fail`() {
    stage.frame(1.1, (3, .began, 200, 200))
    stage.frame(1.2, (2, .moved, 200, 150))
    #expect(stage.actions == [])
  }

  @Test func `fingers that join or leave do not make the scale jump`() {
    stage.frame(1.1, (2, .moved, 170, 150))
    stage.frame(1.2, (2, .moved, 220, 150), (3, .began, 120, 190))
    #expect(pinch.scale == 2)
    stage.frame(1.3, (2, .ended, 220, 150))
    #expect(pinch.scale == 2)
    stage.frame(1.4, (3, .moved, 120, 230))
    #expect(pinch.scale == 4, "twice as far as where the new pair began")
  }

  @Test func `one finger pinches nothing`() {
    stage.frame(1.1, (2, .ended, 160, 150))
    stage.frame(1.2, (1, .moved, 190, 150))
    stage.frame(1.3, (1, .ended, 190, 150))
    #expect(stage.actions == [])
  }

  @Test func `a pinch whose touches are cancelled is cancelled`() {
    stage.frame(1.1, (2, .moved, 190, 150))
    stage.frame(1.2, (1, .cancelled, 120, 150), (2, .cancelled, 190, 150))
    #expect(stage.actions == ["pinch action began", "pinch action cancelled"])
  }

  @Test func `a pinch that waited for another counts from where it begins`() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let other = stage.probe("other")
    pinch.require(toFail: other)
    stage.frame(1, (1, .began, 120, 150), (2, .began, 160, 150))
    stage.frame(1.1, (2, .moved, 200, 150))
    other.onMoved = { $0.state = .failed }
    stage.frame(1.2, (2, .moved, 220, 150))
    #expect(pinch.state == .began)
    #expect(pinch.scale == 1)
    stage.frame(1.3, (2, .moved, 270, 150))
    #expect(pinch.scale == 1.5)
  }
}
