// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// A window with one view that hears touches, and fingers for it.
final class GrowthStage {
  static let side = 1000.0

  let application = UIApplication()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: side, height: side))
  let view = Listener(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private(set) var heard = 0

  init() {
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func hear() { heard += 1 }

  /// So many recognizers on the view.
  func add<Recognizer: UIGestureRecognizer>(
    _ count: Int, _ make: (Int) -> Recognizer
  ) -> [Recognizer] {
    (0..<count).map { place in
      let recognizer = make(place)
      recognizer.addTarget(self, action: GrowthStage.hear)
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// All fingers do the same in one frame.
  func frame(_ phase: UITouch.Phase, _ places: [CGPoint]) {
    application.handle(
      ContactFrame(
        timestamp: application.clock.now + 1.0 / 60,
        contacts: places.enumerated().map { Contact(id: $0.offset, phase: phase, location: $0.element) }))
  }

  /// One finger taps, and everything that waits for more has its time.
  func tap(at place: CGPoint = CGPoint(x: 500, y: 500)) {
    frame(.began, [place])
    frame(.ended, [place])
    application.advance(by: 2)
  }

  /// One finger stays until every press and every tap that lasts too long has been decided, then lifts.
  func hold(at place: CGPoint = CGPoint(x: 500, y: 500)) {
    frame(.began, [place])
    application.advance(by: 2)
    frame(.ended, [place])
    application.advance(by: 2)
  }

  /// One finger drags.
  func drag() {
    frame(.began, [CGPoint(x: 100, y: 100)])
    for step in 1...5 { frame(.moved, [CGPoint(x: 100 + 10 * Double(step), y: 100)]) }
    frame(.ended, [CGPoint(x: 150, y: 100)])
    application.advance(by: 2)
  }

  /// Fingers come down, move twice and lift, together.
  func play(_ places: [CGPoint]) {
    frame(.began, places)
    for step in 1...2 {
      frame(.moved, places.map { CGPoint(x: $0.x + 0.1 * Double(step), y: $0.y) })
    }
    frame(.ended, places)
    application.advance(by: 2)
  }

  /// So many buttons do the same in one frame.
  func press(_ phase: UIPress.Phase, _ count: Int) {
    application.handle(
      PressFrame(
        timestamp: application.clock.now + 1.0 / 60,
        presses: (0..<count).map { PressReport(id: $0, phase: phase, type: .select) }))
  }

  /// Places for so many fingers, away from each other as far as there is room.
  func places(_ count: Int) -> [CGPoint] {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let step = Self.side / Double(columns)
    return (0..<count).map { place in
      CGPoint(x: (Double(place % columns) + 0.5) * step, y: (Double(place / columns) + 0.5) * step)
    }
  }

  /// So many views beside each other on the view, one at each of the places.
  func tiles(_ count: Int) -> [Listener] {
    let places = places(count)
    let side = Self.side / Double(count).squareRoot().rounded(.up)
    return places.map { place in
      let tile = Listener(
        frame: CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side))
      view.addSubview(tile)
      return tile
    }
  }
}
