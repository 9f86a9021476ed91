// SPDX-License-Identifier: Apache-2.0
import SourceReading

/// Reads anything as Objective-C, and traps if the index of it is not what it says.
///
/// The index is read as it was written, and findings are on lines that are there.
func fuzzObjectiveC(_ input: UnsafeBufferPointer<UInt8>) {
  guard let index = IndexText.index(of: Array(input), path: "Input.m") else { return }
  guard IndexText.rewritten(index) == index, let findings = IndexText.findings(in: index) else {
    preconditionFailure("the index is read as another one")
  }
  let lines = input.count { $0 == 0x0A } + 1
  for finding in findings {
    let fields = finding.split(separator: ":")
    precondition(fields.count == 4 && Int(fields[1]).map { (1...lines).contains($0) } == true, finding)
  }
}
