// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

/// Cycles that only arise when code is asked: by a menu that opens, a finger that turns a page, a field that
/// is edited.
@Suite(.serialized) struct LazyCycleTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func misuses(_ body: () throws -> Void) rethrows -> [String] {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    var found: [String] = []
    Misuse.handler = { found.append($0) }
    try body()
    return found
  }

  // MARK: Menus

  /// The elements that a deferred element provides, which are known only after it was made.
  private final class Provided {
    var elements: [UIMenuElement] = []
    private(set) var asked = 0
    func ask(_ done: ([UIMenuElement]) -> Void) {
      asked += 1
      done(elements)
    }
  }

  private static let twice =
    "UIDeferredMenuElement: elements provide each other without an end; the last one is left out."
  private static let itself =
    "UIDeferredMenuElement: the element provides itself, or a menu that it is in; it provides nothing."

  @Test func `deferred elements that provide themselves, or each other, provide nothing`() {
    let action = UIAction(title: "a") { _ in }
    /// The titles of a menu that opens, and then what is reported.
    func opened(_ menu: UIMenu) -> [String] {
      var titles: [String] = []
      let found = misuses { titles = menu.rows {}.map(\.element.title) }
      return titles + found
    }

    let provided = Provided()
    let cached = UIDeferredMenuElement { provided.ask($0) }
    provided.elements = [action, cached]
    let menu = UIMenu(children: [cached, UIAction(title: "b") { _ in }])
    #expect(opened(menu) == ["b", Self.itself])
    // Nothing was kept: once it provides something else, that counts.
    provided.elements = [action]
    #expect(opened(menu) == ["a", "b"])

    let inMenu = Provided()
    let inner = UIDeferredMenuElement { inMenu.ask($0) }
    let outer = UIMenu(title: "outer", children: [inner])
    inMenu.elements = [action, outer]
    #expect(opened(outer) == [Self.itself])

    let (one, two) = (Provided(), Provided())
    let first = UIDeferredMenuElement.uncached { one.ask($0) }
    let second = UIDeferredMenuElement.uncached { two.ask($0) }
    (one.elements, two.elements) = ([action, second], [first])
    #expect(opened(UIMenu(children: [first])) == ["a", Self.twice])

    let (kept, other) = (Provided(), Provided())
    let third = UIDeferredMenuElement { kept.ask($0) }
    let fourth = UIDeferredMenuElement { other.ask($0) }
    (kept.elements, other.elements) = ([action, fourth], [third])
    #expect(opened(UIMenu(children: [third])) == ["a", Self.itself])
  }

  @Test func `elements that provide new elements without an end are left out`() {
    var made = 0
    func element() -> UIDeferredMenuElement {
      UIDeferredMenuElement.uncached { done in
        made += 1
        done([element()])
      }
    }
    var count = 1
    let found = misuses { count = UIMenu(children: [element()]).rows {}.count }
    #expect(found == [Self.twice])
    #expect(count == 0)
    #expect(made == UIDeferredMenuElement.mostNested)
  }

  // MARK: Pages

  private final class Source: UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pageViewController }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pageViewController.parent }
  }

  @Test func `a data source that provides the page controller itself provides no page`() throws {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let outer = UIViewController()
    outer.addChild(book)
    outer.view.addSubview(book.view)
    book.didMove(toParent: outer)
    let source = Source()
    book.dataSource = source
    let page = UIViewController()
    book.setViewControllers([page], direction: .forward, animated: false)
    let found = try misuses {
      stage.window.rootViewController = outer
      stage.window.layoutIfNeeded()
      try stage.finger(1).down(at: .screen(160, 200))
      try stage.finger(1).move(to: .screen(20, 200), over: 0.1)
      try stage.finger(1).up()
      try stage.wait(1)
    }
    #expect(
      found == [
        "UIPageViewController.dataSource: UIPageViewController is this controller itself; nothing changes.",
        "UIPageViewController.dataSource: UIViewController contains or presents this controller; nothing changes.",
      ])
    #expect(book.viewControllers == [page])
    #expect(book.children == [page])
  }

  @Test func `a page that contains its page controller is refused, and its completion says so`() {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let outer = UIViewController()
    outer.addChild(book)
    let page = UIViewController()
    book.setViewControllers([page], direction: .forward, animated: false)
    var answers: [Bool] = []
    let found = misuses {
      for controller in [book, outer] {
        book.setViewControllers([controller], direction: .forward, animated: false) { answers.append($0) }
      }
    }
    #expect(found.count == 2)
    #expect(answers == [false, false])
    #expect(book.viewControllers == [page])
    #expect(page.parent === book)
  }

  // MARK: Input views

  private final class Field: UIView {
    weak var shown: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { shown }
  }

  @Test func `an input view that contains its responder is not shown`() throws {
    let (box, field) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Field())
    try stage.add(box, named: "box")
    box.addSubview(field)
    field.shown = box
    let found = misuses { field.becomeFirstResponder() }
    #expect(found.first == "inputAccessoryView: UIView contains Field, to which it belongs; it is not shown.")
    #expect(field.isFirstResponder)
    #expect(box.superview === stage.view)
    #expect(box.window === stage.window)
  }

  // MARK: Bars

  @Test func `a bar refuses a view of an item that contains the bar`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    try stage.add(box, named: "box")
    box.addSubview(bar)
    let item = UINavigationItem(title: "title")
    bar.setItems([item], animated: false)
    stage.window.layoutIfNeeded()
    let found = misuses {
      item.titleView = box
      item.leftBarButtonItem = UIBarButtonItem(customView: bar)
      stage.window.layoutIfNeeded()
    }
    #expect(!found.isEmpty)
    #expect(box.superview === stage.view)
    #expect(bar.superview === box)
  }

  // MARK: Stacks

  @Test func `a stack view refuses itself, what it is in, and an index that it has not`() {
    let (outer, inner, view) = (UIStackView(), UIStackView(), UIView())
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(view)
    #expect(misuses { inner.addArrangedSubview(inner) }.count == 1)
    #expect(misuses { inner.addArrangedSubview(outer) }.count == 1)
    #expect(misuses { inner.insertArrangedSubview(view, at: 1) }.count == 1)
    #expect(misuses { inner.insertArrangedSubview(view, at: -1) }.count == 1)
    #expect(misuses { inner.insertArrangedSubview(UIView(), at: 2) }.count == 1)
    #expect(inner.arrangedSubviews == [view])
    #expect(outer.arrangedSubviews == [inner])
    outer.layoutIfNeeded()
  }

  @Test func `stacks in stacks ask each view for its size a few times, however deep it is`() {
    final class Counted: UIView {
      var asked = 0
      override var intrinsicContentSize: CGSize {
        asked += 1
        return CGSize(width: 10, height: 10)
      }
    }
    func asked(_ depth: Int) -> Int {
      let counted = Counted()
      var stack = UIStackView(arrangedSubviews: [counted])
      for level in 1..<depth {
        let outer = UIStackView(arrangedSubviews: [stack])
        outer.axis = level % 2 == 0 ? .horizontal : .vertical
        outer.alignment = level % 3 == 0 ? .center : .fill
        outer.distribution = level % 5 == 0 ? .fillEqually : .fill
        stack = outer
      }
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      stack.layoutIfNeeded()
      #expect(counted.bounds.size != .zero)
      return counted.asked
    }
    #expect(asked(100) <= 8)
    #expect(asked(100) == asked(50))
  }
}
