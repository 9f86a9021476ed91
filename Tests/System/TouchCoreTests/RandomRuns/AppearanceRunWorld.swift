// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchCore

/// Two windows in two scenes and seven controllers, the first two of which keep a stack, for runs of steps.
final class AppearanceRunWorld {
  private let application = UIApplication()
  private var scenes: [UIWindowScene]
  private let windows: [UIWindow]
  private let shelf = UIView()
  private let navigations: [NavigationProbe]
  private let all: [any UIViewController & AppearanceProbe]
  private var depth = 0

  init() {
    scenes = [UIWindowScene(application: application), UIWindowScene(application: application)]
    windows = scenes.map { UIWindow(windowScene: $0) }
    navigations = (0..<2).map { _ in NavigationProbe() }
    all = navigations + (0..<5).map { _ in ControllerProbe() }
    windows[0].rootViewController = all[2]
    for window in windows { window.isHidden = false }
  }

  /// What is wrong when the steps have been done, or between two of them.
  func run(_ steps: [AppearanceStep]) -> String? {
    var rest = steps[...]
    while let step = rest.popFirst() {
      if case .inCallback(let number, let hook) = step, let inner = rest.popFirst() {
        all[number].book.acts[hook] = { [weak self] in self?.take(inner) }
      } else {
        take(step)
      }
      if let fault = fault() { return "after \(step): \(fault)" }
    }
    for controller in all { controller.book.acts = [:] }
    application.advance(by: 10)
    return isMoving ? "a transition does not end" : fault()
  }

  private func take(_ step: AppearanceStep) {
    guard depth < 4 else { return }
    depth += 1
    defer { depth -= 1 }
    switch step {
    case .contain(let one, let other):
      all[other].addChild(all[one])
      all[other].view.addSubview(all[one].view)
      all[one].didMove(toParent: all[other])
    case .addView(let one, let other): all[other].view.addSubview(all[one].view)
    case .addViewToWindow(let one, let other): windows[other].addSubview(all[one].view)
    case .addViewToShelf(let one): shelf.addSubview(all[one].view)
    case .removeView(let one): all[one].view.removeFromSuperview()
    case .newView(let one): all[one].view = ViewProbe(all[one].book)
    case .addChild(let one, let other): all[other].addChild(all[one])
    case .removeFromParent(let one): all[one].removeFromParent()
    case .present(let one, let other, let animated): all[other].present(all[one], animated: animated)
    case .dismiss(let one, let animated): all[one].dismiss(animated: animated)
    case .push(let one, let other, let animated):
      navigations[other].pushViewController(all[one], animated: animated)
    case .pop(let one, let animated): navigations[one].popViewController(animated: animated)
    case .setStack(let ones, let other, let animated):
      navigations[other].setViewControllers(ones.map { all[$0] }, animated: animated)
    case .root(let one, let other): windows[other].rootViewController = one.map { all[$0] }
    case .hide(let one, let isHidden): windows[one].isHidden = isHidden
    case .scene(let one, let other): windows[other].windowScene = one.map { scenes[$0] }
    case .disconnect(let one):
      let scene = scenes[one]
      scenes[one] = UIWindowScene(application: application)
      application.disconnect(scene)
    case .style(let one): all[one].modalPresentationStyle = .overFullScreen
    case .wait: application.advance(by: 0.2)
    case .inCallback: break
    }
  }

  /// Whether a transition is under way, so that some controllers are between two states.
  private var isMoving: Bool {
    all.contains { $0.presentation?.isUnderWay == true } || navigations.contains { $0.transition != nil }
  }

  /// What is wrong with what the controllers have been told.
  private func fault() -> String? {
    let isMoving = isMoving
    for (number, controller) in all.enumerated() {
      let calls = controller.book.calls
      for (call, next) in zip([controller.book.last] + calls, calls)
      where Self.follows[call]?.contains(next) != true {
        return "controller \(number) hears \(next) after \(call)"
      }
      controller.book.last = calls.last ?? controller.book.last
      controller.book.calls = []
      if isMoving { continue }
      let isInSight = controller.viewIfLoaded?.window?.isShown == true
      let last = controller.book.last
      if last != (isInSight ? "did appear" : "did disappear") {
        return "controller \(number) heard \(last) last, and is \(isInSight ? "" : "not ")in sight"
      }
    }
    return nil
  }

  private static let follows: [String: Set<String>] = [
    "will appear": ["did appear", "will disappear"],
    "did appear": ["will disappear"],
    "will disappear": ["did disappear", "will appear"],
    "did disappear": ["will appear"],
  ]
}

/// What a controller of a run has heard, and what it does when it hears something.
final class AppearanceBook {
  /// What it heard last when the run was last looked at.
  var last = "did disappear"
  /// What it has heard since.
  var calls: [String] = []
  var acts: [AppearanceHook: () -> Void] = [:]

  func note(_ hook: AppearanceHook, _ call: String? = nil) {
    if let call { calls.append(call) }
    acts.removeValue(forKey: hook)?()
  }
}

/// A controller with a book.
private protocol AppearanceProbe: AnyObject {
  var book: AppearanceBook { get }
}

private final class ControllerProbe: UIViewController, AppearanceProbe {
  let book = AppearanceBook()

  override func loadView() { view = ViewProbe(book) }
  override func viewDidLoad() { book.note(.didLoad) }
  override func viewDidLayoutSubviews() { book.note(.didLayOut) }
  override func viewWillAppear(_ animated: Bool) { book.note(.willAppear, "will appear") }
  override func viewIsAppearing(_ animated: Bool) { book.note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { book.note(.didAppear, "did appear") }
  override func viewWillDisappear(_ animated: Bool) { book.note(.willDisappear, "will disappear") }
  override func viewDidDisappear(_ animated: Bool) { book.note(.didDisappear, "did disappear") }
  override func willMove(toParent parent: UIViewController?) { book.note(.willMoveToParent) }
  override func didMove(toParent parent: UIViewController?) { book.note(.didMoveToParent) }
}

private final class NavigationProbe: UINavigationController, AppearanceProbe {
  let book = AppearanceBook()

  override func viewDidLoad() { book.note(.didLoad) }
  override func viewDidLayoutSubviews() { book.note(.didLayOut) }
  override func viewWillAppear(_ animated: Bool) { book.note(.willAppear, "will appear") }
  override func viewIsAppearing(_ animated: Bool) { book.note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { book.note(.didAppear, "did appear") }
  override func viewWillDisappear(_ animated: Bool) { book.note(.willDisappear, "will disappear") }
  override func viewDidDisappear(_ animated: Bool) { book.note(.didDisappear, "did disappear") }
  override func willMove(toParent parent: UIViewController?) { book.note(.willMoveToParent) }
  override func didMove(toParent parent: UIViewController?) { book.note(.didMoveToParent) }
}

/// The view of a controller, which notes its moves.
private final class ViewProbe: UIView {
  private weak var book: AppearanceBook?

  convenience init(_ book: AppearanceBook) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    self.book = book
  }

  override func willMove(toWindow newWindow: UIWindow?) { book?.note(.viewWillMoveToWindow) }
  override func didMoveToWindow() { book?.note(.viewDidMoveToWindow) }
  override func willMove(toSuperview newSuperview: UIView?) { book?.note(.viewWillMoveToSuperview) }
  override func didMoveToSuperview() { book?.note(.viewDidMoveToSuperview) }
}
