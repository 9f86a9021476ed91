// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchCore
import TouchGraphics
import TouchInterface
import TouchTesting
import Touchstone

private final class Knob: UIControl, ViewMadeByClass {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class Panel: UIView {}
private final class Panels: UIViewController {}

struct UIAppearanceTests {
  private let stage = Stage()

  init() { stage.makeCurrent() }

  @Test func `views get the looks of their class when they come into a window`() {
    UISwitch.appearance().onTintColor = .systemOrange
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
    UISlider.appearance().setThumbImage(UIImage(size: CGSize(width: 9, height: 9)), for: .normal)
    UILabel.appearance().font = .systemFont(ofSize: 9)
    let (light, pages, slider, label) = (UISwitch(), UIPageControl(), UISlider(), UILabel())
    #expect(light.onTintColor == nil)
    for view in [light, pages, slider, label] { stage.view.addSubview(view) }
    #expect(light.onTintColor == .systemOrange && pages.currentPageIndicatorTintColor == .systemRed)
    #expect(pages.pageIndicatorTintColor == nil && slider.currentThumbImage?.size.width == 9)
    #expect(label.font.pointSize == 9)
  }

  @Test func `what code has set stays, and so does what is in a window already`() {
    let (early, own) = (UISwitch(), UISwitch())
    stage.view.addSubview(early)
    own.onTintColor = .systemPink
    UISwitch.appearance().onTintColor = .systemOrange
    stage.view.addSubview(own)
    #expect(early.onTintColor == nil && own.onTintColor == .systemPink)
    early.removeFromSuperview()
    stage.view.addSubview(early)
    #expect(early.onTintColor == .systemOrange)
  }

  @Test func `the inner and the narrower class decide`() {
    UIView.appearance().backgroundColor = .systemGray
    UIControl.appearance().backgroundColor = .systemBlue
    Knob.appearance().backgroundColor = .systemGreen
    UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .systemRed
    UIView.appearance(whenContainedInInstancesOf: [Panel.self, Panels.self]).backgroundColor = .systemTeal
    let (plain, knob, control, inside) = (UIView(), Knob(), UIControl(), Knob())
    let panel = Panel()
    panel.addSubview(inside)
    for view in [plain, knob, control, panel] { stage.view.addSubview(view) }
    #expect(plain.backgroundColor == .systemGray && knob.backgroundColor == .systemGreen)
    #expect(control.backgroundColor == .systemBlue && inside.backgroundColor == .systemRed)
    #expect(panel.backgroundColor == .systemGray)
    let (panels, deeper, deepest) = (Panels(), Panel(), UIView())
    panels.view.addSubview(deeper)
    deeper.addSubview(deepest)
    stage.window.rootViewController = panels
    #expect(deepest.backgroundColor == .systemTeal && deeper.backgroundColor == .systemGray)
  }

  @Test func `titles and tints of buttons follow, those of system buttons too`() {
    UIButton.appearance().setTitleColor(.systemRed, for: .normal)
    UIButton.appearance().tintColor = .systemGreen
    let (custom, system, own) = (UIButton(), UIButton(type: .system), UIButton())
    own.setTitleColor(.systemBlue, for: .normal)
    for button in [custom, system, own] { stage.view.addSubview(button) }
    #expect(custom.titleColor(for: .normal) == .systemRed && custom.tintColor == .systemGreen)
    #expect(system.titleColor(for: .normal) == .systemRed && own.titleColor(for: .normal) == .systemBlue)
  }

  @Test func `items look as those of the bars that they are in`() {
    UIBarButtonItem.appearance().tintColor = .systemGreen
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .systemRed
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    (first.title, second.title) = ("One", "Two")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = first
    bar.items = [item]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    toolbar.items = [second]
    stage.view.addSubview(bar)
    stage.view.addSubview(toolbar)
    stage.window.layoutIfNeeded()
    #expect((first.value(forKey: "view") as? UIView)?.tintColor == .systemGreen)
    #expect((second.value(forKey: "view") as? UIView)?.tintColor == .systemRed)
  }

  @Test func `looks for traits are those of views where the traits hold`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UIView.appearance(for: dark).backgroundColor = .systemTeal
    UISwitch.appearance().backgroundColor = .systemGray
    UISwitch.appearance(for: dark, whenContainedInInstancesOf: [Panel.self]).backgroundColor = .systemRed
    func looks(_ style: UIUserInterfaceStyle) -> [UIColor?] {
      let (panel, inside, beside, plain) = (Panel(), UISwitch(), UISwitch(), UIView())
      panel.addSubview(inside)
      let views = [panel, beside, plain]
      for view in views { view.overrideUserInterfaceStyle = style }
      for view in views { stage.view.addSubview(view) }
      return [inside, beside, plain].map(\.backgroundColor)
    }
    #expect(looks(.light) == [.systemGray, .systemGray, nil])
    #expect(looks(.dark) == [.systemRed, .systemTeal, .systemTeal])
    let again = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIView.appearance(for: dark) === UIView.appearance(for: again))
  }

  @Test func `another application has looks of its own`() {
    UISwitch.appearance().onTintColor = .systemOrange
    let other = Stage()
    let light = UISwitch()
    other.view.addSubview(light)
    #expect(light.onTintColor == nil)
  }
}
