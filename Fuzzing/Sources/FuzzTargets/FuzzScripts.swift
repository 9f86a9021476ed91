// SPDX-License-Identifier: Apache-2.0
import TouchStage

/// Reads anything as a script and as lines of fingers, and traps if what was read is not what its text says.
func fuzzScripts(_ input: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: input, as: UTF8.self)
  MainActor.assumeIsolated {
    if let script = try? Script(text) {
      precondition(
        (try? Script(script.description)) == script, "a script says something else when it is read again")
    }
    if let fingers = try? FingerLines(text) {
      precondition(
        (try? FingerLines(fingers.description)) == fingers,
        "lines say something else when they are read again")
    }
  }
}
