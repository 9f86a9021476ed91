// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

/// A view that items are dragged from, which logs every call.
final class Source: UIDragInteractionDelegate {
  let stage: Stage
  var texts = ["apple"]
  var allowsMove = true
  var added: [String] = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  private func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    stage.log("source: items")
    return texts.map(item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    stage.log("source: preview")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    stage.log("source: lifts")
    let stage = stage
    animator.addCompletion { stage.log("source: lift is over at the \($0)") }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    stage.log("source: begins")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  )
    -> Bool
  { allowsMove }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    stage.log("source: moves")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    stage.log("source: will end with \(operation)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    stage.log("source: ended with \(operation)")
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    stage.log("source: transferred")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    stage.log("source: \(item.localObject ?? "") goes back")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    added.map(item)
  }
}

/// A view that takes items, which logs every call.
final class Receiver: UIDropInteractionDelegate {
  let stage: Stage
  let name: String
  var handles = true
  var operation = UIDropOperation.copy

  init(_ stage: Stage, _ name: String = "receiver") {
    self.stage = stage
    self.name = name
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    stage.log("\(name): can handle \(session.canLoadObjects(ofClass: NSString.self))")
    return handles
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    stage.log("\(name): enter")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    stage.log("\(name): update with \(session.items.count)")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    stage.log("\(name): exit")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    stage.log("\(name): perform")
    let (stage, name) = (stage, name)
    session.loadObjects(ofClass: NSString.self) { stage.log("\(name): \($0.map { "\($0)" })") }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    stage.log("\(name): \(item.localObject ?? "") goes to its place")
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    stage.log("\(name): conclude")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    stage.log("\(name): end")
  }
}

/// A view that logs its touches.
private final class Card: UIView {
  weak var stage: Stage?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("card: touch began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("card: touch ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("card: touch cancelled")
  }
}

struct DragTests {
  private func world(_ stage: Stage) throws -> (card: Card, Source, Receiver) {
    let card = Card(frame: CGRect(x: 50, y: 100, width: 100, height: 80))
    card.stage = stage
    let source = Source(stage)
    card.addInteraction(UIDragInteraction(delegate: source))
    try stage.add(card, named: "card")
    let box = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 100))
    let receiver = Receiver(stage)
    box.addInteraction(UIDropInteraction(delegate: receiver))
    try stage.add(box, named: "box")
    return (card, source, receiver)
  }

  @Test func `items are lifted after 0.5 s, and dragged at 10 points`() throws {
    let stage = Stage()
    let delegates = try world(stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.5)
    try finger.move(to: .screen(109, 140))
    try finger.move(to: .screen(110, 140))
    try finger.move(to: .screen(110, 450))
    try finger.up()
    try stage.wait(0.1)
    expectTrace(
      stage, only: [.interaction, .log],
      """
         0.000  log        card: touch began
         0.500  log        source: items
         0.500  interact   Card "card"                       1 item is lifted
         0.500  log        source: preview
         0.500  log        source: lifts
         0.500  log        card: touch cancelled
         0.500  log        source: lift is over at the end
         0.500  interact   Card "card"                       its items are dragged
         0.500  log        source: begins
         0.500  log        source: moves
         0.500  log        source: moves
         0.500  log        receiver: can handle true
         0.500  interact   UIView "box"                      would take the items
         0.500  log        receiver: enter
         0.500  log        receiver: update with 1
         0.500  interact   UIView "box"                      gets the items
         0.500  log        receiver: perform
         0.500  log        source: will end with copy
         0.500  log        receiver: apple goes to its place
         0.500  log        receiver: conclude
         0.500  log        source: ended with copy
         0.500  log        receiver: end
         0.500  log        receiver: ["apple"]
         0.500  log        source: transferred
      """)
    withExtendedLifetime(delegates) {}
  }

  @Test func `a finger that lifts before it moves puts the items back`() throws {
    let stage = Stage()
    let delegates = try world(stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.up()
    #expect(
      stage.lines == [
        "card: touch began", "source: items", "source: preview", "source: lifts", "card: touch cancelled",
        "source: lift is over at the start",
      ])
    withExtendedLifetime(delegates) {}
  }

  @Test func `without items the view keeps its touch`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    source.texts = []
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.up()
    #expect(stage.lines == ["card: touch began", "source: items", "card: touch ended"])
    withExtendedLifetime((card, source, receiver)) {}
  }

  @Test func `a pan that begins before keeps the items in place`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try finger.move(to: .screen(140, 140), over: 0.2)
    try stage.wait(0.6)
    try finger.up()
    #expect(!stage.lines.contains("source: items"))
    withExtendedLifetime((source, receiver)) {}
  }

  @Test func `lifted items keep others from beginning, unless both may go on until the drag begins`() throws {
    for allows in [false, true] {
      let stage = Stage()
      let (card, source, receiver) = try world(stage)
      let interaction = try #require(card.interactions.first as? UIDragInteraction)
      interaction.allowsSimultaneousRecognitionDuringLift = allows
      final class Target {
        var states: [UIGestureRecognizer.State] = []
        func pressed(_ press: UILongPressGestureRecognizer) { states.append(press.state) }
      }
      let target = Target()
      let press = UILongPressGestureRecognizer(target: target, action: Target.pressed)
      press.minimumPressDuration = 0.55
      card.addGestureRecognizer(press)
      let finger = stage.finger(1)
      try finger.down(at: .screen(100, 140))
      try stage.wait(0.6)
      try finger.move(to: .screen(120, 140))
      try finger.up()
      #expect(target.states == (allows ? [.began, .cancelled] : []))
      withExtendedLifetime((source, receiver)) {}
    }
  }

  @Test func `items that nobody takes go back`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    receiver.operation = .forbidden
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.move(to: .screen(150, 450))
    stage.clear()
    try finger.up()
    #expect(
      stage.lines == [
        "source: will end with forbidden", "source: apple goes back", "source: ended with forbidden",
        "receiver: end",
      ])
    withExtendedLifetime((card, source)) {}
  }

  @Test func `a receiver that cannot handle the items is asked once, and the view around it takes them`()
    throws
  {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    receiver.handles = false
    let outer = Receiver(stage, "outer")
    stage.window.addInteraction(UIDropInteraction(delegate: outer))
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    stage.clear()
    try finger.move(to: .screen(150, 450))
    try finger.move(to: .screen(150, 460))
    try finger.move(to: .screen(150, 600))
    #expect(
      stage.lines == [
        "source: lift is over at the end", "source: begins", "source: moves", "receiver: can handle true",
        "outer: can handle true", "outer: enter", "outer: update with 1", "source: moves",
        "outer: update with 1", "source: moves", "outer: update with 1",
      ])
    try finger.up()
    withExtendedLifetime((card, source)) {}
  }

  @Test func `a move that the source does not allow is forbidden`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    source.allowsMove = false
    receiver.operation = .move
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.move(to: .screen(150, 450))
    try finger.up()
    #expect(stage.lines.contains("source: ended with forbidden"))
    #expect(!stage.lines.contains("receiver: perform"))
    withExtendedLifetime(card) {}
  }

  @Test func `a drag that is cancelled drops nothing`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.move(to: .screen(150, 450))
    stage.clear()
    try finger.cancel()
    #expect(
      stage.lines == [
        "source: will end with cancel", "source: apple goes back", "source: ended with cancel",
        "receiver: end",
      ])
    withExtendedLifetime((card, source, receiver)) {}
  }

  @Test func `a tap on another source adds its items`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 80))
    let second = Source(stage)
    second.added = ["pear"]
    other.addInteraction(UIDragInteraction(delegate: second))
    try stage.add(other, named: "other")
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.move(to: .screen(150, 450))
    try stage.tap("other")
    stage.clear()
    try finger.up()
    try stage.wait(0.1)
    #expect(stage.lines.contains("receiver: [\"apple\", \"pear\"]"))
    // Without a drag, taps belong to the view alone.
    #expect(other.gestureRecognizers?.count == 1)
    withExtendedLifetime((card, source, second, receiver)) {}
  }

  @Test func `a view can open its menu and lift its items, and the drag closes the menu`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    final class Menus: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
      }
    }
    let menus = Menus()
    card.addInteraction(UIContextMenuInteraction(delegate: menus))
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    #expect(stage.window.subviews.count == 2)
    try finger.move(to: .screen(150, 450))
    #expect(stage.window.subviews.count == 1)
    try finger.up()
    #expect(stage.lines.contains("receiver: perform"))
    withExtendedLifetime((source, receiver, menus)) {}
  }

  @Test func `an interaction that is disabled or removed lifts nothing`() throws {
    let stage = Stage()
    let (card, source, receiver) = try world(stage)
    let interaction = try #require(card.interactions.first as? UIDragInteraction)
    interaction.isEnabled = false
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 140))
    try stage.wait(0.6)
    try finger.up()
    #expect(!stage.lines.contains("source: items"))
    card.removeInteraction(interaction)
    #expect(card.gestureRecognizers?.isEmpty == true)
    withExtendedLifetime((source, receiver)) {}
  }
}
