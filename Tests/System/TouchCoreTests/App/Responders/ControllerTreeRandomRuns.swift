// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

/// A change of who contains, presents, shows or holds whom; numbers choose among the controllers of a run.
private enum TreeStep: RunStep {
  case present(Int, by: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case addChild(Int, to: Int)
  case removeFromParent(Int)
  case push(Int, on: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case setStack([Int], of: Int)
  case root(Int?)
  case addView(Int, to: Int)
  case addViewToWindow(Int)
  case removeView(Int)
  case swapViews(Int, Int)
  case wait
  case toggleWindow
  case style(Int)
  /// In the next callback of a controller the step that follows happens, too.
  case callback(Int)

  var simpler: [TreeStep] {
    switch self {
    case .present(let one, let other, true): [.present(one, by: other, animated: false)]
    case .dismiss(let one, true): [.dismiss(one, animated: false)]
    case .push(let one, let other, true): [.push(one, on: other, animated: false)]
    case .pop(let one, true): [.pop(one, animated: false)]
    default: []
    }
  }

  static func random(_ dice: inout SplitMix64) -> TreeStep {
    let (one, other, animated) = (dice.below(8), dice.below(8), dice.oneIn(2))
    return switch dice.below(20) {
    case 0, 1, 2: .present(one, by: other, animated: animated)
    case 3, 4: .dismiss(one, animated: animated)
    case 5, 6: .addChild(one, to: other)
    case 7: .removeFromParent(one)
    case 8: .push(one, on: other % 2, animated: animated)
    case 9: .pop(one % 2, animated: animated)
    case 10: .setStack((0..<dice.below(4)).map { _ in dice.below(8) }, of: other % 2)
    case 11: .root(dice.oneIn(4) ? nil : one)
    case 12, 13: .addView(one, to: other)
    case 14: .addViewToWindow(one)
    case 15: .removeView(one)
    case 16: .swapViews(one, other)
    case 17: dice.oneIn(2) ? .wait : .toggleWindow
    case 18: .style(one)
    default: .callback(one)
    }
  }
}

/// Runs the steps on controllers, two of which are navigation controllers, and looks at the tree after each.
private final class TreeRun {
  let application = UIApplication()
  let window: UIWindow
  let navigations = [UINavigationController(), UINavigationController()]
  let plain: [Acting]
  var all: [UIViewController] { navigations + plain }
  var pending: [TreeStep] = []
  var depth = 0

  final class Acting: UIViewController {
    var acts: (() -> Void)?
    private func act() {
      let acts = acts
      self.acts = nil
      acts?()
    }
    override func loadView() { (view = UIView(), act()).0 }
    override func viewDidLoad() { act() }
    override func viewWillAppear(_ animated: Bool) { act() }
    override func viewDidAppear(_ animated: Bool) { act() }
    override func viewWillDisappear(_ animated: Bool) { act() }
    override func viewDidDisappear(_ animated: Bool) { act() }
    override func willMove(toParent parent: UIViewController?) { act() }
    override func didMove(toParent parent: UIViewController?) { act() }
    override func viewDidLayoutSubviews() { act() }
  }

  init() {
    window = UIWindow(windowScene: UIWindowScene(application: application))
    plain = (0..<6).map { _ in Acting() }
    window.rootViewController = plain[0]
    window.makeKeyAndVisible()
  }

  func run(_ steps: [TreeStep]) -> String? {
    var rest = steps[...]
    while let step = rest.popFirst() {
      if case .callback(let number) = step, let inner = rest.popFirst() {
        plain[number % plain.count].acts = { [weak self] in self?.take(inner) }
      } else {
        take(step)
      }
      if let fault = fault() { return "after \(step): \(fault)" }
    }
    for controller in plain { controller.acts = nil }
    application.advance(by: 10)
    return fault()
  }

  private func take(_ step: TreeStep) {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    let all = all
    switch step {
    case .present(let one, let other, let animated): all[other].present(all[one], animated: animated)
    case .dismiss(let one, let animated): all[one].dismiss(animated: animated)
    case .addChild(let one, let other): all[other].addChild(all[one])
    case .removeFromParent(let one): all[one].removeFromParent()
    case .push(let one, let other, let animated):
      navigations[other].pushViewController(all[one], animated: animated)
    case .pop(let one, let animated): navigations[one].popViewController(animated: animated)
    case .setStack(let ones, let other): navigations[other].viewControllers = ones.map { all[$0] }
    case .root(let one): window.rootViewController = one.map { all[$0] }
    case .addView(let one, let other): all[other].view.addSubview(all[one].view)
    case .addViewToWindow(let one): window.addSubview(all[one].view)
    case .removeView(let one): all[one].view.removeFromSuperview()
    case .swapViews(let one, let other): all[one].view = all[other].view
    case .wait: application.advance(by: 0.2)
    case .toggleWindow: window.isHidden.toggle()
    case .style(let one): all[one].modalPresentationStyle = .overFullScreen
    case .callback: break
    }
  }

  /// What is wrong with the tree of controllers or with that of their views.
  private func fault() -> String? {
    let all = all
    for (number, controller) in all.enumerated() {
      var steps = 0
      var above = controller.keeper
      while let next = above, steps <= all.count { (above, steps) = (next.keeper, steps + 1) }
      if steps > all.count { return "controller \(number) keeps itself" }
      if controller.storedParent != nil, controller.storedPresenting != nil {
        return "controller \(number) has a parent and is presented"
      }
      if let parent = controller.storedParent, parent.children.filter({ $0 === controller }).count != 1 {
        return "the parent of controller \(number) does not have it once"
      }
      for child in controller.children where child.storedParent !== controller {
        return "a child of controller \(number) has another parent"
      }
      if let presented = controller.storedPresented, presented.storedPresenting !== controller {
        return "what controller \(number) presents does not know it"
      }
      if let presenting = controller.storedPresenting, presenting.storedPresented !== controller {
        return "controller \(number) is presented by one that does not know it"
      }
      if let view = controller.viewIfLoaded {
        var depth = 0
        var superview = view.superview
        while let next = superview, depth < 100 { (superview, depth) = (next.superview, depth + 1) }
        if depth == 100 { return "the view of controller \(number) is in itself" }
        var length = 0
        for _ in ResponderChain(from: view) { length += 1 }
        if length > 100 { return "the chain of controller \(number) is endless" }
      }
    }
    for navigation in navigations {
      for controller in navigation.viewControllers where controller.storedParent !== navigation {
        return "a controller on a stack is no child of its navigation controller"
      }
    }
    return nil
  }
}

@Suite struct ControllerTreeRandomRuns {
  @Test func `controllers never form a cycle, whatever is presented, contained and pushed`() {
    let before = Misuse.handler
    Misuse.handler = { _ in }
    defer {
      Misuse.handler = before
      UIApplication.current = nil
    }
    RandomRuns<TreeStep>(
      name: "ControllerTreeRandomRuns",
      make: { dice in (0..<dice.within(5...40)).map { _ in TreeStep.random(&dice) } },
      fault: { steps in
        let run = TreeRun()
        return run.run(steps)
      }
    ).check(1000)
  }
}
