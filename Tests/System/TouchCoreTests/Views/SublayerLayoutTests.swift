// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// Counts its layouts, and does something in each.
private final class CountingLayer: CALayer {
  var count = 0
  var act: (() -> Void)?
  override func layoutSublayers() {
    count += 1
    super.layoutSublayers()
    act?()
  }
}

private final class Delegate: CALayerDelegate {
  var count = 0
  func layoutSublayers(of layer: CALayer) { count += 1 }
}

/// Layers that belong to no view are laid out in the turn in which they need it, with the view they are in.
@MainActor @Suite struct SublayerLayoutTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let outer = CountingLayer()
  private let inner = CountingLayer()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
    outer.addSublayer(inner)
    for layer in [outer, inner] { layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
    view.layer.addSublayer(outer)
    application.finishTurn()
  }

  private var counts: [Int] { [outer.count, inner.count] }

  @Test func `each is laid out once when it is first shown`() {
    #expect(counts == [1, 1])
    application.finishTurn()
    #expect(counts == [1, 1])
  }

  @Test func `one that asks, or has another size, is laid out in the same turn, and no other`() {
    inner.setNeedsLayout()
    application.finishTurn()
    #expect(counts == [1, 2])
    outer.bounds.size.width = 50
    application.finishTurn()
    #expect(counts == [2, 2])
    outer.frame.origin.x = 7
    view.setNeedsLayout()
    application.finishTurn()
    #expect(counts == [2, 2])
  }

  @Test func `its delegate is asked`() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    application.finishTurn()
    #expect(delegate.count == 1 && !layer.needsLayout())
  }

  @Test func `a size that a superlayer gives in its own layout is seen to in the same turn`() {
    outer.act = { [outer, inner] in inner.frame = outer.bounds }
    outer.bounds.size = CGSize(width: 70, height: 70)
    application.finishTurn()
    #expect(inner.bounds.size == CGSize(width: 70, height: 70))
    #expect(counts == [2, 2])
    outer.act = nil
  }

  @Test func `laying out the view or its layer lays them out at once`() {
    inner.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(counts == [1, 2])
    inner.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(counts == [1, 3])
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(counts == [1, 4])
  }

  @Test func `in a view outside of windows they wait until it comes into one`() {
    let loose = UIView()
    loose.layer.addSublayer(outer)
    inner.setNeedsLayout()
    application.finishTurn()
    #expect(counts == [1, 1])
    view.addSubview(loose)
    application.finishTurn()
    #expect(counts == [1, 2])
  }

  @Test func `one that asks for itself each time comes to an end`() {
    outer.act = { [outer] in outer.setNeedsLayout() }
    let complaints = misuses {
      outer.setNeedsLayout()
      application.finishTurn()
    }
    #expect(complaints == [] && outer.count == 3)
    application.finishTurn()
    #expect(outer.count == 3)
    outer.setNeedsLayout()
    application.finishTurn()
    #expect(outer.count == 5)
    outer.act = nil
  }

  @Test func `one that takes others and itself away in its layout leaves the rest alone`() {
    let behind = CountingLayer()
    view.layer.addSublayer(behind)
    outer.act = { [outer] in
      behind.removeFromSuperlayer()
      outer.removeFromSuperlayer()
    }
    for layer in [outer, behind] { layer.setNeedsLayout() }
    application.finishTurn()
    #expect(view.layer.sublayers == nil)
    outer.act = nil
  }
}
