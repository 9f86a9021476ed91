// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore

private func layer(_ name: String, _ frame: CGRect = .zero) -> CALayer {
  let layer = CALayer()
  layer.name = name
  layer.frame = frame
  return layer
}

private func names(_ layer: CALayer) -> String {
  (layer.sublayers ?? []).compactMap(\.name).joined(separator: " ")
}

private final class Column: CALayerDelegate {
  var calls = 0
  func layoutSublayers(of layer: CALayer) {
    calls += 1
    for (index, sublayer) in (layer.sublayers ?? []).enumerated() {
      sublayer.frame = CGRect(x: 0, y: CGFloat(index) * 10, width: layer.bounds.width, height: 10)
    }
  }
}

struct CALayerTreeTests {
  @Test func `sublayers keep the order in which they are put`() {
    let (root, a, b, c, d) = (layer("root"), layer("a"), layer("b"), layer("c"), layer("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == "c a b")
    root.insertSublayer(d, below: a)
    #expect(names(root) == "c d a b")
    root.insertSublayer(c, above: b)
    #expect(names(root) == "d a b c")
    root.insertSublayer(a, at: 99)
    #expect(names(root) == "d b c a")
    root.addSublayer(d)
    #expect(names(root) == "b c a d")
    root.insertSublayer(d, below: nil)
    #expect(names(root) == "d b c a")
    root.replaceSublayer(b, with: layer("e"))
    #expect(names(root) == "d e c a")
    #expect(b.superlayer == nil)
    c.removeFromSuperlayer()
    #expect(names(root) == "d e a")
    root.sublayers = [a, c]
    #expect(names(root) == "a c")
    #expect(d.superlayer == nil && c.superlayer === root)
    root.sublayers = [c, a, c]
    #expect(names(root) == "c a")
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test func `a layer moves from one superlayer to another`() {
    let (one, two, a) = (layer("one"), layer("two"), layer("a"))
    one.addSublayer(a)
    two.addSublayer(a)
    #expect(one.sublayers == nil)
    #expect(a.superlayer === two)
  }

  @Test func `a layer is not put into itself or below itself`() {
    let (root, a) = (layer("root"), layer("a"))
    root.addSublayer(a)
    let said = misuses {
      a.addSublayer(root)
      a.addSublayer(a)
      a.replaceSublayer(root, with: layer("b"))
      root.insertSublayer(layer("c"), above: layer("stranger"))
    }
    #expect(
      said == [
        "a layer cannot be added to itself or to one of its sublayers",
        "a layer cannot be added to itself or to one of its sublayers",
        "a layer can replace only a sublayer, and not the layer of a view",
        "a layer can be inserted only next to a sublayer of this layer; "
          + "the given sibling is in another layer",
      ])
    #expect(names(root) == "a")
    #expect(a.sublayers == nil)
  }

  @Test func `the layer in front is met first, and depth goes before order`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (root, a, b) = (layer("root", square), layer("a", square), layer("b", square))
    root.addSublayer(a)
    root.addSublayer(b)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point) === b)
    a.zPosition = 1
    #expect(root.hitTest(point) === a)
    a.isHidden = true
    #expect(root.hitTest(point) === b)
    b.removeFromSuperlayer()
    #expect(root.hitTest(point) === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 5)) == nil)
  }

  @Test func `a sublayer outside is met unless the layer masks to its bounds`() {
    let root = layer("root", CGRect(x: 0, y: 0, width: 10, height: 10))
    let out = layer("out", CGRect(x: 20, y: 0, width: 10, height: 10))
    root.addSublayer(out)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === out)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  @Test func `the delegate places the sublayers once for each need`() {
    let (root, a, b) = (layer("root"), layer("a"), layer("b"))
    let column = Column()
    root.delegate = column
    root.addSublayer(a)
    root.addSublayer(b)
    root.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    b.layoutIfNeeded()
    #expect(column.calls == 1)
    #expect(b.frame == CGRect(x: 0, y: 10, width: 50, height: 10))
    root.layoutIfNeeded()
    root.bounds.origin.y = 5
    root.layoutIfNeeded()
    #expect(column.calls == 1)
    root.setNeedsLayout()
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    #expect(column.calls == 2)
  }
}
