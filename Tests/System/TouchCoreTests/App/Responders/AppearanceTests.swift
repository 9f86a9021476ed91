// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// Notes everything it is told.
private final class Told: UIViewController {
  let name: String
  let journal: Journal
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { journal.note("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) {
    journal.note("\(name) willAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { journal.note("\(name) isAppearing") }
  override func viewWillLayoutSubviews() { journal.note("\(name) willLayout") }
  override func viewDidLayoutSubviews() { journal.note("\(name) didLayout") }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    journal.note("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    journal.note("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

private final class Watcher: UINavigationControllerDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { journal.note("willShow \((viewController as? Told)?.name ?? "?")\(animated ? " animated" : "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { journal.note("didShow \((viewController as? Told)?.name ?? "?")\(animated ? " animated" : "")") }
}

struct AppearanceTests {
  let application = UIApplication()
  let journal = Journal()
  let window: UIWindow

  init() {
    window = makeWindow(application)
  }

  private func told(_ name: String) -> Told { Told(name, journal) }

  private func appearing(_ name: String) -> [String] {
    ["willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"].map { "\(name) \($0)" }
  }

  @Test func `a root controller whose window was released appears in the next window`() {
    let root = told("root")
    do {
      let lost = makeWindow(application)
      lost.rootViewController = root
      lost.makeKeyAndVisible()
    }
    _ = journal.take()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.view.window === window)
    #expect(journal.take() == ["root willDisappear", "root didDisappear"] + appearing("root"))
  }

  @Test func `a root controller appears with its window`() {
    window.rootViewController = told("root")
    #expect(journal.take() == [])
    window.makeKeyAndVisible()
    #expect(journal.take() == ["root didLoad"] + appearing("root"))
    window.isHidden = true
    #expect(journal.take() == ["root willDisappear", "root didDisappear"])
    window.isHidden = false
    #expect(journal.take() == appearing("root"))
  }

  @Test func `a root controller follows another`() {
    window.rootViewController = told("old")
    window.makeKeyAndVisible()
    _ = journal.take()
    window.rootViewController = told("new")
    #expect(
      journal.take() == [
        "new didLoad", "old willDisappear", "new willAppear", "new isAppearing", "new willLayout",
        "new didLayout", "old didDisappear", "new didAppear",
      ])
    #expect(window.subviews.count == 1)
    window.rootViewController = nil
    #expect(journal.take() == ["new willDisappear", "new didDisappear"])
    #expect(window.subviews.isEmpty)
  }

  @Test func `a child in the view of its parent appears after it`() {
    let (root, child) = (told("root"), told("child"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.rootViewController = root
    _ = journal.take()
    window.makeKeyAndVisible()
    #expect(
      journal.take() == [
        "root willAppear", "child willAppear", "root isAppearing", "child isAppearing", "root willLayout",
        "root didLayout", "child willLayout", "child didLayout", "root didAppear", "child didAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      journal.take() == [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
  }

  @Test func `a child that is put into a view in sight appears at once`() {
    let (root, child) = (told("root"), told("child"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = journal.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      journal.take() == [
        "child willMove in", "child didLoad", "child willAppear", "child isAppearing", "child didAppear",
        "child didMove in",
      ])
  }

  @Test func `a controller is pushed and popped`() {
    let (first, second) = (told("first"), told("second"))
    let navigation = UINavigationController(rootViewController: first)
    let watcher = Watcher(journal)
    navigation.delegate = watcher
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(
      journal.take() == ["first willMove in", "first didMove in", "first didLoad", "willShow first"]
        + appearing("first") + ["didShow first"])
    navigation.pushViewController(second, animated: false)
    #expect(
      journal.take() == [
        "second willMove in", "second didLoad", "willShow second", "first willDisappear", "second willAppear",
        "second isAppearing", "second willLayout", "second didLayout", "first didDisappear",
        "second didAppear",
        "second didMove in", "didShow second",
      ])
    #expect(first.view.window == nil)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      journal.take() == [
        "second willMove out", "willShow first", "second willDisappear", "first willAppear",
        "first isAppearing", "first willLayout", "first didLayout", "second didDisappear", "first didAppear",
        "second didMove out", "didShow first",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(journal.take() == [])
  }

  @Test func `an animated push is over after 0.35 s`() {
    let (first, second) = (told("first"), told("second"))
    let navigation = UINavigationController(rootViewController: first)
    let watcher = Watcher(journal)
    navigation.delegate = watcher
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = journal.take()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    #expect(
      journal.take() == [
        "second willMove in", "second didLoad", "willShow second animated", "first willDisappear",
        "second willAppear", "second isAppearing", "second willLayout", "second didLayout",
      ])
    application.advance(by: 0.349)
    #expect(journal.take() == [])
    application.advance(by: 0.002)
    #expect(
      journal.take() == [
        "first didDisappear", "second didAppear", "second didMove in", "didShow second animated",
      ])
  }

  @Test func `a push during a push ends the first one before it`() {
    let navigation = UINavigationController(rootViewController: told("a"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(told("b"), animated: true)
    _ = journal.take()
    navigation.pushViewController(told("c"), animated: false)
    #expect(
      journal.take() == [
        "a didDisappear", "b didAppear", "b didMove in", "c willMove in", "c didLoad", "b willDisappear",
        "c willAppear", "c isAppearing", "c willLayout", "c didLayout", "b didDisappear", "c didAppear",
        "c didMove in",
      ])
  }

  @Test func `a push asked for by a callback of a push comes after it`() {
    let (second, third) = (told("second"), told("third"))
    let navigation = UINavigationController(rootViewController: told("first"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    second.onWillAppear = { navigation.pushViewController(third, animated: false) }
    navigation.pushViewController(second, animated: false)
    second.onWillAppear = nil
    #expect(navigation.viewControllers.compactMap { ($0 as? Told)?.name } == ["first", "second", "third"])
    #expect(journal.take().suffix(3) == ["second didDisappear", "third didAppear", "third didMove in"])
  }

  @Test func `a controller is presented over everything and dismissed`() {
    let (root, sheet) = (told("root"), told("sheet"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = journal.take()
    root.present(sheet, animated: false) { journal.note("presented") }
    #expect(
      journal.take() == [
        "sheet didLoad", "root willDisappear", "sheet willAppear", "sheet isAppearing", "sheet willLayout",
        "sheet didLayout", "sheet didAppear", "root didDisappear", "presented",
      ])
    #expect(root.view.window == nil)
    sheet.dismiss(animated: true) { journal.note("dismissed") }
    #expect(
      journal.take() == [
        "sheet willDisappear", "root willAppear", "root isAppearing", "root willLayout", "root didLayout",
      ])
    application.advance(by: 0.36)
    #expect(journal.take() == ["root didAppear", "sheet didDisappear", "dismissed"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(root.view.window === window)
  }

  @Test func `what lies over the full screen leaves the presenting controller where it is`() {
    let (root, over) = (told("root"), told("over"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    over.modalPresentationStyle = .overFullScreen
    _ = journal.take()
    root.present(over, animated: false)
    #expect(journal.take() == ["over didLoad"] + appearing("over"))
    #expect(root.view.window === window)
    root.dismiss(animated: false)
    #expect(journal.take() == ["over willDisappear", "over didDisappear"])
  }

  @Test func `a stack of presentations is dismissed from the lowest`() {
    let (root, a, b) = (told("root"), told("a"), told("b"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(a, animated: false)
    a.present(b, animated: false)
    _ = journal.take()
    root.dismiss(animated: false)
    #expect(
      journal.take() == [
        "b willDisappear", "root willAppear", "root isAppearing", "root willLayout", "root didLayout",
        "root didAppear", "b didDisappear",
      ])
    #expect(window.subviews.count == 1)
    #expect(a.presentedViewController == nil)
  }
}
