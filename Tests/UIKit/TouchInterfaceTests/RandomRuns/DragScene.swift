// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

/// Items that are dragged between views which code moves, hides and removes meanwhile.
final class DragScene: NSObject, InterfaceScene {
  private let world: InterfaceWorld
  private let source = UIView()
  private let target = UIView()
  private var operation = UIDropOperation.copy
  private var count = 1
  /// Whether the target heard that a drag entered, and not yet that it left, dropped or ended.
  private var isInside = false

  init(_ world: InterfaceWorld) {
    self.world = world
    super.init()
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    source.addInteraction(drag)
    target.addInteraction(UIDropInteraction(delegate: self))
    world.add(source, CGRect(x: 0, y: 60, width: 320, height: 180))
    world.add(target, CGRect(x: 0, y: 240, width: 320, height: 140))
  }

  private func item(_ text: String) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
  }

  var changes: [Change] {
    [
      ("items", { [self] in count = $0 % 4 }),
      ("operation", { [self] in operation = [.copy, .move, .forbidden, .cancel][$0 % 4] }),
      ("hide the target", { [self] in target.isHidden = $0 % 2 == 0 }),
      (
        "take the target out",
        { [self] in $0 % 2 == 0 ? target.removeFromSuperview() : world.root.view.addSubview(target) }
      ),
      (
        "take the source out",
        { [self] in $0 % 2 == 0 ? source.removeFromSuperview() : world.root.view.addSubview(source) }
      ),
      ("move the target", { [self] in target.frame.origin.y = CGFloat(5 * $0) }),
      (
        "no dragging",
        { [self] in
          for case let drag as UIDragInteraction in source.interactions { drag.isEnabled = $0 % 2 == 0 }
        }
      ),
      (
        "replace the drag",
        { [self] _ in
          for case let drag as UIDragInteraction in source.interactions { source.removeInteraction(drag) }
          let drag = UIDragInteraction(delegate: self)
          drag.isEnabled = true
          source.addInteraction(drag)
        }
      ),
      (
        "replace the drop",
        { [self] _ in
          for case let drop as UIDropInteraction in target.interactions { target.removeInteraction(drop) }
          target.addInteraction(UIDropInteraction(delegate: self))
        }
      ),
      (
        "push above",
        { [self] in world.navigation.pushViewController(world.controller(), animated: $0 % 2 == 0) }
      ),
      ("pop", { [self] in world.navigation.popToRootViewController(animated: $0 % 2 == 0) }),
      ("rest", { [self] in world.frames($0) }),
    ]
  }

  var fault: String? { isInside ? "a drag is inside without an end" : nil }
}

extension DragScene: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { (0..<count).map { item("\($0)") } }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [item("more")] }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    world.began("drag")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { world.ended("drag") }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    true
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    if isInside { world.report("a drag enters twice") }
    isInside = true
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    if !isInside { world.report("a drag exits that is not inside") }
    isInside = false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isInside = false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    if !isInside { world.report("a drop without a drag inside") }
    isInside = false
    world.began("drop")
    _ = session.loadObjects(ofClass: NSString.self) { _ in }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    world.ended("drop")
  }
}
