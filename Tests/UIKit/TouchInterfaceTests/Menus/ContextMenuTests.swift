// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchInterface

struct ContextMenuTests {
  private final class Menus: UIContextMenuInteractionDelegate {
    let stage: Stage
    var hasMenu = true

    init(_ stage: Stage) {
      self.stage = stage
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      stage.log("asked at \(Int(location.x)), \(Int(location.y))")
      guard hasMenu else { return nil }
      let stage = stage
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in stage.log("Copy") },
          UIAction(title: "Share") { _ in stage.log("Share") },
        ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      let stage = stage
      animator?.addCompletion { stage.log("shown") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      stage.log("ends")
    }
  }

  private func card(on stage: Stage) throws -> (ProbeView, Menus) {
    let card = ProbeView("Card", frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    let menus = Menus(stage)
    card.addInteraction(UIContextMenuInteraction(delegate: menus))
    try stage.add(card, named: "card")
    return (card, menus)
  }

  @Test func `a context menu opens after 0.5 s`() throws {
    let stage = Stage()
    let (_, menus) = try card(on: stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 120))
    stage.clear()
    try stage.wait(0.6)
    try finger.up()
    try stage.tap("Share")
    expectTrace(
      stage, only: [.interaction, .log],
      """
         0.500  log        asked at 50, 20
         0.500  interact   ProbeView "card"                  opens the menu with 2 items
         0.500  log        shown
         0.500  log        Card touches cancelled
         0.600  interact   ProbeView "card"                  finger is over “Share”
         0.650  interact   ProbeView "card"                  “Share” is chosen
         0.650  interact   ProbeView "card"                  closes its menu: an item was chosen
         0.650  log        ends
         0.650  log        Share
      """)
    withExtendedLifetime(menus) {}
  }

  @Test func `without a configuration the view keeps its touch`() throws {
    let stage = Stage()
    let (_, menus) = try card(on: stage)
    menus.hasMenu = false
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 120))
    try stage.wait(0.6)
    try finger.up()
    #expect(stage.lines.suffix(3) == ["Card touches began", "asked at 50, 20", "Card touches ended"])
  }

  @Test func `a pan that begins before keeps the menu from opening`() throws {
    let stage = Stage()
    let (card, menus) = try card(on: stage)
    final class Target {
      var states: [UIGestureRecognizer.State] = []
      func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }
    }
    let target = Target()
    card.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Target.panned))
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 120))
    try finger.move(to: .screen(140, 120), over: 0.2)
    try stage.wait(0.6)
    try finger.up()
    #expect(target.states.first == .began)
    #expect(!stage.lines.contains("shown"))
    withExtendedLifetime(menus) {}
  }

  @Test func `the finger slides from the view onto an item`() throws {
    let stage = Stage()
    let (_, menus) = try card(on: stage)
    let finger = stage.finger(1)
    try finger.down(at: .screen(100, 120))
    try stage.wait(0.6)
    try finger.move(to: .screen(100, 210), over: 0.2)
    try finger.up()
    #expect(stage.lines.suffix(2) == ["ends", "Copy"])
    withExtendedLifetime(menus) {}
  }

  @Test func `an interaction that is removed has no recognizer left`() throws {
    let stage = Stage()
    let (card, menus) = try card(on: stage)
    let interaction = try #require(card.interactions.first as? UIContextMenuInteraction)
    #expect(card.gestureRecognizers?.count == 1)
    card.removeInteraction(interaction)
    #expect(card.gestureRecognizers?.isEmpty == true)
    #expect(interaction.view == nil)
    withExtendedLifetime(menus) {}
  }

  @Test func `a button with a menu sends its action for a tap and opens the menu for a press`() throws {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in stage.log("Copy") }])
    for event: UIControl.Event in [.touchUpInside, .touchCancel, .menuActionTriggered] {
      button.addAction(UIAction { _ in stage.log("\(event.rawValue)") }, for: event)
    }
    try stage.add(button, named: "button")
    try stage.tap("button")
    #expect(stage.lines == ["64"])
    stage.clear()
    let finger = stage.finger(1)
    try finger.down(at: .screen(90, 122))
    try stage.wait(0.6)
    try finger.up()
    try stage.tap("Copy")
    #expect(stage.lines == ["16384", "256", "Copy"])
  }
}
