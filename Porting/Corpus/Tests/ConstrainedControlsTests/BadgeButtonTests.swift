// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct BadgeButtonTests {
  @Test func `the badge is at the corner, as wide as its number, and takes touches`() throws {
    let stage = Stage()
    let button = BadgeButton(type: .system)
    button.setTitle("Inbox", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 100),
      button.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
      button.widthAnchor.constraint(equalToConstant: 60), button.heightAnchor.constraint(equalToConstant: 44),
    ])
    try stage.name(button, "inbox")
    button.addAction(
      UIAction { action in
        (action.sender as? BadgeButton)?.badgeValue += 60
        stage.log(button.badgeLabel.text ?? "")
      }, for: .touchUpInside)
    stage.view.layoutIfNeeded()
    button.badgeValue = 1
    stage.view.layoutIfNeeded()
    #expect(button.badgeLabel.bounds.size == CGSize(width: 18, height: 18))
    #expect(button.badgeLabel.center == CGPoint(x: 64, y: -4) && button.badgeLabel.layer.cornerRadius == 9)
    try stage.wait(0.4)
    try stage.tap(.point(68, -8, in: "inbox"))
    try stage.wait(0.4)
    try stage.tap(.point(20, 20, in: "inbox"))
    try stage.wait(0.4)
    #expect(button.badgeLabel.text == "99+" && button.badgeLabel.bounds.width > 18)
    #expect(abs(button.badgeLabel.center.x - 64) <= 0.5)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.400  controls   BadgeButton "inbox"               follows touch 1
         0.400  controls   BadgeButton "inbox"               highlight on
         0.400  controls   BadgeButton "inbox"               sends touchDown, inside; nobody listens
         0.450  controls   BadgeButton "inbox"               touch 1 lifts inside
         0.450  controls   BadgeButton "inbox"               highlight off
         0.450  controls   BadgeButton "inbox"               sends touchUpInside to 1, inside
         0.450  log        61
         0.450  controls   BadgeButton "inbox"               sends primaryActionTriggered, inside; nobody listens
         0.850  controls   BadgeButton "inbox"               follows touch 2
         0.850  controls   BadgeButton "inbox"               highlight on
         0.850  controls   BadgeButton "inbox"               sends touchDown, inside; nobody listens
         0.900  controls   BadgeButton "inbox"               touch 2 lifts inside
         0.900  controls   BadgeButton "inbox"               highlight off
         0.900  controls   BadgeButton "inbox"               sends touchUpInside to 1, inside
         0.900  log        99+
         0.900  controls   BadgeButton "inbox"               sends primaryActionTriggered, inside; nobody listens
      """)
  }
}
