// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing
import TouchControls
import TouchCore

@testable import TouchStage

/// A line of a random script.
private struct ScriptStep: RunStep {
  var line: String

  var simpler: [ScriptStep] {
    guard !line.contains("\n") else { return [] }
    let words = line.split(separator: " ")
    return words.indices.dropFirst().map { place in
      ScriptStep(line: words.indices.filter { $0 != place }.map { String(words[$0]) }.joined(separator: " "))
    }
  }

  static func steps(_ random: inout SplitMix64) -> [ScriptStep] {
    (0..<random.within(1...12)).map { _ in ScriptStep(line: line(&random)) }
  }

  private static func line(_ random: inout SplitMix64) -> String {
    let name = random.pick(["\"buy\"", "\"card\"", "\"tap\"", "\"byu\""])
    let number = random.pick(["0", "1", "60", "-3.5", "1e-07", "120"])
    let place = random.pick([
      name, "center of \(name)", "inside \(name)", "(\(number), 120)", "(5, \(number)) in \(name)",
      "\(number) above \(name)", "left of \(name) by \(number)",
    ])
    let duration = random.pick(["0s", "16ms", "0.05s", "\(number)ms"])
    let times = random.pick(["", "", " once", " twice", " 3 times"])
    let happening = random.pick([
      "\(name) touchUpInside", "\(name) touchesCancelled", "\(name) recognized", "\(name) action",
      "hit \(name)",
      "hit nothing", "log \"a # b\"",
    ])
    let lines = [
      "finger 1 down on \(place)", "finger 1 down at \(place)", "finger 1 move to \(place) over \(duration)",
      "finger 1 move to \(place)", "finger 1 move by (\(number), 4) over \(duration)", "finger 1 up",
      "finger 2 up",
      "finger 2 down at \(place)", "finger 1 cancel", "finger 1 up at \(place)",
      "finger 1 cancel at \(place) becoming pencil altitude 0.7rad",
      "finger 1 becomes finger force \(number) of 4",
      "wait until \(duration)", "finger 1 wait \(duration)", "tap \(place)\(times)",
      "tap \(place) for \(duration)", "wait \(duration)",
      "together\nfinger 2 down at \(place)\nwait \(duration)\nfinger 2 up\nend",
      "lines \(duration)\na = \(place)\nb = (9, 9)\n3: a==b-|\nend", "set \(name) hidden",
      "set \(name) enabled off",
      "set \(name) alpha \(number)",
      "set \(name) frame (0, \(number), 50, 50)", "remove \(name)", "send \(name) touchDown", "log \"a # b\"",
      "expect \(happening)\(times)", "expect no \(happening)",
      "expect \(happening)\nthen expect \(happening)",
      "expect \(name) not highlighted", "expect \(name) hidden", "expect nothing", "# comment", "",
      "show log timer",
    ]
    var line = random.pick(lines)
    guard random.oneIn(40) else { return line }
    // A typing mistake.
    let place2 = line.index(line.startIndex, offsetBy: random.below(line.count + 1))
    line.insert(random.pick(["\"", "#", "x", " ", "é", "(", "9", "\t", "\\"]), at: place2)
    return line
  }
}

/// Any script either parses or fails at a position in it; its printed form parses back to an equal script,
/// and it runs to its end or to one of its lines, with the same trace each time.
@Suite struct ScriptRandomRuns {
  private func run(_ script: Script) throws -> ScriptResult {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    try stage.add(button, named: "buy")
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    card.addGestureRecognizer(tap)
    try stage.add(card, named: "card")
    return stage.run(script)
  }

  private func fault(_ steps: [ScriptStep]) -> String? {
    let text = steps.map(\.line).joined(separator: "\n")
    let script: Script
    do throws(Script.ParsingError) {
      script = try Script(text)
    } catch {
      let lines = text.lines
      guard lines.indices.contains(error.line - 1) else { return "no line \(error.line)" }
      return (1...lines[error.line - 1].count + 1).contains(error.column) ? nil : "no column: \(error)"
    }
    do {
      let printed = script.description
      let again = try Script(printed)
      guard again == script, again.description == printed else { return "prints as \(printed)" }
      let result = try run(script)
      guard try run(script) == result else { return "runs differently" }
      guard let stop = result.stop else { return nil }
      return (1...max(text.lines.count, 1)).contains(stop.line) ? nil : "stops at line \(stop.line)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `random scripts are read, printed and run`() {
    RandomRuns(name: "scripts", make: ScriptStep.steps, fault: fault).check(600)
  }
}
