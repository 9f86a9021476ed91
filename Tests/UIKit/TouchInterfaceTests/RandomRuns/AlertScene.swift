// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

/// Alerts and sheets that code presents, changes and dismisses while fingers choose.
final class AlertScene: InterfaceScene {
  private let world: InterfaceWorld
  private weak var alert: UIAlertController?

  init(_ world: InterfaceWorld) {
    self.world = world
  }

  /// How many of its handlers each alert has called, in the order of presentation.
  private var calls: [Int] = []

  private func action(_ title: String, _ style: UIAlertAction.Style) -> UIAlertAction {
    let alert = calls.count - 1
    return UIAlertAction(title: title, style: style) { [weak self] _ in self?.calls[alert] += 1 }
  }

  private func present(_ draw: Int) {
    guard world.root.presentedViewController == nil, world.root.view.window != nil else { return }
    let style: UIAlertController.Style = draw % 2 == 0 ? .alert : .actionSheet
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    calls.append(0)
    for number in 0..<(draw % 5) { alert.addAction(action("\(number)", .default)) }
    alert.addAction(action("Delete", .destructive))
    alert.addAction(action("Cancel", .cancel))
    if style == .alert, draw % 3 == 0 { alert.addTextField { $0.placeholder = "Name" } }
    self.alert = alert
    world.watch(alert)
    world.root.present(alert, animated: draw % 4 < 2)
  }

  var changes: [Change] {
    [
      ("present", { [self] in present($0) }),
      ("dismiss", { [self] in world.root.dismiss(animated: $0 % 2 == 0) }),
      ("dismiss itself", { [self] in alert?.dismiss(animated: $0 % 2 == 0) }),
      ("disable", { [self] in alert?.actions.last?.isEnabled = $0 % 2 == 0 }),
      ("title", { [self] in alert?.title = String(repeating: "long ", count: $0) }),
      ("message", { [self] in alert?.message = $0 % 3 == 0 ? nil : String(repeating: "text ", count: $0) }),
      ("prefer", { [self] in alert?.preferredAction = $0 % 2 == 0 ? alert?.actions.first : nil }),
      (
        "push below",
        { [self] in world.navigation.pushViewController(world.controller(), animated: $0 % 2 == 0) }
      ),
      ("pop below", { [self] in world.navigation.popToRootViewController(animated: $0 % 2 == 0) }),
      ("resize", { [self] in world.window.frame.size.height = CGFloat(200 + 8 * $0) }),
    ]
  }

  var fault: String? {
    // An alert that code dismisses calls no handler.
    if let many = calls.first(where: { $0 > 1 }) { return "an alert called \(many) handlers" }
    if let presented = world.root.presentedViewController, presented.view.window == nil {
      return "an alert is presented and not on the screen"
    }
    return nil
  }
}
