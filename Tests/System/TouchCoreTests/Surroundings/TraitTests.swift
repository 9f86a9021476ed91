// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

struct TraitTests {
  /// Logs the style and the horizontal size class before and after each change.
  private final class Probe: UIView {
    let name: String
    let stage: Stage

    init(_ name: String, _ stage: Stage) {
      self.name = name
      self.stage = stage
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let old = previous.map { "\($0.userInterfaceStyle) \($0.horizontalSizeClass)" } ?? "nil"
      stage.log(
        "\(name): \(old) -> \(traitCollection.userInterfaceStyle) \(traitCollection.horizontalSizeClass)")
    }
  }

  @Test(arguments: [
    (375, 667, 1, 2), (667, 375, 1, 1), (896, 414, 2, 1), (414, 896, 1, 2), (844, 390, 1, 1),
    (768, 1024, 2, 2), (1133, 744, 2, 2),
  ])
  func `screens have the size classes of the devices of their size`(
    width: Int, height: Int, horizontal: Int, vertical: Int
  ) {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 3)
    #expect(screen.traitCollection.horizontalSizeClass.rawValue == horizontal)
    #expect(screen.traitCollection.verticalSizeClass.rawValue == vertical)
    #expect(screen.traitCollection.displayScale == 3)
    #expect((screen.traitCollection.userInterfaceIdiom == .pad) == (min(width, height) >= 744))
  }

  @Test func `a change goes down the tree as far as nothing overrides it`() {
    let stage = Stage()
    let (outer, inner, fixed, last) = (
      Probe("outer", stage), Probe("inner", stage), Probe("fixed", stage), Probe("last", stage)
    )
    fixed.overrideUserInterfaceStyle = .light
    stage.root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(fixed)
    outer.addSubview(last)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(fixed.traitCollection.userInterfaceStyle == .light)
    inner.removeFromSuperview()
    fixed.addSubview(inner)
    stage.window.overrideUserInterfaceStyle = .unspecified
    #expect(
      stage.lines == [
        "outer: light compact -> dark compact", "inner: light compact -> dark compact",
        "last: light compact -> dark compact", "outer: dark compact -> light compact",
        "last: dark compact -> light compact",
      ])
  }

  @Test func `a view that moves under another environment is notified`() {
    let stage = Stage()
    let (wide, probe) = (UIView(), Probe("probe", stage))
    wide.traitOverrides.horizontalSizeClass = .regular
    stage.root.view.addSubview(wide)
    stage.root.view.addSubview(probe)
    wide.addSubview(probe)
    stage.root.view.addSubview(probe)
    #expect(
      stage.lines == ["probe: light compact -> light regular", "probe: light regular -> light compact"])
  }

  @Test func `a controller overrides traits of its child`() {
    final class Child: UIViewController {
      var changes: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        changes.append("\(traitCollection.horizontalSizeClass)")
      }
    }
    let stage = Stage()
    let child = Child()
    stage.root.addChild(child)
    stage.root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.changes == ["regular"])
    let probe = Probe("probe", stage)
    child.view.addSubview(probe)
    stage.root.view.addSubview(child.view)
    #expect(probe.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
    stage.root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.changes == ["regular", "compact"])
    #expect(
      stage.lines == ["probe: light compact -> light regular", "probe: light regular -> light compact"])
    #expect(stage.root.overrideTraitCollection(forChild: child) == nil)
  }

  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func `observers hear of the traits that they asked for, until they unregister`() {
    let stage = Stage()
    let view = UIView()
    stage.root.view.addSubview(view)
    var heard: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self, Density.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append("\(previous[Density.self]) -> \(view.traitCollection[Density.self])")
    }
    stage.scene.traitOverrides[Density.self] = 2
    stage.scene.traitOverrides.verticalSizeClass = .compact
    stage.scene.traitOverrides.remove(Density.self)
    view.unregisterForTraitChanges(registration)
    stage.scene.traitOverrides[Density.self] = 3
    #expect(heard == ["1 -> 2", "2 -> 1"])
    #expect(view.traitCollection[Density.self] == 3)
  }

  @Test func `collections compare by their values`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(
      both
        == UITraitCollection {
          $0.displayScale = 2; $0.userInterfaceStyle = .dark
        })
    #expect(both.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
    #expect(both.replacing(UITraitDisplayScale.self, value: 0) == dark)
    #expect(both.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
    #expect(UITraitCollection().horizontalSizeClass == .unspecified)
  }

  @Test func `current is what performAsCurrent says, else the main screen's`() {
    let stage = Stage()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(UITraitCollection.current == dark) }
    #expect(UITraitCollection.current == stage.scene.screen.traitCollection)
  }

  @Test func `the direction of layout is the view's own or its environment's`() {
    let stage = Stage()
    let view = UIView()
    stage.root.view.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    view.semanticContentAttribute = .unspecified
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `a dimmed view has a gray tint, and so have the views below it`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, normal) = (UIView(), Tinted(), Tinted())
    normal.tintAdjustmentMode = .normal
    outer.addSubview(inner)
    outer.addSubview(normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(normal.tintAdjustmentMode == .normal)
    #expect(inner.changes == 1)
    #expect(normal.changes == 0)
    #expect(inner.tintColor != .systemBlue)
    #expect(normal.tintColor == .systemBlue)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .systemBlue)
  }
}
