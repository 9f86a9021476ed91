// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// Carries a script out, from now on.
  ///
  /// An expectation that does not hold is noted and the script goes on. What cannot be done stops it: a name
  /// that nobody has, a finger that is up, a finger that comes down on a view and hits another one.
  /// Fingers that are down at the end stay down.
  ///
  /// An expectation speaks of its *span*: what happened since the expectations before it, or since the
  /// beginning. Expectations that follow each other share one span and may stand in any order; after `then`
  /// only what comes behind the match of the expectation before counts.
  public func run(_ script: Script) -> ScriptResult {
    var runner = ScriptRunner(stage: self)
    return runner.run(script)
  }
}

/// Carries out the instructions of a script on a stage.
struct ScriptRunner {
  let stage: Stage
  /// The first entry of the script in the trace.
  private let start: Int
  /// The first entry of the span of the expectations that come next.
  private var spanStart: Int
  /// Where `then` goes on; nil unless the latest instruction was an expectation.
  private var cursor: Int?
  private var checks: [ScriptResult.Check] = []

  init(stage: Stage) {
    self.stage = stage
    start = stage.trace.entries.count
    spanStart = start
  }

  mutating func run(_ script: Script) -> ScriptResult {
    var index = 0
    var stop: ScriptResult.Stop?
    while index < script.lines.count, stop == nil {
      let line = script.lines[index]
      index += 1
      guard let instruction = line.instruction else { continue }
      do {
        switch instruction {
        case .expect(let expectation, let isThen): try check(expectation, isThen, line)
        case .together:
          endSpan()
          let block = script.lines[index...].prefix { $0.instruction != .end }
          index += block.count
          try together(Array(block), line)
        default:
          endSpan()
          try perform(instruction)
        }
      } catch {
        stop = error as? ScriptResult.Stop ?? self.stop(line, "\(error)")
      }
    }
    let entries = stage.trace.entries.dropFirst(start)
    return ScriptResult(trace: Trace(Array(entries)), checks: checks, stop: stop)
  }

  private func stop(_ line: Script.Line, _ message: String) -> ScriptResult.Stop {
    ScriptResult.Stop(line: line.number, source: text(of: line), message: message)
  }

  private func text(of line: Script.Line) -> String {
    line.instruction.map(ScriptPrinter.text(of:)) ?? ""
  }

  /// Begins the next span, if expectations were what came last.
  private mutating func endSpan() {
    guard cursor != nil else { return }
    cursor = nil
    spanStart = stage.trace.entries.count
  }

  private mutating func check(
    _ expectation: Expectation, _ isThen: Bool, _ line: Script.Line
  ) throws(StageError) {
    try expectation.checkNames(on: stage)
    let from = isThen ? cursor ?? spanStart : spanStart
    let verdict = ExpectationCheck(expectation, on: stage, from: from).verdict()
    cursor = verdict.next ?? cursor ?? spanStart
    checks.append(
      ScriptResult.Check(line: line.number, source: text(of: line), failure: verdict.failure))
  }

  private func together(_ block: [Script.Line], _ line: Script.Line) throws {
    try stage.together {
      for line in block {
        guard let instruction = line.instruction else { continue }
        do {
          try perform(instruction)
        } catch {
          throw stop(line, "\(error)")
        }
      }
    }
  }

  private func perform(_ instruction: Instruction) throws {
    switch instruction {
    case .finger(let number, let action): try perform(action, stage.finger(number))
    case .tap(let place, let times, let seconds):
      for count in 1...max(times, 1) {
        if count > 1 { try stage.wait(Instruction.pauseBetweenTaps) }
        try stage.tap(place, for: seconds)
      }
    case .wait(let seconds): try stage.wait(seconds)
    case .lines(let lines, _): try stage.play(lines)
    case .set(let name, let setting): try stage.set(name, setting)
    case .remove(let name): try stage.changing { try stage[name].removeFromSuperview() }
    case .send(let name, let event): try stage.send(name, event)
    case .log(let line): stage.log(line)
    case .show, .together, .end, .expect: break
    }
  }

  private func perform(_ action: Instruction.FingerAction, _ finger: Finger) throws(StageError) {
    switch action {
    case .down(let place): try finger.down(at: place)
    case .move(let place, let seconds): try finger.move(to: place, over: seconds)
    case .moveBy(let offset, let seconds): try finger.move(by: offset, over: seconds)
    case .up: try finger.up()
    case .cancel: try finger.cancel()
    case .wait(let seconds): try finger.wait(seconds)
    }
  }
}
