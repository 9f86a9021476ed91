// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  @Test func `adding a view makes no layers, although other views have masks`() {
    let masked = UIView()
    masked.mask = UIView()
    let (parent, child, grandchild) = (UIView(), UIView(), UIView())
    child.addSubview(grandchild)
    parent.addSubview(child)
    #expect([parent, child, grandchild].allSatisfy { $0.madeLayer == nil })
    #expect(masked.madeLayer != nil)
  }
}
private final class OwnLayer: CALayer, LayerMadeByView {}
private final class OwnView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}
private final class UnmadeLayer: CAGradientLayer {}
private final class UnmadeView: UIView {
  override class var layerClass: AnyClass { UnmadeLayer.self }
}

@MainActor @Suite struct UIViewLayerTests {
  @Test func `a view and its layer share one truth`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(view.layer === layer)
    #expect(layer.frame == view.frame)
    #expect(layer.position == view.center)

    layer.bounds = CGRect(x: 1, y: 2, width: 10, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    layer.opacity = 0.25
    layer.isHidden = true
    layer.masksToBounds = true
    layer.backgroundColor = UIColor.red.cgColor
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.bounds == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.alpha == 0.25)
    #expect(view.isHidden && view.clipsToBounds)
    #expect(view.backgroundColor == .red)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 20))

    view.isHidden = false
    view.backgroundColor = nil
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(!layer.isHidden)
    #expect(layer.backgroundColor == nil)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test func `a layer that is hidden or faint keeps its view from being hit`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === view)
    view.layer.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    view.layer.isHidden = false
    view.layer.opacity = 0.01
    #expect(root.hitTest(point, with: nil) === root)
    view.layer.opacity = 1
    view.layer.position = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test func `the layers of subviews are among the sublayers, in their order`() {
    let root = UIView()
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    let drawn = CALayer()
    root.layer.addSublayer(drawn)
    root.addSubview(b)
    #expect(root.layer.sublayers == [a.layer, drawn, b.layer])
    #expect(b.layer.superlayer === root.layer)
    root.bringSubviewToFront(a)
    #expect(root.layer.sublayers == [drawn, b.layer, a.layer])
    a.removeFromSuperview()
    #expect(a.layer.superlayer == nil)
    #expect(root.layer.sublayers == [drawn, b.layer])
    #expect(root.subviews == [b])
  }

  @Test func `a layer's request for layout is the view's`() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `a view makes a layer of the class it names`() {
    #expect(ShapeView().layer is CAShapeLayer)
    #expect(OwnView().layer is OwnLayer)
    #expect(ShapeView().description.contains("layer = <CAShapeLayer: 0x"))
  }

  @Test func `a class that cannot be made is replaced by the nearest that can, and that is said`() {
    var said: [String] = []
    let handler = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = handler }
    let layer = UnmadeView().layer
    #expect(type(of: layer) == CAGradientLayer.self)
    #expect(said.count == 1 && said[0].contains("LayerMadeByView"))
  }

  @Test func `a layer does not keep its view`() {
    var view: UIView? = UIView()
    weak let gone = view
    let layer = view?.layer
    view = nil
    #expect(gone == nil)
    #expect(layer?.frame == .zero)
  }
}
