// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

private final class Keyed: UIWindow {
  var name = ""
  var journal: Journal?
  var canBe = true
  override var canBecomeKey: Bool { canBe }
  override func becomeKey() { journal?.note("\(name) becomes, \(isKeyWindow)") }
  override func resignKey() { journal?.note("\(name) resigns, \(isKeyWindow)") }
}

struct UIWindowKeyTests {
  let application = UIApplication()
  let journal = Journal()
  let scene: UIWindowScene

  init() { scene = UIWindowScene(application: application) }

  private func window(_ name: String) -> Keyed {
    let window = Keyed(windowScene: scene)
    window.name = name
    window.journal = journal
    return window
  }

  @Test func `a level is raised and lowered by a number`() {
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
    #expect(UIWindow.Level.statusBar - 1 < .statusBar)
  }

  @Test func `one window is key; the old one resigns first`() {
    let (a, b) = (window("a"), window("b"))
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    b.makeKey()
    a.makeKey()
    #expect(
      journal.take() == [
        "a becomes, true", "a resigns, false", "b becomes, true", "b resigns, false", "a becomes, true",
      ])
    #expect(application.keyWindow === a)
    #expect(scene.keyWindow === a)
    #expect(application.windows == [a, b])
  }

  @Test func `a key window that is hidden or leaves gives way to the frontmost visible one`() {
    let (a, b, c) = (window("a"), window("b"), window("c"))
    for window in [a, b, c] { window.makeKeyAndVisible() }
    _ = journal.take()
    c.isHidden = true
    b.windowScene = nil
    a.isHidden = true
    #expect(
      journal.take() == [
        "c resigns, false", "b becomes, true", "b resigns, false", "a becomes, true", "a resigns, false",
      ])
    #expect(application.keyWindow == nil)
  }

  @Test func `a window that does not want to be key is not`() {
    let a = window("a")
    a.canBe = false
    a.makeKeyAndVisible()
    #expect(!a.isKeyWindow)
    #expect(!a.isHidden)
  }
}
