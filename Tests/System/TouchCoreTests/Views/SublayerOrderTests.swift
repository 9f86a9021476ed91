// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

/// Subviews and sublayers that belong to no view stand in one order.
@MainActor @Suite struct SublayerOrderTests {
  private let root = UIView()
  private let s1 = UIView()
  private let s2 = UIView()
  private let s3 = UIView()
  private let drawn = CALayer()
  private let behind = CALayer()

  init() {
    for (view, name) in [(s1, "s1"), (s2, "s2"), (s3, "s3")] { view.layer.name = name }
    drawn.name = "L"
    behind.name = "B"
    root.addSubview(s1)
    root.layer.addSublayer(drawn)
  }

  private var order: [String] { (root.layer.sublayers ?? []).map { $0.name ?? "?" } }

  /// The layers of the subviews are in the order of the subviews, whatever lies between them.
  private func check(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(order == expected, sourceLocation: sourceLocation)
    #expect(
      order.filter { $0.hasPrefix("s") } == root.subviews.map { $0.layer.name ?? "?" },
      sourceLocation: sourceLocation)
  }

  @Test func `a view below another one is right below it`() {
    root.insertSubview(s2, belowSubview: s1)
    check(["s2", "s1", "L"])
    root.insertSubview(s3, belowSubview: s1)
    check(["s2", "s3", "s1", "L"])
  }

  @Test func `a view above another one is right above it`() {
    root.insertSubview(s2, aboveSubview: s1)
    check(["s1", "s2", "L"])
    root.addSubview(s3)
    check(["s1", "s2", "L", "s3"])
    root.insertSubview(s2, aboveSubview: s3)
    check(["s1", "L", "s3", "s2"])
    // A subview that is there already moves, even if only a layer lies between.
    root.insertSubview(s3, aboveSubview: s1)
    check(["s1", "s3", "L", "s2"])
  }

  @Test func `a view at an index is right below the view that was there, at the end on top`() {
    root.insertSubview(s2, at: 0)
    check(["s2", "s1", "L"])
    root.insertSubview(s3, at: 2)
    check(["s2", "s1", "L", "s3"])
    s3.removeFromSuperview()
    root.insertSubview(s3, at: 1)
    check(["s2", "s3", "s1", "L"])
    root.layer.insertSublayer(behind, at: 0)
    s2.removeFromSuperview()
    root.insertSubview(s2, at: 0)
    check(["B", "s2", "s3", "s1", "L"])
  }

  @Test func `a view that is added is in front of all, one added again too`() {
    root.addSubview(s2)
    check(["s1", "L", "s2"])
    root.addSubview(s1)
    check(["L", "s2", "s1"])
    root.layer.addSublayer(behind)
    root.addSubview(s1)
    check(["L", "s2", "B", "s1"])
  }

  @Test func `to the front and to the back is beyond every layer`() {
    root.bringSubviewToFront(s1)
    check(["L", "s1"])
    root.addSubview(s2)
    root.sendSubviewToBack(s2)
    check(["s2", "L", "s1"])
    root.sendSubviewToBack(s1)
    check(["s1", "s2", "L"])
    root.bringSubviewToFront(s2)
    check(["s1", "L", "s2"])
  }

  @Test func `exchanged views change places, and what lies between stays`() {
    root.addSubview(s2)
    root.addSubview(s3)
    check(["s1", "L", "s2", "s3"])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    check(["s3", "L", "s2", "s1"])
  }

  @Test func `a view that leaves, by itself or for another superview, leaves the others where they are`() {
    root.addSubview(s2)
    root.layer.addSublayer(behind)
    s1.removeFromSuperview()
    check(["L", "s2", "B"])
    UIView().addSubview(s2)
    check(["L", "B"])
    root.insertSubview(s2, at: 0)
    check(["L", "B", "s2"])
  }

  @Test func `layers that code puts in stand where it says, and views keep to them`() {
    root.addSubview(s2)
    root.layer.insertSublayer(behind, below: s1.layer)
    check(["B", "s1", "L", "s2"])
    root.layer.insertSublayer(behind, above: s2.layer)
    check(["s1", "L", "s2", "B"])
    root.layer.insertSublayer(drawn, at: 0)
    check(["L", "s1", "s2", "B"])
    root.insertSubview(s3, belowSubview: s2)
    check(["L", "s1", "s3", "s2", "B"])
    let other = CALayer()
    other.name = "O"
    root.layer.replaceSublayer(drawn, with: other)
    root.insertSubview(s3, at: 0)
    check(["O", "s3", "s1", "s2", "B"])
  }

  @Test func `when the last layer of its own has gone, the order of the subviews is all there is`() {
    root.addSubview(s2)
    drawn.removeFromSuperlayer()
    check(["s1", "s2"])
    root.sendSubviewToBack(s2)
    check(["s2", "s1"])
    root.layer.insertSublayer(drawn, at: 1)
    check(["s2", "L", "s1"])
    root.layer.sublayers = nil
    root.insertSubview(s3, at: 1)
    check(["s2", "s3", "s1"])
  }

  @Test func `a callback that moves the sibling meanwhile leaves one order`() {
    final class Mover: UIView {
      var act: (() -> Void)?
      override func willMove(toSuperview newSuperview: UIView?) { act?() }
    }
    root.addSubview(s2)
    let mover = Mover()
    mover.layer.name = "s4"
    mover.act = { [root, s1] in root.bringSubviewToFront(s1) }
    root.insertSubview(mover, aboveSubview: s1)
    #expect(order.filter { $0.hasPrefix("s") } == root.subviews.map { $0.layer.name ?? "?" })
    #expect(order.count == 4)
    mover.act = nil
  }
}
