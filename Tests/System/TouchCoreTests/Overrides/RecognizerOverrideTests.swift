// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// A tap that says it is on no view and keeps to itself what it is told to do.
private final class LyingTap: UITapGestureRecognizer {
  var asked: [String] = []
  var mockedView: UIView?

  override var view: UIView? {
    asked.append("view")
    return mockedView
  }
  override var buttonMask: UIEvent.ButtonMask { .secondary }
  override var modifierFlags: UIKeyModifierFlags { .shift }
  override func addTarget(_ target: Any, action: Selector) {
    asked.append("addTarget")
    super.addTarget(target, action: action)
  }
  override func removeTarget(_ target: Any?, action: Selector?) { asked.append("removeTarget") }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) { asked.append("require") }
  override func ignore(_ touch: UITouch, for event: UIEvent) { asked.append("ignore touch") }
  override func ignore(_ button: UIPress, for event: UIPressesEvent) { asked.append("ignore press") }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { asked.append("estimates") }
}

private final class Target: ActionTarget {
  var count = 0
  func tapped() { count += 1 }
  static let actionMethods = [Selector("tapped", Target.tapped)]
}

/// Says that it is on no view, and keeps the fingers it is told to ignore to itself.
private final class LyingPan: UIPanGestureRecognizer {
  override var view: UIView? { nil }
  override func ignore(_ touch: UITouch, for event: UIEvent) {}
}

/// The same for a press.
private final class LyingPress: UILongPressGestureRecognizer {
  override var view: UIView? { nil }
  override func ignore(_ touch: UITouch, for event: UIEvent) {}
}

/// Writes the state of a gesture, how many fingers it has and where it is.
private final class Reader {
  var lines: [String] = []
  func act(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: nil)
    lines.append("\(recognizer.state) \(recognizer.numberOfTouches) \(Int(place.x)),\(Int(place.y))")
  }
}

/// Overrides the one initializer that UIKit's documentation says to override.
private final class OwnDefaults: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }
}

struct RecognizerOverrideTests {
  private func session(with tap: UITapGestureRecognizer) throws -> String {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "view")
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    try stage.tap("view")
    view.removeGestureRecognizer(tap)
    let other = try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)), named: "other")
    other.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    try stage.tap("view")
    try stage.tap("other")
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "view"))
    view.removeFromSuperview()
    return stage.text().replacingOccurrences(of: "LyingTap", with: "UITapGestureRecognizer")
      .replacing(/[ ]+/, with: " ")
  }

  @Test func `a tap that says it is on no view recognizes as any other`() throws {
    let lying = LyingTap()
    #expect(try session(with: lying) == session(with: UITapGestureRecognizer()))
    #expect(lying.asked == [])
  }

  @Test func `code that asks a recognizer gets the answer of the override`() {
    let lying = LyingTap()
    let tap: UIGestureRecognizer = lying
    let view = UIView()
    lying.mockedView = UIView()
    view.addGestureRecognizer(tap)
    #expect(tap.view === lying.mockedView)
    #expect(tap.buttonMask == .secondary)
    #expect(tap.modifierFlags == .shift)
    tap.addTarget(Target(), action: "tapped")
    tap.removeTarget(nil, action: nil)
    tap.require(toFail: UITapGestureRecognizer())
    tap.ignore(UITouch(), for: UIEvent())
    tap.ignore(UIPress(), for: UIPressesEvent())
    tap.touchesEstimatedPropertiesUpdated([])
    #expect(
      lying.asked == [
        "view", "addTarget", "removeTarget", "require", "ignore touch", "ignore press", "estimates",
      ])
  }

  @Test func `a recognizer whose class listens in on targets still tells them`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let target = Target()
    let tap = LyingTap(target: target, action: "tapped")
    try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "view")
      .addGestureRecognizer(tap)
    try stage.tap("view")
    #expect(target.count == 1)
    #expect(tap.asked == ["addTarget"])
  }

  @Test func `a gesture that code makes goes on for a recognizer that says it is on no view`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), named: "view")
    for recognizer in [LyingPan(), LyingTap(), LyingPress()] as [UIGestureRecognizer] {
      let reader = Reader()
      recognizer.addTarget(reader, action: Reader.act)
      view.addGestureRecognizer(recognizer)
      for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] { recognizer.state = state }
      #expect(reader.lines == ["began 0 0,0", "changed 0 0,0", "changed 0 0,0", "ended 0 0,0"])
      recognizer.state = .began
      try stage.tap("view")
      #expect(recognizer.state == .began)
      recognizer.state = .cancelled
      #expect(reader.lines.dropFirst(4) == ["began 0 0,0", "cancelled 0 0,0"])
      view.removeGestureRecognizer(recognizer)
    }
  }

  @Test func `fingers that a gesture has no room for are let go of whatever the class does with them`() throws
  {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), named: "view")
    let pan = LyingPan()
    pan.maximumNumberOfTouches = 1
    for (recognizer, begins) in [(pan, 20.0), (LyingPress(), 0)] as [(UIGestureRecognizer, Double)] {
      let reader = Reader()
      recognizer.addTarget(reader, action: Reader.act)
      view.addGestureRecognizer(recognizer)
      let (first, second) = (stage.finger(1), stage.finger(2))
      try first.down(at: .screen(50, 50))
      try first.move(by: CGVector(dx: begins, dy: 0))
      try stage.wait(1)
      try second.down(at: .screen(150, 150))
      try second.move(by: CGVector(dx: 20, dy: 20))
      try first.move(by: CGVector(dx: 5, dy: 0))
      try second.up()
      try first.up()
      let (x, end) = (50 + Int(begins), 55 + Int(begins))
      #expect(reader.lines == ["began 1 \(x),50", "changed 1 \(end),50", "ended 0 \(end),50"])
      view.removeGestureRecognizer(recognizer)
    }
  }

  @Test func `a class that overrides only the initializer with a target keeps the others`() throws {
    #expect(OwnDefaults().maximumNumberOfTouches == 1)
    #expect(OwnDefaults(target: nil, action: nil).maximumNumberOfTouches == 1)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("stored" as NSString, forKey: "UIName")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let decoded = OwnDefaults(coder: coder)
    #expect(decoded?.maximumNumberOfTouches == 1)
    #expect(decoded?.name == "stored")
  }
}
