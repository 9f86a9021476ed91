// SPDX-License-Identifier: Apache-2.0
import RandomRunning

@testable import TouchCore

extension TouchRunWorld {
  /// Runs the steps with the books about gestures, and gives what broke the rules.
  static func gestureFault(_ steps: [TouchRunStep]) -> String? {
    quietly {
      let world = gestureRun(steps)
      return world.ledger.fault ?? world.end()
    }
  }

  /// Runs the steps in several ways, and gives how they differ.
  static func replayFault(_ steps: [TouchRunStep]) -> String? {
    let steps = steps.filter { step in
      // Without a tracer nobody counts facts.
      if case .lastFact = step { false } else { true }
    }
    return quietly {
      let plain = gestureRun(steps, keepsLines: true).recognizers.lines
      let again = gestureRun(steps, keepsLines: true).recognizers.lines
      if let place = difference(plain, again) { return "a second run differs: \(place)" }
      let queued = gestureRun(steps, keepsLines: true, enqueues: true).recognizers.lines
      if let place = difference(plain, queued) { return "a run through the queue differs: \(place)" }
      let crowded = Crowd.$isEverything.withValue(true) {
        gestureRun(steps, keepsLines: true).recognizers.lines
      }
      if let place = difference(plain, crowded) { return "a run as in a crowd differs: \(place)" }
      let unwatched = gestureRun(steps, keepsLines: true, watches: false).recognizers.lines
      let calls = plain.filter { !$0.hasPrefix("TouchFact") }
      if let place = difference(calls, unwatched) { return "a run without a tracer differs: \(place)" }
      return nil
    }
  }

  private static func difference(_ one: [String], _ other: [String]) -> String? {
    guard one != other else { return nil }
    let place = zip(one, other).prefix { $0 == $1 }.count
    return "\(one.dropFirst(place).first ?? "the end"), then \(other.dropFirst(place).first ?? "the end")"
  }

  private static func gestureRun(
    _ steps: [TouchRunStep], keepsLines: Bool = false, enqueues: Bool = false, watches: Bool = true
  ) -> TouchRunWorld {
    let world = TouchRunWorld(isWatched: watches)
    world.enqueues = enqueues
    world.ledger.allowsLateCalls = true
    world.recognizers.keepsLines = keepsLines
    guard world.run(steps) == nil else { return world }
    world.eachApplication { $0.advance(by: 2) }
    world.eachApplication { world.recognizers.endGesturesByCode(in: $0) }
    world.recognizers.close()
    world.eachApplication { world.recognizers.close($0) }
    return world
  }

  private static func quietly<Result>(_ body: () -> Result) -> Result {
    let misuse = Misuse.handler
    Misuse.handler = { _ in }
    defer {
      Misuse.handler = misuse
      UIApplication.current = nil
    }
    return body()
  }
}
