// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchInterface
import TouchTesting

private final class Page: UIViewController {
  let name: String
  var log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) appeared") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) disappeared") }
}

private final class Log {
  var lines: [String] = []
}

private final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = Log()
  lazy var all = ["one", "two", "three"].map { Page($0, log) }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([all[0]], direction: .forward, animated: false)
  }
  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === page }), all.indices.contains(index + step) else {
      return nil
    }
    return all[index + step]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.lines.append("will turn to \((pendingViewControllers.first as? Page)?.name ?? "")") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.lines.append("turned from \((previousViewControllers.first as? Page)?.name ?? ""): \(completed)")
  }
}

struct PageTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func show() {
    stage.window.rootViewController = book
    stage.window.layoutIfNeeded()
    book.log.lines = []
  }

  private func turn(from start: CGFloat, to end: CGFloat) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(start, 200))
    try finger.move(to: .screen(end, 200), over: 0.2)
    try finger.up()
  }

  @Test func `a finger turns to the next page, and the one after it`() throws {
    show()
    for _ in 0..<2 {
      try turn(from: 250, to: 50)
      try stage.wait(1)
    }
    #expect(
      book.log.lines == [
        "will turn to two", "one disappeared", "two appeared", "turned from one: true",
        "will turn to three", "two disappeared", "three appeared", "turned from two: true",
      ])
    #expect(book.viewControllers == [book.all[2]])
    #expect(book.children == [book.all[2]])
    #expect(
      book.all[2].view.convert(book.all[2].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `a page that is not turned far enough comes back`() throws {
    show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(250, 200))
    try finger.move(to: .screen(200, 200), over: 0.2)
    try finger.wait(0.6)
    try finger.up()
    try stage.wait(1)
    #expect(
      book.log.lines == [
        "will turn to two", "two disappeared", "one appeared", "turned from one: false",
      ])
    #expect(book.children == [book.all[0]])
  }

  @Test func `pages that code turns out of sight neither appear nor disappear`() throws {
    show()
    stage.window.rootViewController = UIViewController()
    book.log.lines = []
    book.setViewControllers([book.all[1]], direction: .forward, animated: false)
    #expect(book.log.lines.isEmpty)
    #expect(book.children == [book.all[1]])
    stage.window.rootViewController = book
    #expect(book.log.lines == ["two appeared"])
  }

  @Test func `a turn by code ends one that is not over`() throws {
    show()
    book.setViewControllers([book.all[1]], direction: .forward, animated: true)
    book.setViewControllers([book.all[0]], direction: .reverse, animated: false)
    try stage.wait(1)
    #expect(book.all[0].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.children == [book.all[0]])
  }

  @Test func `a drag turns to no page that its source forgets meanwhile`() throws {
    show()
    let finger = stage.finger(1)
    try finger.down(at: .screen(250, 200))
    try finger.move(to: .screen(200, 200), over: 0.2)
    try finger.move(to: .screen(260, 200), over: 0.2)
    book.dataSource = nil
    try finger.move(to: .screen(20, 200), over: 0.2)
    try finger.up()
    try stage.wait(2)
    #expect(book.children == [book.all[0]])
    #expect(book.all[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `there is no page before the first one`() throws {
    show()
    try turn(from: 50, to: 250)
    try stage.wait(1)
    #expect(book.log.lines.isEmpty)
    #expect(book.viewControllers == [book.all[0]])
  }

  @Test func `code turns a page, and its completion comes when it is there`() throws {
    show()
    var done: [Bool] = []
    book.setViewControllers([book.all[1]], direction: .forward, animated: true) { done.append($0) }
    #expect(done.isEmpty)
    #expect(book.viewControllers == [book.all[1]] || book.viewControllers == [book.all[0]])
    try stage.wait(1)
    #expect(done == [true])
    #expect(book.log.lines == ["one disappeared", "two appeared"])
    try turn(from: 50, to: 250)
    try stage.wait(1)
    #expect(book.viewControllers == [book.all[0]])
  }

  @Test func `a turn by code during another one ends that first`() throws {
    show()
    var done: [String] = []
    book.setViewControllers([book.all[1]], direction: .forward, animated: true) { done.append("two \($0)") }
    try stage.wait(0.1)
    book.setViewControllers([book.all[2]], direction: .forward, animated: true) { done.append("three \($0)") }
    try stage.wait(1)
    #expect(done == ["two false", "three true"])
    #expect(book.children == [book.all[2]])
  }

  @Test func `code may take the delegate of the scroll view`() throws {
    final class Follower: UIScrollViewDelegate {
      var count = 0; func scrollViewDidScroll(_ s: UIScrollView) { count += 1 }
    }
    show()
    let follower = Follower()
    let scroll = try #require(book.view.subviews.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = follower
    try turn(from: 250, to: 50)
    try stage.wait(1)
    #expect(book.viewControllers == [book.all[1]])
    #expect(follower.count > 3)
  }
}
