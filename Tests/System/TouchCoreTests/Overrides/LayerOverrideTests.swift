// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// Lays itself out where UIKit's documentation says layers are laid out.
private final class LayeredView: UIView {
  var lines: [String] = []
  override func layoutSublayers(of layer: CALayer) {
    lines.append("before, \(layer === self.layer ? "own" : "other") layer")
    super.layoutSublayers(of: layer)
    lines.append("after")
  }
  override func layoutSubviews() { lines.append("layoutSubviews") }
}

private final class StackLayer: CALayer, LayerMadeByView {
  var count = 0
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSublayers() {
    count += 1
    super.layoutSublayers()
  }
}

private final class StackView: UIView {
  var count = 0
  override class var layerClass: AnyClass { StackLayer.self }
  override func layoutSubviews() { count += 1 }
}

private final class Controller: UIViewController {
  let layered = LayeredView()
  override func loadView() { view = layered }
  override func viewWillLayoutSubviews() { layered.lines.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { layered.lines.append("viewDidLayoutSubviews") }
}

private final class LyingLayer: CALayer {
  override var superlayer: CALayer? { nil }
  override var cornerRadius: CGFloat {
    get { 4 }
    set { super.cornerRadius = newValue }
  }
  override var contents: Any? {
    get { "contents" }
    set { super.contents = newValue }
  }
  override var mask: CALayer? {
    get { nil }
    set { super.mask = newValue }
  }
  override var shadowPath: CGPath? {
    get { nil }
    set { super.shadowPath = newValue }
  }
  override func affineTransform() -> CGAffineTransform { CGAffineTransform(scaleX: 2, y: 2) }
  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CGPoint(x: 1, y: 1) }
  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(x: 2, y: 2) }
  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(x: 1, y: 1, width: 0, height: 0) }
  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(x: 2, y: 2, width: 0, height: 0) }
  override func needsLayout() -> Bool { true }
  override func presentation() -> Self? { nil }
  override func animationKeys() -> [String]? { ["own"] }
}

struct LayerOverrideTests {
  @Test func `a view is the delegate of its layer`() {
    let view = UIView()
    #expect(view.layer.delegate === view)
    #expect(CALayer().delegate == nil)
  }

  @Test func `a view that overrides the layout of its layer is laid out there`() {
    let view = LayeredView()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.lines == ["before, own layer", "layoutSubviews", "after"])
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.lines.count == 6)
  }

  @Test func `a controller has its say within the layout of the layer`() throws {
    let stage = Stage(root: Controller())
    let layered = try #require(stage.view as? LayeredView)
    layered.lines = []
    layered.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(
      layered.lines == [
        "before, own layer", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "after",
      ])
  }

  @Test func `a layer of a class of its own lays out its view, and keeps it from that by leaving out super`()
    throws
  {
    let view = StackView()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let layer = try #require(view.layer as? StackLayer)
    #expect(layer.count == 1)
    #expect(view.count == 1)
    layer.delegate = nil
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layer.count == 2)
    #expect(view.count == 1)
  }

  @Test func `a view that is the delegate of another layer does not lay itself out for it`() {
    let view = LayeredView()
    view.layoutIfNeeded()
    view.lines = []
    let other = CALayer()
    other.delegate = view
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(view.lines == ["before, other layer", "after"])
  }

  @Test func `a layout of a plain view makes no layer`() {
    let view = UIView()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.madeLayer == nil)
  }

  @Test func `what a layer says about itself changes nothing of where it is met`() {
    let (root, inner) = (CALayer(), LyingLayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    root.addSublayer(inner)
    let leaf = CALayer()
    leaf.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    inner.addSublayer(leaf)
    #expect(root.hitTest(CGPoint(x: 17, y: 17)) === leaf)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
    let asked: CALayer = inner
    #expect(asked.superlayer == nil)
    #expect(asked.cornerRadius == 4)
    #expect(asked.contents as? String == "contents")
    #expect(asked.mask == nil && asked.shadowPath == nil)
    #expect(asked.affineTransform().a == 2)
    #expect(asked.convert(CGPoint.zero, from: root) == CGPoint(x: 1, y: 1))
    #expect(asked.convert(CGPoint.zero, to: root) == CGPoint(x: 2, y: 2))
    #expect(asked.convert(CGRect.zero, from: root).origin == CGPoint(x: 1, y: 1))
    #expect(asked.convert(CGRect.zero, to: root).origin == CGPoint(x: 2, y: 2))
    #expect(asked.needsLayout())
    #expect(asked.presentation() == nil)
    #expect(asked.animationKeys() == ["own"])
  }
}
