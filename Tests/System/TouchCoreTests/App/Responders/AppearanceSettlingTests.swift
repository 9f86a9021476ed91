// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A controller that notes what it hears and does something in the first call of a name.
private final class Acting: UIViewController {
  let name: String
  let journal: Journal
  var acts: [String: () -> Void] = [:]

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    journal.note("\(name) \(call)")
    acts.removeValue(forKey: call)?()
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

struct AppearanceSettlingTests {
  private let application = UIApplication()
  private let journal = Journal()
  private let window: UIWindow
  private let outer: Acting
  private let child: Acting

  init() {
    window = makeWindow(application)
    outer = Acting("outer", journal)
    child = Acting("child", journal)
    window.rootViewController = outer
    window.makeKeyAndVisible()
    outer.addChild(child)
    _ = journal.take()
  }

  private let outerGoes = ["outer willDisappear", "outer didDisappear"]
  private let childGoes = ["child willDisappear", "child didDisappear"]

  @Test func `a child whose ancestor view is removed in viewWillAppear disappears again`() {
    child.acts["willAppear"] = { [outer] in outer.view.removeFromSuperview() }
    outer.view.addSubview(child.view)
    #expect(journal.take() == ["child willAppear"] + outerGoes + childGoes)
  }

  @Test func `a child whose window is hidden while it is told that it will appear disappears again`() {
    child.acts["willAppear"] = { [window] in window.isHidden = true }
    outer.view.addSubview(child.view)
    #expect(journal.take() == ["child willAppear"] + outerGoes + childGoes)
    window.isHidden = false
    #expect(
      journal.take() == ["outer willAppear", "child willAppear", "outer didAppear", "child didAppear"])
  }

  @Test func `a child whose window loses its scene while it is told that it will appear disappears again`() {
    child.acts["willAppear"] = { [window] in window.windowScene = nil }
    outer.view.addSubview(child.view)
    #expect(journal.take() == ["child willAppear"] + outerGoes + childGoes)
  }

  @Test func `a child whose scene is disconnected in viewWillAppear disappears again`() {
    child.acts["willAppear"] = { [application, window] in
      window.windowScene.map { application.disconnect($0) }
    }
    outer.view.addSubview(child.view)
    #expect(journal.take() == ["child willAppear"] + outerGoes + childGoes)
  }

  @Test func `a child that is put back while it is told that it will disappear appears again`() {
    outer.view.addSubview(child.view)
    _ = journal.take()
    child.acts["didDisappear"] = { [outer, child] in outer.view.addSubview(child.view) }
    child.view.removeFromSuperview()
    #expect(journal.take() == childGoes + ["child willAppear", "child didAppear"])
    child.acts["willDisappear"] = { [window] in window.isHidden = true }
    child.view.removeFromSuperview()
    #expect(journal.take() == ["child willDisappear"] + outerGoes + ["child didDisappear"])
  }

  @Test func `a controller without a parent goes out of sight with the window that has its view`() {
    let lone = Acting("lone", journal)
    window.addSubview(lone.view)
    #expect(journal.take() == ["lone willAppear", "lone didAppear"])
    window.isHidden = true
    #expect(journal.take() == outerGoes + ["lone willDisappear", "lone didDisappear"])
    window.isHidden = false
    #expect(
      journal.take() == ["outer willAppear", "outer didAppear", "lone willAppear", "lone didAppear"])
  }

  @Test func `a controller that gets another view is out of sight until that is in a window`() {
    outer.view.addSubview(child.view)
    _ = journal.take()
    child.view = UIView()
    #expect(journal.take() == childGoes)
    outer.view.addSubview(child.view)
    #expect(journal.take() == ["child willAppear", "child didAppear"])
  }

  @Test func `a child that left during a push hears the end of it when the stack gets another view`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let bottom = navigation.viewControllers[0]
    let lone = Acting("lone", journal)
    bottom.addChild(lone)
    bottom.view.addSubview(lone.view)
    window.addSubview(navigation.view)
    navigation.pushViewController(UIViewController(), animated: true)
    lone.view.removeFromSuperview()
    #expect(journal.take() == ["lone willAppear", "lone didAppear", "lone willDisappear"])
    navigation.view = UIView()
    #expect(journal.take() == ["lone didDisappear"])
  }

  @Test func `a transition that code has begun ends when code ends it`() {
    child.beginAppearanceTransition(true, animated: true)
    outer.view.addSubview(child.view)
    #expect(journal.take() == ["child willAppear"])
    let grandchild = Acting("grandchild", journal)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    window.layoutIfNeeded()
    #expect(journal.take() == [])
    child.endAppearanceTransition()
    #expect(journal.take() == ["child didAppear", "grandchild willAppear", "grandchild didAppear"])
  }
}
