// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private func layer(_ frame: CGRect) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  return layer
}

struct CALayerTests {
  @Test func `a layer begins as QuartzCore's does`() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(!layer.isHidden && !layer.masksToBounds)
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0)
    #expect(layer.borderColor == UIColor.black.cgColor)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.backgroundColor == nil)
    #expect(layer.sublayers == nil && layer.superlayer == nil)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `a frame is position, bounds and anchor point`() {
    let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.position == .zero)
  }

  @Test func `the frame of a transformed layer is the box around it`() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `points and rectangles go through every layer on the way`() {
    let root = layer(CGRect(x: 500, y: 500, width: 100, height: 100))
    let middle = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
    let leaf = layer(CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.bounds.origin = CGPoint(x: 2, y: 3)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 13, y: 12))
    #expect(leaf.convert(CGPoint(x: 13, y: 12), from: root) == .zero)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 13, y: 12))
    middle.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let box = leaf.convert(leaf.bounds, to: root)
    #expect(box.size == CGSize(width: 20, height: 20))
    #expect(leaf.convert(box, from: root) == leaf.bounds)
  }

  @Test func `layers below a flat one are converted without it`() {
    let (root, flat) = (CALayer(), layer(CGRect(x: 5, y: 5, width: 10, height: 10)))
    let (a, b) = (
      layer(CGRect(x: 1, y: 0, width: 2, height: 2)), layer(CGRect(x: 4, y: 0, width: 2, height: 2))
    )
    root.addSublayer(flat)
    flat.addSublayer(a)
    flat.addSublayer(b)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(a.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: -2, y: 1))
    let alone = layer(CGRect(x: 100, y: 0, width: 2, height: 2))
    #expect(
      alone.convert(CGPoint.zero, to: layer(CGRect(x: 0, y: 7, width: 1, height: 1)))
        == CGPoint(x: 100, y: -7))
  }

  @Test func `a flat layer answers with numbers and is not met`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let flat = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSublayer(flat)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.convert(CGPoint(x: 7, y: 8), from: root) == CGPoint(x: 7, y: 8))
    #expect(root.hitTest(CGPoint(x: 25, y: 8)) === root)
    flat.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    flat.transform.m11 = 0
    #expect(root.hitTest(CGPoint(x: 25, y: 8)) === root)
    flat.transform = CATransform3DMakeTranslation(.nan, 0, 0)
    #expect(root.hitTest(CGPoint(x: 25, y: 8)) === root)
    #expect(!flat.convert(CGPoint(x: 7, y: 8), to: root).x.isNaN)
  }

  @Test func `a point is taken back through perspective`() {
    let root = layer(CGRect(x: 0, y: 0, width: 300, height: 300))
    let door = layer(CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSublayer(door)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    door.transform = CATransform3DRotate(transform, 1, 0, 1, 0)
    let corner = door.convert(CGPoint(x: 99, y: 1), to: root)
    #expect(abs(corner.x - 199) > 5)
    let back = door.convert(corner, from: root)
    #expect(abs(back.x - 99) < 1e-9 && abs(back.y - 1) < 1e-9)
    #expect(root.hitTest(corner) === door)
    #expect(root.hitTest(CGPoint(x: 195, y: 150)) === root)
    #expect(door.frame.contains(corner))
  }

  @Test func `a layer copied has the values and not the sublayers`() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    shape.lineWidth = 7
    shape.path = CGPath(rect: .zero, transform: nil)
    shape.cornerRadius = 5
    shape.addSublayer(CALayer())
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.frame == shape.frame)
    #expect(copy.lineWidth == 7 && copy.cornerRadius == 5)
    #expect(copy.path == shape.path)
    #expect(copy.sublayers == nil)
    #expect(copy.fillColor == UIColor.black.cgColor && copy.strokeColor == nil)
    #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func `between branches a rectangle is boxed where they meet, and again below`() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 800))
    let childA = layer(CGRect(x: 20, y: 50, width: 120, height: 160))
    let childB = layer(CGRect(x: 90, y: 200, width: 200, height: 300))
    let grandChild = layer(CGRect(x: 15, y: 25, width: 80, height: 140))
    root.addSublayer(childA)
    root.addSublayer(childB)
    childB.addSublayer(grandChild)
    childA.setAffineTransform(CGAffineTransform(rotationAngle: 110))
    childB.setAffineTransform(CGAffineTransform(rotationAngle: -30))
    grandChild.setAffineTransform(CGAffineTransform(rotationAngle: 42))
    let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
    for box in [grandChild.convert(rect, to: childA), childA.convert(rect, to: grandChild)] {
      #expect(abs(box.width - 19.29531839154166) < 1e-9 && abs(box.height - 19.588703610603215) < 1e-9)
    }
    #expect(childA.convert(rect, from: grandChild) == grandChild.convert(rect, to: childA))
    #expect(root.convert(rect, from: childB).width < 19)
  }
}
