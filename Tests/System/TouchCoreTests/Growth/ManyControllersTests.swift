// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct ManyControllersTests {
  private let count = 10_000
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let application = UIApplication()

  init() {
    window.windowScene = UIWindowScene(application: application)
    window.makeKeyAndVisible()
  }

  private final class Book { var lines: [String] = [] }

  private final class Controller: UIViewController {
    let number: Int
    let book: Book

    init(_ number: Int, _ book: Book) {
      (self.number, self.book) = (number, book)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    override func viewWillAppear(_ animated: Bool) { book.lines.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { book.lines.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { book.lines.append("\(number) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { book.lines.append("\(number) did disappear") }
  }

  private func chain(_ book: Book) -> [Controller] {
    let controllers = (0..<count).map { Controller($0, book) }
    for (outer, inner) in zip(controllers, controllers.dropFirst()) {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
    }
    return controllers
  }

  @Test func `deeply nested controllers appear and disappear, parents first`() {
    let book = Book()
    let controllers = chain(book)
    window.rootViewController = controllers[0]
    let all = 0..<count
    #expect(book.lines == all.map { "\($0) will appear" } + all.map { "\($0) did appear" })
    book.lines = []
    window.isHidden = true
    #expect(book.lines == all.map { "\($0) will disappear" } + all.map { "\($0) did disappear" })
    #expect(controllers[count - 1].parent === controllers[count - 2])
  }

  @Test func `a controller that contains another through many others cannot become its child`() {
    let controllers = chain(Book())
    #expect(misuses { controllers[count - 1].addChild(controllers[0]) }.count == 1)
    #expect(controllers[0].parent == nil)
  }

  @Test func `a long chain of children is released with its first controller`() {
    weak var last: Controller?
    do {
      let controllers = chain(Book())
      last = controllers[count - 1]
    }
    #expect(last == nil)
  }

  @Test func `controllers presented over each other are dismissed together, the topmost first`() {
    let book = Book()
    let controllers = (0..<2000).map { Controller($0, book) }
    window.rootViewController = controllers[0]
    for (below, above) in zip(controllers, controllers.dropFirst()) { below.present(above, animated: false) }
    #expect(controllers[0].presentedViewController === controllers[1])
    book.lines = []
    controllers[0].dismiss(animated: false)
    #expect(controllers[0].presentedViewController == nil)
    #expect(book.lines.filter { $0.hasPrefix("0 ") } == ["0 will appear", "0 did appear"])
    #expect(controllers.dropFirst().allSatisfy { $0.viewIfLoaded?.window == nil })
  }

  @Test func `a long navigation stack is pushed, popped, reversed and popped to its root`() {
    let book = Book()
    let controllers = (0..<1000).map { Controller($0, book) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    window.rootViewController = navigation
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    #expect(navigation.viewControllers == controllers)
    for controller in controllers.dropFirst(500).reversed() {
      #expect(navigation.popViewController(animated: false) === controller)
    }
    #expect(navigation.viewControllers == Array(controllers[..<500]))
    navigation.setViewControllers(controllers.reversed(), animated: false)
    #expect(navigation.viewControllers == controllers.reversed())
    book.lines = []
    #expect(navigation.popToRootViewController(animated: false)?.count == 999)
    #expect(navigation.viewControllers == [controllers[999]])
    #expect(
      book.lines == ["0 will disappear", "999 will appear", "0 did disappear", "999 did appear"])
    #expect(navigation.children == [controllers[999]])
  }
}
