// SPDX-License-Identifier: Apache-2.0
import EventGenerating
import Testing
import TouchTesting
import Touchstone

@Suite struct EventGeneratorTests {
  private final class Screen: UIViewController {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    let canvas = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 400))
    var lines: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      button.accessibilityIdentifier = "buy"
      button.addAction(UIAction { [unowned self] _ in lines.append("bought") }, for: .touchUpInside)
      view.addSubview(button)
      canvas.accessibilityIdentifier = "canvas"
      canvas.isMultipleTouchEnabled = true
      view.addSubview(canvas)
    }

    func watch(_ recognizer: UIGestureRecognizer, _ line: @escaping () -> String) {
      recognizer.addHandler { [unowned self] in lines.append(line()) }
      canvas.addGestureRecognizer(recognizer)
    }
  }

  private let screen = Screen()
  private func generator() throws -> EventGenerator { try EventGenerator(viewController: screen) }

  @Test func `a tap finds views by object, identifier and point`() throws {
    let generator = try generator()
    try generator.fingerTap(at: "buy")
    try generator.fingerTap(at: screen.button)
    try generator.fingerTap(at: CGPoint(x: 150, y: 120))
    try generator.fingerTap(.leftThumb, at: CGRect(x: 100, y: 100, width: 20, height: 20))
    #expect(screen.lines == Array(repeating: "bought", count: 4))
    #expect(try generator.viewWithIdentifier("buy", ofType: UIButton.self) === screen.button)
    #expect(throws: EventGeneratorError(.unknownView(identifier: "byu", known: ["buy", "canvas"]))) {
      try generator.fingerTap(at: "byu")
    }
    #expect(throws: EventGeneratorError(.wrongClass(identifier: "buy", is: "UIButton", expected: "UISwitch")))
    {
      try generator.viewWithIdentifier("buy", ofType: UISwitch.self)
    }
    #expect(throws: EventGeneratorError(.tooFewViews(identifier: "buy", count: 1, index: 1))) {
      try generator.viewWithIdentifier("buy", ofType: UIButton.self, index: 1)
    }
  }

  @Test func `an error begins with the file and the line of the call, and names what is there`() throws {
    let generator = try generator()
    func description(_ call: () throws -> Void) -> String? {
      #expect(throws: EventGeneratorError.self) { try call() }?.description
    }
    let line = #line
    let here = "EventGeneratingTests/EventGeneratorTests.swift"
    #expect(
      description { try generator.fingerTap(at: "byu") }
        == "\(here):\(line + 2): no view in the window has the accessibility identifier \"byu\"; "
        + #"did you mean "buy"? the identifiers are "buy", "canvas"."#)
    #expect(
      description { _ = try generator.viewWithIdentifier("buy", ofType: UISwitch.self) }
        == #"\#(here):\#(line + 6): the view "buy" is a UIButton and not a UISwitch."#)
    #expect(
      description { try generator.fingerUp() }
        == "\(here):\(line + 9): no finger is down; bring one down first.")
    generator.stage.application.windows.first?.rootViewController?.view.subviews.forEach {
      $0.accessibilityIdentifier = nil
    }
    #expect(
      description { try generator.fingerTap(at: "buy") }?.hasSuffix(
        "no view there has one: set it, or wait until the view exists.") == true)
  }

  @Test func `fingers go down, move and lift, by name or in order`() throws {
    let generator = try generator()
    try generator.fingerDown(at: CGPoint(x: 20, y: 300))
    try generator.fingerDown(.leftIndex, at: CGPoint(x: 50, y: 300))
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 20, y: 320), duration: 0.1)
    try generator.fingerUp()
    #expect(generator.stage.application.activeTouches.count == 1)
    #expect(throws: EventGeneratorError(.fingerIsUp(.leftIndex))) { try generator.fingerUp(.leftIndex) }
    try generator.fingerUp(.rightIndex)
    #expect(throws: EventGeneratorError(.fingerIsUp(.automatic))) { try generator.fingerUp() }
    try generator.fingerDown([nil, .automatic], at: [CGPoint(x: 20, y: 300), CGPoint(x: 90, y: 300)])
    #expect(throws: EventGeneratorError(.differentCounts(fingers: 2, locations: 1))) {
      try generator.fingerMove([nil, nil], to: ["canvas"], duration: 0)
    }
    try generator.twoFingerUp()
    #expect(generator.stage.application.activeTouches.isEmpty)
  }

  @Test func `gestures are recognized`() throws {
    let generator = try generator()
    let (double, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    two.numberOfTouchesRequired = 2
    screen.watch(double) { "double tap" }
    screen.watch(two) { "two fingers" }
    let press = UILongPressGestureRecognizer()
    screen.watch(press) { "press \(press.state.rawValue)" }
    try generator.fingerDoubleTap(at: "canvas")
    try generator.wait(1)
    try generator.twoFingerTap(at: "canvas")
    try generator.fingerLongPress(at: "canvas")
    #expect(screen.lines == ["double tap", "two fingers", "press 1", "press 3"])
  }

  @Test func `pinches, rotations and drags have the size that was asked for`() throws {
    let generator = try generator()
    let (pinch, rotation, pan) = (
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer()
    )
    var (scale, angle, way): (CGFloat, CGFloat, CGPoint) = (1, 0, .zero)
    pinch.addHandler { scale = pinch.scale }
    rotation.addHandler { angle = rotation.rotation }
    pan.addHandler { way = pan.translation(in: nil) }
    screen.canvas.addGestureRecognizer(pinch)
    _ = generator.mainView
    try generator.fingerPinchOpen(at: "canvas", duration: 0.5)
    #expect(scale > 2 && scale <= 3)
    try generator.fingerPinchClose(at: "canvas", duration: 0.5)
    #expect(scale < 0.5)
    screen.canvas.removeGestureRecognizer(pinch)
    screen.canvas.addGestureRecognizer(rotation)
    try generator.fingerRotate(at: "canvas", angle: .pi / 2, duration: 0.5)
    #expect(angle > 1.2 && angle < 1.6)
    try generator.twoFingerDown(at: "canvas", withDistance: 100)
    try generator.fingerPivot([nil, nil], aroundAnchor: "canvas", byAngle: -.pi / 2, duration: 0.5)
    try generator.twoFingerUp()
    #expect(angle < -1.2 && angle > -1.6)
    screen.canvas.removeGestureRecognizer(rotation)
    screen.canvas.addGestureRecognizer(pan)
    try generator.fingerDrag(from: "canvas", to: CGPoint(x: 200, y: 250), duration: 0.3)
    #expect(way.y < -120 && way.y >= -150)
  }

  @Test func `a touch that goes elsewhere says where, and nothing stays down`() throws {
    let generator = try generator()
    let cover = UIView(frame: screen.view.bounds)
    cover.accessibilityIdentifier = "cover"
    screen.view.addSubview(cover)
    let line = #line + 1
    let error = #expect(throws: StageError.self) { try generator.fingerTap(at: "buy") }
    #expect(error?.call == "EventGeneratingTests/EventGeneratorTests.swift:\(line)")
    #expect(error?.description.contains(#"hit UIView "cover""#) == true)
    #expect(generator.stage.application.activeTouches.isEmpty)
    #expect(generator.fingersDownCount == 0)
    #expect(!generator.viewIsHittable("buy") && generator.viewIsHittable(cover))
    #expect(generator.viewIsVisible("buy") && !generator.viewIsVisible("byu"))
    #expect(
      generator.pointIsHittable(CGPoint(x: 1, y: 1)) && !generator.pointIsHittable(CGPoint(x: -1, y: 1)))
  }

  @Test func `waiting is for conditions, and says what did not come`() throws {
    let generator = try generator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.accessibilityIdentifier = "late"
    #expect(throws: EventGeneratorError.self) { try generator.waitUntilExists("late", timeout: 1) }
    screen.view.addSubview(view)
    view.isHidden = true
    try generator.waitUntilExists("late", timeout: 1)
    let line = #line + 1
    let error = #expect(throws: EventGeneratorError.self) {
      try generator.waitUntilVisible("late", timeout: 1)
    }
    #expect(
      error?.description
        == "EventGeneratingTests/EventGeneratorTests.swift:\(line): "
        + #"a visible view "late" did not happen within 1.0 s of the stage's time: UIView "late" is hidden."#)
    UIView.animate(withDuration: 0.3, animations: { self.screen.button.alpha = 0.5 }) { _ in
      view.isHidden = false
    }
    try generator.waitUntilHittable("late", timeout: 1)
    try generator.waitUntilVisible(view, timeout: 0)
    try generator.waitUntilHittable(timeout: 1)
    try generator.waitUntilHittable(CGPoint(x: 1, y: 1), timeout: 1)
    try generator.waitUntil(view.alpha == 1, timeout: 0)
    #expect(throws: EventGeneratorError.self) { try generator.waitUntil(view.alpha == 0, timeout: 0.5) }
  }

  @Test func `a stylus has pressure and angles`() throws {
    final class Canvas: UIView {
      var strokes: [String] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { strokes.append("\(touch.type == .stylus) \(Double(touch.force))") }
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let generator = try EventGenerator(view: canvas)
    #expect(canvas.center == CGPoint(x: 187.5, y: 333.5))
    try generator.stylusDown(altitude: 1, pressure: 1)
    try generator.stylusMove(to: CGPoint(x: 150, y: 330), pressure: 2)
    try generator.stylusUp()
    #expect(canvas.strokes == ["true 2.0"])
    try generator.stylusDoubleTap()
  }

  @Test func `windows and views are shown, and keys are typed`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(field)
    let generator = try EventGenerator(window: window)
    try generator.fingerTap(at: field)
    try generator.keyType("Hi you")
    #expect(field.text == "Hi you")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = try EventGenerator(view: view, alignment: .fill)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}

extension EventGenerator {
  fileprivate var fingersDownCount: Int { stage.application.activeTouches.count }
}
