// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchTrace

/// Runs the instructions of a script on a stage.
struct ScriptRunner {
  private let script: Script
  private let stage: Stage
  /// The number of entries recorded before the script.
  private let start: Int
  /// The time at which the script begins.
  private let startTime: TimeInterval
  /// The number of entries recorded before the span of the next expectations.
  private var spanStart: Int
  /// Where `then` continues, counted like the start of a span; nil unless the latest instruction was an
  /// expectation.
  private var cursor: Int?
  private var checks: [ScriptResult.Check] = []
  private var budget = ScriptBudget()

  init(_ script: Script, on stage: Stage) {
    self.script = script
    self.stage = stage
    start = stage.recorder.count
    spanStart = start
    startTime = stage.now
  }

  mutating func run() -> ScriptResult {
    var index = 0
    var stop = ScriptBudget.excess(in: script, rate: stage.samplesPerSecond).map {
      script.stop(inLine: $0, StageError(.scriptTooLong(samples: ScriptBudget.maximumSamples)))
    }
    while index < script.lines.count, stop == nil {
      let line = script.lines[index]
      index += 1
      let block =
        line.instruction == .together ? script.lines[index...].prefix { $0.instruction != .end } : []
      index += block.count
      do throws(ScriptResult.Stop) {
        try run(line, Array(block))
      } catch {
        stop = error
      }
    }
    return ScriptResult(trace: stage.recorder.trace(since: start), checks: checks, stop: stop)
  }

  private mutating func run(_ line: Script.Line, _ block: [Script.Line]) throws(ScriptResult.Stop) {
    guard let instruction = line.instruction else { return }
    try checkNames(line)
    if case .expect(let expectation, let isThen) = instruction {
      return try check(expectation, isThen, line)
    }
    endSpan()
    if case .together = instruction { return try together(block, line) }
    try perform(instruction, line)
  }

  /// Stops at a name that is unknown or refers to an object of the wrong kind.
  private func checkNames(_ line: Script.Line) throws(ScriptResult.Stop) {
    for use in script.names(in: line) {
      do {
        try stage.check(use.requirement)
      } catch {
        throw script.stop(inLine: use.line, error)
      }
    }
  }

  private func perform(_ instruction: Instruction, _ line: Script.Line) throws(ScriptResult.Stop) {
    do throws(StageError) {
      try perform(instruction)
    } catch {
      throw script.stop(inLine: line.number, error)
    }
  }

  private func text(of line: Script.Line) -> String {
    line.instruction.map(ScriptPrinter.text(of:)) ?? ""
  }

  /// Begins the next span if expectations came last.
  private mutating func endSpan() {
    guard cursor != nil else { return }
    cursor = nil
    spanStart = stage.recorder.count
  }

  private mutating func check(
    _ expectation: Expectation, _ isThen: Bool, _ line: Script.Line
  ) throws(ScriptResult.Stop) {
    let from = isThen ? cursor ?? spanStart : spanStart
    do throws(StageError) {
      try budget.countEntries(stage.recorder.count - from)
    } catch {
      throw script.stop(inLine: line.number, error)
    }
    let verdict = ExpectationCheck(expectation, on: stage, from: from).verdict()
    cursor = verdict.next ?? cursor ?? spanStart
    checks.append(
      ScriptResult.Check(line: line.number, source: text(of: line), failure: verdict.failure))
  }

  private func together(_ block: [Script.Line], _ line: Script.Line) throws(ScriptResult.Stop) {
    do {
      try stage.together {
        for line in block {
          guard let instruction = line.instruction else { continue }
          try checkNames(line)
          try perform(instruction, line)
        }
      }
    } catch let error as StageError {
      throw script.stop(inLine: line.number, error)
    } catch let stop as ScriptResult.Stop {
      throw stop
    } catch {}
  }

  private func perform(_ instruction: Instruction) throws(StageError) {
    switch instruction {
    case .finger(let number, let action): try perform(action, stage.finger(number))
    case .tap(let place, let times, let seconds, let contact):
      try stage.tap(place, count: times, fingers: contact.fingers, for: seconds, with: contact.tip.tip)
    case .gesture(let gesture): try stage.perform(gesture)
    case .stopHovering: try stage.stopHovering()
    case .wait(let seconds): try stage.wait(seconds)
    case .waitUntil(let seconds): try stage.wait(until: startTime + seconds)
    case .lines(let lines, _): try stage.play(lines)
    case .set(let name, let setting): try stage.set(name, setting)
    case .remove(let name): try stage.remove(name)
    case .send(let name, let event): try stage.send(name, event)
    case .log(let line): stage.log(line)
    case .show, .together, .end, .expect: break
    }
  }

  private func perform(_ action: Instruction.FingerAction, _ finger: Finger) throws(StageError) {
    switch action {
    case .down(let place): try finger.down(at: place)
    case .move(let place, let seconds, let manner):
      try finger.move(
        to: place, over: seconds, easing: manner.easing.curve, becoming: manner.becoming?.tip)
    case .moveBy(let offset, let seconds, let manner):
      try finger.move(
        by: offset, over: seconds, easing: manner.easing.curve, becoming: manner.becoming?.tip)
    case .becomes(let tip): finger.tip = tip.tip
    case .up(let ending): try finger.up(at: ending.place, becoming: ending.becoming?.tip)
    case .cancel(let ending): try finger.cancel(at: ending.place, becoming: ending.becoming?.tip)
    case .wait(let seconds): try finger.wait(seconds)
    }
  }
}
