// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSelectors
import TouchTesting

/// Blocks of queues find the application of the code that hands them over, whichever tests run beside it.
@MainActor @Suite struct MainQueueTests {
  @Test(arguments: 1...4) func `a block of the main queue has the stage's application`(number: Int)
    async throws
  {
    let stage = Stage()
    let found = Found()
    DispatchQueue.main.async { found.note("block") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      found.note("later")
      DispatchQueue.main.async { found.note("nested") }
    }
    DispatchQueue.global().async {
      DispatchQueue.main.async { found.note("hop") }
    }
    while found.applications.count < 4 { try await stage.wait(inRealTime: 0.01) }
    for (what, application) in found.applications { #expect(application === stage.application, "\(what)") }
    #expect(UIApplication.shared === stage.application)
  }
}

@MainActor private final class Found {
  var applications: [String: UIApplication] = [:]
  func note(_ what: String) { applications[what] = .shared }
}
