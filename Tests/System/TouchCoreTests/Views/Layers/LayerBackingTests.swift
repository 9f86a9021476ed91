// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

/// A view in so far as a layer needs one.
private final class Face: LayerBacking {
  var layerBounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  var layerPosition = CGPoint(x: 5, y: 5)
  var layerAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  var layerAffineTransform = CGAffineTransform.identity
  var layerOpacity: Float = 1
  var isLayerHidden = false
  var layerMasksToBounds = false
  var layerBackgroundColor: CGColor?
  var layoutRequests = 0
  var subfaces: [Face] = []
  weak var superface: Face?
  private(set) lazy var layer = CALayer(backing: self)

  var layerFrame: CGRect {
    get {
      CGRect(
        x: layerPosition.x - layerBounds.width / 2, y: layerPosition.y - layerBounds.height / 2,
        width: layerBounds.width, height: layerBounds.height)
    }
    set {
      layerBounds.size = newValue.size
      layerPosition = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  var layerSuperlayer: CALayer? { superface?.layer }
  var layerSublayers: [CALayer] { subfaces.map(\.layer) }
  func setLayerNeedsLayout() { layoutRequests += 1 }
  func setSublayersNeedLayout() {}
  func layoutLayerIfNeeded() { layoutRequests = 0 }

  func add(_ face: Face) {
    subfaces.append(face)
    face.superface = self
  }
}

struct LayerBackingTests {
  @Test func `the layer of a view reads and writes the view`() {
    let face = Face()
    let layer = face.layer
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 50, y: 60)
    layer.opacity = 0.5
    layer.isHidden = true
    layer.masksToBounds = true
    layer.backgroundColor = UIColor.red.cgColor
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(face.layerBounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(face.layerPosition == CGPoint(x: 50, y: 60))
    #expect(face.layerOpacity == 0.5 && face.isLayerHidden && face.layerMasksToBounds)
    #expect(face.layerBackgroundColor == UIColor.red.cgColor)
    #expect(face.layerAffineTransform == CGAffineTransform(scaleX: 2, y: 3))
    face.layerOpacity = 0.25
    face.layerAffineTransform = .identity
    face.layerBackgroundColor = nil
    #expect(layer.opacity == 0.25)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(layer.backgroundColor == nil)
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(face.layerPosition == CGPoint(x: 4, y: 3))
  }

  @Test func `a transform of space is kept until the view's changes`() {
    let face = Face()
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    face.layer.transform = turned
    #expect(face.layer.transform == turned)
    #expect(face.layerAffineTransform == CATransform3DGetAffineTransform(turned))
    face.layerAffineTransform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(face.layer.transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `layers of subviews stand among the sublayers in the order of the subviews`() {
    let (face, one, two, three) = (Face(), Face(), Face(), Face())
    let (behind, between) = (CALayer(), CALayer())
    face.add(one)
    face.layer.addSublayer(between)
    face.add(two)
    face.layer.insertSublayer(behind, at: 0)
    #expect(face.layer.sublayers == [behind, one.layer, between, two.layer])
    face.add(three)
    face.subfaces.swapAt(0, 2)
    #expect(face.layer.sublayers == [behind, three.layer, between, two.layer, one.layer])
    face.subfaces = []
    #expect(face.layer.sublayers == [behind, between])
    #expect(between.superlayer === face.layer)
    #expect(face.layoutRequests == 2)
  }

  @Test func `coordinates go through views and layers alike`() {
    let (face, sub) = (Face(), Face())
    face.add(sub)
    sub.layer.frame = CGRect(x: 3, y: 4, width: 4, height: 4)
    let knob = CALayer()
    knob.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    sub.layer.addSublayer(knob)
    #expect(knob.convert(CGPoint.zero, to: face.layer) == CGPoint(x: 4, y: 5))
    #expect(face.layer.hitTest(CGPoint(x: 4.5, y: 5.5)) === knob)
    #expect(face.layer.hitTest(CGPoint(x: 3.5, y: 4.5)) === sub.layer)
  }

  @Test func `the layer of a view stays with the view`() {
    let (face, sub) = (Face(), Face())
    face.add(sub)
    var said: [String] = []
    let old = Misuse.handler
    Misuse.handler = { said.append($0) }
    sub.layer.removeFromSuperlayer()
    CALayer().addSublayer(sub.layer)
    Misuse.handler = old
    #expect(said.count == 2)
    #expect(sub.layer.superlayer === face.layer)
  }
}
