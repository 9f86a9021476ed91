// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Action names that are turned back into methods.
struct ActionNameTests {
  private final class Player: ActionTarget {
    var heard: [String] = []
    func play() { heard.append("play") }
    func stop(_ sender: UIControl) { heard.append("stop") }
    func skip(_ sender: UIControl, _ event: UIEvent?) {
      heard.append("skip \(event == nil ? "no" : "an") event")
    }
    func seek(_ sender: Any) { heard.append("seek") }
    func rewind() { heard.append("rewind") }
    static var actionMethods: [Selector] { [Selector("rewind", Player.rewind)] }
  }

  private let stage = Stage()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let player = Player()

  init() throws {
    try stage.add(control, named: "control")
    control.addTarget(player, action: Player.play, for: .touchDown)
    control.addTarget(player, action: Player.stop, for: .touchDown)
    control.addTarget(player, action: Player.skip, for: .touchDown)
    control.addTarget(player, action: Player.seek, for: .touchDown)
    control.addTarget(player, action: Selector("wind:", Player.stop), for: .touchDown)
    control.addTarget(player, action: "rewind", for: .touchDown)
  }

  private static let all = ["play", "stop", "skip no event", "seek", "stop", "rewind"]

  private func names(_ control: UIControl, _ event: UIControl.Event = .touchDown) throws -> [String] {
    try #require(control.actions(forTarget: player, forControlEvent: event))
  }

  @Test func `each name that a control answers can be sent again`() throws {
    let names = try names(control)
    #expect(Set(names).count == 6)
    for name in names { control.sendAction(Selector(name), to: player, for: nil) }
    #expect(player.heard == Self.all)
    for name in names { #expect(Selector(name).isAnswered(by: player), "\(name)") }
  }

  @Test func `by another control, by the application and with the event of touches too`() throws {
    let (names, other) = (try names(control), UIControl())
    for name in names { other.sendAction(Selector(name), to: player, for: UIEvent()) }
    #expect(player.heard == Self.all.map { $0 == "skip no event" ? "skip an event" : $0 })
    player.heard = []
    for name in names {
      #expect(stage.application.sendAction(Selector(name), to: player, from: control, for: nil))
    }
    #expect(player.heard == Self.all)
  }

  @Test func `a proxy that replaces the targets sends their actions`() throws {
    final class Proxy {
      private let control: UIControl
      private var taken: [(target: AnyObject, name: String)] = []
      var isOn = true

      init(of control: UIControl, instead target: AnyObject, on event: UIControl.Event) {
        self.control = control
        for name in control.actions(forTarget: target, forControlEvent: event) ?? [] {
          taken.append((target, name))
          control.removeTarget(target, action: Selector(name), for: event)
        }
        control.addTarget(self, action: Proxy.fire, for: event)
      }

      func fire(_ sender: UIControl, _ event: UIEvent?) {
        guard isOn else { return }
        for (target, name) in taken {
          UIApplication.shared.sendAction(Selector(name), to: target, from: sender, for: event)
        }
      }
    }
    let proxy = Proxy(of: control, instead: player, on: .touchDown)
    #expect(control.actions(forTarget: player, forControlEvent: .touchDown) == nil)
    control.sendActions(for: .touchDown)
    #expect(player.heard == Self.all)
    proxy.isOn = false
    control.sendActions(for: .touchDown)
    #expect(player.heard == Self.all)
  }

  @Test func `a control that forwards its sends by name forwards them all`() throws {
    final class Forwarding: UIControl {
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        super.sendAction(Selector("\(action)"), to: target, for: event)
      }
    }
    let forwarding = Forwarding(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    try stage.add(forwarding, named: "forwarding")
    control.enumerateEventHandlers { _, pair, events, _ in
      if let pair { forwarding.addTarget(pair.0, action: pair.1, for: events) }
    }
    stage.clear()
    forwarding.sendActions(for: .touchDown)
    #expect(player.heard == Self.all)
    expectTrace(
      stage, only: [.controls, .responder],
      """
         0.000  controls   Forwarding "forwarding"           sends touchDown to 6
         0.000  responder  Player#1                          performs a method of Player
         0.000  responder  Player#1                          performs a method of Player
         0.000  responder  Player#1                          performs a method of Player
         0.000  responder  Player#1                          performs a method of Player
         0.000  responder  Player#1                          performs wind:
         0.000  responder  Player#1                          performs rewind
      """)
  }

  @Test func `a responder that names another target gets it`() throws {
    final class Pointing: UIView {
      var target: AnyObject?
      override func target(forAction action: Selector, withSender sender: Any?) -> Any? { target }
    }
    let pointing = Pointing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    try stage.add(pointing, named: "pointing")
    pointing.target = player
    let names = try names(control)
    pointing.addSubview(control)
    for name in names { control.sendAction(Selector(name), to: nil, for: nil) }
    #expect(player.heard == Self.all)
  }

  @Test func `by its name an action is removed, and merged when it is added again`() throws {
    let names = try names(control)
    for name in names { control.addTarget(player, action: Selector(name), for: .touchUpInside) }
    #expect(try self.names(control) == names)
    #expect(try self.names(control, .touchUpInside) == names)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(player.heard == Self.all)
    for name in names { control.removeTarget(player, action: Selector(name), for: .touchDown) }
    #expect(control.actions(forTarget: player, forControlEvent: .touchDown) == nil)
    for name in names { control.removeTarget(player, action: Selector(name), for: .allEvents) }
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a name that was removed can be added again, and is called the same`() throws {
    let names = try names(control)
    control.removeTarget(player, action: nil, for: .allEvents)
    for name in names { control.addTarget(player, action: Selector(name), for: .touchDown) }
    #expect(try self.names(control) == names)
    control.sendActions(for: .touchDown)
    #expect(player.heard == Self.all)
  }

  @Test func `methods that go through one line of code have names of their own`() throws {
    let methods: [@MainActor (Player) -> @MainActor () -> Void] = [Player.play, Player.rewind, Player.play]
    let (one, events) = (UIControl(), [UIControl.Event.touchDown, .touchUpInside, .touchCancel])
    for (event, method) in zip(events, methods) { one.addTarget(player, action: method, for: event) }
    let names = try events.flatMap { try self.names(one, $0) }
    #expect(Set(names).count == 3)
    for name in names.reversed() { UIControl().sendAction(Selector(name), to: player, for: nil) }
    #expect(player.heard == ["play", "rewind", "play"])
    // When the source line no longer distinguishes several controls, each still knows its own method.
    player.heard = []
    let several = [UIControl(), UIControl(), UIControl()]
    for (control, method) in zip(several, methods) {
      control.addTarget(player, action: method, for: .touchDown)
    }
    for control in several {
      for name in try self.names(control) { control.sendAction(Selector(name), to: player, for: nil) }
    }
    #expect(player.heard == ["play", "rewind", "play"])
  }

  @Test func `the name of a method alone is that of its class and of the line`() throws {
    let line = #line + 1
    let selector = Selector(Player.play)
    #expect(selector.name.hasPrefix("a method of Player (TouchControlsTests/ActionNameTests.swift:\(line):"))
    #expect(selector.name == "\(selector)")
    #expect(selector.name != Selector(Player.play).name)
    func made() -> Selector { Selector(Player.play) }
    #expect(made().name == made().name && made() != made())
    let control = UIControl()
    let added = #line + 1
    control.addTarget(player, action: Player.stop, for: .touchDown)
    #expect(try names(control)[0].contains("ActionNameTests.swift:\(added):"))
  }

  @Test func `names alone find what refresh controls and text fields do`() throws {
    let (control, refresh, field) = (UIControl(), UIRefreshControl(), UITextField())
    control.sendAction(Selector("beginRefreshing"), to: refresh, for: nil)
    #expect(refresh.isRefreshing)
    control.sendAction(Selector("endRefreshing"), to: refresh, for: nil)
    #expect(!refresh.isRefreshing)
    #expect(Selector("deleteBackward").isAnswered(by: field))
    #expect(!Selector("deleteBackward").isAnswered(by: refresh))
  }

  @Test func `names alone find setters of flags and what takes a value`() {
    let (control, toggle, scroller, field) = (UIControl(), UISwitch(), UIScrollView(), UITextField())
    Selector("setSelected:").perform(on: control, sender: true)
    Selector("setEnabled:").perform(on: control, sender: false)
    Selector("setOn:").perform(on: toggle, sender: NSNumber(value: true))
    Selector("setScrollEnabled:").perform(on: scroller, sender: nil)
    #expect(control.isSelected && !control.isEnabled && toggle.isOn && !scroller.isScrollEnabled)
    // The address of a sender is no zero.
    Selector("setEnabled:").perform(on: control, sender: toggle)
    #expect(control.isEnabled)
    Selector("insertText:").perform(on: field, sender: "ab")
    #expect(field.text == "ab")
    var heard = 0
    control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    Selector("sendActionsForControlEvents:").perform(on: control, sender: UIControl.Event.valueChanged)
    #expect(heard == 1)
    #expect(!Selector("setOn:").isAnswered(by: control) && !Selector("insertText:").isAnswered(by: control))
  }

  @Test func `a name means the method of the object's own class`() throws {
    final class Stranger {}
    let control = UIControl()
    let (base, derived) = (Base(), Derived())
    control.addTarget(derived, action: Selector("named in two classes", Derived.tapDerived), for: .touchDown)
    control.addTarget(base, action: Selector("named in two classes", Base.tap), for: .touchDown)
    for object in [base, derived] {
      UIControl().sendAction(Selector("named in two classes"), to: object, for: nil)
    }
    #expect(base.heard == ["base"])
    #expect(derived.heard == ["derived"])
    #expect(!Selector("named in two classes").isAnswered(by: Stranger()))
  }
}

private class Base {
  var heard: [String] = []
  init() {}
  func tap() { heard.append("base") }
}

private final class Derived: Base {
  func tapDerived() { heard.append("derived") }
}
