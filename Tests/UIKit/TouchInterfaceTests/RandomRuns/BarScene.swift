// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

/// A navigation controller whose stack, bars and items code changes.
final class BarScene: InterfaceScene {
  private let world: InterfaceWorld
  private var navigation: UINavigationController { world.navigation }
  private var item: UINavigationItem? { navigation.topViewController?.navigationItem }

  init(_ world: InterfaceWorld) {
    self.world = world
    world.root.title = "Root"
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  var changes: [Change] {
    [
      ("push", { [self] in navigation.pushViewController(world.controller(), animated: $0 % 2 == 0) }),
      ("pop", { [self] in navigation.popViewController(animated: $0 % 2 == 0) }),
      ("pop to the root", { [self] in navigation.popToRootViewController(animated: $0 % 2 == 0) }),
      (
        "set the stack",
        { [self] in
          let all = [world.root] + (0..<($0 % 4)).map { _ in world.controller() }
          navigation.setViewControllers(all, animated: $0 % 2 == 0)
        }
      ),
      (
        "reverse the stack",
        { [self] in
          navigation.setViewControllers(navigation.viewControllers.reversed(), animated: $0 % 2 == 0)
        }
      ),
      ("hide the bar", { [self] in navigation.setNavigationBarHidden($0 % 3 != 0, animated: $0 % 2 == 0) }),
      ("hide the toolbar", { [self] in navigation.setToolbarHidden($0 % 3 == 0, animated: $0 % 2 == 0) }),
      (
        "items on the right",
        { [self] in item?.rightBarButtonItems = (0..<($0 % 6)).map { button("Item \($0)") } }
      ),
      ("item on the left", { [self] in item?.leftBarButtonItem = $0 % 3 == 0 ? nil : button("Left") }),
      ("no back button", { [self] in item?.setHidesBackButton($0 % 2 == 0, animated: $0 % 3 == 0) }),
      ("title view", { [self] in item?.titleView = $0 % 2 == 0 ? UISwitch() : nil }),
      ("title", { [self] in item?.title = String(repeating: "long ", count: $0) }),
      ("prompt", { [self] in item?.prompt = $0 % 2 == 0 ? "Prompt" : nil }),
      (
        "large titles",
        { [self] in
          navigation.navigationBar.prefersLargeTitles = $0 % 2 == 0
          item?.largeTitleDisplayMode = [.automatic, .always, .never][$0 % 3]
        }
      ),
      (
        "toolbar items",
        { [self] in navigation.topViewController?.toolbarItems = (0..<($0 % 5)).map { button("Tool \($0)") } }
      ),
      ("safe area", { [self] in navigation.additionalSafeAreaInsets.top = CGFloat($0) }),
      ("layout", { [self] _ in world.window.layoutIfNeeded() }),
    ]
  }

  var fault: String? {
    let top = navigation.topViewController
    guard navigation.viewControllers.contains(where: { $0 === top }) else {
      return "the top is not of the stack"
    }
    for controller in navigation.viewControllers {
      let isInSight = controller.viewIfLoaded?.window != nil
      if isInSight != (controller === top) {
        return "a view that is not the top's is in sight, or the top's is not"
      }
      if controller.parent !== navigation { return "a controller of the stack has lost its parent" }
    }
    return nil
  }
}
