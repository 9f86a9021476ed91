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

  @Test func `a rotation near 45° leaves open what a dump shows, and one without a width is nobody's`() {
    func fault(_ views: [DoctorRunView], at point: DoctorRunStep) -> String? {
      DoctorRunWorld.fault([.window(x: 0, y: 0)] + views.map(DoctorRunStep.view) + [point], DoctorRunTally())
    }
    let turned = DoctorRunView(x: 97, y: 199, width: 161, height: 216, shape: .turned(2.36))
    let inner = DoctorRunView(parent: 1, x: 93, y: 69, width: 91, height: 82)
    let beside = DoctorRunView(x: 182, y: 234, width: 14, height: 207)
    let outside = DoctorRunView(x: 143, y: -47, width: 133, height: 21)
    #expect(fault([turned, inner, beside, outside], at: .point(x: 85.1, y: 393.5)) == nil)
    let line = DoctorRunView(x: 154, y: -3, width: 0, height: 173, shape: .turned(-1.2))
    #expect(fault([line], at: .point(x: 104 + 2.0 / 3, y: 65)) == nil)
    #expect(fault([line], at: .corner(0, of: 1, dx: 0, dy: 0)) == nil)
  }
}
