// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Buttons that are hit where they are not visible, or not hit where they are, as described by the articles
/// on hit areas and on events.
@Suite struct HitAreaTraces {
  // MARK: A larger area

  @Test(arguments: Preset.allCases)
  func `a border of 3, 4, 5 and 6 points reacts`(_ preset: Preset) throws {
    let scene = try ControlStage(HitRectButton(), tuning: preset.tuning)
    scene.control.hitEdgeInsets = UIEdgeInsets(top: -3, left: -4, bottom: -5, right: -6)
    for (x, y) in [(50.0, -3.0), (-4, 20), (50, 44), (105, 20), (-4, -3), (105, 44)] {
      expectTap(scene.stage, at: .point(x, y, in: scene.control), hits: "control")
      #expect(scene.sent.hasSuffix("up inside, primary"))
      try scene.stage.wait(1)
    }
    for (x, y) in [(50.0, -4.0), (-5, 20), (50, 45), (106, 20)] {
      expectTap(scene.stage, at: .point(x, y, in: scene.control), hits: scene.stage.view)
      #expect(scene.sent == "")
    }
  }

  @Test(arguments: Preset.allCases)
  func `zero insets, disabled, hidden and transparent fall back`(_ preset: Preset) throws {
    let scene = try ControlStage(HitRectButton(), tuning: preset.tuning)
    let border = Place.point(50, -2, in: scene.control)
    expectTap(scene.stage, at: border, hits: scene.stage.view)
    scene.control.hitEdgeInsets = UIEdgeInsets(top: -3, left: -4, bottom: -5, right: -6)
    expectTap(scene.stage, at: border, hits: "control")
    scene.control.isEnabled = false
    expectTap(scene.stage, at: border, hits: scene.stage.view)
    scene.control.isEnabled = true
    scene.control.isHidden = true
    expectTap(scene.stage, at: border, hits: scene.stage.view)
    #expect(!scene.control.point(inside: CGPoint(x: 50, y: -2), with: nil))
    scene.control.isHidden = false
    scene.control.alpha = 0
    expectTap(scene.stage, at: border, hits: scene.stage.view)
    #expect(!scene.control.point(inside: CGPoint(x: 50, y: -2), with: nil))
  }

  // MARK: Covered

  @Test(arguments: Preset.allCases)
  func `a view over a button blocks it, a label and an image do not`(_ preset: Preset) throws {
    for (cover, line) in [
      (UIView(), ""), (UILabel(), "down, up inside, primary"), (UIImageView(), "down, up inside, primary"),
    ] {
      let scene = try ControlStage(UIButton(), tuning: preset.tuning)
      cover.frame = scene.control.frame
      try scene.stage.add(cover, named: "cover")
      try scene.stage.tap(.screen(150, 220))
      #expect(scene.sent == line, "\(type(of: cover))")
    }
  }

  @Test(arguments: Preset.allCases)
  func `a button in an image is dead until interaction is enabled there`(_ preset: Preset) throws {
    let scene = try ControlStage(UIButton(), tuning: preset.tuning)
    let image = UIImageView(frame: CGRect(x: 50, y: 150, width: 200, height: 200))
    try scene.stage.add(image, named: "image")
    image.addSubview(scene.control)
    scene.control.frame.origin = CGPoint(x: 50, y: 50)
    try scene.stage.tap(.screen(150, 220))
    #expect(scene.sent == "")
    image.isUserInteractionEnabled = true
    try scene.stage.wait(1)
    try scene.stage.tap(.screen(150, 220))
    #expect(scene.sent == "down, up inside, primary")
  }

  // MARK: Outside the parent

  @Test(arguments: Preset.allCases)
  func `the upper half of a button that stands out of its bar is dead`(_ preset: Preset) throws {
    let scene = try ControlStage(UIButton(), tuning: preset.tuning)
    try put(scene.control, into: YYBottomView(), on: scene.stage)
    expectTap(scene.stage, at: .point(20, 30, in: scene.control), hits: "control")
    #expect(scene.sent == "down, up inside, primary")
    try scene.stage.wait(1)
    expectTap(scene.stage, at: .point(20, 10, in: scene.control), hits: scene.stage.view)
    #expect(scene.sent == "")
  }

  @Test(arguments: Preset.allCases)
  func `with the article's bar both halves work`(_ preset: Preset) throws {
    let scene = try ControlStage(UIButton(), tuning: preset.tuning)
    let bar = YYBottomView()
    bar.circle = scene.control
    try put(scene.control, into: bar, on: scene.stage)
    for y in [30.0, 10] {
      expectTap(scene.stage, at: .point(20, y, in: scene.control), hits: "control")
      #expect(scene.sent == "down, up inside, primary")
      try scene.stage.wait(1)
    }
  }

  private func put(_ button: UIButton, into bar: UIView, on stage: Stage) throws {
    bar.frame = CGRect(x: 0, y: 618, width: 375, height: 49)
    try stage.add(bar, named: "bar")
    bar.addSubview(button)
    button.frame = CGRect(x: bar.frame.width / 2 - 20, y: -20, width: 40, height: 40)
  }
}

/// The article's button with hit insets.
private final class HitRectButton: UIButton {
  var hitEdgeInsets = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if hitEdgeInsets == .zero || !isEnabled || isHidden || alpha == 0 {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: hitEdgeInsets).contains(point)
  }
}

/// The article's bar, which counts the area of its button as its own.
private final class YYBottomView: UIView {
  var circle: UIButton?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let circle, circle.point(inside: convert(point, to: circle), with: event) { return true }
    return super.point(inside: point, with: event)
  }
}
