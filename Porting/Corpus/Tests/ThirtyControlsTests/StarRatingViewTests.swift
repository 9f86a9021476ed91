// SPDX-License-Identifier: Apache-2.0
import Testing
import ThirtyControls
import TouchTesting
import UIKit

/// What a rating told its delegate.
private final class Listener: StarRatingViewDelegate {
  var updates: [Float] = []
  var final: Float?
  var mayChange = true

  func starRatingView(_ view: StarRatingView, isUpdating rating: Float) { updates.append(rating) }
  func starRatingView(_ view: StarRatingView, didUpdate rating: Float) { final = rating }
  func starRatingViewShouldChange(_ view: StarRatingView) -> Bool? { mayChange }
}

@MainActor struct StarRatingViewTests {
  private func show() throws -> (Stage, StarRatingView, Listener) {
    let stage = Stage()
    // Five stars of 40 points with 4 between them.
    let view = StarRatingView(frame: CGRect(x: 50, y: 100, width: 216, height: 40))
    let listener = Listener()
    view.delegate = listener
    try stage.add(view, named: "rating")
    return (stage, view, listener)
  }

  @Test func `a tap on the fourth star gives four`() throws {
    let (stage, view, listener) = try show()
    try stage.tap(.point(150, 20, in: "rating"))
    #expect(view.rating == 4)
    #expect(listener.updates == [4])
    #expect(listener.final == 4)
    expectTrace(
      stage, only: [.input, .controls],
      """
         0.000  input      touch 1                           began at (200, 120), tap 1, finger 1
         0.050  input      touch 1                           ended at (200, 120)
         0.050  controls   StarRatingView "rating"           sends valueChanged; nobody listens
      """)
  }

  @Test func `a finger that drags over the stars changes the rating on its way`() throws {
    let (stage, view, listener) = try show()
    let finger = stage.finger(1)
    try finger.down(at: .point(10, 20, in: "rating"))
    try finger.move(to: .point(100, 20, in: "rating"))
    try finger.move(to: .point(200, 20, in: "rating"))
    try finger.up()
    #expect(listener.updates == [1, 3, 5])
    #expect(view.rating == 5)
  }

  @Test func `half a star counts if halves are on`() throws {
    let (stage, view, _) = try show()
    view.halfRatings = true
    try stage.tap(.point(95, 20, in: "rating"))
    #expect(view.rating == 2.5)
  }

  @Test func `a delegate can forbid the change`() throws {
    let (stage, view, listener) = try show()
    listener.mayChange = false
    try stage.tap(.point(150, 20, in: "rating"))
    #expect(view.rating == 0)
    #expect(listener.updates == [])
  }
}
