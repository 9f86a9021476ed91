// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct RatingBarTests {
  @Test func `a finger that slides over the stars sets the rating`() throws {
    let stage = Stage()
    let bar = RatingBar()
    stage.pin(bar, top: 40)
    try stage.name(bar, "bar")
    bar.addAction(UIAction { _ in stage.log("\(bar.valueLabel.text ?? "")") }, for: .valueChanged)
    #expect(bar.frame.height == 32)
    #expect(bar.valueLabel.frame.maxX == 343)
    let finger = stage.finger(1)
    try finger.down(at: .point(10, 16, in: "bar"))
    try finger.move(to: .point(150, 16, in: "bar"), over: 0.1)
    try finger.up()
    #expect(bar.rating == 3)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   RatingBar "bar"                   sends valueChanged to 1
         0.000  log        1/5
         0.000  controls   RatingBar "bar"                   follows touch 1
         0.000  controls   RatingBar "bar"                   highlight on
         0.000  controls   RatingBar "bar"                   sends touchDown, inside; nobody listens
         0.017  controls   RatingBar "bar"                   sends touchDragInside, inside; nobody listens
         0.033  controls   RatingBar "bar"                   sends touchDragInside, inside; nobody listens
         0.050  controls   RatingBar "bar"                   sends valueChanged to 1, inside
         0.050  log        2/5
         0.050  controls   RatingBar "bar"                   sends touchDragInside, inside; nobody listens
         0.067  controls   RatingBar "bar"                   sends touchDragInside, inside; nobody listens
         0.083  controls   RatingBar "bar"                   sends touchDragInside, inside; nobody listens
         0.100  controls   RatingBar "bar"                   sends valueChanged to 1, inside
         0.100  log        3/5
         0.100  controls   RatingBar "bar"                   sends touchDragInside, inside; nobody listens
         0.100  controls   RatingBar "bar"                   touch 1 lifts inside
         0.100  controls   RatingBar "bar"                   highlight off
         0.100  controls   RatingBar "bar"                   sends touchUpInside, inside; nobody listens
      """)
  }
}
