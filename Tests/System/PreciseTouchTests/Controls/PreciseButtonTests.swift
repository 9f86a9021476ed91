// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

struct PreciseButtonTests {
  private func bench(
    _ region: TrackingRegion = .bounds, _ exit: ExitBehavior = .resume
  ) throws -> Bench<PreciseButton> {
    let button = PreciseButton()
    button.trackingRegion = region
    button.exitBehavior = exit
    return try Bench(button)
  }

  @Test func `a button follows the bounds and resumes, unless it is told otherwise`() {
    let button = PreciseButton(type: .system)
    #expect(button.exitBehavior == .resume)
    #expect(button.minimumHitSize == CGSize(width: 44, height: 44))
    #expect(button.hitOutsets == .zero && !button.sharesGaps && !button.passesTouchesOn)
    #expect(
      button.trackingRegion.contains(CGPoint(x: 9, y: 9), in: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(
      !button.trackingRegion.contains(CGPoint(x: 10, y: 9), in: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `a send is one fact, and nobody is told by hand besides`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    defer { UIApplication.current = nil }
    let button = PreciseButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    button.addAction(UIAction { _ in }, for: .touchDown)
    button.addAction(UIAction { _ in }, for: .allTouchEvents)
    try stage.add(button, named: "buy")
    try stage.tap("buy")
    #expect(sends(stage.trace) == ["touchDown to 2", "touchUpInside to 1", "primaryActionTriggered to 0"])
  }

  @Test func `a direct call after a deallocated target is reported`() throws {
    final class Target {
      func hear() {}
    }
    let stage = Stage(size: CGSize(width: 200, height: 200))
    defer { UIApplication.current = nil }
    let button = PreciseButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    let action = UIAction { _ in }
    button.addAction(action, for: .touchCancel)
    var target: Target? = Target()
    button.addTarget(target, action: Target.hear, for: .touchDown)
    target = nil
    try stage.add(button, named: "buy")
    try stage.finger(1).down(at: .screen(100, 70))
    button.sendAction(action)
    #expect(sends(stage.trace) == ["touchDown to 0", "told by hand"])
  }

  /// The sends of a trace, with the number of handlers.
  private func sends(_ trace: Trace) -> [String] {
    trace.entries.compactMap { entry in
      guard case .fact(let fact) = entry, case .control(let control) = fact.kind else { return nil }
      return switch control {
      case .sent(_, let event, let handlers, _): "\(event) to \(handlers)"
      case .told: "told by hand"
      default: nil
      }
    }
  }

  @Test func `each movement at the edge is one event, with the finger's place and the true state`() throws {
    let bench = try bench()
    try bench.drag([(50, 39), (50, 40), (50, 41), (50, 39), (50, 30)])
    #expect(
      bench.log.sentInDetail == [
        "down at 50,20 tracking inside highlighted",
        "inside at 50,39 tracking inside highlighted",
        "exit at 50,40 tracking",
        "outside at 50,41 tracking",
        "enter at 50,39 tracking inside highlighted",
        "inside at 50,30 tracking inside highlighted",
        "up inside at 50,30 inside",
        "primary at 50,30 inside",
      ])
    #expect(!bench.control.isTracking && !bench.control.isTouchInside && bench.control.state == .normal)
  }

  @Test func `lifted outside it sends up outside and no primary action`() throws {
    let bench = try bench()
    try bench.drag([(50, 60)])
    #expect(bench.sent == "down, exit, up outside")
  }

  @Test func `with cancel, leaving is the end`() throws {
    let bench = try bench(.bounds, .cancel)
    try bench.drag([(50, 30), (50, 40), (50, 30), (50, 20)])
    #expect(bench.sent == "down, inside, cancel")
    #expect(!bench.control.isHighlighted && !bench.control.isTracking)
    // The next finger works like the first.
    try bench.drag([])
    #expect(bench.sent == "down, repeat, up inside, primary")
  }

  @Test func `any distance`() throws {
    let bench = try bench(.outset(25))
    try bench.drag([(50, -25), (50, -26), (50, -25)])
    #expect(bench.sent == "down, inside, exit, enter, up inside, primary")
  }

  @Test func `a finger that trembles on the edge does not chatter`() throws {
    let bench = try bench(.outset(8).returning(inside: .bounds))
    try bench.drag([(50, 47), (50, 48), (50, 47), (50, 41), (50, 39), (50, 47)])
    #expect(bench.sent == "down, inside, exit, outside, outside, enter, inside, up inside, primary")
  }

  @Test func `a jump over the button from one side to the other never came back`() throws {
    let bench = try bench()
    try bench.drag([(50, -30), (50, 70)])
    #expect(bench.sent == "down, exit, outside, up outside")
  }

  @Test func `along the lower edge a finger is outside, along the upper one inside`() throws {
    let bench = try bench()
    try bench.drag([(20, 0), (80, 0), (20, 40), (80, 40)])
    #expect(bench.sent == "down, inside, inside, exit, outside, up outside")
  }

  @Test func `a button that moves or shrinks under the finger counts where it is`() throws {
    let bench = try bench()
    try bench.down(10, 5)
    bench.control.frame.origin.y += 100
    try bench.finger.move(by: CGVector(dx: 1, dy: 0))
    bench.control.frame.origin.y -= 100
    try bench.finger.move(by: CGVector(dx: 1, dy: 0))
    bench.control.bounds.size.height = 10
    try bench.finger.move(by: CGVector(dx: 1, dy: 0))
    try bench.up()
    #expect(bench.sent == "down, exit, enter, exit, up outside")
  }

  @Test func `scaled and turned it lets go at the edge one sees`() throws {
    let bench = try bench()
    bench.control.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    // The button is now 80 wide and 200 high, centered at (150, 220).
    try bench.finger.down(at: .screen(150, 220))
    try bench.finger.move(to: .screen(150, 319))
    try bench.finger.move(to: .screen(150, 321))
    try bench.finger.move(to: .screen(111, 220))
    try bench.finger.move(to: .screen(109, 220))
    try bench.up()
    #expect(bench.sent == "down, inside, exit, enter, exit, up outside")
  }

  @Test func `the button ignores a second finger until the first is up`() throws {
    let bench = try bench()
    bench.control.isMultipleTouchEnabled = true
    let second = bench.stage.finger(2)
    try bench.down()
    try second.down(at: .point(20, 20, in: bench.control))
    try second.move(to: .point(20, 90, in: bench.control))
    #expect(bench.sent == "down")
    try bench.move(50, 50)
    try bench.up()
    #expect(bench.sent == "exit, up outside")
    try second.move(to: .point(20, 20, in: bench.control))
    try second.up()
    #expect(bench.sent == "")
    try bench.drag([])
    #expect(bench.sent == "down, repeat, up inside, primary")
  }

  @Test func `two taps in a row repeat the down`() throws {
    let bench = try bench()
    try bench.drag([])
    try bench.drag([])
    #expect(bench.sent == "down, up inside, primary, down, repeat, up inside, primary")
  }

  @Test func `taken away by the system or by hand it sends one cancel`() throws {
    let bench = try bench()
    try bench.down()
    try bench.move(50, 50)
    try bench.finger.cancel()
    #expect(bench.sent == "down, exit, cancel")
    try bench.down()
    bench.control.cancelTracking(with: nil)
    #expect(!bench.control.isHighlighted && !bench.control.isTracking)
    try bench.move(50, 30)
    try bench.up()
    #expect(bench.sent == "down, cancel")
  }

  @Test func `leaving the window cancels`() throws {
    let bench = try bench()
    try bench.down()
    bench.control.removeFromSuperview()
    #expect(bench.sent == "down, cancel")
    #expect(!bench.control.isTracking && !bench.control.isHighlighted)
  }

  @Test func `a disabled button sends nothing, and one that is disabled on the way sends nothing more`()
    throws
  {
    let bench = try bench()
    bench.control.isEnabled = false
    try bench.drag([(50, 60)])
    #expect(bench.sent == "")
    bench.control.isEnabled = true
    try bench.down()
    bench.control.isEnabled = false
    try bench.move(50, 60)
    #expect(bench.sent == "down, repeat" && !bench.control.isHighlighted)
    bench.control.isEnabled = true
    try bench.move(50, 30)
    try bench.up()
    #expect(bench.sent == "exit, enter, up inside, primary")
  }

  @Test func `the region of the system leaves the button to UIKit`() throws {
    let bench = try bench(.system)
    try bench.drag([(50, 109), (50, 110), (50, 109)])
    #expect(bench.sent == "down, inside, exit, outside, enter, inside, up inside, primary")
  }

  @Test func `a region that is set while a finger is down counts from its next move on`() throws {
    let bench = try bench()
    try bench.down()
    try bench.move(50, 60)
    bench.control.trackingRegion = .outset(30)
    try bench.move(50, 61)
    bench.control.exitBehavior = .cancel
    try bench.move(50, 90)
    try bench.up()
    #expect(bench.sent == "down, exit, enter, cancel")
  }

  @Test func `a finger in the grown part is inside there`() throws {
    let bench = try bench()
    bench.control.hitOutsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    try bench.down(50, -15)
    try bench.move(50, -20)
    try bench.move(50, -21)
    try bench.up()
    #expect(bench.sent == "down, inside, exit, up outside")
    // A finger that came down on the button leaves at the button's edge.
    try bench.drag([(50, -1)])
    #expect(bench.sent == "down, repeat, exit, up outside")
  }

  @Test(arguments: ["down", "inside", "exit", "outside", "enter", "up inside"])
  func `whatever a handler does to the button, each touch ends once`(_ word: String) throws {
    let deeds: [(String, (PreciseButton) -> Void)] = [
      ("cancels", { $0.cancelTracking(with: nil) }),
      ("removes", { $0.removeFromSuperview() }),
      ("disables", { $0.isEnabled = false }),
      ("shrinks", { $0.bounds.size = .zero }),
    ]
    for (name, deed) in deeds {
      let bench = try bench()
      bench.log.during(of: word) { deed(bench.control) }
      try bench.down()
      for y in [230.0, 260, 265, 230] { try bench.finger.move(to: .screen(150, y)) }
      try bench.up()
      let sent = bench.log.events
      let ends = sent.filter { ["up inside", "up outside", "cancel"].contains($0) }
      // A disabled control sends nothing, not even an end, unless the control is disabled by that end.
      #expect(
        ends.count == (name == "disables" && word != "up inside" ? 0 : 1), "\(name) in \(word): \(sent)")
      #expect(!bench.control.isTracking && !bench.control.isHighlighted, "\(name) in \(word)")
    }
  }

  @Test func `false from beginTracking or continueTracking ends it without an event`() throws {
    final class Choosy: PreciseButton {
      var begins = true
      var goesOn = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
    }
    let bench = try Bench(Choosy())
    bench.control.begins = false
    try bench.drag([(50, 60)])
    #expect(bench.sent == "")
    bench.control.begins = true
    bench.control.goesOn = false
    try bench.drag([(50, 30), (50, 60)])
    #expect(bench.sent == "down, repeat")
    #expect(!bench.control.isHighlighted && !bench.control.isTracking)
  }

  @Test func `an action is called in the order of the targets`() throws {
    let bench = try bench()
    var lines: [String] = []
    bench.control.addAction(UIAction { _ in lines.append("action") }, for: .touchDragExit)
    bench.control.addAction(UIAction { _ in lines.append("any") }, for: .allTouchEvents)
    try bench.drag([(50, 60)])
    #expect(lines == ["any", "action", "any", "any"])
  }

  @Test func `a tap on an ancestor leaves the button alone, a pan takes over with one cancel`() throws {
    let bench = try bench()
    bench.stage.view.addGestureRecognizer(UITapGestureRecognizer())
    try bench.drag([])
    #expect(bench.sent == "down, up inside, primary")
    bench.stage.view.addGestureRecognizer(UIPanGestureRecognizer())
    try bench.stage.wait(1)
    try bench.drag([(50, 24), (50, 64), (50, 90)])
    #expect(bench.sent == "down, inside, cancel")
    #expect(!bench.control.isTracking && !bench.control.isHighlighted)
  }

  @Test func `a press animation by the transform does not move the edge`() throws {
    for scale in [0.9, 1.2] {
      let bench = try Bench(PreciseButton())
      for (event, to) in [
        (UIControl.Event.touchDown, scale), (.touchDragExit, 1), (.touchDragEnter, scale),
        (.touchUpInside, 1),
      ] {
        bench.control.addAction(
          UIAction { action in
            (action.sender as? UIView)?.transform = CGAffineTransform(scaleX: to, y: to)
          }, for: event)
      }
      // The lower edge is at 240; a trembling finger is inside at 239 and outside at 240, whatever the scale.
      try bench.finger.down(at: .screen(150, 220))
      for y in [239.0, 238.5, 239, 240, 239.5, 240.5, 241, 239] {
        try bench.finger.move(to: .screen(150, y))
      }
      try bench.finger.up()
      #expect(
        bench.sent
          == "down, inside, inside, inside, exit, enter, exit, outside, enter, up inside, primary")
    }
  }

  @Test func `a button that moves and turns under the finger is still followed`() throws {
    let bench = try Bench(PreciseButton())
    bench.control.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Turned by a quarter, it is 40 wide and 100 high about (150, 220).
    try bench.finger.down(at: .screen(150, 260))
    bench.control.transform = .identity
    try bench.finger.move(to: .screen(150, 265))
    bench.control.center.y -= 100
    try bench.finger.move(to: .screen(150, 266))
    try bench.finger.move(to: .screen(150, 150))
    try bench.finger.up()
    #expect(bench.sent == "down, inside, exit, enter, up inside, primary")
  }

  @Test func `a button without points ends with an exit and never clicks`() throws {
    for (shrink, moves, line) in [
      ({ $0.transform = CGAffineTransform(scaleX: 0, y: 0) }, true, "down, exit, up outside"),
      ({ $0.transform = CGAffineTransform(scaleX: 1, y: 0) }, true, "down, exit, up outside"),
      ({ $0.bounds.size = .zero }, true, "down, exit, up outside"),
      ({ $0.superview?.transform = CGAffineTransform(scaleX: 0, y: 1) }, true, "down, exit, up outside"),
      ({ $0.transform = CGAffineTransform(scaleX: 0, y: 0) }, false, "down, up outside"),
    ] as [((UIView) -> Void, Bool, String)] {
      let bench = try Bench(PreciseButton())
      try bench.down()
      shrink(bench.control)
      if moves { try bench.finger.move(by: CGVector(dx: 1, dy: 0)) }
      try bench.finger.up()
      #expect(bench.sent == line)
      #expect(!bench.control.isTracking && !bench.control.isHighlighted)
    }
  }

  @Test func `an exit comes before the enter, whatever was disabled in between`() throws {
    func sent(_ steps: (Bench<PreciseButton>) throws -> Void) throws -> String {
      let bench = try Bench(PreciseButton())
      try bench.down()
      bench.control.isEnabled = false
      try steps(bench)
      try bench.finger.up()
      return bench.sent
    }
    // Left while it was disabled, and came back when it was enabled.
    #expect(
      try sent { bench in
        try bench.move(50, 60)
        bench.control.isEnabled = true
        try bench.move(50, 20)
      } == "down, exit, enter, up inside, primary")
    // Stayed outside.
    #expect(
      try sent { bench in
        try bench.move(50, 60)
        bench.control.isEnabled = true
        try bench.move(50, 70)
      } == "down, exit, outside, up outside")
    #expect(
      try sent { bench in
        try bench.move(50, 60)
        bench.control.isEnabled = true
      } == "down, exit, up outside")
    // Came back before it was enabled: nothing was missed.
    #expect(
      try sent { bench in
        try bench.move(50, 60)
        try bench.move(50, 20)
        bench.control.isEnabled = true
        try bench.move(50, 21)
      } == "down, inside, up inside, primary")
    // Told of the exit, and came back while it was disabled.
    let bench = try Bench(PreciseButton())
    try bench.down()
    try bench.move(50, 60)
    bench.control.isEnabled = false
    try bench.move(50, 20)
    bench.control.isEnabled = true
    try bench.move(50, 21)
    try bench.finger.up()
    #expect(bench.sent == "down, exit, enter, inside, up inside, primary")
  }

  @Test func `with cancel the finger is outside when the targets hear of it`() throws {
    let bench = try bench(.bounds, .cancel)
    try bench.drag([(50, 60)])
    #expect(
      bench.log.sentInDetail == [
        "down at 50,20 tracking inside highlighted", "cancel at 50,60 ",
      ])
  }

  @Test func `a region may ask the control how things stand`() throws {
    let button = PreciseButton()
    button.trackingRegion = .custom { [unowned button] point, rect in
      (button.isTouchInside ? rect.insetBy(dx: -20, dy: -20) : rect).contains(point)
    }
    let bench = try Bench(button)
    try bench.drag([(50, 59), (50, 61), (50, 59), (50, 39)])
    #expect(bench.sent == "down, inside, exit, outside, enter, up inside, primary")
  }

  @Test func `a region that ends the tracking ends it`() throws {
    let button = PreciseButton()
    button.trackingRegion = .custom { [unowned button] _, _ in
      button.cancelTracking(with: nil)
      return true
    }
    let bench = try Bench(button)
    try bench.drag([(50, 30)])
    #expect(bench.sent == "")
    #expect(!button.isTracking && !button.isHighlighted)
  }

  @Test func `a tap where the region does not reach is a tap all the same`() throws {
    for exit in [ExitBehavior.resume, .cancel] {
      let bench = try bench(.outset(-10), exit)
      try bench.down(5, 5)
      try bench.up()
      #expect(bench.sent == "down, up inside, primary")
    }
  }

  @Test func `a finger in the grown part stays inside when the button fades`() throws {
    let bench = try bench()
    bench.control.hitOutsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    bench.log.during(of: "down") { bench.control.alpha = 0 }
    try bench.down(50, -15)
    try bench.finger.move(by: CGVector(dx: 1, dy: 0))
    try bench.up()
    #expect(bench.sent == "down, inside, up inside, primary")
  }

  @Test func `what ends in beginTracking has never begun`() throws {
    final class Begins: PreciseButton {
      var body: () -> Void = {}
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        body()
        return true
      }
    }
    for what in ["removes", "cancels"] {
      let bench = try Bench(Begins())
      bench.control.body = { [unowned control = bench.control] in
        what == "removes" ? control.removeFromSuperview() : control.cancelTracking(with: nil)
      }
      try bench.down()
      #expect(bench.sent == "", "\(what)")
      #expect(!bench.control.isTracking && !bench.control.isHighlighted, "\(what)")
      try bench.up()
      #expect(bench.sent == "", "\(what)")
    }
  }

  @Test func `a second tap while the end of the first is held back begins nothing before that end`() throws {
    let bench = try bench()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    bench.control.addGestureRecognizer(double)
    try bench.stage.tap(.center(of: bench.control))
    try bench.down()
    try bench.finger.move(to: .screen(300, 500))
    try bench.up()
    try bench.stage.wait(1)
    let ends = ["up inside", "up outside", "cancel"]
    var open = 0
    for word in bench.log.events {
      if word == "down" { open += 1 }
      if ends.contains(word) { open -= 1 }
      #expect((0...1).contains(open), "\(bench.log.events)")
    }
    #expect(open == 0 && !bench.control.isHighlighted && !bench.control.isTracking)
  }

  @Test func `a region set while UIKit follows a finger does not begin a second tracking`() throws {
    let bench = try bench(.system)
    bench.control.isMultipleTouchEnabled = true
    try bench.down()
    bench.control.trackingRegion = .bounds
    let second = bench.stage.finger(2)
    try second.down(at: .point(20, 20, in: bench.control))
    try second.up()
    try bench.up()
    #expect(bench.sent == "down, up inside, primary")
    #expect(!bench.control.isHighlighted)
  }

  @Test func `a target that is gone by its turn is passed over`() throws {
    final class Target {
      static var calls = 0
      func hear() { Target.calls += 1 }
    }
    let bench = try bench()
    var target: Target? = Target()
    bench.control.removeTarget(nil, action: nil, for: .allEvents)
    bench.control.addAction(UIAction { _ in target = nil }, for: .touchDown)
    bench.control.addTarget(target, action: Target.hear, for: .touchDown)
    try bench.down()
    #expect(Target.calls == 0)
    try bench.up()
  }
}
