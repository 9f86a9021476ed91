// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

private final class Label: UIView {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { heard.append("copy \(sender is UIView ? "a view" : "nil")") }
  override func toggleBoldface(_ sender: Any?) { heard.append("bold") }
}

/// Performs what the field of Apple's sample does: its own edit action, and those of another form.
private final class Editor: UIViewController {
  var heard: [String] = []
  override func paste(_ sender: Any?) { heard.append("paste") }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "paste:" ? heard.isEmpty : super.canPerformAction(action, withSender: sender)
  }
}

private final class Cutting: UIResponder { override func cut(_ sender: Any?) {} }
private final class Printing: UIResponder { override func printContent(_ sender: Any?) {} }
private final class Deleting: UIResponder { override func delete(_ sender: Any?) {} }
private final class Finding: UIResponder { override func findNext(_ sender: Any?) {} }

private final class Document: UIView {
  var heard: [String] = []
  func duplicate(_ sender: UIView) { heard.append("duplicate") }
  func copyText(_ sender: Any?) { heard.append("copyText") }
  override class var actionMethods: [Selector] {
    [
      Selector(
        "duplicate:",
        Document.duplicate as @MainActor @Sendable (Document) -> @MainActor @Sendable (UIView) -> Void),
      Selector("copy:", Document.copyText),
    ]
  }
}

struct StandardEditActionsTests {
  let application = UIApplication()
  let facts = ResponderFacts()
  let window: UIWindow
  private let label = Label()

  init() {
    application.tracer = facts
    window = makeWindow(application)
    window.makeKeyAndVisible()
    window.addSubview(label)
  }

  /// The names of all actions that a responder performs, in alphabetical order.
  private func performed(by responder: UIResponder) -> [String] {
    StandardEditActions.methods.keys.sorted().filter {
      responder.canPerformAction(Selector($0), withSender: nil)
    }
  }

  @Test func `a responder performs the edit actions that its class overrides, and no others`() {
    #expect(StandardEditActions.methods.count == 26)
    #expect(performed(by: UIResponder()) == [])
    #expect(performed(by: UIView()) == [])
    #expect(performed(by: label) == ["copy:", "toggleBoldface:"])
    #expect(performed(by: Cutting()) == ["cut:"])
    #expect(performed(by: Printing()) == ["print:"])
    #expect(performed(by: Deleting()) == ["delete:"])
    #expect(performed(by: Finding()) == ["findNext:"])
  }

  @Test func `an edit action without a target goes to the first responder that overrides it`() {
    let inner = UIView()
    label.addSubview(inner)
    #expect(application.sendAction("copy:", to: nil, from: inner, for: nil))
    #expect(application.sendAction("toggleBoldface:", to: nil, from: inner, for: nil))
    #expect(!application.sendAction("selectAll:", to: nil, from: inner, for: nil))
    #expect(label.heard == ["copy a view", "bold"])
    #expect(
      facts.lines == [
        "action copy: to Label#1", "action toggleBoldface: to Label#1", "unanswered selectAll:",
      ])
  }

  @Test func `an override of canPerformAction decides, and super answers for the rest`() {
    let editor = Editor()
    #expect(editor.canPerformAction("paste:", withSender: nil))
    editor.paste(nil)
    #expect(!editor.canPerformAction("paste:", withSender: nil))
    #expect(!editor.canPerformAction("copy:", withSender: nil))
  }

  @Test func `a selector that refers to UIResponder is performed by those who override the method`() {
    let selector = Selector("copy:", UIResponder.copy(_:))
    #expect(selector.isAnswered(by: label) && !selector.isAnswered(by: window))
    #expect(Selector("copy:", Label.copy(_:)).isAnswered(by: label))
    #expect(!Selector("copy:").isAnswered(by: window))
  }

  @Test func `a class may list other methods under the names of edit actions`() {
    let document = Document()
    window.addSubview(document)
    #expect(application.sendAction("duplicate:", to: document, from: window, for: nil))
    #expect(application.sendAction("copy:", to: document, from: window, for: nil))
    #expect(document.heard == ["duplicate", "copyText"])
  }

  @Test func `an edit action that the class does not override does nothing and is reported`() {
    let complaints = misuses { label.paste(nil) }
    #expect(
      complaints == ["action paste:: Label has no such method; override it, and do not call super in it."])
  }
}
