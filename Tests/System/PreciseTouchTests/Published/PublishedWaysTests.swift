// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// Each published solution with its defect, and the same finger on a precise control without it.
struct PublishedWaysTests {
  /// In, over the lower edge, further out, back in; then up, there or outside.
  private static let back: [(CGFloat, CGFloat)] = [(50, 30), (50, 45), (50, 60), (50, 30)]
  private static let away: [(CGFloat, CGFloat)] = [(50, 30), (50, 45), (50, 60)]

  private func sent(_ button: UIButton, _ points: [(CGFloat, CGFloat)]) throws -> String {
    let bench = try Bench(button)
    try bench.drag(points)
    return bench.sent
  }

  @Test func `the precise button comes back, and sends each event once`() throws {
    #expect(
      try sent(PreciseButton(), Self.back) == "down, inside, exit, outside, enter, up inside, primary")
    #expect(try sent(PreciseButton(), Self.away) == "down, inside, exit, outside, up outside")
  }

  @Test func `UIKit's own button has not noticed any of it`() throws {
    #expect(
      try sent(UIButton(), Self.back) == "down, inside, inside, inside, inside, up inside, primary")
    #expect(try sent(UIButton(), Self.away) == "down, inside, inside, inside, up inside, primary")
  }

  @Test func `cancelling in touchesMoved sends no exit and ignores a finger that comes back`() throws {
    #expect(try sent(CancelsWhenMovedOut(), Self.back) == "down, inside, cancel")
    #expect(try sent(CancelsWhenMovedOut(), Self.away) == "down, inside, cancel")
  }

  @Test func `the precise button can be configured for the same behavior`() throws {
    let button = PreciseButton()
    button.exitBehavior = .cancel
    #expect(try sent(button, Self.back) == "down, inside, cancel")
  }

  @Test func `cancelling in continueTracking exits and ignores a finger that comes back`() throws {
    #expect(try sent(CancelsInContinueTracking(), Self.back) == "down, inside, exit, cancel")
  }

  @Test func `sending outside by hand sends neither the return nor the lift`() throws {
    #expect(try sent(SendsOutsideByHand(), Self.back) == "down, inside, exit, cancel, outside")
    #expect(try sent(SendsOutsideByHand(), Self.away) == "down, inside, exit, cancel, outside")
  }

  @Test func `beginning again sends a second down, a cancel too many, and no lift outside`() throws {
    #expect(
      try sent(BeginsAgain(), Self.back)
        == "down, inside, exit, cancel, outside, down, enter, inside, up inside, primary")
    #expect(try sent(BeginsAgain(), Self.away) == "down, inside, exit, cancel, outside")
  }

  @Test func `the final button still has the cancel and the down too many, and events without a place`()
    throws
  {
    let bench = try Bench(FinalButton())
    try bench.drag(Self.away)
    #expect(
      bench.log.sentInDetail == [
        "down at 50,20 tracking inside highlighted",
        "inside at 50,30 tracking inside highlighted",
        "exit at 0,0 tracking inside highlighted",
        "cancel at 50,45 inside",
        "outside at 0,0 ",
        "up outside at 0,0 ",
      ])
    #expect(
      try sent(FinalButton(), Self.back)
        == "down, inside, exit, cancel, outside, down, enter, inside, up inside, primary")

    let ours = try Bench(PreciseButton())
    try ours.drag(Self.away)
    #expect(
      ours.log.sentInDetail == [
        "down at 50,20 tracking inside highlighted",
        "inside at 50,30 tracking inside highlighted",
        "exit at 50,45 tracking",
        "outside at 50,60 tracking",
        "up outside at 50,60 ",
      ])
  }

  @Test func `a margin in continueTracking exits twice, the first time without a place`() throws {
    let points: [(CGFloat, CGFloat)] = [(50, 0), (50, -24), (50, -26), (50, -60), (50, -72)]
    let bench = try Bench(MarginInContinueTracking())
    try bench.drag(points)
    let exits = bench.log.details.filter { $0.hasPrefix("exit") }
    #expect(exits == ["exit at 0,0 tracking inside highlighted", "exit at 50,-72 tracking"])
    // While the button sends outside by hand, it sends inside by itself.
    #expect(
      bench.sent == "down, inside, inside, exit, inside, outside, inside, outside, exit, outside, up outside")

    let button = PreciseButton()
    button.trackingRegion = .outset(25)
    #expect(try sent(button, points) == "down, inside, inside, exit, outside, outside, up outside")
  }

  @Test func `handlers that check the point themselves cannot change the highlight`() throws {
    let points: [(CGFloat, CGFloat)] = [(50, -24), (50, -26), (50, -60), (50, -24)]
    let bench = try Bench(UIButton())
    let handlers = MarginInHandlers(of: bench.control)
    try bench.drag(points)
    #expect(
      handlers.lines == [
        "inside, highlighted", "exit, highlighted", "outside, highlighted", "enter, highlighted", "up inside",
      ])

    let button = PreciseButton()
    button.trackingRegion = .outset(25)
    let ours = try Bench(button)
    try ours.drag(points)
    #expect(
      ours.log.sentInDetail == [
        "down at 50,20 tracking inside highlighted",
        "inside at 50,-24 tracking inside highlighted",
        "exit at 50,-26 tracking",
        "outside at 50,-60 tracking",
        "enter at 50,-24 tracking inside highlighted",
        "up inside at 50,-24 inside",
        "primary at 50,-24 inside",
      ])
  }

  @Test func `touch methods of one's own lose the place, and tracking never ends`() throws {
    let bench = try Bench(OwnTouchMethods())
    try bench.drag(Self.away)
    #expect(
      bench.log.sentInDetail == [
        "down at 50,20 tracking inside highlighted",
        "inside at 0,0 tracking inside highlighted",
        "exit at 0,0 tracking inside",
        "outside at 0,0 tracking inside",
        "up outside at 0,0 tracking inside",
      ])
    #expect(bench.control.isTracking)

    let ours = try Bench(PreciseButton())
    try ours.drag(Self.away)
    #expect(ours.sent == "down, inside, exit, outside, up outside")
    #expect(!ours.control.isTracking)
  }

  @Test func `grown by the category, the upper of two neighbors takes the other's bounds`() throws {
    func hits(_ lower: UIButton, _ upper: UIButton) throws -> [String] {
      let stage = Stage()
      lower.frame = CGRect(x: 100, y: 100, width: 30, height: 30)
      upper.frame = CGRect(x: 134, y: 100, width: 30, height: 30)
      try stage.add(lower, named: "lower")
      try stage.add(upper, named: "upper")
      return try [129.0, 131, 133, 135].map { x in
        try stage.tap(.screen(x, 115)).hit === lower ? "lower" : "upper"
      }
    }
    let (lower, upper) = (HitRectButton(), HitRectButton())
    for button in [lower, upper] {
      button.hitEdgeInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
    }
    #expect(try hits(lower, upper) == ["upper", "upper", "upper", "upper"])

    let (first, second) = (PreciseButton(), PreciseButton())
    for button in [first, second] { button.sharesGaps = true }
    #expect(try hits(first, second) == ["lower", "lower", "upper", "upper"])
  }

  @Test func `passing touches to next by hand passes them twice from a disabled button`() throws {
    final class Cell: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    }
    func lines(_ button: UIButton) throws -> [String] {
      let (stage, cell) = (Stage(), Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      try stage.add(cell, named: "cell")
      button.frame = cell.bounds
      button.isEnabled = false
      cell.addSubview(button)
      try stage.tap(.screen(50, 50))
      return cell.lines
    }
    #expect(try lines(PassesToNext()) == ["began", "began", "ended", "ended"])
    let ours = PreciseButton()
    ours.passesTouchesOn = true
    #expect(try lines(ours) == ["began", "ended"])
  }
}
