// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// The slider of these tests is 200 points wide, so the center of its knob moves from 15.5 to 184.5; from 0 to
// 169 a point is one.
@Suite struct UISliderTests {
  private func scene(_ value: Float = 0, tuning: TouchTuning = .uikit) throws -> ValueStage<UISlider> {
    let slider = UISlider()
    slider.maximumValue = 169
    slider.value = value
    return try ValueStage(slider, tuning: tuning) { $0.value }
  }

  // MARK: The knob

  @Test func `the value follows the finger from where it grabbed the knob`() throws {
    let scene = try scene()
    try scene.down(20)
    try scene.move(21, 30)
    #expect(scene.control.value == 10)
    try scene.move(20, 0, -50, 20, 189, 250, 100)
    try scene.up()
    #expect(scene.log == "down, 1.0, 10.0, 0.0, 169.0, 80.0, 80.0, up")
  }

  @Test func `a touch elsewhere on the track does nothing`() throws {
    let scene = try scene()
    try scene.down(100)
    #expect(!scene.control.isTracking)
    try scene.move(20, 10)
    try scene.up()
    #expect(scene.log == "" && scene.control.value == 0)
  }

  @Test func `a finger takes hold of the knob in 44 points around its middle`() throws {
    for (x, isHeld) in [(78.4, false), (78.5, true), (122.4, true), (122.5, false)] {
      let scene = try scene(85)
      try scene.down(x)
      #expect(scene.control.isTracking == isHeld)
      try scene.up()
    }
    var tuning = TouchTuning.uikit
    tuning.knobReach = 80
    let scene = try scene(85, tuning: tuning)
    try scene.down(61)
    #expect(scene.control.isTracking)
  }

  @Test func `a large knob is held wherever it is`() throws {
    let scene = try scene(85)
    scene.control.setThumbImage(UIImage(size: CGSize(width: 60, height: 60)), for: .normal)
    let knob = scene.control.thumbRect(
      forBounds: scene.control.bounds, trackRect: scene.control.trackRect(forBounds: scene.control.bounds),
      value: scene.control.value)
    #expect(knob.width == 60)
    try scene.down(knob.minX + 1)
    #expect(scene.control.isTracking)
  }

  @Test func `a subclass that places track and knob is followed`() throws {
    let scene = try ValueStage(Backwards()) { $0.value }
    scene.control.maximumValue = 100
    scene.control.value = 100
    try scene.down(20)
    #expect(scene.control.isTracking)
    try scene.move(40, 220)
    try scene.up()
    #expect(scene.log == "down, 80.0, 0.0, 0.0, up")
  }

  // MARK: When it tells

  @Test func `a finger that goes nowhere along the track sends nothing`() throws {
    let scene = try scene(33.25)
    try scene.down(48)
    try scene.move(48, 48, y: 60)
    try scene.up()
    #expect(scene.log == "down, up")
    #expect(scene.control.value == 33.25)
  }

  @Test func `the last change is told with the end of the touch`() throws {
    let scene = try scene()
    var phases: [UITouch.Phase?] = []
    let watcher = PhaseWatcher { phases.append($0) }
    scene.control.addTarget(watcher, action: PhaseWatcher.changed, for: .valueChanged)
    try scene.down(15)
    try scene.move(20)
    try scene.up()
    #expect(phases == [.moved, .ended])
    #expect(scene.log == "down, 5.0, 5.0, up")
  }

  @Test func `a value is committed in the valueChanged in which nothing is tracking any more`() throws {
    for isContinuous in [true, false] {
      let scene = try scene()
      scene.control.isContinuous = isContinuous
      scene.control.addAction(
        UIAction { _ in
          let slider = scene.control
          scene.stage.log(
            "\(slider.isTracking ? "preview" : "commit")\(slider.isTouchInside ? " inside" : " outside")")
        }, for: .valueChanged)
      try scene.down(15)
      try scene.move(20, 300)
      try scene.up()
      #expect(
        scene.log
          == (isContinuous
            ? "down, 5.0, preview inside, 169.0, preview outside, 169.0, commit outside, up outside"
            : "down, 169.0, commit outside, up outside"))
    }
  }

  @Test func `a slider that is not continuous sends at the end, if anything`() throws {
    let scene = try scene()
    scene.control.isContinuous = false
    try scene.down(15)
    try scene.move(20, 30)
    #expect(scene.control.value == 15)
    try scene.up()
    #expect(scene.log == "down, 15.0, up")
    try scene.down(30)
    try scene.move(50, 30)
    try scene.up()
    #expect(scene.log == "down, up")
  }

  @Test func `a cancelled touch keeps the values that were sent and discards the others`() throws {
    let scene = try scene()
    try scene.down(15)
    try scene.move(25)
    try scene.finger.cancel()
    #expect(scene.log == "down, 10.0, cancel")
    #expect(scene.control.value == 10)
    scene.control.isContinuous = false
    try scene.down(25)
    try scene.move(60)
    #expect(scene.control.value == 45)
    try scene.finger.cancel()
    #expect(scene.log == "down, cancel")
    #expect(scene.control.value == 10)
  }

  // MARK: Code

  @Test func `code that sets the value sends nothing`() throws {
    let scene = try scene()
    scene.control.value = 5
    scene.control.setValue(7, animated: true)
    scene.control.minimumValue = 50
    #expect(scene.log == "" && scene.control.value == 50)
  }

  @Test func `a handler that rounds the value gets a knob that steps`() throws {
    let scene = try scene()
    let slider = scene.control
    slider.addAction(UIAction { _ in slider.value = (slider.value / 10).rounded() * 10 }, for: .valueChanged)
    try scene.down(15)
    var seen: [Float] = []
    for x in [18.0, 19, 20.5, 24, 36, 36] {
      try scene.move(x)
      seen.append(slider.value)
    }
    #expect(seen == [0, 0, 10, 10, 20, 20])
    try scene.up()
    #expect(slider.value == 20)
  }

  @Test func `a slider may be disabled, removed or set in its handler`() throws {
    let disabled = try scene()
    disabled.during { disabled.control.isEnabled = false }
    try disabled.down(15)
    try disabled.move(20, 30)
    #expect(disabled.control.value == 5)
    disabled.control.isEnabled = true
    try disabled.move(40)
    try disabled.up()
    #expect(disabled.log == "down, 5.0, 25.0, 25.0, up")

    let removed = try scene()
    removed.during { removed.control.removeFromSuperview() }
    try removed.down(15)
    try removed.move(20)
    #expect(!removed.control.isTracking)
    #expect(removed.log == "down, 5.0, cancel")

    let other = try scene()
    other.during { other.control.value = 100 }
    try other.down(15)
    try other.move(20)
    #expect(other.control.value == 100)
    try other.move(21)
    try other.up()
    #expect(other.log == "down, 5.0, 6.0, 6.0, up")
  }

  // MARK: Limits

  @Test func `the value stays within its limits, and limits move each other`() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.minimumValue == 5 && slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.maximumValue == 2 && slider.value == 2)
    let words = Misused.during {
      slider.value = .nan
      slider.maximumValue = .infinity
      slider.minimumValue = .nan
    }
    #expect(words.count == 3 && slider.value == 2 && slider.maximumValue == 2)
    slider.value = .infinity
    #expect(slider.value == 2)
  }

  @Test func `a slider without a track has a knob that cannot be moved`() throws {
    let scene = try scene()
    scene.control.maximumValue = 0
    try scene.down(15)
    try scene.move(60)
    try scene.up()
    #expect(scene.log == "down, up")
    scene.control.maximumValue = 10
    scene.control.frame.size.width = 20
    try scene.tap(10)
    #expect(scene.log == "down, up")
  }

  // MARK: Layout

  @Test func `the rectangles of track, knob and pictures`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 118, height: 31))
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 114, height: 4))
    #expect(
      slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
        == CGRect(x: 0, y: 0, width: 31, height: 31))
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).maxX == 118)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 9).maxX == 118)
    slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 11))
    slider.maximumValueImage = UIImage(size: CGSize(width: 30, height: 11))
    #expect(slider.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 20, height: 11))
    #expect(slider.maximumValueImageRect(forBounds: bounds) == CGRect(x: 88, y: 10, width: 30, height: 11))
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 30, y: 13.5, width: 48, height: 4))
    #expect(slider.sizeThatFits(CGSize(width: 77, height: 5)) == CGSize(width: 77, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    slider.setThumbImage(UIImage(size: CGSize(width: 20, height: 24)), for: .normal)
    #expect(slider.intrinsicContentSize.height == 24)
  }

  @Test(arguments: [(TouchTuning.uikit, 31, 31), (.ios26, 37, 24)] as [(TouchTuning, CGFloat, CGFloat)])
  func `the middle of the knob leaves half of its width at the end of the track`(
    tuning: TouchTuning, width: CGFloat, height: CGFloat
  ) {
    let stage = Stage(tuning: tuning)
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
    stage.view.addSubview(slider)
    func knob(_ value: Float) -> CGRect {
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
    }
    #expect(knob(0) == CGRect(x: 0, y: 17 - height / 2, width: width, height: height))
    #expect(knob(0.5).midX == 140 && knob(1).maxX == 280)
  }

  @Test func `pictures of a state fall back to those of the normal one`() {
    let slider = UISlider()
    let (plain, touched) = (
      UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2))
    )
    slider.setThumbImage(plain, for: .normal)
    slider.setThumbImage(touched, for: .highlighted)
    slider.setMinimumTrackImage(plain, for: .normal)
    slider.setMaximumTrackImage(touched, for: .disabled)
    #expect(slider.currentThumbImage === plain && slider.thumbImage(for: .disabled) === plain)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === touched && slider.currentMinimumTrackImage === plain)
    #expect(slider.currentMaximumTrackImage == nil && slider.maximumTrackImage(for: .disabled) === touched)
  }

  @Test func `an archive keeps value, limits and colors`() throws {
    let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    slider.minimumValue = -10
    slider.maximumValue = -5
    slider.value = -7
    slider.isContinuous = false
    slider.thumbTintColor = .blue
    let copy = try #require(try Archived.copy(of: slider))
    #expect(copy.minimumValue == -10 && copy.maximumValue == -5 && copy.value == -7 && !copy.isContinuous)
    #expect(copy.thumbTintColor == .blue && copy.frame == slider.frame)
    #expect(copy.accessibilityValue == "60%" && copy.accessibilityTraits == .adjustable)
  }
}

/// A slider with its maximum at the left.
private final class Backwards: UISlider {
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = CGFloat((maximumValue - value) / (maximumValue - minimumValue))
    return CGRect(x: bounds.minX + 10 + part * (bounds.width - 100), y: 10, width: 20, height: 20)
  }
}

private final class PhaseWatcher {
  let body: (UITouch.Phase?) -> Void

  init(_ body: @escaping (UITouch.Phase?) -> Void) { self.body = body }

  func changed(_ sender: UISlider, _ event: UIEvent?) { body(event?.allTouches?.first?.phase) }
}
