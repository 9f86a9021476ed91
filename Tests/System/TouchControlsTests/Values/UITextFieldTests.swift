// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@Suite struct UITextFieldTests {
  // MARK: Who edits

  @Test func `a tap begins editing`() throws {
    let scene = try FieldScene()
    try scene.stage.tap("a")
    #expect(scene.log == ["a shouldBegin", "a didBegin", "a editingDidBegin"])
    #expect(scene.a.isEditing && scene.a.isFirstResponder)
    try scene.stage.tap("a")
    #expect(scene.log == [])
  }

  @Test func `a fact has the beginning of a long text`() throws {
    let scene = try FieldScene()
    try scene.stage.tap("a")
    func told() -> String? {
      scene.stage.trace.facts.reversed().lazy.compactMap { fact in
        if case .control(.changed(_, let text)) = fact.kind { text } else { nil }
      }.first
    }
    scene.a.insertText(String(repeating: "x", count: 1000))
    #expect(told()?.utf8.count == 1002)
    scene.a.insertText("x")
    #expect(told() == "\"\(String(repeating: "x", count: 100))\" and more, 1001 bytes in all")
  }

  @Test func `a tap around a form that ends editing leaves its fields alone`() throws {
    let scene = try FieldScene()
    let view = scene.stage.view
    let ender = Ender { view.endEditing(true) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: ender, action: Ender.end))
    try scene.stage.tap("a")
    #expect(scene.a.isEditing)
    try scene.stage.wait(1)
    try scene.stage.tap("b")
    #expect(scene.b.isEditing)
    try scene.stage.wait(1)
    try scene.stage.tap(.screen(300, 500))
    #expect(!scene.b.isEditing)
  }

  @Test func `from one field to the next, the delegates are called in UIKit's order`() throws {
    let scene = try FieldScene()
    try scene.stage.tap("a")
    try scene.stage.tap("b")
    #expect(
      scene.log == [
        "a shouldBegin", "a didBegin", "a editingDidBegin", "b shouldBegin", "a shouldEnd",
        "a didEnd", "a editingDidEnd", "b didBegin", "b editingDidBegin",
      ])
    #expect(!scene.a.isEditing && scene.b.isEditing)
  }

  @Test func `a delegate that says no keeps things as they are`() throws {
    let scene = try FieldScene()
    scene.b.delegate = scene.no
    try scene.stage.tap("a")
    try scene.stage.tap("b")
    #expect(scene.a.isEditing && !scene.b.isEditing)
    #expect(scene.log == ["a shouldBegin", "a didBegin", "a editingDidBegin", "no shouldBegin"])
    scene.a.delegate = scene.no
    scene.b.delegate = nil
    #expect(!scene.b.becomeFirstResponder() && !scene.a.resignFirstResponder())
    #expect(scene.log == ["no shouldEnd", "no shouldEnd"])
    #expect(scene.a.isEditing)
  }

  /// Takes the focus back whenever its field loses it, like the delegate of a field with an invalid value.
  private final class FocusKeeper: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) { textField.becomeFirstResponder() }
  }

  @Test func `of two fields one edits, also when the delegate of the first takes the focus back`() throws {
    let scene = try FieldScene()
    let clinging = FocusKeeper()
    scene.a.delegate = clinging
    try scene.stage.tap("a")
    try scene.stage.tap("b")
    #expect(scene.a.isEditing && scene.a.isFirstResponder)
    #expect(!scene.b.isEditing && !scene.b.isFirstResponder)
    #expect(!scene.b.becomeFirstResponder())
  }

  @Test func `a field that leaves its window edits no more, also when its delegate takes the focus back`()
    throws
  {
    let scene = try FieldScene()
    let clinging = FocusKeeper()
    scene.a.delegate = clinging
    try scene.stage.tap("a")
    scene.a.removeFromSuperview()
    #expect(!scene.a.isEditing)
    #expect(scene.b.becomeFirstResponder())
    scene.b.delegate = clinging
    scene.stage.window.rootViewController = UIViewController()
    #expect(!scene.b.isEditing)
    #expect(scene.stage.window.firstResponder == nil)
  }

  @Test func `endEditing asks the delegate, and with force ignores the answer`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    #expect(scene.stage.view.endEditing(false) && !scene.a.isEditing)
    scene.a.becomeFirstResponder()
    scene.a.delegate = scene.no
    _ = scene.log
    #expect(!scene.stage.view.endEditing(false) && scene.a.isEditing)
    #expect(scene.stage.view.endEditing(true) && !scene.a.isEditing)
    #expect(scene.log == ["no shouldEnd", "no shouldEnd", "no didEnd", "a editingDidEnd"])
  }

  @Test func `a field that leaves its window or is disabled stops being edited`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    _ = scene.log
    scene.a.removeFromSuperview()
    #expect(scene.log == ["a shouldEnd", "a didEnd", "a editingDidEnd"] && !scene.a.isEditing)
    #expect(!scene.a.becomeFirstResponder())
    scene.b.becomeFirstResponder()
    scene.b.isEnabled = false
    #expect(!scene.b.isEditing && !scene.b.canBecomeFirstResponder)
    try scene.stage.tap("b")
    #expect(!scene.b.isEditing)
  }

  @Test func `any handler of an event may end editing`() throws {
    let scene = try FieldScene()
    scene.plans["a didBegin"] = { scene.a.resignFirstResponder() }
    #expect(!scene.a.becomeFirstResponder())
    #expect(scene.log == ["a shouldBegin", "a didBegin", "a shouldEnd", "a didEnd", "a editingDidEnd"])
    scene.plans["a didEnd"] = { scene.a.removeFromSuperview() }
    scene.a.becomeFirstResponder()
    scene.b.becomeFirstResponder()
    #expect(scene.a.superview == nil && scene.b.isEditing)
  }

  @Test func `a delegate that implements the method with the reason is called once`() throws {
    let scene = try FieldScene()
    let delegate = ReasonedDelegate()
    scene.a.delegate = delegate
    scene.a.becomeFirstResponder()
    scene.a.resignFirstResponder()
    #expect(delegate.calls == ["reason 0"])
  }

  // MARK: Typing

  @Test func `keys type at the end, and each change is asked for and told`() throws {
    let scene = try FieldScene()
    scene.a.text = "x"
    scene.a.becomeFirstResponder()
    _ = scene.log
    scene.type(.keyboardB, "b")
    scene.type(.keyboardA, "Ä")
    scene.type(.keyboardDeleteOrBackspace, "\u{8}")
    #expect(
      scene.log == [
        "a change 1+0 b", "a editingChanged xb", "a change 2+0 Ä", "a editingChanged xbÄ",
        "a change 2+1 ", "a editingChanged xb",
      ])
    scene.a.text = "👍🏽"
    scene.a.deleteBackward()
    scene.a.deleteBackward()
    #expect(scene.log == ["a change 0+4 ", "a editingChanged "])
    #expect(scene.a.text == "" && !scene.a.hasText)
  }

  @Test func `a change that is refused does not happen, and a delegate may make its own`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    scene.a.delegate = scene.no
    _ = scene.log
    scene.a.insertText("q")
    #expect(scene.log == ["no change 0+0 q"] && scene.a.text == "")
    scene.no.instead = "Q"
    scene.a.insertText("q")
    #expect(scene.log == ["no change 0+0 q"] && scene.a.text == "Q")
    scene.no.answer = true
    scene.a.insertText("r")
    #expect(scene.a.text == "Qr")
  }

  @Test func `keys that type nothing go up the chain, with their ends`() throws {
    let root = PressWatcher()
    let scene = try FieldScene(root: root)
    scene.a.becomeFirstResponder()
    scene.type(.keyboardUpArrow, "\u{F700}")
    scene.type(.keyboardC, "c", .command)
    scene.type(.keyboardC, "c")
    scene.type(.keyboardTab, "\t")
    #expect(root.calls == ["began 82", "ended 82", "began 6", "ended 6", "began 43", "ended 43"])
    #expect(scene.a.text == "c")
    scene.a.resignFirstResponder()
    root.calls = []
    scene.type(.keyboardD, "d")
    #expect(root.calls == ["began 7", "ended 7"] && scene.a.text == "c")
  }

  @Test func `a field may be rewritten, disabled or removed in the handler of a change`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    scene.plans["a editingChanged q"] = { scene.a.text = "Q" }
    scene.a.insertText("q")
    #expect(scene.a.text == "Q" && scene.a.isEditing)
    scene.plans["a editingChanged Qr"] = { scene.a.isEnabled = false }
    scene.a.insertText("r")
    #expect(scene.a.text == "Qr" && !scene.a.isEditing)
    scene.a.isEnabled = true
    scene.a.becomeFirstResponder()
    _ = scene.log
    scene.plans["a editingChanged Qrs"] = { scene.a.removeFromSuperview() }
    scene.a.insertText("s")
    #expect(!scene.a.isEditing)
    #expect(
      scene.log == ["a change 2+0 s", "a editingChanged Qrs", "a shouldEnd", "a didEnd", "a editingDidEnd"])
    scene.b.becomeFirstResponder()
    scene.plans["b change 0+0 t"] = { scene.b.removeFromSuperview() }
    scene.b.insertText("t")
    #expect(scene.b.text == "t" && !scene.b.isEditing)
  }

  @Test func `setting the text in code sends nothing`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    _ = scene.log
    scene.a.text = "z"
    scene.a.text = nil
    #expect(scene.log == [] && scene.a.text == "")
  }

  @Test func `the notifications come after the targets`() throws {
    let scene = try FieldScene()
    let watchers = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene.a, queue: nil) { note in
        let word = String(note.name.rawValue.dropFirst(15).dropLast(12))
        MainActor.assumeIsolated { scene.stage.log(word) }
      }
    }
    scene.a.becomeFirstResponder()
    scene.a.insertText("1")
    scene.a.resignFirstResponder()
    for watcher in watchers { NotificationCenter.default.removeObserver(watcher) }
    #expect(
      scene.log == [
        "a shouldBegin", "a didBegin", "a editingDidBegin", "DidBeginEditing", "a change 0+0 1",
        "a editingChanged 1", "DidChange", "a shouldEnd", "a didEnd", "a editingDidEnd", "DidEndEditing",
      ])
  }

  // MARK: Return

  @Test func `the return key ends editing if there is a handler for that`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    _ = scene.log
    scene.type(.keyboardReturnOrEnter, "\r")
    #expect(scene.log == ["a shouldReturn"] && scene.a.isEditing)
    scene.a.addAction(UIAction { _ in scene.stage.log("exit") }, for: .editingDidEndOnExit)
    scene.a.addAction(UIAction { _ in scene.stage.log("primary") }, for: .primaryActionTriggered)
    scene.a.insertText("\n")
    #expect(
      scene.log == ["a shouldReturn", "exit", "primary", "a shouldEnd", "a didEnd", "a editingDidEnd"])
    #expect(!scene.a.isEditing)
    scene.a.delegate = scene.no
    scene.no.answer = true
    scene.a.becomeFirstResponder()
    scene.no.answer = false
    _ = scene.log
    scene.a.insertText("\n")
    #expect(scene.log == ["no shouldReturn"] && scene.a.isEditing)
  }

  @Test func `a delegate that resigns in shouldReturn is the usual way out`() throws {
    let scene = try FieldScene()
    scene.a.becomeFirstResponder()
    scene.plans["a shouldReturn"] = { scene.a.resignFirstResponder() }
    _ = scene.log
    scene.a.insertText("\n")
    #expect(scene.log == ["a shouldReturn", "a shouldEnd", "a didEnd", "a editingDidEnd"])
  }

  // MARK: Clearing

  @Test func `the text is cleared as editing begins, if the delegate agrees`() throws {
    let scene = try FieldScene()
    scene.a.text = "old"
    scene.a.clearsOnBeginEditing = true
    try scene.stage.tap("a")
    #expect(
      scene.log == ["a shouldBegin", "a didBegin", "a editingDidBegin", "a shouldClear", "a editingChanged "])
    scene.a.resignFirstResponder()
    scene.a.text = "new"
    scene.no.answer = false
    scene.plans["a editingDidBegin"] = { scene.a.delegate = scene.no }
    scene.a.becomeFirstResponder()
    #expect(scene.a.text == "new")
  }

  @Test func `the clear button is shown where and when its rectangle and mode say`() throws {
    let scene = try FieldScene()
    scene.a.text = "old"
    let button = scene.a.clearButtonRect(forBounds: scene.a.bounds)
    let place = Place.point(button.midX, button.midY, in: scene.a)
    scene.a.clearButtonMode = .unlessEditing
    try scene.stage.tap(place)
    #expect(scene.log == ["a shouldClear", "a editingChanged "] && !scene.a.isEditing)
    try scene.stage.wait(1)
    try scene.stage.tap(place)
    #expect(scene.a.isEditing)
    scene.a.text = "again"
    _ = scene.log
    try scene.stage.wait(1)
    try scene.stage.tap(place)
    #expect(scene.log == [])
    scene.a.clearButtonMode = .whileEditing
    try scene.stage.wait(1)
    try scene.stage.tap(place)
    #expect(scene.log == ["a shouldClear", "a editingChanged "] && scene.a.isEditing)
  }

  @Test func `what is typed first takes the place of the text where that is asked for`() throws {
    let scene = try FieldScene()
    scene.a.text = "old"
    scene.a.clearsOnInsertion = true
    scene.a.becomeFirstResponder()
    _ = scene.log
    scene.a.insertText("n")
    scene.a.insertText("e")
    #expect(scene.log == ["a change 0+3 n", "a editingChanged n", "a change 1+0 e", "a editingChanged ne"])
    #expect(!scene.a.clearsOnInsertion)
  }

  // MARK: Looks

  @Test func `rectangles and sizes`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    #expect(field.intrinsicContentSize.height == 34)
    field.clearButtonMode = .always
    #expect(field.editingRect(forBounds: field.bounds).width == 186)
    field.text = "t"
    #expect(field.editingRect(forBounds: field.bounds).width == 160)
    field.placeholder = "nothing here"
    #expect(field.accessibilityValue == "t")
    field.text = nil
    #expect(field.accessibilityValue == "nothing here" && field.sizeThatFits(.zero).width > 14)
  }

  @Test func `side views are shown as their modes say, and can be touched`() throws {
    let scene = try FieldScene()
    let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    eye.addAction(UIAction { _ in scene.stage.log("eye") }, for: .touchUpInside)
    let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    scene.a.text = "secret"
    scene.a.clearButtonMode = .always
    scene.a.leftView = glass
    scene.a.rightView = eye
    scene.a.leftViewMode = .always
    scene.a.rightViewMode = .whileEditing
    #expect(glass.superview === scene.a && eye.superview == nil)
    scene.a.layoutIfNeeded()
    #expect(glass.frame == CGRect(x: 0, y: 5, width: 24, height: 24))
    #expect(scene.a.textRect(forBounds: scene.a.bounds) == CGRect(x: 24, y: 0, width: 150, height: 34))
    try scene.stage.tap(.center(of: scene.a))
    _ = scene.log
    #expect(eye.superview === scene.a)
    #expect(scene.a.textRect(forBounds: scene.a.bounds) == CGRect(x: 24, y: 0, width: 146, height: 34))
    #expect(scene.a.rightViewRect(forBounds: scene.a.bounds) == CGRect(x: 170, y: 2, width: 30, height: 30))
    try scene.stage.tap(.point(185, 17, in: scene.a))
    #expect(scene.log == ["eye"] && scene.a.text == "secret")
    scene.a.resignFirstResponder()
    #expect(eye.superview == nil && scene.a.rightViewRect(forBounds: scene.a.bounds) == .zero)
    scene.a.leftView = nil
    #expect(glass.superview == nil)
    try scene.stage.tap(.point(5, 17, in: scene.a))
    #expect(scene.a.isEditing)
  }

  @Test func `an archive keeps the text`() throws {
    let field = UITextField()
    field.text = "kept"
    field.placeholder = "p"
    field.borderStyle = .line
    field.clearButtonMode = .always
    field.clearsOnBeginEditing = true
    field.leftView = UILabel()
    field.leftViewMode = .always
    let copy = try #require(try Archived.copy(of: field))
    #expect(copy.text == "kept" && copy.placeholder == "p" && copy.borderStyle == .line)
    #expect(copy.clearButtonMode == .always && copy.clearsOnBeginEditing)
    #expect(copy.leftView is UILabel && copy.subviews == [copy.leftView] && copy.leftViewMode == .always)
  }
}

/// Two text fields that log every question and notification.
final class FieldScene {
  let stage: Stage
  let a = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
  let b = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
  let no: FieldDelegate
  private let delegates: [FieldDelegate]
  /// The actions to perform the next time a line is logged.
  var plans: [String: () -> Void] = [:]
  private var keys = 0

  init(root: UIViewController = UIViewController()) throws {
    stage = Stage(root: root)
    no = FieldDelegate("no")
    no.answer = false
    delegates = [FieldDelegate("a"), FieldDelegate("b"), no]
    for delegate in delegates { delegate.write = { [unowned self] in write($0) } }
    for (field, name, delegate) in [(a, "a", delegates[0]), (b, "b", delegates[1])] {
      field.delegate = delegate
      try stage.add(field, named: name)
      for (event, word) in [
        (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingDidEnd, "editingDidEnd"),
      ] { field.addAction(UIAction { [unowned self] _ in write("\(name) \(word)") }, for: event) }
      field.addAction(
        UIAction { [unowned self, unowned field] _ in write("\(name) editingChanged \(field.text ?? "nil")")
        },
        for: .editingChanged)
    }
  }

  private func write(_ line: String) {
    stage.log(line)
    plans.removeValue(forKey: line)?()
  }

  var log: [String] {
    defer { stage.clear() }
    return stage.lines
  }

  /// Presses and releases a key.
  func type(_ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags = []) {
    keys += 1
    let key = UIKey(code, characters: characters, modifierFlags: flags)
    for phase in [UIPress.Phase.began, .ended] {
      stage.application.handle(
        PressFrame(timestamp: stage.now, presses: [PressReport(id: keys, phase: phase, key: key)]))
    }
  }
}

final class FieldDelegate: UITextFieldDelegate {
  let name: String
  var answer = true
  /// The replacement for typed text.
  var instead: String?
  var write: (String) -> Void = { _ in }

  init(_ name: String) { self.name = name }

  private func asked(_ word: String) -> Bool {
    write("\(name) \(word)")
    return answer
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { write("\(name) didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { write("\(name) didEnd") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("shouldReturn") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    if let instead { textField.text = instead }
    return asked("change \(range.location)+\(range.length) \(string)")
  }
}

private final class Ender {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func end() { body() }
}

private final class ReasonedDelegate: UITextFieldDelegate {
  var calls: [String] = []

  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.append("reason \(reason.rawValue)")
  }
}

private final class PressWatcher: UIViewController {
  var calls: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.append("began \(presses.first?.key?.keyCode.rawValue ?? 0)")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.append("ended \(presses.first?.key?.keyCode.rawValue ?? 0)")
  }

  @Test func `a view beside the text that has no size gets that of its content`() throws {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let show = UIButton(type: .system)
    show.setTitle("Show", for: .normal)
    (field.rightView, field.rightViewMode) = (show, .always)
    try stage.add(field, named: "field")
    stage.window.layoutIfNeeded()
    let size = show.intrinsicContentSize
    #expect(size.width > 0 && show.frame.maxX == 200 && abs(show.frame.midY - 17) <= 0.5)
    #expect(abs(show.frame.width - size.width) <= 0.5 && abs(show.frame.height - size.height) <= 0.5)
    var taps = 0
    show.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try stage.tap(show)
    #expect(taps == 1)
  }
}
