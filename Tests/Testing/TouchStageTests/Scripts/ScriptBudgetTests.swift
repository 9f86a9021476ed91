// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchStage

@Suite struct ScriptBudgetTests {
  @Test func `expectations look at 50 million entries at most`() throws {
    var budget = ScriptBudget()
    try budget.countEntries(49_999_999)
    try budget.countEntries(1)
    try budget.countEntries(0)
    let error = #expect(throws: StageError(.tooManyEntries(50_000_000))) { try budget.countEntries(1) }
    #expect(error?.description.contains("more than 50000000 entries of the trace") == true)
  }
}
