// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchAnimation
import TouchDrawing
import TouchTesting

/// A layer that draws as wide as its own property says.
private final class Bar: CALayer, LayerMadeByView, LayerShownByCopy, LayerWithKeys {
  var width: CGFloat = 0
  var level: CGFloat {
    get { self[dynamic: "level"] }
    set { self[dynamic: "level"] = newValue }
  }
  var tint: UIColor? {
    get { self[dynamic: "tint"] }
    set { self[dynamic: "tint"] = newValue }
  }
  static var drawn: [CGFloat] = []

  required override init() { super.init() }
  required override init(layer: Any) {
    if let bar = layer as? Bar { width = bar.width }
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  class var animatableKeys: [LayerKey] { [LayerKey("width", \Bar.width), LayerKey("tint", \Bar.tint)] }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "width" || key == "level" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.level ?? level
    animation.duration = 0.1
    return animation
  }

  override func draw(in ctx: CGContext) {
    Self.drawn.append(width + level)
    ctx.fill(CGRect(x: 0, y: 0, width: width + level, height: 1))
  }
}

private final class BarView: UIView {
  override class var layerClass: AnyClass { Bar.self }
}

@Suite(.serialized) struct OwnKeyTests {
  private let stage = Stage()
  private let bar = Bar()

  init() throws {
    Bar.drawn = []
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stage.view.layer.addSublayer(bar)
    bar.setNeedsDisplay()
    stage.application.finishTurn()
  }

  private func slide(_ key: String, to value: CGFloat) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = 0
    animation.toValue = value
    animation.duration = 0.1
    return animation
  }

  @Test func `an own property has the values of its animation, and is drawn at each frame`() throws {
    bar.width = 60
    bar.add(slide("width", to: 60), forKey: "width")
    try stage.wait(0.05)
    #expect(bar.presentation()?.width == 30)
    #expect(bar.width == 60)
    #expect(bar.displayList?.lines == ["fill rect 0 0 30 1 #000000"])
    try stage.wait(0.2)
    #expect(Bar.drawn.map { $0.rounded() } == [0, 0, 10, 20, 30, 40, 50, 60])
    #expect(bar.displayList?.lines == ["fill rect 0 0 60 1 #000000"])
    #expect(bar.animationKeys() == nil)
  }

  @Test func `an animation that stays is drawn with its last value until it is removed`() throws {
    let animation = slide("width", to: 40)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    bar.add(animation, forKey: "width")
    try stage.wait(0.5)
    #expect(bar.displayList?.lines == ["fill rect 0 0 40 1 #000000"])
    let count = Bar.drawn.count
    try stage.wait(0.5)
    #expect(Bar.drawn.count == count)
    bar.removeAnimation(forKey: "width")
    stage.application.finishTurn()
    #expect(bar.displayList?.lines == ["fill rect 0 0 0 1 #000000"])
  }

  @Test func `a group is drawn at each frame if one of its animations is`() throws {
    let group = CAAnimationGroup()
    group.animations = [slide("opacity", to: 1), slide("width", to: 20)]
    group.duration = 0.1
    bar.add(group, forKey: nil)
    try stage.wait(0.05)
    #expect(bar.displayList?.lines == ["fill rect 0 0 10 1 #000000"])
    bar.removeAllAnimations()
    Bar.drawn = []
    bar.add(slide("opacity", to: 1), forKey: nil)
    try stage.wait(0.05)
    #expect(Bar.drawn.count == 1)
  }

  @Test func `a new value of a dynamic property runs its action and requests a display`() throws {
    bar.level = 50
    #expect(bar.needsDisplay())
    #expect(bar.animationKeys() == ["level"])
    try stage.wait(0.05)
    #expect(bar.presentation()?.level == 25)
    try stage.wait(0.1)
    #expect(bar.displayList?.lines == ["fill rect 0 0 50 1 #000000"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.level = 80
    CATransaction.commit()
    #expect(bar.animationKeys() == nil)
    stage.application.finishTurn()
    #expect(bar.displayList?.lines == ["fill rect 0 0 80 1 #000000"])
  }

  @Test func `a transaction animates a dynamic property of a layer, but not of a view's own layer`() throws {
    let view = BarView(frame: CGRect(x: 0, y: 50, width: 100, height: 10))
    try stage.add(view, named: "bar")
    let own = try #require(view.layer as? Bar)
    CATransaction.begin()
    bar.tint = .red
    own.tint = .red
    own.level = 5
    CATransaction.commit()
    #expect(bar.animationKeys() == ["tint"])
    #expect(own.animationKeys() == ["level"])
    #expect(own.tint == .red)
  }

  @Test func `a dynamic property begins with zero or nil, and copies have its value`() {
    let bar = Bar()
    #expect(bar.level == 0)
    #expect(bar.tint == nil)
    bar.tint = .red
    bar.level = 3
    #expect(Bar(layer: bar).tint == .red)
    #expect(bar.value(forKey: "level") as? CGFloat == 3)
    bar.tint = nil
    #expect(bar.tint == nil)
    bar.setValue(7, forKey: "level")
    #expect(bar.level == 7)
  }

  @Test func `colors move between two others, in the property's own type`() throws {
    bar.tint = .black
    let animation = slide("tint", to: 0)
    animation.fromValue = UIColor.black
    animation.toValue = UIColor.white.cgColor
    bar.add(animation, forKey: nil)
    try stage.wait(0.05)
    #expect(bar.presentation()?.tint == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test func `a key without a property keeps a value`() {
    let layer = CALayer()
    layer.setValue("menu", forKey: "kind")
    layer.setValue(CGFloat(30), forKey: "menuAngle")
    #expect(layer.value(forKey: "kind") as? String == "menu")
    #expect(layer.value(forKey: "menuAngle") as? CGFloat == 30)
    #expect(layer.value(forKey: "nothing") == nil)
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
  }
}
