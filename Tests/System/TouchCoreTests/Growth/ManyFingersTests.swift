// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

@MainActor @Suite struct ManyFingersTests {
  private let count = 10_000
  private let stage = GestureStage()

  private func places() -> [CGPoint] {
    (0..<count).map { (index: Int) in
      let (row, column) = index.quotientAndRemainder(dividingBy: 100)
      return CGPoint(x: 100.5 + Double(column), y: 100.5 + Double(row))
    }
  }

  private func frame(_ time: TimeInterval, _ phase: UITouch.Phase, _ places: [CGPoint]) {
    stage.application.handle(
      ContactFrame(
        timestamp: time,
        contacts: places.enumerated().map { Contact(id: $0.offset, phase: phase, location: $0.element) }))
  }

  @Test func `a view receives all fingers of a frame in one call`() {
    frame(1, .began, places())
    frame(1.1, .moved, places().map { CGPoint(x: $0.x + 0.25, y: $0.y) })
    #expect(stage.application.activeTouches.count == count)
    frame(1.2, .ended, places())
    #expect(stage.log.take() == ["view began", "view moved", "view ended"])
    #expect(stage.application.activeTouches.isEmpty)
  }

  @Test func `each of many views receives its finger, in the order of the fingers`() {
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

  @Test func `each of many fingers is found in whatever order a frame names them`() {
    let places = Array(places().prefix(12))
    func contacts(_ phase: UITouch.Phase, _ order: [Int], by way: CGFloat) -> [Contact] {
      order.map { Contact(id: $0, phase: phase, location: CGPoint(x: places[$0].x + way, y: places[$0].y)) }
    }
    let application = stage.application
    application.handle(ContactFrame(timestamp: 1, contacts: contacts(.began, Array(0..<12), by: 0)))
    let touches = application.activeTouches
    let orders = [
      [11, 3, 4, 5, 0, 1, 2, 10, 9, 8, 7, 6], [5, 6, 7], Array((0..<12).reversed()), [11, 0, 11],
    ]
    for (number, order) in orders.enumerated() {
      let way = CGFloat(number + 1)
      application.handle(
        ContactFrame(timestamp: 1.1 + way / 10, contacts: contacts(.moved, order, by: way)))
      for place in order { #expect(touches[place].location(in: nil).x == places[place].x + way) }
    }
    // The places of those behind one that lifts change.
    application.handle(ContactFrame(timestamp: 2, contacts: contacts(.ended, [4], by: 0)))
    application.handle(ContactFrame(timestamp: 2.1, contacts: contacts(.moved, [3, 5, 6, 11], by: 9)))
    for place in [3, 5, 6, 11] { #expect(touches[place].location(in: nil).x == places[place].x + 9) }
    #expect(application.activeTouches.count == 11)
    application.resignActive()
  }
}
