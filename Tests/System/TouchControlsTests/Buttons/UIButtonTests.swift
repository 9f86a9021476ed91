// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIButtonTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let picture = UIImage(size: CGSize(width: 20, height: 20))
  private let other = UIImage(size: CGSize(width: 10, height: 10))

  @Test func `the primary action comes after the up inside, and only then`() throws {
    let scene = try ControlStage(UIButton())
    try scene.stage.tap("control")
    #expect(scene.sent == "down, up inside, primary")
    try scene.stage.wait(1)
    try scene.down()
    try scene.move(50, -80)
    try scene.up()
    #expect(scene.sent == "down, exit, outside, up outside")
    try scene.down()
    try scene.finger.cancel()
    #expect(scene.sent == "down, cancel")
  }

  @Test func `the primary action is not sent by a button that the up inside disabled`() throws {
    let scene = try ControlStage(UIButton())
    scene.during(of: "up inside") { scene.control.isEnabled = false }
    try scene.stage.tap("control")
    #expect(scene.sent == "down, up inside")
  }

  @Test func `a press never selects`() throws {
    let scene = try ControlStage(UIButton())
    try scene.stage.tap("control")
    #expect(!scene.control.isSelected)
    scene.control.isSelected = true
    try scene.stage.tap("control")
    #expect(scene.control.isSelected)
  }

  @Test func `a state without values of its own uses those of the normal state`() {
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    button.setTitleShadowColor(.black, for: .normal)
    button.setImage(picture, for: .normal)
    button.setImage(other, for: .disabled)
    button.setBackgroundImage(picture, for: .highlighted)

    #expect(button.title(for: .selected) == "selected" && button.title(for: .disabled) == "normal")
    #expect(button.currentTitle == "normal" && button.currentTitleColor == .red)
    #expect(button.currentTitleShadowColor == .black)
    #expect(button.currentImage == picture && button.currentBackgroundImage == nil)

    button.isSelected = true
    #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
    // Both together are a separate state, which falls back to the normal one.
    button.isHighlighted = true
    #expect(button.currentTitle == "normal" && button.currentTitleColor == .red)
    button.setTitle("both", for: [.selected, .highlighted])
    #expect(button.titleLabel?.text == "both")

    button.isSelected = false
    #expect(button.currentTitleColor == .green && button.titleLabel?.textColor == .green)
    #expect(button.currentBackgroundImage == picture)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentImage == other && button.imageView?.image == other)
    button.setImage(nil, for: .disabled)
    #expect(button.imageView?.image == picture)
  }

  @Test func `a title color that was not given is white, of a system button the tint`() {
    #expect(button.currentTitleColor == .white && button.buttonType == .custom)
    let system = UIButton(type: .system)
    #expect(system.buttonType == .system && system.currentTitleColor == .systemBlue)
    system.setTitle("x", for: .normal)
    system.tintColor = .red
    #expect(system.titleLabel?.textColor == .red)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `a system button fades while it is touched`() throws {
    let scene = try ControlStage(UIButton(type: .system))
    scene.control.setTitle("x", for: .normal)
    scene.control.setImage(picture, for: .normal)
    try scene.down()
    #expect(abs((scene.control.titleLabel?.alpha ?? 0) - 0.2) < 0.001)
    #expect(abs((scene.control.imageView?.alpha ?? 0) - 0.2) < 0.001)
    try scene.move(50, -80)
    #expect(scene.control.titleLabel?.alpha == 1 && scene.control.imageView?.alpha == 1)
    try scene.up()
  }

  @Test func `the picture of a custom button changes while touched or disabled, unless it is told not to`() {
    button.setImage(picture, for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.adjustsImageWhenHighlighted = true
    button.setImage(other, for: .highlighted)
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `label and picture of a button take no touches from it`() throws {
    let scene = try ControlStage(UIButton())
    scene.control.setTitle("title", for: .normal)
    scene.control.setImage(picture, for: .normal)
    scene.control.setBackgroundImage(picture, for: .normal)
    for x in stride(from: 1.0, to: 100, by: 7) {
      expectTap(scene.stage, at: .point(x, 20, in: scene.control), hits: "control")
    }
  }

  @Test func `a button that is made with an action shows its title and picture`() throws {
    var calls = 0
    let action = UIAction(title: "Save", image: picture) { _ in calls += 1 }
    let made = [
      UIButton(frame: .zero, primaryAction: action), UIButton(primaryAction: action),
      UIButton(type: .custom, primaryAction: action),
      UIButton(configuration: .filled(), primaryAction: action),
    ]
    for button in made {
      #expect(button.currentTitle == "Save" && button.currentImage == picture)
      button.sendActions(for: .primaryActionTriggered)
    }
    #expect(calls == 4)
    #expect(made.map(\.buttonType) == [.custom, .system, .custom, .system])
    #expect(UIButton(primaryAction: nil).allControlEvents.isEmpty)
  }

  @Test func `a subclass is created by its type`() {
    final class Mine: UIButton {}
    #expect(Mine(type: .system).buttonType == .system)
  }

  @Test func `a button has an accessibility label and traits`() {
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    button.accessibilityLabel = "Keep"
    button.accessibilityTraits = .link
    #expect(button.accessibilityLabel == "Keep" && button.accessibilityTraits == .link)
  }

  @Test func `a button comes back from an archive`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 1, y: 2, width: 80, height: 30)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    let copy = try #require(try Archived.copy(of: button))
    #expect(copy.buttonType == .system && copy.frame == button.frame && !copy.isOpaque)
    #expect(copy.currentTitle == "normal" && copy.title(for: .selected) == "selected")
    #expect(copy.contentEdgeInsets == button.contentEdgeInsets)
    #expect(copy.subviews.count == 1 && copy.subviews.first === copy.titleLabel)
    copy.isSelected = true
    #expect(copy.titleLabel?.text == "selected" && copy.subviews.count == 1)
  }

  @Test func `the colors for states and the looks of pictures come back from an archive`() throws {
    let button = UIButton(type: .custom)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    button.setTitleShadowColor(.black, for: .disabled)
    button.adjustsImageWhenHighlighted = false
    button.adjustsImageWhenDisabled = false
    let copy = try #require(try Archived.copy(of: button))
    #expect(copy.titleColor(for: .normal) == .red && copy.titleColor(for: .highlighted) == .blue)
    #expect(copy.titleShadowColor(for: .disabled) == .black && copy.titleShadowColor(for: .normal) == nil)
    #expect(!copy.adjustsImageWhenHighlighted && !copy.adjustsImageWhenDisabled)
    let usual = try #require(try Archived.copy(of: UIButton()))
    #expect(usual.adjustsImageWhenHighlighted && usual.adjustsImageWhenDisabled)
    #expect(usual.titleColor(for: .normal) == .white)
  }

  @Test func `of a configured button no view comes back that only its configuration has`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "title"
    configuration.subtitle = "subtitle"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 3)
    let copy = try #require(try Archived.copy(of: button))
    #expect(copy.subviews.count == 1 && copy.subviews.first === copy.titleLabel)
    #expect(copy.configuration == nil && copy.subtitleLabel == nil)
  }

  // MARK: Recognizers of ancestors

  @Test func `a single tap around a button is refused, any other gesture is not`() throws {
    for (recognizer, isRefused) in [
      (tap(1, 1), true), (tap(2, 1), false), (tap(1, 2), false), (UILongPressGestureRecognizer(), false),
      (UIPanGestureRecognizer(), false), (UISwipeGestureRecognizer(), false),
    ] {
      let scene = try ControlStage(UIButton())
      scene.stage.view.addGestureRecognizer(recognizer)
      #expect(scene.control.gestureRecognizerShouldBegin(recognizer) == !isRefused)
    }
  }

  @Test func `a tap on the button itself, on a view beside it, or around a disabled one is not refused`()
    throws
  {
    let scene = try ControlStage(UIButton())
    let own = tap(1, 1)
    scene.control.addGestureRecognizer(own)
    #expect(scene.control.gestureRecognizerShouldBegin(own))
    let beside = UIView()
    try scene.stage.add(beside, named: "beside")
    let others = tap(1, 1)
    beside.addGestureRecognizer(others)
    #expect(scene.control.gestureRecognizerShouldBegin(others))
    let around = tap(1, 1)
    scene.stage.view.addGestureRecognizer(around)
    scene.control.isEnabled = false
    #expect(scene.control.gestureRecognizerShouldBegin(around))
  }

  @Test func `a plain control refuses no recognizer`() throws {
    let scene = try ControlStage()
    let around = tap(1, 1)
    scene.stage.view.addGestureRecognizer(around)
    #expect(scene.control.gestureRecognizerShouldBegin(around))
  }

  @Test func `the tap around a disabled button is recognized`() throws {
    let scene = try ControlStage(UIButton())
    let counter = Counter()
    let around = tap(1, 1)
    around.addTarget(counter, action: Counter.count)
    scene.stage.view.addGestureRecognizer(around)
    try scene.stage.tap("control")
    #expect(counter.counted == 0 && scene.sent == "down, up inside, primary")
    scene.control.isEnabled = false
    try scene.stage.wait(1)
    try scene.stage.tap("control")
    #expect(counter.counted == 1 && scene.sent == "")
  }

  private func tap(_ taps: Int, _ fingers: Int) -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }
}

private final class Counter {
  var counted = 0

  func count() { counted += 1 }
}
