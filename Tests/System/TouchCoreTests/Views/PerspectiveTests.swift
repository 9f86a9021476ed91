// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing
import TouchGraphics

@testable import TouchCore

/// Views in perspective are where their layers are, and where a picture shows them.
@MainActor @Suite struct PerspectiveTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

  /// A transform that turns about the y axis, seen from 500 points away.
  private func turned(_ angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  @Test func `a card that turns about its middle is larger where it is near`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    root.addSubview(card)
    card.layer.transform = turned(.pi / 3)
    // The right edge is 100 · sin 60° farther away or nearer: its half height is 100 ⁄ (1 ∓ 86.6 ⁄ 500).
    let depth = 100 * sin(CGFloat.pi / 3) / 500
    let (far, close) = (1 + depth, 1 - depth)
    let corner = card.convert(CGPoint(x: 200, y: 0), to: root)
    let other = card.convert(CGPoint(x: 0, y: 0), to: root)
    let heights = [200 - corner.y, 200 - other.y].sorted()
    #expect(abs(heights[0] - 100 / far) < 1e-9 && abs(heights[1] - 100 / close) < 1e-9)
    #expect(near(card.convert(corner, from: root), CGPoint(x: 200, y: 0)))
    #expect(abs(card.frame.height - 200 / close) < 1e-9)
    // Above the far corner the card is not; there it was before it turned.
    let x = corner.x + (corner.x < 200 ? 1 : -1)
    #expect(
      root.hitTest(CGPoint(x: x, y: 200 - 100 / far - 1), with: nil)
        === (heights[0] == 200 - corner.y ? root : card))
    #expect(root.hitTest(CGPoint(x: 200, y: 101), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 110, y: 200), with: nil) === root)
    // An affine transform leaves the perspective.
    card.transform = .identity
    #expect(root.hitTest(CGPoint(x: 110, y: 200), with: nil) === card)
    #expect(card.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func `an affine transform leaves no depth, also where it is the same within the plane`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    root.addSubview(card)
    for depth in [turned(0), CATransform3DIdentity] {
      card.layer.transform = CATransform3DTranslate(depth, 0, 0, 250)
      #expect(card.frame.width == (depth.m34 == 0 ? 200 : 400))
      card.transform = .identity
      #expect(card.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
      #expect(CATransform3DIsIdentity(card.layer.transform) && CATransform3DIsIdentity(card.transform3D))
      #expect(root.hitTest(CGPoint(x: 90, y: 200), with: nil) === root)
    }
    card.layer.transform = CATransform3DTranslate(turned(0), 0, 0, 250)
    UIView.animate(withDuration: 0) { card.transform = .identity }
    #expect(CATransform3DIsIdentity(card.layer.transform))
  }

  @Test func `the depth of the anchor point counts for a layer's own transform`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let layer = CALayer()
    (layer.bounds, layer.position) = (card.bounds, card.center)
    root.addSubview(card)
    root.layer.addSublayer(layer)
    func check(_ point: CGPoint, at place: CGPoint) {
      #expect(near(card.convert(point, to: root), place))
      #expect(near(card.convert(place, from: root), point))
      #expect(near(layer.convert(point, to: root.layer), place))
      #expect(near(layer.convert(place, from: root.layer), point))
      #expect(card.frame == layer.frame)
    }
    for layer in [card.layer, layer] { layer.transform = turned(0) }
    check(CGPoint(x: 200, y: 100), at: CGPoint(x: 300, y: 200))
    // 100 points nearer of 500: larger by a quarter.
    for layer in [card.layer, layer] { layer.anchorPointZ = -100 }
    check(CGPoint(x: 200, y: 100), at: CGPoint(x: 325, y: 200))
    #expect(root.hitTest(CGPoint(x: 324, y: 200), with: nil) === card)
    // The face of a cube moves aside as the cube turns.
    for layer in [card.layer, layer] { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
    #expect(abs(card.frame.midX - 300) < 1e-9 && abs(layer.frame.midX - 300) < 1e-9)
    for layer in [card.layer, layer] { layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0) }
    check(CGPoint(x: 100, y: 100), at: CGPoint(x: 250, y: 200))
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test func `a pan in perspective measures on the plane under the finger`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let view = stage.view
    view.layer.transform = turned(.pi / 4)
    func frame(_ time: TimeInterval, _ phase: UITouch.Phase, at x: CGFloat) {
      let point = view.convert(CGPoint(x: x, y: 100), to: nil)
      stage.frame(time, (1, phase, Double(point.x), Double(point.y)))
    }
    frame(1, .began, at: 40)
    frame(1.1, .moved, at: 90)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
    #expect(near(pan.translation(in: view), CGPoint(x: 5, y: 0)))
    for step in 1...8 { frame(1.1 + 0.01 * Double(step), .moved, at: 90 + CGFloat(step)) }
    #expect(near(pan.translation(in: view), CGPoint(x: 13, y: 0)))
    let velocity = pan.velocity(in: view)
    #expect(abs(velocity.y) < 1e-6 && velocity.x > 90)
    frame(1.2, .ended, at: 98)
  }

  @Test func `the transform of sublayers counts for subviews, whatever changes`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let child = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    root.addSubview(child)
    root.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(near(child.convert(.zero, to: root), CGPoint(x: 100, y: 100)))
    #expect(root.hitTest(CGPoint(x: 101, y: 101), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 99, y: 101), with: nil) === root)
    #expect(child.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
    child.center.x += 10
    #expect(near(child.convert(.zero, to: root), CGPoint(x: 120, y: 100)))
    #expect(root.hitTest(CGPoint(x: 119, y: 110), with: nil) === root)
    // About the anchor point, which moves with the bounds.
    root.bounds.size = CGSize(width: 300, height: 400)
    #expect(near(child.convert(.zero, to: root), CGPoint(x: 170, y: 100)))
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(added)
    #expect(near(added.convert(.zero, to: root), CGPoint(x: -150, y: -200)))
    added.removeFromSuperview()
    #expect(near(added.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1)))
    // In depth it counts too.
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 500
    root.layer.sublayerTransform = deep
    #expect(near(child.convert(.zero, to: root), CGPoint(x: 160, y: 150)))
    child.layer.zPosition = 250
    #expect(near(child.convert(.zero, to: root), CGPoint(x: 150 + 2 * 10, y: 200 - 2 * 50)))
    root.layer.sublayerTransform = CATransform3DIdentity
    #expect(near(child.convert(.zero, to: root), CGPoint(x: 160, y: 150)))
    #expect(!child.flags.contains(.inSpace) && !child.flags.contains(.transformed))
  }

  @Test func `a view that is seen edge-on or is behind the viewer is not hit`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let child = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    root.addSubview(child)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.layer.sublayerTransform = perspective
    child.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === child)
    child.layer.transform = CATransform3DIdentity
    child.layer.zPosition = 501
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
    #expect(child.convert(.zero, to: root).isFinite && child.convert(.zero, from: root).isFinite)
    child.layer.zPosition = 0
    child.layer.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
  }

  @Test func `a touch in a card in perspective has its place on the card`() {
    final class Card: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
      }
    }
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.windowScene = UIWindowScene(application: application)
    window.makeKeyAndVisible()
    let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(card)
    card.layer.transform = turned(0.7)
    let place = card.convert(CGPoint(x: 190, y: 20), to: nil)
    application.handle(
      ContactFrame(timestamp: 1, contacts: [Contact(id: 1, phase: .began, location: place)]))
    #expect(card.places.count == 1 && near(card.places[0], CGPoint(x: 190, y: 20)))
  }

  @Test func `views and their layers give the same answers in perspective`() {
    var hits = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      func number(_ limit: Int) -> CGFloat { CGFloat(random.within(0...limit)) }
      func transform() -> CATransform3D {
        var made = CATransform3DIdentity
        if random.oneIn(2) { made.m34 = -1 / (300 + number(900)) }
        made = CATransform3DRotate(made, number(100) / 100, number(2), number(2), 1)
        return CATransform3DTranslate(made, number(40) - 20, number(40) - 20, number(100) - 50)
      }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      root.clipsToBounds = true
      var views = [root]
      // One view has enough subviews for a tree of boxes.
      for index in 0..<(seed % 3 == 0 ? 60 : 12) {
        let view = UIView(
          frame: CGRect(x: number(300), y: number(300), width: 20 + number(200), height: 20 + number(200)))
        view.clipsToBounds = true
        if random.oneIn(4) { view.bounds.origin = CGPoint(x: number(30), y: number(30)) }
        let parent = seed % 3 == 0 && index > 4 ? root : views[random.within(0...(views.count - 1))]
        parent.addSubview(view)
        views.append(view)
      }
      func compare(_ what: String) {
        for _ in 0..<30 {
          let point = CGPoint(x: number(4000) / 10, y: number(4000) / 10)
          let (hit, layer) = (root.hitTest(point, with: nil), root.layer.hitTest(point))
          #expect(hit?.layer === layer, "seed \(seed), \(what), at \(point)")
          if hit !== root, hit != nil { hits += 1 }
          let (a, b) = (
            views[random.within(0...(views.count - 1))], views[random.within(0...(views.count - 1))]
          )
          let (one, two) = (a.convert(point, to: b), a.layer.convert(point, to: b.layer))
          #expect(
            abs(one.x - two.x) <= 1e-6 * max(1, abs(two.x))
              && abs(one.y - two.y) <= 1e-6 * max(1, abs(two.y)),
            "seed \(seed), \(what): \(one) and \(two)")
        }
      }
      compare("plain")
      for step in 1...12 {
        let view = views[random.within(1...(views.count - 1))]
        switch random.within(0...6) {
        case 0, 1: view.layer.transform = transform()
        case 2: (view.superview ?? root).layer.sublayerTransform = transform()
        case 3: view.center.x += number(60) - 30
        case 4: view.bounds.size.width += number(40)
        case 5: view.layer.anchorPoint = CGPoint(x: number(10) / 10, y: number(10) / 10)
        default:
          view.transform = random.oneIn(2) ? .identity : CGAffineTransform(rotationAngle: number(100) / 50)
        }
        compare("step \(step)")
      }
    }
    #expect(hits > 5000)
  }
}
