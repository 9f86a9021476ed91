// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchStage

@Suite struct StageTests {
  @Test func `a new stage has a window of the size of a phone, a clock at zero and no trace`() {
    let stage = Stage()
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.view.frame == stage.window.bounds)
    #expect(stage.now == 0)
    #expect(stage.trace.entries.isEmpty)
    #expect(UIApplication.shared === stage.application)
  }

  @Test func `a stage has the size it is given`() {
    let stage = Stage(size: CGSize(width: 100, height: 50))
    #expect(stage.scene.screen.bounds.size == CGSize(width: 100, height: 50))
    #expect(stage.view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `views are found by the name they were added with, or by their identifier`() throws {
    let stage = Stage()
    let card = try stage.add(UIView(), named: "card")
    let label = try stage.add(UIView(), named: "label", in: "card")
    let other = UIView()
    other.accessibilityIdentifier = "other"
    card.addSubview(other)
    #expect(try stage["card"] === card)
    #expect(label.superview === card)
    #expect(try stage["other"] === other)
    #expect(card.accessibilityIdentifier == "card")
  }

  @Test func `a stage keeps each of many windows once`() throws {
    let stage = Stage()
    for index in 0..<5000 {
      let window = try stage.addWindow(named: "w\(index)", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      if index % 1000 == 0 { stage.show(window) }
    }
    #expect(stage.windows.count == 5000)
    #expect(stage.application.windows.count == 5001)
  }

  @Test func `a name that nobody has is an error that lists the names there are`() throws {
    let stage = Stage()
    #expect(throws: StageError(.unknownName("card", known: []))) { try stage["card"] }
    try stage.add(UIView(), named: "a")
    try stage.add(UIView(), named: "b")
    let error = #expect(throws: StageError.self) { try stage.tap("c") }
    #expect(error?.problem.description == #"nothing on the stage is named "c"; the names are "a", "b"."#)
  }

  @Test func `a name is given once, and is free again when its view is gone`() throws {
    let stage = Stage()
    var card: UIView? = try stage.add(UIView(), named: "card")
    #expect(throws: StageError(.nameTaken("card"))) { try stage.add(UIView(), named: "card") }
    #expect(stage.view.subviews.count == 1)
    card?.removeFromSuperview()
    card = nil
    try stage.add(UIView(), named: "card")
    try stage.name(stage["card"], "renamed")
    #expect(throws: StageError(.unknownName("card", known: ["renamed"]))) { try stage["card"] }
  }

  @Test func `two views with one identifier are not told apart by it`() throws {
    let stage = Stage()
    for _ in 0..<2 {
      let view = UIView()
      view.accessibilityIdentifier = "twin"
      stage.view.addSubview(view)
    }
    #expect(throws: StageError(.ambiguousName("twin"))) { try stage["twin"] }
  }

  @Test func `waiting until a time adds no rounding, and a time that is over is an error`() throws {
    let stage = Stage()
    for time in [0.1, 0.2, 0.30000000000000004, 0.7, 0.7, 1.1] { try stage.wait(until: time) }
    #expect(stage.now == 1.1)
    #expect(throws: StageError(.timeIsOver(1, now: 1.1))) { try stage.wait(until: 1) }
    #expect(throws: StageError.self) { try stage.wait(until: .infinity) }
    #expect(throws: StageError.self) { try stage.wait(until: 100_000) }
    let finger = stage.finger(1)
    try stage.together {
      try finger.down(at: .screen(10, 10))
      try stage.wait(until: 1.5)
      #expect(throws: StageError(.timeIsOver(1.2, now: 1.5))) { try stage.wait(until: 1.2) }
      try finger.up()
    }
    #expect(stage.now == 1.5)
  }

  @Test func `waiting fires the timers on the way, each at its time`() throws {
    let stage = Stage()
    stage.application.timers.schedule(at: 0.2, "second") { stage.log("second at \(stage.now)") }
    stage.application.timers.schedule(at: 0.1, "first") { stage.log("first at \(stage.now)") }
    try stage.wait(0.3)
    expectLog(
      stage,
      """
      first at 0.1
      second at 0.2
      """)
    #expect(stage.now == 0.3)
  }

  @Test(arguments: [-1, .nan, .infinity, 100_000]) func `an invalid time is an error`(seconds: Double)
    throws
  {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), named: "a")
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "a"))
    let tries: [() throws -> Void] = [
      { try stage.wait(seconds) }, { try finger.wait(seconds) }, { try stage.tap("a", for: seconds) },
      { try finger.move(to: .screen(1, 1), over: seconds) },
    ]
    for attempt in tries { #expect(throws: StageError.self) { try attempt() } }
    #expect(stage.now == 0)
  }

  @Test func `a log of several lines becomes several`() {
    let stage = Stage()
    stage.log("one\n\ntwo")
    #expect(stage.lines == ["one", "", "two"])
    stage.clear()
    #expect(stage.lines == [])
  }

  @Test func `an action makes the application of its stage the current one`() throws {
    let (first, second) = (Stage(), Stage())
    try first.wait(0.1)
    #expect(UIApplication.shared === first.application)
    try second.tap(.screen(1, 1))
    #expect(UIApplication.shared === second.application)
  }

  @Test func `a stage is released with all its views`() throws {
    weak var gone: Stage?
    weak var view: UIView?
    do {
      let stage = Stage()
      view = try stage.add(
        ProbeView("a", frame: CGRect(x: 0, y: 0, width: 9, height: 9)), named: "a")
      try stage.tap("a")
      gone = stage
    }
    UIApplication.current = nil
    #expect(gone == nil)
    #expect(view == nil)
  }
}
