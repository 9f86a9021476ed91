// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import Touchstone

@testable import TouchControls

@MainActor @Suite struct ScrollRandomRuns {
  /// The inconsistency after these steps.
  private static func fault(_ steps: [ScrollRunStep]) -> String? {
    defer { UIApplication.current = nil }
    let world = ScrollRunWorld(pieces: 1, isWatched: true)
    world.run(steps)
    return world.fault
  }

  /// The difference without a tracer and with time in smaller pieces.
  private static func difference(_ steps: [ScrollRunStep]) -> String? {
    defer { UIApplication.current = nil }
    let (one, other) = (
      ScrollRunWorld(pieces: 1, isWatched: true), ScrollRunWorld(pieces: 7, isWatched: false)
    )
    one.run(steps)
    other.run(steps)
    guard one.journal != other.journal else { return nil }
    let place = zip(one.journal, other.journal).first { $0 != $1 }
    return place.map { "\($0.0) is \($0.1)" } ?? "one is longer"
  }

  @Test func `scroll views come to rest and leave nothing behind, whatever callbacks do`() {
    let old = Misuse.handler
    Misuse.handler = { _ in }
    defer { Misuse.handler = old }
    RandomRuns(name: "scrolling", make: ScrollRunMaker.steps, fault: Self.fault).check(1500)
  }

  @Test func `the same fingers scroll the same in any pieces of time, watched or not`() {
    let old = Misuse.handler
    Misuse.handler = { _ in }
    defer { Misuse.handler = old }
    RandomRuns(name: "scrolling in pieces", make: ScrollRunMaker.steps, fault: Self.difference).check(150)
  }
}
