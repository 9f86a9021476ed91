// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

// The classes in the folder UnchangedSource are touch classes as apps write them. Only their imports are not
// UIKit's.

private final class ImageLog: ForwardingImageViewDelegate {
  var lines: [String] = []
  func imageView(_ imageView: ForwardingImageView, didTouchAt point: CGPoint, phase: UITouchPhase) {
    lines.append("\(phase) \(Int(point.x)) \(Int(point.y))")
  }
}

private final class Parent: UIView {
  var lines: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
}

struct UnchangedSourceTests {
  let stage = Stage(size: CGSize(width: 400, height: 400))

  private func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1, after: Double = 0.01) {
    stage.application.handle(
      ContactFrame(
        timestamp: stage.now + after,
        contacts: [Contact(id: id, phase: phase, location: CGPoint(x: x, y: y))]))
  }

  @Test func `a knob turns with the finger around its middle`() {
    let knob = KnobView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var values: [Float] = []
    knob.onChange = { values.append($1) }
    stage.view.addSubview(knob)
    finger(.began, 190, 150)
    finger(.moved, 150, 190)
    finger(.moved, 110, 150)
    finger(.moved, 150, 190)
    finger(.ended, 150, 190)
    #expect(values == [0.25, 0.5, 0.25])
    #expect(knob.subviews[0].bounds.size == CGSize(width: 47, height: 4))
  }

  @Test func `a drawing takes every sample of a move, and two taps clear it`() {
    let drawing = DrawingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.view.addSubview(drawing)
    finger(.began, 10, 10)
    for x in [20, 30, 40] {
      stage.application.enqueue(
        ContactFrame(
          timestamp: stage.now + 0.004,
          contacts: [Contact(id: 1, phase: .moved, location: CGPoint(x: x, y: 10))]))
    }
    stage.application.dispatchPendingEvents()
    #expect(drawing.pointCount == 3)
    finger(.moved, 40, 60)
    finger(.ended, 40, 60)
    #expect(drawing.pointCount == 4)
    #expect(drawing.path.bounds == CGRect(x: 10, y: 10, width: 30, height: 50))
    #expect((drawing.layer as? CAShapeLayer)?.path != nil)
    finger(.began, 40, 60)
    finger(.ended, 40, 60)
    #expect(!drawing.path.isEmpty, "the drag was no tap")
    finger(.began, 40, 60)
    finger(.ended, 40, 60)
    #expect(drawing.path.isEmpty)
  }

  @Test func `a card follows the finger and springs home`() throws {
    let card = DraggableCard(frame: CGRect(x: 100, y: 100, width: 80, height: 60))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(card)
    stage.view.addSubview(other)
    var settled: [Bool] = []
    card.didSettle = { settled.append($0) }
    finger(.began, 110, 120)
    #expect(stage.view.subviews.last === card)
    finger(.moved, 210, 220)
    #expect(card.frame == CGRect(x: 200, y: 200, width: 80, height: 60))
    finger(.ended, 210, 220)
    #expect(card.frame == CGRect(x: 100, y: 100, width: 80, height: 60))
    #expect(settled == [])
    finger(.began, 110, 120)
    #expect(stage.application.activeTouches.map(\.view) == [stage.view], "it cannot be hit on its way")
    finger(.ended, 110, 120)
    try stage.wait(0.4)
    #expect(settled == [true])
    #expect(card.alpha == 1)
  }

  @Test func `a tap beside a field ends editing, and a shake reaches the controller`() {
    let form = FormViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), root: form)
    func tap(_ x: CGFloat, _ y: CGFloat) {
      for phase in [UITouch.Phase.began, .ended] {
        stage.application.handle(
          ContactFrame(
            timestamp: stage.now + 0.05,
            contacts: [Contact(id: 1, phase: phase, location: CGPoint(x: x, y: y))]))
      }
    }
    #expect(form.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    tap(30, 30)
    #expect(form.field.isFirstResponder)
    stage.application.handle(MotionFrame(timestamp: stage.now, .began))
    stage.application.handle(MotionFrame(timestamp: stage.now, .ended))
    #expect(form.shakes == 1)
    tap(300, 800)
    #expect(!form.field.isFirstResponder)
  }

  @Test func `a container lets touches through where it has no subview`() {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = PassThroughView(frame: behind.frame)
    let target = LargeTargetView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    stage.view.addSubview(behind)
    stage.view.addSubview(container)
    container.addSubview(target)
    let hits = [
      CGPoint(x: 50, y: 50), CGPoint(x: 110, y: 110), CGPoint(x: 90, y: 90), CGPoint(x: 130, y: 110),
    ].map { stage.window.hitTest($0, with: nil) }
    #expect(hits == [behind, target, target, behind])
  }

  @Test func `an image view tells its delegate and passes touches on by hand`() {
    let parent = Parent(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let image = ForwardingImageView(image: nil)
    let log = ImageLog()
    image.delegate = log
    image.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    parent.addSubview(image)
    stage.view.addSubview(parent)
    finger(.began, 70, 70)
    finger(.moved, 80, 75)
    finger(.moved, 90, 80)
    finger(.ended, 90, 80)
    #expect(log.lines == ["began 10 10", "moved 20 15", "moved 30 20", "ended 30 20"])
    #expect(parent.lines == ["began", "moved", "moved", "ended"])
  }

  @Test func `two fingers scale a view`() {
    let pinch = PinchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.view.addSubview(pinch)
    finger(.began, 150, 200, id: 1)
    finger(.began, 190, 200, id: 2)
    finger(.moved, 200, 200, id: 2)
    finger(.moved, 250, 200, id: 2)
    #expect(pinch.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(pinch.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test func `a window shows each finger while it is down`() {
    let window = TouchShowingWindow(windowScene: stage.scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    finger(.began, 10, 10, id: 1)
    finger(.began, 20, 20, id: 2)
    finger(.moved, 30, 30, id: 1)
    #expect(window.markCount == 2)
    #expect(window.subviews.dropFirst().map(\.center) == [CGPoint(x: 30, y: 30), CGPoint(x: 20, y: 20)])
    finger(.ended, 30, 30, id: 1)
    finger(.cancelled, 20, 20, id: 2)
    #expect(window.markCount == 0 && window.shown == 2)
    #expect(window.subviews.count == 1)
  }
}
