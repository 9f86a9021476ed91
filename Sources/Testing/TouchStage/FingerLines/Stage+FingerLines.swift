// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

extension Stage {
  /// Plays lines, starting now; afterwards the time is that of the last column.
  ///
  /// Places are looked up before any finger moves. A finger whose line does not lift it stays down.
  public func play(
    _ lines: FingerLines, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) {
    try called(file, line) { () throws(StageError) in
      guard plan == nil else { throw StageError(.notTogether("playing finger lines")) }
      guard !isRunning else { throw StageError(.insideCallback) }
      try check(duration: lines.tick)
      let ticks = lines.lanes.map(\.symbols.count).max() ?? 1
      try check(duration: lines.tick * Double(ticks))
      var plan = FingerPlan(start: clock.now)
      for lane in lines.lanes { try add(lane, of: lines, to: &plan) }
      plan.waitUntil(clock.now + lines.tick * Double(ticks - 1))
      try run(plan)
    }
  }

  /// Parses lines and plays them.
  public func play(
    _ text: String, tick: TimeInterval = 1.0 / 60, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try play(try FingerLines(text, tick: tick), file: file, line: line)
  }

  private func add(
    _ lane: FingerLines.Lane, of lines: FingerLines, to plan: inout FingerPlan
  ) throws(StageError) {
    guard !finger(lane.finger).isDown else { throw StageError(.fingerIsDown(lane.finger)) }
    var isDown = false
    var here = CGPoint.zero
    // The end of the path the finger is on, looked up once for all of its columns.
    var path: (point: CGPoint, column: Int)?
    for (column, symbol) in lane.symbols.enumerated() {
      var step = FingerPlan.Step(
        time: clock.now + lines.tick * Double(column), finger: lane.finger, phase: .moved,
        location: here)
      switch symbol {
      case .rest: continue
      case .lift, .cancel:
        step.phase = symbol == .lift ? .ended : .cancelled
        isDown = false
      case .glide:
        if path.map({ $0.column < column }) ?? true { path = try end(of: lane, from: column, lines) }
        guard let next = path else { continue }
        // This is the first of the remaining ticks.
        step.location = here.interpolated(to: next.point, 1 / CGFloat(next.column - column + 1))
        here = step.location
      case .place(let letter):
        guard let place = lines.legend.first(where: { $0.letter == letter })?.place else { continue }
        step.location = try place.point(on: self)
        if !isDown {
          step.phase = .began
          step.aim = try place.aim(on: self)
          isDown = true
        }
        here = step.location
      }
      plan.add(step)
    }
  }

  /// The end of the path that passes through `column`.
  private func end(
    of lane: FingerLines.Lane, from column: Int, _ lines: FingerLines
  ) throws(StageError) -> (point: CGPoint, column: Int)? {
    for (index, symbol) in lane.symbols.enumerated().dropFirst(column) {
      guard case .place(let letter) = symbol,
        let place = lines.legend.first(where: { $0.letter == letter })?.place
      else { continue }
      return (try place.point(on: self), index)
    }
    return nil
  }
}
