// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchTrace

@testable import TouchStage

@Suite struct TraceLimitTests {
  private func stage(keeping limit: Int?) throws -> Stage {
    let stage = Stage(traceLimit: limit)
    try stage.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), named: "buy")
    return stage
  }

  @Test func `a stage with a limit keeps the latest facts, and a tap gives what is left of its own`() throws {
    let (all, few) = (try stage(keeping: nil), try stage(keeping: 10))
    for _ in 0..<20 {
      let (whole, end) = (try all.tap("buy"), try few.tap("buy"))
      #expect(few.trace.entries == all.trace.entries.suffix(10))
      #expect(end.trace.entries == whole.trace.entries.suffix(10))
      #expect(end.hit === (try few["buy"]))
    }
  }

  @Test func `an expectation about facts that are gone says that it cannot be known`() throws {
    let script = try Script(
      "tap \"buy\"\nexpect \"buy\" touchDown\ntap \"buy\"\nexpect no \"buy\" touchCancel")
    let result = try stage(keeping: 4).run(script)
    #expect(
      result.checks.compactMap(\.failure?.message) == [
        "this cannot be decided: the stage keeps only 4 entries of its trace, and 15 of those it needs "
          + "were discarded; raise the limit of the stage's recorder",
        "this cannot be decided: the stage keeps only 4 entries of its trace, and 16 of those it needs "
          + "were discarded; raise the limit of the stage's recorder",
      ])
  }

  @Test(arguments: [Int.max, .max / 2 + 1])
  func `a limit that is never reached has no effect`(limit: Int) throws {
    #expect(try stage(keeping: limit).tap("buy").trace == stage(keeping: nil).tap("buy").trace)
  }

  @Test func `expectations within the limit are as without one`() throws {
    let script = try Script(
      "tap \"buy\"\nexpect \"buy\" touchDown\nthen expect \"buy\" touchUpInside\ntap \"buy\"\nexpect \"buy\" touchDown"
    )
    let result = try stage(keeping: 100).run(script)
    #expect(result.checks.map(\.failure) == [nil, nil, nil])
  }
}
