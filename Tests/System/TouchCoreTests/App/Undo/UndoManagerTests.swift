// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

/// A list that can be undone.
private final class Page: UIView {
  var words: [String] = []
  let own = UndoManager()
  override var undoManager: UndoManager? { own }

  func add(_ word: String) {
    own.registerUndo(withTarget: self) { $0.remove(word) }
    words.append(word)
  }

  func remove(_ word: String) {
    own.registerUndo(withTarget: self) { $0.add(word) }
    words.removeAll { $0 == word }
  }

  func takeBack(_ word: Any?) { words.removeAll { $0 == word as? String } }
}

struct UndoManagerTests {
  private let stage = Stage()
  private let page = Page()
  private var manager: UndoManager { page.own }

  @Test func `what one turn does is undone and redone together`() throws {
    page.add("a")
    page.add("b")
    #expect(manager.groupingLevel == 1 && manager.canUndo && !manager.canRedo)
    try stage.wait(0.1)
    #expect(manager.groupingLevel == 0)
    page.add("c")
    manager.undo()
    #expect(page.words == ["a", "b"])
    manager.undo()
    #expect(page.words == [] && !manager.canUndo && manager.redoCount == 2)
    manager.redo()
    #expect(page.words == ["a", "b"])
    manager.redo()
    #expect(page.words == ["a", "b", "c"] && !manager.canRedo)
  }

  @Test func `a new action forgets what could be redone`() {
    page.add("a")
    manager.undo()
    #expect(manager.canRedo)
    page.add("b")
    #expect(!manager.canRedo && page.words == ["b"])
  }

  @Test func `groups by hand are undone one by one, and only the newest are kept`() {
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for word in ["a", "b", "c"] {
      manager.beginUndoGrouping()
      manager.setActionName("Add \(word)")
      page.add(word)
      manager.endUndoGrouping()
    }
    #expect(manager.undoMenuItemTitle == "Undo Add c" && manager.undoCount == 2)
    manager.undo()
    #expect(manager.redoActionName == "Add c" && manager.undoActionName == "Add b")
    manager.undo()
    #expect(page.words == ["a"] && !manager.canUndo)
  }

  @Test func `a nested group is undone while its outer one is open`() {
    manager.beginUndoGrouping()
    page.add("a")
    manager.beginUndoGrouping()
    page.add("b")
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(page.words == ["a"])
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.words == [])
  }

  @Test func `a selector gets its object, and a target that is gone nothing`() {
    page.words = ["a", "b"]
    manager.registerUndo(
      withTarget: page, selector: Selector("takeBack:", Page.takeBack(_:)), object: "a" as Any?)
    var other: Page? = Page()
    manager.registerUndo(withTarget: other!) { _ in Issue.record("the target is gone") }
    other = nil
    manager.undo()
    #expect(page.words == ["b"] && !manager.canRedo)
  }

  @Test func `nothing is recorded while registration is disabled, or of a target that is removed`() {
    manager.disableUndoRegistration()
    page.add("a")
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    page.add("b")
    manager.removeAllActions(withTarget: page)
    #expect(!manager.canUndo)
  }

  @Test func `notifications say what happens`() {
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let heard = Heard()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        heard.names.append(
          note.name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
      }
    }
    page.add("a")
    manager.undo()
    #expect(
      heard.names == [
        "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidOpenUndoGroup",
        "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `an application that is gone leaves no calls that wait for its turn`() {
    let manager = UndoManager()
    var application: UIApplication? = UIApplication()
    weak let gone = application
    manager.registerUndo(withTarget: page) { $0.words = [] }
    #expect(application?.callsAtEndOfTurn.count == 1)
    application = nil
    // The current application is held.
    stage.makeCurrent()
    #expect(gone == nil && stage.application.callsAtEndOfTurn.isEmpty)
  }

  @Test func `responders have the undo manager of their window unless they have one of their own`() throws {
    let view = UIView()
    #expect(view.undoManager == nil)
    stage.view.addSubview(view)
    let shared = try #require(view.undoManager)
    #expect(shared === stage.window.undoManager && stage.root.undoManager === shared)
    stage.view.addSubview(page)
    #expect(page.undoManager === manager)
  }
}

private nonisolated final class Heard: @unchecked Sendable {
  var names: [String] = []
}
