// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

@testable import TouchCore

/// Sublayers are where a plain list says.
@MainActor @Suite struct ManyLayersTests {
  /// The layers of some views and layers of their own, in plain lists.
  private final class Run {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    let top = CALayer()
    let layers = (0..<6).map { _ in CALayer() }
    /// What is in the layer of the root: those of its subviews among the others.
    var inRoot: [CALayer] = []
    var inTop: [CALayer] = []
    var draws: SplitMix64

    init(seed: Int) { draws = SplitMix64(seed: UInt64(seed)) }

    func step() {
      let (layer, isRoot) = (draws.pick(layers), draws.oneIn(2))
      let (parent, list) = isRoot ? (root.layer, inRoot) : (top, inTop)
      switch draws.below(12) {
      case 0:
        parent.addSublayer(layer)
        put(layer, isRoot, list.count)
      case 1:
        let index = draws.below(list.count + 2)
        parent.insertSublayer(layer, at: UInt32(index))
        put(layer, isRoot, index)
      case 2, 3:
        guard let sibling = list.isEmpty ? nil : draws.pick(list), sibling !== layer else { return }
        let isAbove = draws.oneIn(2)
        if isAbove {
          parent.insertSublayer(layer, above: sibling)
        } else {
          parent.insertSublayer(layer, below: sibling)
        }
        put(layer, isRoot, place(of: sibling, in: list) + (isAbove ? 1 : 0))
      case 4:
        layer.removeFromSuperlayer()
        inRoot.removeAll { $0 === layer }
        inTop.removeAll { $0 === layer }
      case 5:
        guard let old = list.first(where: { $0.backing == nil }), old !== layer else { return }
        parent.replaceSublayer(old, with: layer)
        put(layer, isRoot, place(of: old, in: list) + 1)
        inRoot.removeAll { $0 === old }
        inTop.removeAll { $0 === old }
      case 6:
        var all = layers.filter { _ in draws.oneIn(2) }
        if draws.oneIn(2) { all.reverse() }
        top.sublayers = all
        inRoot.removeAll { layer in all.contains { $0 === layer } }
        inTop = all
      default: changeViews()
      }
    }

    private func put(_ layer: CALayer, _ isRoot: Bool, _ index: Int) {
      var index = index
      let list = isRoot ? inRoot : inTop
      index = min(index, list.count)
      if let old = list.firstIndex(where: { $0 === layer }), old < index { index -= 1 }
      inRoot.removeAll { $0 === layer }
      inTop.removeAll { $0 === layer }
      if isRoot { inRoot.insert(layer, at: index) } else { inTop.insert(layer, at: index) }
    }

    private func changeViews() {
      let view = draws.pick(views)
      let others = root.subviews.filter { $0 !== view }
      switch draws.below(5) {
      case 0:
        view.removeFromSuperview()
        inRoot.removeAll { $0 === view.layer }
      case 1:
        root.addSubview(view)
        put(view.layer, true, inRoot.count)
      case 2:
        root.insertSubview(view, at: 0)
        inRoot.removeAll { $0 === view.layer }
        let first = others.first.map { place(of: $0.layer, in: inRoot) }
        inRoot.insert(view.layer, at: first ?? inRoot.count)
      case 3:
        guard let sibling = others.first else { return }
        root.insertSubview(view, aboveSubview: sibling)
        inRoot.removeAll { $0 === view.layer }
        inRoot.insert(view.layer, at: place(of: sibling.layer, in: inRoot) + 1)
      default:
        guard root.subviews.count > 1 else { return }
        let (one, other) = (root.subviews[0].layer, root.subviews[1].layer)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        inRoot.swapAt(place(of: one, in: inRoot), place(of: other, in: inRoot))
      }
    }

    private func place(of layer: CALayer, in list: [CALayer]) -> Int {
      list.firstIndex { $0 === layer } ?? list.count
    }

    var isRight: Bool {
      let isInOrder = (root.layer.sublayers ?? []).elementsEqual(inRoot) { $0 === $1 }
      let isInTop = (top.sublayers ?? []).elementsEqual(inTop) { $0 === $1 }
      let views = inRoot.filter { $0.backing != nil }
      return isInOrder && isInTop && views.elementsEqual(root.subviews) { $0 === $1.layer }
        && layers.allSatisfy { layer in
          if inRoot.contains(where: { $0 === layer }) { return layer.superlayer === root.layer }
          return layer.superlayer === (inTop.contains { $0 === layer } ? top : nil)
        }
    }
  }

  @Test func `sublayers and subviews have the order of a plain list, whatever moves`() {
    for seed in 0..<400 {
      let run = Run(seed: seed)
      for number in 0..<60 where !Task.isCancelled {
        run.step()
        guard run.isRight else {
          Issue.record("seed \(seed), step \(number)")
          break
        }
      }
    }
  }

  @Test func `ten thousand sublayers are inserted, moved and removed in any order`() {
    let (top, middle) = (CALayer(), CALayer())
    top.addSublayer(middle)
    let layers = (0..<10_000).map { _ in CALayer() }
    for layer in layers { top.insertSublayer(layer, below: middle) }
    #expect(top.sublayers?.count == 10_001)
    #expect(top.sublayers?.dropLast().elementsEqual(layers) { $0 === $1 } == true)
    for place in layers.indices where place % 2 == 0 { top.addSublayer(layers[place]) }
    #expect(top.sublayers?[5000] === middle)
    for place in layers.indices { layers[(place * 7919) % 10_000].removeFromSuperlayer() }
    #expect(top.sublayers?.count == 1)
  }

  @Test func `layers are nested from the outside in, and none can contain itself`() {
    let layers = (0..<3000).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    #expect(misuses { layers[2999].addSublayer(layers[0]) }.count == 1)
    #expect(layers[2999].superlayer === layers[2998])
    for inner in layers.dropFirst() { inner.removeFromSuperlayer() }
  }

  /// Counts its layouts.
  private final class CountingLayer: CALayer {
    var layouts = 0
    var onLayout: () -> Void = {}

    override func layoutSublayers() {
      layouts += 1
      onLayout()
    }
  }

  @Test func `a layer deep in others is laid out whenever it asks, also after an answer was dropped`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (outer, inner, innermost) = (CALayer(), CountingLayer(), CountingLayer())
    inner.addSublayer(innermost)
    outer.addSublayer(inner)
    root.layer.addSublayer(outer)
    root.layoutIfNeeded()
    (inner.layouts, innermost.layouts) = (0, 0)
    for count in 1...3 {
      innermost.setNeedsLayout()
      inner.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(inner.layouts == count && innermost.layouts == count)
    }
    // What a repeated layout asks for is dropped, and asked for again.
    innermost.onLayout = { innermost.setNeedsLayout() }
    innermost.setNeedsLayout()
    root.layoutIfNeeded()
    let before = innermost.layouts
    innermost.onLayout = {}
    innermost.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(innermost.layouts == before + 1)
    // In another view it is that view that hears of it.
    let other = UIView(frame: root.frame)
    innermost.setNeedsLayout()
    other.layer.addSublayer(outer)
    other.layoutIfNeeded()
    #expect(innermost.layouts == before + 2)
  }
}
