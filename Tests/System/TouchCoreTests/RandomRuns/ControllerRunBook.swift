// SPDX-License-Identifier: Apache-2.0
@testable import TouchCore

/// The view controllers of a random run.
final class ControllerRunBook {
  weak var world: TouchRunWorld?
  private var held: [UIViewController] = []

  func perform(_ action: ControllerRunAction) {
    if case .make = action { return make() }
    guard !held.isEmpty else { return }
    switch action {
    case .make: break
    case .root(let one, let window): world?.window(window).rootViewController = self[one]
    case .present(let one, let other, let animated): self[other].present(self[one], animated: animated)
    case .dismiss(let one, let animated): self[one].dismiss(animated: animated)
    case .addChild(let one, let other): self[other].addChild(self[one])
    case .removeFromParent(let one): self[one].removeFromParent()
    case .push(let one, let other, let animated):
      navigation(other)?.pushViewController(self[one], animated: animated)
    case .pop(let one, let animated): navigation(one)?.popViewController(animated: animated)
    case .show(let one, let view): world?.view(view)?.addSubview(self[one].view)
    case .forget(let one): held.remove(at: one % held.count)
    }
  }

  private subscript(_ number: Int) -> UIViewController { held[number % held.count] }

  private func navigation(_ number: Int) -> UINavigationController? {
    let all = held.compactMap { $0 as? UINavigationController }
    return all.isEmpty ? nil : all[number % all.count]
  }

  private func make() {
    guard held.count < 9 else { return }
    if held.count % 3 == 2 {
      held.append(UINavigationController())
    } else {
      let controller = RunController()
      controller.world = world
      held.append(controller)
    }
  }
}

/// A controller that acts where its view appears and disappears, with the plans of that view.
private final class RunController: UIViewController {
  weak var world: TouchRunWorld?
  private var number = 0

  override func loadView() {
    guard let made = world?.makeControlled() else { return view = UIView() }
    number = made.number
    view = made.view
  }
  override func viewWillAppear(_ animated: Bool) { world?.meet(.appears, number) }
  override func viewDidAppear(_ animated: Bool) { world?.meet(.appears, number) }
  override func viewWillDisappear(_ animated: Bool) { world?.meet(.disappears, number) }
  override func viewDidDisappear(_ animated: Bool) { world?.meet(.disappears, number) }
}
