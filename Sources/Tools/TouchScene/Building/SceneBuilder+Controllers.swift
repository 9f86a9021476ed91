// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

extension SceneBuilder {
  /// Creates a controller, with its view if the view has a class of its own, because it cannot be replaced
  /// later.
  static func controller(_ values: SceneController) -> UIViewController {
    if values.className == "UINavigationController" { return SceneNavigationController() }
    let controller = SceneViewController()
    if values.view.className != "UIView" || values.view.probe != nil { controller.view = plain(values.view) }
    return controller
  }

  /// Sets up a controller's view, children and stack.
  mutating func configure(_ controller: UIViewController, with values: SceneController) throws(StageError) {
    if let name = values.name { scene.controllers[name] = controller }
    controller.title = values.title
    let written = controller as? any SceneLogging
    written?.log = SceneTouchLog(values.logs, stage: stage)
    written?.sceneName = values.name
    if let view = controller.view { try configure(view, with: values.view) }
    for child in values.children {
      let made = Self.controller(child)
      controller.addChild(made)
      try configure(made, with: child)
      if let view = made.view { controller.view.addSubview(view) }
      made.didMove(toParent: controller)
    }
    guard let navigation = controller as? UINavigationController, !values.stack.isEmpty else { return }
    var stack: [UIViewController] = []
    for other in values.stack {
      let made = Self.controller(other)
      try configure(made, with: other)
      stack.append(made)
    }
    navigation.viewControllers = stack
  }
}
