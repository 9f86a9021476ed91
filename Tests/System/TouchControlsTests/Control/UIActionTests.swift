// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

struct UIActionTests {
  private let control = UIControl()

  @Test func `an action has what it was made with`() {
    let image = UIImage(size: CGSize(width: 10, height: 10))
    let action = UIAction(
      title: "Save", image: image, identifier: .init("save"), discoverabilityTitle: "Save the document",
      attributes: [.destructive], state: .on
    ) { _ in }
    #expect(action.title == "Save" && action.image == image && action.identifier.rawValue == "save")
    #expect(action.discoverabilityTitle == "Save the document")
    #expect(action.attributes == .destructive && action.state == .on)
    #expect(action.sender == nil)
  }

  @Test func `what an action says and shows can be changed`() {
    let image = UIImage(size: CGSize(width: 10, height: 10))
    let action = UIAction(title: "Save") { _ in }
    action.title = "Saved"
    action.image = image
    let element: UIMenuElement = action
    #expect(element.title == "Saved" && element.image == image)
  }

  @Test func `an action without an identifier gets one of its own`() {
    let one = UIAction { _ in }
    let other = UIAction { _ in }
    #expect(one.identifier != other.identifier && one.title == "" && one.state == .off)
  }

  @Test func `the sender is the control while the action is called`() throws {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendAction(action)
    #expect(senders.count == 2 && senders.allSatisfy { $0 === control })
    #expect(action.sender == nil)
  }

  @Test func `the sender of an action that calls another control is the inner one meanwhile`() throws {
    let inner = UIControl()
    var senders: [AnyObject?] = []
    let action = UIAction { [control] action in
      senders.append(action.sender as? UIControl)
      guard action.sender as? UIControl === control else { return }
      inner.sendActions(for: .touchDown)
      senders.append(action.sender as? UIControl)
    }
    control.addAction(action, for: .touchDown)
    inner.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(senders.map { $0.map { $0 === control } } == [true, false, true])
  }

  @Test func `a control keeps its actions`() {
    var calls = 0
    weak var watched: UIAction?
    do {
      let action = UIAction { _ in calls += 1 }
      watched = action
      control.addAction(action, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(watched != nil && calls == 1)
    control.enumerateEventHandlers { action, _, _, _ in
      if let action { control.removeAction(action, for: .touchDown) }
    }
    #expect(watched == nil)
  }

  @Test func `one identifier is there once, with the events of both and the handler of the later`() {
    var calls: [String] = []
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: .touchDown)
    control.addAction(UIAction { _ in calls.append("between") }, for: .touchDown)
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["second", "between", "second"])
  }

  @Test func `an action is removed by itself or by its identifier, for some events`() {
    var calls = 0
    let action = UIAction(identifier: .init("a")) { _ in calls += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside, .valueChanged])
    control.removeAction(identifiedBy: .init("a"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 0)
    control.removeAction(action, for: .touchUpInside)
    #expect(control.allControlEvents == .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
  }

  @Test func `a control can be made with its primary action`() {
    var calls = 0
    let control = UIControl(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: UIAction { _ in calls += 1 })
    #expect(control.allControlEvents == .primaryActionTriggered)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    control.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }
}
