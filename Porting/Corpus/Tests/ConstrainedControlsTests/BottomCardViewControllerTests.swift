// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: BottomCardDelegate {
  var note: (String) -> Void = { _ in }
  func bottomCard(_ card: BottomCardViewController, didMoveTo position: BottomCardViewController.Position) {
    note("\(position), card \(frame(card.cardView))")
  }
}

@MainActor struct BottomCardViewControllerTests {
  @Test func `a tap opens the card halfway, and a drag up opens it whole`() throws {
    let stage = Stage()
    let card = BottomCardViewController()
    let listener = Listener()
    listener.note = { stage.log($0) }
    card.delegate = listener
    stage.window.rootViewController = card
    card.view.layoutIfNeeded()
    #expect(card.view.bounds.size == CGSize(width: 375, height: 667))
    #expect(frame(card.cardView) == "0 587 375 600.5")
    try stage.tap(.point(100, 60, in: "card"))
    #expect(frame(card.cardView) == "0 333.5 375 600.5")
    try stage.wait(0.4)
    let finger = stage.finger(1)
    try finger.down(at: .point(100, 60, in: "card"))
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
    try finger.up()
    try stage.wait(0.4)
    #expect(card.position == .full)
    expectTrace(
      stage, only: [.log, .gesture],
      """
         0.000  gesture    UIPanGestureRecognizer#1          takes touch 1
         0.000  gesture    UITapGestureRecognizer#1          takes touch 1
         0.000  gesture    UIPanGestureRecognizer#1          touchesBegan touch 1
         0.000  gesture    UITapGestureRecognizer#1          touchesBegan touch 1
         0.050  gesture    UIPanGestureRecognizer#1          touchesEnded touch 1
         0.050  gesture    UIPanGestureRecognizer#1          possible → failed
         0.050  gesture    UITapGestureRecognizer#1          touchesEnded touch 1
         0.050  gesture    UITapGestureRecognizer#1          should begin? UIView "card" says yes
         0.050  gesture    UITapGestureRecognizer#1          possible → ended
         0.050  gesture    UITapGestureRecognizer#1          sends its action: ended
         0.050  gesture    UIPanGestureRecognizer#1          is possible again
         0.050  gesture    UITapGestureRecognizer#1          is possible again
         0.400  log        half, card 0 333.5 375 600.5
         0.450  gesture    UIPanGestureRecognizer#1          takes touch 2
         0.450  gesture    UITapGestureRecognizer#1          takes touch 2
         0.450  gesture    UIPanGestureRecognizer#1          touchesBegan touch 2
         0.450  gesture    UITapGestureRecognizer#1          touchesBegan touch 2
         0.467  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.467  gesture    UIPanGestureRecognizer#1          should begin? UIView "card" says yes
         0.467  gesture    UIPanGestureRecognizer#1          possible → began
         0.467  gesture    UITapGestureRecognizer#1          is prevented by UIPanGestureRecognizer#1
         0.467  gesture    UITapGestureRecognizer#1          possible → failed
         0.467  gesture    UIPanGestureRecognizer#1          sends its action: began
         0.483  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.483  gesture    UIPanGestureRecognizer#1          began → changed
         0.483  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.500  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.500  gesture    UIPanGestureRecognizer#1          changed → changed
         0.500  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.517  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.517  gesture    UIPanGestureRecognizer#1          changed → changed
         0.517  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.533  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.533  gesture    UIPanGestureRecognizer#1          changed → changed
         0.533  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.550  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.550  gesture    UIPanGestureRecognizer#1          changed → changed
         0.550  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.567  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.567  gesture    UIPanGestureRecognizer#1          changed → changed
         0.567  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.583  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.583  gesture    UIPanGestureRecognizer#1          changed → changed
         0.583  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.600  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.600  gesture    UIPanGestureRecognizer#1          changed → changed
         0.600  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.617  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.617  gesture    UIPanGestureRecognizer#1          changed → changed
         0.617  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.633  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.633  gesture    UIPanGestureRecognizer#1          changed → changed
         0.633  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.650  gesture    UIPanGestureRecognizer#1          touchesMoved touch 2
         0.650  gesture    UIPanGestureRecognizer#1          changed → changed
         0.650  gesture    UIPanGestureRecognizer#1          sends its action: changed
         0.650  gesture    UIPanGestureRecognizer#1          touchesEnded touch 2
         0.650  gesture    UIPanGestureRecognizer#1          changed → ended
         0.650  gesture    UIPanGestureRecognizer#1          sends its action: ended
         0.650  gesture    UIPanGestureRecognizer#1          is possible again
         0.650  gesture    UITapGestureRecognizer#1          is possible again
         1.000  log        full, card 0 66.5 375 600.5
      """)
  }
}
