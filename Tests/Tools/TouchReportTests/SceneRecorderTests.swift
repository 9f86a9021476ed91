// SPDX-License-Identifier: Apache-2.0
import Foundation
import PreciseTouch
import Testing
import TouchReport
import TouchTesting
import Touchstone

@Suite struct SceneRecorderTests {
  private func stage(_ button: UIButton) throws -> Stage {
    let stage = Stage(size: CGSize(width: 200, height: 300))
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    try stage.add(button, named: "ok")
    return stage
  }

  @Test func `watching changes no trace and passes every fact on`() throws {
    let plain = try stage(UIButton())
    try plain.tap("ok")
    let watched = try stage(UIButton())
    let recorder = SceneRecorder(of: watched.application)
    try watched.tap("ok")
    let recording = recorder.stop(title: "a tap")
    #expect(watched.text() == plain.text())
    #expect(recording.trace == plain.trace)
    #expect(watched.application.tracer !== recorder)
    try watched.tap("ok")
    #expect(recorder.stop(title: "a tap") == recording)
  }

  @Test func `views are recorded when they change, and not before`() throws {
    let stage = try stage(UIButton())
    let recorder = SceneRecorder(of: stage.application)
    try stage.finger(1).down(at: .center(of: "ok"))
    try stage.wait(0.1)
    try stage["ok"].frame.origin.y = 120
    try stage.finger(1).move(by: CGVector(dx: 1, dy: 0))
    try stage.wait(0.1)
    try stage["ok"].removeFromSuperview()
    try stage.finger(1).up()
    let recording = recorder.stop(title: "")
    let place = try #require(recording.views.firstIndex { $0.name.identifier == "ok" })
    let states = recording.views[place].states
    #expect(states.changes.map(\.value.toParent.ty) == [100, 120])
    #expect(states.value(at: 0)?.control?.isTracking == true)
    #expect(states.value(at: 0.1)?.toParent.ty == 120)
    #expect(recording.order.value(at: 0)?.contains(place) == true)
    #expect(recording.order.value(at: 0.2)?.contains(place) == false)
    #expect(recording.touches.map(\.view) == [place])
  }

  @Test func `many views are captured at fewer moments, the longer a recording lasts`() throws {
    func captured(frames: Int) throws -> Int {
      let stage = try stage(UIButton())
      for _ in 0..<100 { stage.view.addSubview(UIView()) }
      let recorder = SceneRecorder(of: stage.application)
      recorder.viewsPerPace = 1000
      try stage.finger(1).down(at: .center(of: "ok"))
      try stage.wait(0.01)
      for frame in 1...frames {
        try stage["ok"].frame.origin.y = 100 + CGFloat(frame % 7) / 10
        try stage.finger(1).move(by: CGVector(dx: 0, dy: frame % 2 == 0 ? 1 : -1))
        try stage.wait(0.01)
      }
      try stage["ok"].frame.origin.y = 50
      let recording = recorder.stop(title: "")
      let place = try #require(recording.views.firstIndex { $0.name.identifier == "ok" })
      // The beginning and the end are there in any case.
      let heights = recording.views[place].states.changes.map(\.value.toParent.ty)
      #expect(heights.first == 100 && heights.last == 50)
      return recorder.capturedViews
    }
    let (short, long) = (try captured(frames: 100), try captured(frames: 800))
    #expect(short > 2000)
    // Eight times as long is three times half as often.
    #expect(long < short + 4 * 1200, "\(short) \(long)")
  }

  @Test func `a touch keeps its responder chain`() throws {
    let stage = try stage(UIButton())
    let recorder = SceneRecorder(of: stage.application)
    try stage.tap("ok")
    let chain = recorder.stop(title: "").touches.map { $0.chain.map(\.className) }
    #expect(
      chain == [
        [
          "UIButton", "UIView", "UIViewController", "UIDropShadowView", "UITransitionView", "UIWindow",
          "UIWindowScene", "UIApplication",
        ]
      ])
  }

  @Test func `regions and hit areas are those of the control`() throws {
    let precise = PreciseButton()
    precise.trackingRegion = .outset(25).returning(inside: .bounds)
    precise.hitOutsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let stage = try stage(precise)
    let recording = SceneRecorder(of: stage.application).stop(title: "")
    let control = recording.views.last { $0.name.identifier == "ok" }?.states.value(at: 0)?.control
    #expect(control?.hitArea == CGRect(x: -5, y: -5, width: 110, height: 50))
    #expect(
      control?.region
        == .init(.rectangle(CGRect(x: -25, y: -25, width: 150, height: 90)), label: "25 pt"))
    #expect(
      control?.returnRegion
        == .init(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 40)), label: "exact edge"))
  }

  @Test func `for a finger that came down beyond the bounds the region is that of the hit area`() throws {
    let precise = PreciseButton()
    precise.hitOutsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let stage = try stage(precise)
    let recorder = SceneRecorder(of: stage.application)
    try stage.finger(1).down(at: .screen(45, 120))
    try stage.wait(0.1)
    try stage.finger(1).up()
    let recording = recorder.stop(title: "")
    let states = try #require(recording.views.last { $0.name.identifier == "ok" }?.states)
    #expect(
      states.changes.map(\.value.control?.region) == [
        .init(.rectangle(CGRect(x: -10, y: -10, width: 120, height: 60)), label: "the hit area"),
        .init(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 40)), label: "exact edge"),
      ])
  }

  @Test func `paths and closures have their own kinds of borders`() throws {
    let precise = PreciseButton()
    precise.trackingRegion = .path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)))
    let stage = try stage(precise)
    let first = SceneRecorder(of: stage.application).stop(title: "")
    #expect(
      first.views.lazy.compactMap { $0.states.value(at: 0)?.control }.first?.region
        == .init(.path("M0 0L10 0L10 20L0 20Z"), label: "path"))
    let custom = PreciseButton()
    custom.trackingRegion = .custom { _, _ in true }
    let other = try self.stage(custom)
    let second = SceneRecorder(of: other.application).stop(title: "")
    #expect(
      second.views.lazy.compactMap { $0.states.value(at: 0)?.control }.first?.region
        == .init(.unknown, label: "a rule of its own"))
  }

  @Test func `a precise button reports what it sends`() throws {
    let stage = try stage(PreciseButton())
    try stage.finger(1).down(at: .center(of: "ok"))
    try stage.finger(1).move(by: CGVector(dx: 0, dy: 60))
    try stage.finger(1).up()
    let sent = stage.trace.facts.compactMap { fact in
      if case .control(.sent(_, let event, _, _)) = fact.kind { event } else { nil }
    }
    #expect(sent == ["touchDown", "touchDragExit", "touchUpOutside"])
  }
}
