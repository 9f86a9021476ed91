// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

struct LayerArchiveTests {
  @Test func `a layer survives an archive with its sublayers`() throws {
    let layer = CALayer()
    layer.name = "card"
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.transform = CATransform3DMakeRotation(1, 1, 2, 3)
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderColor = nil
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner]
    let inner = CALayer()
    inner.name = "inner"
    layer.addSublayer(inner)

    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    layer.encode(with: archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.requiresSecureCoding = false
    let read = try #require(CALayer(coder: coder))
    #expect(read.name == "card")
    #expect(read.bounds == layer.bounds && read.position == layer.position)
    #expect(read.transform == layer.transform)
    #expect(read.opacity == 0.5 && read.masksToBounds && read.cornerRadius == 8)
    #expect(read.maskedCorners == [.layerMinXMinYCorner])
    #expect(read.backgroundColor == UIColor.red.cgColor && read.borderColor == nil)
    #expect(read.shadowColor == UIColor.black.cgColor && read.shadowOffset.height == -3)
    #expect(read.sublayers?.compactMap(\.name) == ["inner"])
  }

  @Test func `an empty archive gives a new layer`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let layer = try #require(CAShapeLayer(coder: coder))
    #expect(layer.opacity == 1 && layer.lineWidth == 1)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }
}
