// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Controllers in each other.
let controllerCases: [GrowthCase] = [
  GrowthCase(name: "children-nested", title: "controllers in each other: put together, shown, taken away") {
    count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    for controller in controllers { controller.loadViewIfNeeded() }
    return {
      for (outer, inner) in zip(controllers, controllers.dropFirst()) { contain(inner, in: outer) }
      stage.window.rootViewController = controllers[0]
      stage.window.isHidden = true
      stage.window.isHidden = false
      stage.window.rootViewController = nil
      for controller in controllers.reversed() {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  },
  GrowthCase(name: "children-nested-backwards", title: "the same put together from the innermost") { count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    for controller in controllers { controller.loadViewIfNeeded() }
    return {
      for place in (1..<count).reversed() { contain(controllers[place], in: controllers[place - 1]) }
      stage.window.rootViewController = controllers[0]
      stage.window.rootViewController = nil
    }
  },
  GrowthCase(name: "children-shown", title: "the same put together in a window") { count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    for controller in controllers { controller.loadViewIfNeeded() }
    return {
      stage.window.rootViewController = controllers[0]
      for (outer, inner) in zip(controllers, controllers.dropFirst()) { contain(inner, in: outer) }
      stage.tap()
    }
  },
  GrowthCase(name: "children-beside", title: "children of one controller, shown and taken away") { count in
    let stage = GrowthStage()
    let parent = UIViewController()
    let children = (0..<count).map { _ in UIViewController() }
    for controller in children { controller.loadViewIfNeeded() }
    return {
      for child in children { contain(child, in: parent) }
      stage.window.rootViewController = parent
      for child in children {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
  },
  GrowthCase(name: "presented", title: "controllers presented over each other, dismissed together") { count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    return {
      stage.window.rootViewController = controllers[0]
      for (below, above) in zip(controllers, controllers.dropFirst()) {
        below.present(above, animated: false)
      }
      controllers[0].dismiss(animated: false)
    }
  },
  GrowthCase(name: "presented-over", title: "controllers over each other, dismissed one by one") { count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    for controller in controllers { controller.modalPresentationStyle = .overFullScreen }
    return {
      stage.window.rootViewController = controllers[0]
      for (below, above) in zip(controllers, controllers.dropFirst()) {
        below.present(above, animated: false)
      }
      for controller in controllers.dropLast().reversed() { controller.dismiss(animated: false) }
    }
  },
  GrowthCase(name: "pushed", title: "a navigation stack: pushed, popped one by one, set, popped to the root")
  {
    count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    return {
      let navigation = UINavigationController(rootViewController: controllers[0])
      stage.window.rootViewController = navigation
      for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
      while navigation.popViewController(animated: false) != nil {}
      navigation.setViewControllers(controllers, animated: false)
      navigation.setViewControllers(controllers.reversed(), animated: false)
      navigation.popToRootViewController(animated: false)
    }
  },
  GrowthCase(name: "pushed-animated", title: "a navigation stack pushed and popped with animation") { count in
    let stage = GrowthStage()
    let controllers = (0..<count).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    stage.window.rootViewController = navigation
    return {
      for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: true) }
      stage.application.advance(by: 2)
      while navigation.popViewController(animated: true) != nil {}
      stage.application.advance(by: 2)
    }
  },
]

private func contain(_ inner: UIViewController, in outer: UIViewController) {
  outer.addChild(inner)
  outer.view.addSubview(inner.view)
  inner.didMove(toParent: outer)
}
