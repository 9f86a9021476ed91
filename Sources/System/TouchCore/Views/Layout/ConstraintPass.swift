// SPDX-License-Identifier: Apache-2.0

/// The pass before the layout: views update their constraints, those inside before those around them, and the
/// solver finds the frames.
enum ConstraintPass {
  /// How many views have asked for it, or belong to a class that overrides the update.
  private(set) static var requests = 0
  /// The number of rounds after which it stops calling views that ask for each other's update.
  private static let maximumRounds = 20

  /// Updates the constraints at and below a view, and solves.
  static func run(from root: UIView) {
    guard let box = root.layoutBox else { return }
    if requests > 0 { updateConstraints(below: box) }
    root.layoutBox?.engine?.update()
  }

  static func updateConstraints(below box: LayoutBox) {
    for _ in 0..<maximumRounds {
      let waiting = boxesToUpdate(below: box)
      guard !waiting.isEmpty else { return }
      for box in waiting.reversed() {
        guard box.needsUpdate, let view = box.view else { continue }
        (box.needsUpdate, box.isUpdateWanted) = (false, false)
        requests -= 1
        if let controller = view.extras?.viewController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
    Misuse.report(
      "\(box.name) still asks for an update of constraints after \(maximumRounds) rounds; look for an updateConstraints that calls setNeedsUpdateConstraints."
    )
  }

  /// The boxes whose views want to update their constraints, each before those that are in it.
  private static func boxesToUpdate(below root: LayoutBox) -> [LayoutBox] {
    var found: [LayoutBox] = []
    var waiting = [root]
    let hasConstraints = root.engine != nil
    while let box = waiting.popLast() {
      guard let view = box.view else { continue }
      if box.needsUpdate, box.isUpdateWanted || hasConstraints || type(of: view).requiresConstraintBasedLayout
      {
        found.append(box)
      }
      guard view.flags.contains(.subtreeNeedsLayout) else { continue }
      for child in view.children.reversed() {
        if let below = child.layoutBox { waiting.append(below) }
      }
    }
    return found
  }

  static func request(_ box: LayoutBox, byCode: Bool) {
    if byCode { box.isUpdateWanted = true }
    guard !box.needsUpdate else { return }
    box.needsUpdate = true
    requests += 1
  }

  static func forget(_ box: LayoutBox) {
    guard box.needsUpdate else { return }
    box.needsUpdate = false
    requests -= 1
  }
}

extension UIView {
  final func requestConstraintUpdate(byCode: Bool) {
    ConstraintPass.request(ensuredLayout, byCode: byCode)
    markConstraintsBelow()
  }

  /// Whether a class has an own update of constraints.
  nonisolated static let updateSlot = MethodSlot(
    of: UIView.self, control: KeepsConstraints.self, probe: UpdatesConstraints.self)
}

private final class KeepsConstraints: UIView {}

private final class UpdatesConstraints: UIView {
  override func updateConstraints() {}
}

extension UIViewController {
  nonisolated static let updateSlot = MethodSlot(
    of: UIViewController.self, control: KeepsViewConstraints.self, probe: UpdatesViewConstraints.self)

  /// Has a controller that overrides ``updateViewConstraints()`` called before the first layout of its view.
  final func requestFirstUpdate(of view: UIView) {
    guard Self.updateSlot.isOverridden(by: type(of: self)) else { return }
    view.requestConstraintUpdate(byCode: true)
  }
}

private final class KeepsViewConstraints: UIViewController {}

private final class UpdatesViewConstraints: UIViewController {
  override func updateViewConstraints() {}
}
