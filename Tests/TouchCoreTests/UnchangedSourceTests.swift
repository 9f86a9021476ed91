// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

// Touch classes as apps write them. Only their imports are not UIKit's, and `any` stands where the settings
// of this package ask for it.

@IBDesignable class KnobView: UIView {
  @IBInspectable var minimumValue: Float = 0
  @IBInspectable var maximumValue: Float = 1
  private(set) var value: Float = 0
  var onChange: ((KnobView, Float) -> Void)?

  private let trackLayer = CAShapeLayer()
  private let pointerView = UIView()
  private var lastAngle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    trackLayer.fillColor = UIColor.clear.cgColor
    trackLayer.strokeColor = tintColor.cgColor
    trackLayer.lineWidth = 3.0
    trackLayer.lineCap = kCALineCapRound
    layer.addSublayer(trackLayer)
    pointerView.isUserInteractionEnabled = false
    pointerView.layer.cornerRadius = 2
    addSubview(pointerView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - trackLayer.lineWidth
    trackLayer.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi,
        endAngle: .pi, clockwise: true
      ).cgPath
    pointerView.bounds = CGRect(x: 0, y: 0, width: radius, height: 4)
    pointerView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override var intrinsicContentSize: CGSize { return CGSize(width: 80, height: 80) }

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    lastAngle = angle(of: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let newAngle = angle(of: touch)
    let turn = Float((newAngle - lastAngle) / (2 * .pi))
    lastAngle = newAngle
    value = min(max(value + turn * (maximumValue - minimumValue), minimumValue), maximumValue)
    pointerView.transform = CGAffineTransform(rotationAngle: newAngle)
    onChange?(self, value)
  }
}

class DrawingView: UIView {
  private(set) var path = UIBezierPath()
  private(set) var pointCount = 0
  private var predicted: [CGPoint] = []

  override class var layerClass: AnyClass { return CAShapeLayer.self }
  private var shapeLayer: CAShapeLayer { return layer as! CAShapeLayer }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    path.lineWidth = touch.type == .pencil ? 1 : 4
    path.lineJoinStyle = .round
    path.move(to: touch.preciseLocation(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      let from = sample.precisePreviousLocation(in: self)
      let to = sample.preciseLocation(in: self)
      path.addLine(to: to)
      pointCount += 1
      setNeedsDisplay(
        CGRect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
          .insetBy(dx: -path.lineWidth, dy: -path.lineWidth))
    }
    predicted = event?.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
    shapeLayer.path = path.cgPath
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    predicted.removeAll()
    if touches.first?.tapCount == 2 { path.removeAllPoints() }
    shapeLayer.path = path.cgPath
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

class DraggableCard: UIView {
  private var grip = CGPoint.zero
  private var home = CGPoint.zero
  var didSettle: ((Bool) -> ())?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    grip = touches.first!.location(in: self)
    home = center
    superview?.bringSubviewToFront(self)
    UIView.animate(
      withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.layer.shadowOpacity = 0.4
        self.alpha = 0.9
      }, completion: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, let superview = superview {
      let location = touch.location(in: superview)
      frame.origin = CGPoint(x: location.x - grip.x, y: location.y - grip.y)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(
      withDuration: 0.3, delay: 0.0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .curveEaseOut,
      animations: { [weak self] in
        guard let self = self else { return }
        self.center = self.home
        self.alpha = 1.0
      },
      completion: { finished in self.didSettle?(finished) })
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

class FieldView: UIView {
  override var canBecomeFirstResponder: Bool { return true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

class FormViewController: UIViewController {
  let field = FieldView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  var shakes = 0

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    container.backgroundColor = UIColor(white: 0.9, alpha: 1)
    container.addSubview(field)
    self.view = container
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
    super.touchesBegan(touches, with: event)
  }

  override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
  }
}

class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

class LargeTargetView: UIView {
  var touchInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return false }
    return bounds.inset(by: touchInsets).contains(point)
  }
}

protocol ForwardingImageViewDelegate: AnyObject {
  func imageView(_ imageView: ForwardingImageView, didTouchAt point: CGPoint, phase: UITouchPhase)
}

class ForwardingImageView: UIImageView {
  weak var delegate: (any ForwardingImageViewDelegate)?

  override init(image: UIImage?) {
    super.init(image: image)
    isUserInteractionEnabled = true
    contentMode = .scaleAspectFit
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isUserInteractionEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches)
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches)
    next?.touchesEnded(touches, with: event)
  }

  private func tell(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    delegate?.imageView(self, didTouchAt: touch.location(in: self), phase: touch.phase)
  }
}

class PinchView: UIView {
  private var startDistance: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { startDistance = nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let all = event?.touches(for: self), all.count == 2 else { return }
    let points = Array(all).map { $0.location(in: superview) }
    let distance = hypot(points[0].x - points[1].x, points[0].y - points[1].y)
    if let start = startDistance {
      transform = CGAffineTransform.identity.scaledBy(x: distance / start, y: distance / start)
    } else {
      startDistance = distance
    }
  }
}

class TouchShowingWindow: UIWindow {
  private var marks: [UITouch: UIView] = [:]
  private(set) var shown = 0
  var markCount: Int { return marks.count }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches, let touches = event.allTouches {
      for touch in touches {
        switch touch.phase {
        case .began:
          let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
          mark.isUserInteractionEnabled = false
          mark.center = touch.location(in: self)
          addSubview(mark)
          marks[touch] = mark
          shown += 1
        case .moved, .stationary:
          marks[touch]?.center = touch.location(in: nil)
        case .ended, .cancelled:
          marks.removeValue(forKey: touch)?.removeFromSuperview()
        case .regionEntered, .regionMoved, .regionExited:
          break
        @unknown default:
          break
        }
      }
    }
    super.sendEvent(event)
  }
}

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
            timestamp: stage.now + 0.05, contacts: [Contact(id: 1, phase: phase, location: CGPoint(x: x, y: y))]))
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
