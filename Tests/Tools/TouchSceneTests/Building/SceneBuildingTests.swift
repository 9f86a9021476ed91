// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchScene
import TouchTesting
import Touchstone

struct SceneBuildingTests {
  private func build(_ text: String) throws -> StagedScene {
    try SceneFile(text: text, file: "a").build()
  }

  private func view<View: UIView>(_ name: String, _ type: View.Type, in scene: StagedScene) throws -> View {
    try #require(try scene.stage[name] as? View)
  }

  @Test func `the title of a button can be seen, with a background and without one`() throws {
    let scene = try build(
      """
      { views: [
        { class: "UIButton", name: "plain", title: "Buy" },
        { class: "UIButton", name: "filled", title: "Buy", backgroundColor: "systemBlue" },
        { class: "PreciseButton", name: "precise", title: "Buy", probe: true },
        { class: "UIButton", name: "asked", title: "Buy", type: "custom" },
        { class: "UIButton", name: "tinted", title: "Buy", type: "system", backgroundColor: "white" },
      ] }
      """)
    func type(_ name: String) throws -> UIButton.ButtonType {
      try view(name, UIButton.self, in: scene).buttonType
    }
    #expect(try type("plain") == .system && type("filled") == .custom && type("precise") == .system)
    #expect(try type("asked") == .custom && type("tinted") == .system)
    let plain = try view("plain", UIButton.self, in: scene)
    #expect(plain.currentTitleColor == plain.tintColor)
  }

  @Test func `views are as the scene says`() throws {
    let scene = try build(
      """
      { size: [200, 300], tuning: { preset: "articles", tapSlop: 7 }, samplesPerSecond: 120, views: [
        { name: "v", frame: [1, 2, 30, 40], alpha: 0.5, isHidden: true, clipsToBounds: true,
          isMultipleTouchEnabled: true, isExclusiveTouch: true, isUserInteractionEnabled: false,
          autoresizingMask: ["flexibleWidth", "flexibleTopMargin"], backgroundColor: "#FF0000",
          cornerRadius: 4, tag: 9, accessibilityLabel: "vee",
          transform: { scale: 2, translate: [10, 0] } },
        { class: "UILabel", name: "l", text: "hi", numberOfLines: 2, textAlignment: "center" },
        { class: "UIButton", name: "b", title: { normal: "n", selected: "s" }, isSelected: true },
        { class: "UISwitch", name: "sw", frame: [0, 0, 1, 1], isOn: true },
        { class: "UISlider", name: "sl", maximumValue: 10, value: 7 },
        { class: "UISegmentedControl", name: "sg", segments: ["a", "b"], selectedSegmentIndex: 1 },
        { class: "UIStepper", name: "st", maximumValue: 500, value: 200, wraps: true },
        { class: "UIPageControl", name: "p", numberOfPages: 4, currentPage: 3 },
        { class: "UITextField", name: "t", text: "x", clearButtonMode: "always" },
      ] }
      """)
    #expect(scene.stage.window.bounds.size == CGSize(width: 200, height: 300))
    #expect(scene.stage.application.tuning.tapSlop == 7 && scene.stage.samplesPerSecond == 120)
    #expect(!scene.stage.application.tuning.sendsCancelWhenTaken)
    let v = try scene.stage["v"]
    #expect(v.alpha == 0.5 && v.isHidden && v.clipsToBounds && !v.isUserInteractionEnabled)
    #expect(v.isMultipleTouchEnabled && v.isExclusiveTouch && v.tag == 9 && v.accessibilityLabel == "vee")
    #expect(v.autoresizingMask == [.flexibleWidth, .flexibleTopMargin] && v.layer.cornerRadius == 4)
    #expect(v.frame == CGRect(x: -4, y: -18, width: 60, height: 80))
    #expect(v.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try view("l", UILabel.self, in: scene).textAlignment == .center)
    #expect(try view("b", UIButton.self, in: scene).currentTitle == "s")
    #expect(try view("sw", UISwitch.self, in: scene).isOn)
    #expect(try view("sl", UISlider.self, in: scene).value == 7)
    #expect(try view("sg", UISegmentedControl.self, in: scene).selectedSegmentIndex == 1)
    #expect(try view("st", UIStepper.self, in: scene).value == 200)
    #expect(try view("p", UIPageControl.self, in: scene).currentPage == 3)
    #expect(try view("t", UITextField.self, in: scene).clearButtonMode == .always)
  }

  @Test func `precise controls have their regions`() throws {
    let scene = try build(
      """
      { views: [
        { class: "PreciseButton", name: "b", frame: [0, 100, 100, 40], exitBehavior: "cancel", hitOutsets: 5,
          trackingRegion: { outset: [8, 0, 0, 0], returningInside: "bounds" }, sharesGaps: true,
          minimumHitSize: [60, 60], passesTouchesOn: true },
        { class: "PreciseControl", name: "c", trackingRegion: { oval: [0, 0, 40, 40] } },
      ] }
      """)
    let button = try view("b", PreciseButton.self, in: scene)
    let region = button.trackingRegion
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(region.contains(CGPoint(x: 5, y: -8), in: rect))
    #expect(!region.contains(CGPoint(x: 5, y: -8), in: rect, wasInside: false))
    #expect(button.exitBehavior == .cancel && button.hitOutsets.left == 5 && button.sharesGaps)
    #expect(button.minimumHitSize.width == 60 && button.passesTouchesOn)
    let oval = try view("c", PreciseControl.self, in: scene).trackingRegion
    #expect(oval.contains(CGPoint(x: 20, y: 20), in: rect) && !oval.contains(CGPoint(x: 1, y: 1), in: rect))
  }

  @Test func `recognizers wait, answer and tell`() throws {
    let scene = try build(
      """
      { views: [{ name: "v", frame: [0, 0, 200, 200], recognizers: [
        { class: "UITapGestureRecognizer", name: "single", requires: ["double"], action: "{name} {state}" },
        { class: "UITapGestureRecognizer", name: "double", numberOfTapsRequired: 2, action: "double" },
        { class: "UISwipeGestureRecognizer", direction: ["left", "right"], delegate: { shouldBegin: false },
          action: "never" },
      ], views: [{ name: "deaf", frame: [0, 0, 50, 50] }] }] }
      """)
    try scene.stage.tap(.screen(100, 100))
    #expect(scene.stage.lines.isEmpty)
    try scene.stage.wait(1)
    #expect(scene.stage.lines == ["single ended"])
    scene.stage.clear()
    for _ in 1...2 {
      try scene.stage.tap(.screen(100, 100))
      try scene.stage.wait(0.1)
    }
    try scene.stage.wait(1)
    #expect(scene.stage.lines == ["double"])
    #expect(try scene.recognizer(named: "double") === scene.stage["v"].gestureRecognizers?[1])
  }

  @Test func `a delegate receives touches of some views only, and goes along with a scroll`() throws {
    let scene = try build(
      """
      { views: [{ class: "UIScrollView", name: "list", frame: [0, 0, 200, 200], contentSize: [200, 900],
        recognizers: [
          { class: "UIPanGestureRecognizer", action: "pan {state}",
            delegate: { shouldRecognizeSimultaneously: ["list.pan"], shouldReceive: ["cell"] } },
        ],
        views: [{ name: "cell", frame: [0, 0, 200, 100] }] }] }
      """)
    func drag(from y: CGFloat) throws {
      try scene.stage.finger(1).down(at: .screen(100, y))
      try scene.stage.finger(1).move(by: CGVector(dx: 0, dy: -40), over: 0.1)
      try scene.stage.finger(1).up()
      try scene.stage.wait(2)
    }
    try drag(from: 90)
    #expect(scene.stage.lines.first == "pan began" && scene.stage.lines.last == "pan ended")
    #expect(try scene.stage["list"].bounds.minY > 0)
    scene.stage.clear()
    try drag(from: 190)
    #expect(scene.stage.lines.isEmpty)
    #expect(scene.recognizer(named: "list.pan") is UIPanGestureRecognizer)
  }

  @Test func `controllers have their views, children and stacks`() throws {
    let scene = try build(
      """
      { controller: { class: "UINavigationController", name: "nav", viewControllers: [
          { name: "first" },
          { name: "second", title: "Two", logs: "all", view: { class: "OverflowView", name: "content" },
            views: [{ name: "box", frame: [0, 0, 50, 50] }],
            children: [{ name: "child", view: { name: "childView", frame: [100, 100, 50, 50] } }] },
        ] },
        windows: [{ name: "over", level: 5, frame: [0, 0, 375, 50],
          controller: { name: "c", logs: { touchesEnded: "ended" } },
          views: [{ name: "bar", frame: [0, 0, 375, 50] }] }] }
      """)
    let navigation = try #require(scene.controller(named: "nav") as? UINavigationController)
    #expect(navigation.topViewController === scene.controller(named: "second"))
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "Two")
    #expect(try scene.stage["content"] is OverflowView)
    #expect(scene.controller(named: "child")?.parent === scene.controller(named: "second"))
    try scene.stage.tap(.screen(120, 320))
    #expect(try scene.stage["box"].superview === scene.stage["content"])
    #expect(scene.stage.lines == ["second touchesBegan", "second touchesEnded"])
    scene.stage.clear()
    try scene.stage.tap("bar")
    #expect(scene.stage.lines == ["ended"])
    #expect(try scene.stage["over"] is UIWindow)
  }

  @Test func `a probe can omit super, force an answer and pass touches on`() throws {
    let scene = try build(
      """
      { controller: { logs: { touchesBegan: "root began", touchesEnded: "root ended" } }, views: [
        { class: "UIButton", name: "b", frame: [0, 0, 100, 40], actions: "all",
          probe: { name: "B", methods: ["touchesEnded", "beginTracking", "endTracking"],
                   withoutSuper: ["endTracking"], passesOn: true } },
        { class: "UIButton", name: "no", frame: [0, 50, 100, 40], actions: ["touchDown"],
          probe: { style: "selectors", methods: "beginTracking", withoutSuper: "beginTracking" } },
        { name: "out", frame: [0, 100, 100, 40], probe: { forcedInside: false, methods: ["pointInside"] } },
      ] }
      """)
    try scene.stage.tap("b")
    #expect(
      scene.stage.lines == [
        "out is inside: 0", "B begins tracking: 1", "Action touch down", "root began", "B touches ended",
        "B ends tracking",
        "Action touch up inside", "Action primary action triggered", "root ended",
      ])
    scene.stage.clear()
    try scene.stage.tap("no")
    #expect(scene.stage.lines == ["out is inside: 0", "-[no beginTrackingWithTouch:withEvent:]"])
    scene.stage.clear()
    try scene.stage.tap(.screen(50, 120))
    #expect(scene.stage.lines == ["out is inside: 0", "root began", "root ended"])
  }

  @Test func `one line may serve all events, and say which it is`() throws {
    let scene = try build(
      """
      { views: [{ class: 'UIButton', name: 'b', frame: [0, 0, 100, 40],
        actions: { all: '{name}: {action} at {location}', primaryActionTriggered: 'done, {value}' } }] }
      """)
    try scene.stage.tap("b")
    #expect(
      scene.stage.lines
        == ["b: touch down at (50, 20)", "b: touch up inside at (50, 20)", "done, not selected"])
  }

  @Test func `the stage alone keeps what the scene needs`() throws {
    let stage = try build(
      "{ views: [{ class: 'UIButton', name: 'b', frame: [0, 0, 100, 40], actions: 'touchDown' }] }"
    )
    .stage
    try stage.tap("b")
    #expect(stage.lines == ["Action touch down"])
  }

  @Test func `every published cure is a class of scenes`() throws {
    func sent(_ className: String, _ ys: [CGFloat] = [30, 45, 60, 30]) throws -> [String] {
      let scene = try build(
        "{ views: [{ class: '\(className)', name: 'b', frame: [0, 100, 100, 40], actions: 'all' }] }")
      let finger = scene.stage.finger(1)
      try finger.down(at: .point(50, 20, in: "b"))
      for y in ys { try finger.move(to: .point(50, y, in: "b")) }
      try finger.up()
      return scene.stage.lines.map { $0.replacing("Action touch ", with: "").replacing("Action ", with: "") }
    }
    let click = ["up inside", "primary action triggered"]
    #expect(try sent("CancelsWhenMovedOutButton") == ["down", "drag inside", "cancel"])
    #expect(try sent("CancelsInContinueTrackingButton") == ["down", "drag inside", "drag exit", "cancel"])
    #expect(
      try sent("SendsOutsideByHandButton") == ["down", "drag inside", "drag exit", "cancel", "drag outside"])
    let back = [
      "down", "drag inside", "drag exit", "cancel", "drag outside", "down", "drag enter", "drag inside",
    ]
    #expect(try sent("BeginsAgainButton") == back + click)
    #expect(try sent("DragCancelButton") == back + click)
    #expect(
      try sent("OwnTouchMethodsButton")
        == ["down", "drag inside", "drag exit", "drag outside", "drag enter", "up inside"])
    #expect(
      try sent("MarginInHandlersButton", [66]) == [
        "down", "Drag exit, highlighted", "drag inside", "Up outside", "up inside",
        "primary action triggered",
      ])
    #expect(
      try sent("PreciseButton")
        == ["down", "drag inside", "drag exit", "drag outside", "drag enter"] + click)
  }
}
