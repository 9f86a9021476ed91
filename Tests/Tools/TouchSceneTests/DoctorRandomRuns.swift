// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchDoctor

struct DoctorRandomRuns {
  /// A finger touches each place, too: a control is pressed exactly where the doctor says that it is hit.
  @Test func `what the doctor is certain about is true, and it is certain of what a dump shows`() {
    let tally = DoctorRunTally()
    RandomRuns(name: "doctor", make: DoctorRunMaker.steps) { DoctorRunWorld.fault($0, tally) }.check(300)
    print(tally.text)
    let (certain, likely) = (tally.count(.told, .certain), tally.count(.told, .likely))
    let unknown = tally.count(.told, .cannotBeKnown)
    #expect(Double(likely + unknown) <= 0.05 * Double(certain + likely + unknown))
  }
}
