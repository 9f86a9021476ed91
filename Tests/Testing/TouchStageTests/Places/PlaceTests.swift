// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchStage

@Suite struct PlaceTests {
  private func makeStage() throws -> Stage {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40)), named: "button")
    return stage
  }

  @Test func `a place is a point of the screen and has a text`() throws {
    let stage = try makeStage()
    let places: [(Place, CGPoint, String)] = [
      (Place.center(of: "button"), CGPoint(x: 150, y: 120), #"center of "button""#),
      (.inside("button"), CGPoint(x: 150, y: 120), #"inside "button""#),
      (.point(10, 20.5, in: "button"), CGPoint(x: 110, y: 120.5), #"(10, 20.5) in "button""#),
      (.above("button", by: 71), CGPoint(x: 150, y: 29), #"above "button" by 71"#),
      (.below("button", by: 71), CGPoint(x: 150, y: 211), #"below "button" by 71"#),
      (.left(of: "button", by: 30), CGPoint(x: 70, y: 120), #"left of "button" by 30"#),
      (.right(of: "button", by: -10), CGPoint(x: 190, y: 120), #"right of "button" by -10"#),
      (.screen(7, 8), CGPoint(x: 7, y: 8), "(7, 8)"),
    ]
    for (place, point, text) in places {
      #expect(try place.point(on: stage) == point)
      #expect(place.description == text)
    }
  }

  @Test func `a view can be given by itself`() throws {
    let stage = try makeStage()
    let button = try stage["button"]
    #expect(try Place.center(of: button).point(on: stage) == CGPoint(x: 150, y: 120))
    #expect(Place.center(of: button).description == #"center of "button""#)
    #expect(Place.center(of: UIView()).description == #"center of "UIView""#)
  }

  @Test func `transforms, scrolled bounds and windows count`() throws {
    let stage = Stage()
    let window = try stage.addWindow(named: "sheet", frame: CGRect(x: 10, y: 300, width: 300, height: 300))
    let page = try stage.add(
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), named: "page", in: window)
    page.bounds.origin.y = 50
    let knob = try stage.add(
      UIView(frame: CGRect(x: 0, y: 60, width: 40, height: 20)), named: "knob", in: page)
    knob.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(try Place.center(of: "knob").point(on: stage) == CGPoint(x: 30, y: 320))
    #expect(try Place.point(0, 0, in: "knob").point(on: stage) == CGPoint(x: -10, y: 300))
    #expect(try stage.tap("knob").hit === knob)
  }

  @Test func `a place in a view that is in no window of the stage is an error`() throws {
    let stage = try makeStage()
    let loose = UIView()
    #expect(throws: StageError(.notOnStage("UIView#1"))) { try stage.tap(loose) }
    try stage["button"].removeFromSuperview()
    #expect(throws: StageError.self) { try stage.tap("button") }
    let other = try makeStage()
    let foreign = try other["button"]
    #expect(throws: StageError.self) { try stage.tap(foreign) }
    #expect(stage.trace.entries.isEmpty)
  }

  @Test func `a place that is not finite is an error`() throws {
    let stage = try makeStage()
    for place in [
      Place.screen(.nan, 0), .above("button", by: .infinity), .point(0, -.infinity, in: "button"),
    ] {
      #expect(throws: StageError.self) { try stage.tap(place) }
    }
    #expect(stage.trace.entries.isEmpty)
  }
}
