// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

@testable import TouchCore

/// Is the only owner of a stage, and releases it in the callback with a number.
private final class StageOwner {
  var stage: Stage?
  private(set) var calls = 0
  var limit = Int.max
  private(set) weak var application: UIApplication?

  init() throws {
    let stage = Stage()
    let view = CountedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.owner = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    try stage.add(view, named: "view")
    try stage.add(scroll, named: "scroll")
    self.stage = stage
    application = stage.application
  }

  func called() {
    calls += 1
    guard calls == limit else { return }
    stage = nil
    UIApplication.current = nil
  }
}

private final class CountedView: UIView {
  weak var owner: StageOwner?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    owner?.called()
    return super.point(inside: point, with: event)
  }
  override func didMoveToWindow() { owner?.called() }
  override func layoutSubviews() { owner?.called() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { owner?.called() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { owner?.called() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { owner?.called() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { owner?.called() }
}

@Suite struct StageLettingGoTests {
  private enum Act: CaseIterable {
    case tap, drag, together, lines, script, wait, add

    @MainActor func perform(_ owner: StageOwner) throws {
      switch self {
      case .tap: _ = try owner.stage?.tap("view")
      case .drag:
        let finger = owner.stage?.finger(1)
        try finger?.down(at: Place.center(of: "view"))
        try finger?.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
        try finger?.up()
      case .together:
        try owner.stage?.together {
          try owner.stage?.finger(1).down(at: Place.center(of: "view"))
          try owner.stage?.finger(2).down(at: Place.center(of: "scroll"))
        }
      case .lines: try owner.stage?.play(Self.fingers)
      case .script: _ = try owner.stage?.run(Script("tap \"view\"\ntap \"view\"\n"))
      case .wait:
        owner.stage?.application.timers.schedule(at: 0.1, "own") { owner.called() }
        try owner.stage?.wait(1)
      case .add:
        let view = CountedView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        view.owner = owner
        try owner.stage?.add(view, named: "more")
      }
    }

    static let fingers = """
      a = center of "view"
      b = center of "scroll"
      1: a===b--|
      """
  }

  @Test func `any callback may release a stage that is running`() throws {
    for act in Act.allCases {
      for number in 1...100 {
        let owner = try StageOwner()
        let before = owner.calls
        owner.limit = before + number
        // What a released stage can no longer do throws.
        try? act.perform(owner)
        // The rest of the call made the application current again.
        UIApplication.current = nil
        guard owner.stage == nil else {
          #expect(number > 1, "\(act) calls nobody")
          break
        }
        #expect(owner.application == nil, "\(act), callback \(number)")
      }
    }
  }
}
