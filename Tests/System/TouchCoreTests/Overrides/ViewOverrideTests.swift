// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

struct ViewOverrideTests {
  /// A view with two children, a recognizer on it, a tap, a removal: every fact of it, and how it is printed.
  private func session<View: UIView>(with make: (CGRect) -> View) throws -> (trace: String, dump: String) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(make(CGRect(x: 20, y: 20, width: 100, height: 100)), named: "outer")
    let inner = try stage.add(make(CGRect(x: 10, y: 10, width: 50, height: 50)), named: "inner", in: view)
    try stage.add(UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 20)), named: "leaf", in: inner)
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    let hold = UILongPressGestureRecognizer()
    hold.name = "hold"
    view.addGestureRecognizer(hold)
    tap.require(toFail: hold)
    view.frame.size.width = 120
    try stage.tap("inner")
    try stage.tap("leaf", for: 0.6)
    let dump = stage.window.recursiveDescription()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "inner"))
    inner.removeFromSuperview()
    try finger.up()
    return (stage.text(), dump)
  }

  /// The text with the name of the class that lies made that of the one that does not, without addresses and
  /// columns.
  private func told(_ text: String) -> String {
    text.replacingOccurrences(of: "LyingView", with: "UIView")
      .replacing(/0x[0-9a-f]+/, with: "0x0").replacing(/; baseClass = UIView/, with: "")
      .replacing(/[ ]+/, with: " ")
  }

  @Test func `what a view says about itself changes nothing of hit-testing, delivery, gestures and dumps`()
    throws
  {
    let plain = try session { UIView(frame: $0) }
    let lying = try session { LyingView(frame: $0) }
    #expect(plain.trace.contains("tap"))
    #expect(told(lying.trace) == told(plain.trace))
    #expect(told(lying.dump) == told(plain.dump))
  }

  @Test func `nobody but code asks an overridden member of a view`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(LyingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "view")
    try stage.add(LyingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), named: "child", in: view)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    try stage.tap("child")
    view.frame.size.width = 150
    view.layoutIfNeeded()
    _ = view.description
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "view"))
    view.removeFromSuperview()
    #expect(view.asked == [])
  }

  private final class Reader {
    weak var view: UIView?
    var places: [CGPoint] = []
    func act(_ recognizer: UIGestureRecognizer) {
      places.append(recognizer.location(in: view))
      if recognizer.numberOfTouches > 0 { places.append(recognizer.location(ofTouch: 0, in: view)) }
    }
  }

  @Test func `a gesture is located in a view whatever that says of coordinates`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(LyingView(frame: CGRect(x: 20, y: 30, width: 150, height: 100)), named: "view")
    // Taps and swipes are where they began.
    for (recognizer, x) in [
      (UITapGestureRecognizer(), 20.0), (UISwipeGestureRecognizer(), 20), (UIPanGestureRecognizer(), 100),
    ] {
      let reader = Reader()
      reader.view = view
      recognizer.addTarget(reader, action: Reader.act)
      view.addGestureRecognizer(recognizer)
      let finger = stage.finger(1)
      try finger.down(at: .screen(40, 70))
      if !(recognizer is UITapGestureRecognizer) { try finger.move(by: CGVector(dx: 80, dy: 0)) }
      try finger.up()
      #expect(reader.places.count >= 2)
      #expect(reader.places.allSatisfy { $0 == CGPoint(x: x, y: 40) })
      view.removeGestureRecognizer(recognizer)
    }
  }

  @Test func `the layers of views stand in their order whatever the views call their layer`() {
    let root = UIView()
    let (a, b, c, drawn) = (LyingView(), LyingView(), LyingView(), CALayer())
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] { view.ownLayer.name = name }
    drawn.name = "L"
    var order: String { (root.layer.sublayers ?? []).compactMap(\.name).joined() }
    root.addSubview(a)
    root.layer.addSublayer(drawn)
    root.insertSubview(b, belowSubview: a)
    #expect(order == "baL")
    root.addSubview(c)
    #expect(order == "baLc")
    root.insertSubview(c, aboveSubview: b)
    #expect(order == "bcaL")
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "acbL")
    root.sendSubviewToBack(b)
    #expect(order == "bacL")
    a.removeFromSuperview()
    #expect(order == "bcL")
  }

  @Test func `code that asks a view gets the answer of the override`() {
    let view: UIView = LyingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let (above, below, other) = (UIView(), UIView(), UIView())
    above.addSubview(view)
    view.addSubview(below)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.tag = 3
    #expect(view.superview == nil)
    #expect(view.subviews == [])
    #expect(view.window == nil)
    #expect(view.layer !== view.layer)
    #expect(view.gestureRecognizers == nil)
    #expect(view.tag == -7)
    #expect(!view.isOpaque)
    #expect(view.contentMode == .redraw)
    #expect(view.contentScaleFactor == 9)
    #expect(view.autoresizingMask == .flexibleHeight)
    #expect(!view.autoresizesSubviews)
    #expect(view.convert(CGPoint.zero, to: above) == CGPoint(x: -1, y: -1))
    #expect(view.convert(CGPoint.zero, from: above) == CGPoint(x: -2, y: -2))
    #expect(view.convert(CGRect(x: 1, y: 1, width: 1, height: 1), to: above) == .zero)
    #expect(view.convert(CGRect(x: 1, y: 1, width: 1, height: 1), from: above) == .zero)
    view.insertSubview(other, at: 0)
    view.insertSubview(other, aboveSubview: below)
    view.insertSubview(other, belowSubview: below)
    view.exchangeSubview(at: 0, withSubviewAt: 0)
    view.bringSubviewToFront(below)
    view.sendSubviewToBack(below)
    #expect(other.superview == nil)
    #expect(!view.isDescendant(of: above))
    #expect(view.viewWithTag(3) == nil)
    #expect(above.viewWithTag(-7) === view)
    #expect(!view.endEditing(true))
    view.setNeedsDisplay(.zero)
    view.invalidateIntrinsicContentSize()
    #expect(
      (view as? LyingView)?.asked == [
        "superview", "subviews", "window", "layer", "layer", "gestureRecognizers", "tag", "isOpaque",
        "contentMode", "contentScaleFactor", "autoresizingMask", "autoresizesSubviews", "convert point to",
        "convert point from", "convert rect to", "convert rect from", "insert at", "insert above",
        "insert below", "exchange", "to front", "to back", "is descendant", "view with tag", "tag",
        "end editing", "display in", "invalidate size",
      ])
  }

  @Test func `animations of a class are its own when code asks the class`() {
    LyingView.forgetAsked()
    let type: UIView.Type = LyingView.self
    type.animate(withDuration: 1) {}
    type.animate(withDuration: 1, animations: {}, completion: { _ in })
    type.animate(withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
    type.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: {}, completion: nil)
    type.performWithoutAnimation {}
    type.setAnimationsEnabled(false)
    #expect(
      LyingView.askedOfClass == [
        "animate", "animate and complete", "animate after", "animate springs", "perform", "enable",
      ])
    #expect(!type.areAnimationsEnabled)
    #expect(type.inheritedAnimationDuration == 99)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `what a view says to those who do not see it stands in its class`() {
    let view: UIView = SpokenView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "stored"
    #expect(view.accessibilityIdentifier == "spoken")
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "label")
    #expect(view.accessibilityValue == "value")
    #expect(view.accessibilityHint == "hint")
    #expect(view.accessibilityTraits == .button)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    // The middle of the frame that the view says it has.
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModal)
    #expect(view.accessibilityActivate())
    view.accessibilityIncrement()
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect((view as? SpokenView)?.level == 1)
  }

  @Test func `a plain view does nothing when assistive technology activates or adjusts it`() {
    let view = UIView()
    #expect(!view.accessibilityActivate())
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == nil)
  }
}
