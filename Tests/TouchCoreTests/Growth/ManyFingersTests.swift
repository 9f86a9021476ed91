// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@MainActor @Suite struct ManyFingersTests {
  private let count = 10_000
  private let stage = GestureStage()

  private func places() -> [CGPoint] {
    (0..<count).map { CGPoint(x: 100.5 + Double($0 % 100), y: 100.5 + Double($0 / 100)) }
  }

  private func frame(_ time: TimeInterval, _ phase: UITouch.Phase, _ places: [CGPoint]) {
    stage.application.handle(
      ContactFrame(
        timestamp: time,
        contacts: places.enumerated().map { Contact(id: $0.offset, phase: phase, location: $0.element) }))
  }

  @Test func `a view hears of all fingers of a frame in one call`() {
    frame(1, .began, places())
    frame(1.1, .moved, places().map { CGPoint(x: $0.x + 0.25, y: $0.y) })
    #expect(stage.application.activeTouches.count == count)
    frame(1.2, .ended, places())
    #expect(stage.log.take() == ["view began", "view moved", "view ended"])
    #expect(stage.application.activeTouches.isEmpty)
  }

  @Test func `each of many views hears of its finger, in the order of the fingers`() {
    let tiles = places().enumerated().map { place, point in
      let tile = LoggingView(
        "\(place)", frame: CGRect(x: point.x - 100.5, y: point.y - 100.5, width: 1, height: 1),
        log: stage.log)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      tile.addGestureRecognizer(double)
      stage.view.addSubview(tile)
      return tile
    }
    frame(1, .began, places())
    #expect(stage.log.take() == tiles.map { "\($0.name) began" })
    frame(1.1, .ended, places())
    #expect(stage.log.take() == [])
    stage.application.advance(to: 3)
    #expect(stage.log.take() == tiles.map { "\($0.name) ended" })
    #expect(stage.application.registry.lifted.isEmpty)
    frame(4, .began, places())
    _ = stage.log.take()
    for tile in tiles.dropLast(2) { tile.removeFromSuperview() }
    #expect(stage.log.take() == tiles.dropLast(2).map { "\($0.name) cancelled" })
    stage.application.resignActive()
    #expect(stage.log.take() == tiles.suffix(2).map { "\($0.name) cancelled" })
  }

  @Test func `fingers that tap twice side by side all count to two`() {
    frame(1, .began, places().map { CGPoint(x: $0.x * 100, y: $0.y * 100) })
    frame(1.05, .ended, places().map { CGPoint(x: $0.x * 100, y: $0.y * 100) })
    frame(1.1, .began, places().map { CGPoint(x: $0.x * 100 + 3, y: $0.y * 100) })
    #expect(stage.application.activeTouches.allSatisfy { $0.tapCount == 2 })
    frame(1.15, .ended, places())
  }

  @Test func `a frame that says two things of each of many fingers is two events`() {
    stage.application.handle(
      ContactFrame(
        timestamp: 1,
        contacts: places().enumerated().flatMap { place, point in
          [
            Contact(id: place, phase: .began, location: point),
            Contact(id: place, phase: .ended, location: point),
          ]
        }))
    #expect(stage.application.activeTouches.isEmpty)
  }
}
