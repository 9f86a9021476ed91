// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchAnimation
import TouchCore
import TouchGraphics

@MainActor @Suite struct KeyPathAccessTests {
  @Test func `values of a layer are read and set by key paths`() {
    let layer = CAShapeLayer()
    layer.setValue(30, forKeyPath: "position.x")
    layer.setValue(NSNumber(value: Double.pi / 2), forKeyPath: "transform.rotation.z")
    layer.setValue(UIColor.red.cgColor, forKeyPath: "backgroundColor")
    layer.setValue(true, forKeyPath: "hidden")
    #expect(layer.position == CGPoint(x: 30, y: 0))
    #expect(layer.transform == CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.isHidden)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 30)
    #expect(
      (layer.value(forKeyPath: "transform.rotation.z") as? CGFloat).map { abs($0 - .pi / 2) < 1e-9 } == true)
    #expect(layer.value(forKeyPath: "wings.span") == nil)
  }

  @Test func `key paths reach the cells of an emitter by their names`() {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.name = "spark"
    emitter.emitterCells = [CAEmitterCell(), cell]
    emitter.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
    emitter.setValue(UIColor.red, forKeyPath: "emitterCells.spark.color")
    #expect(cell.birthRate == 40 && cell.color == UIColor.red.cgColor)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat == 40)
    #expect(emitter.value(forKeyPath: "emitterCells.smoke.birthRate") == nil)
  }
}
