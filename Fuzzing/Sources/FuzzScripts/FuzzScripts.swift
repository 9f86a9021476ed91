// SPDX-License-Identifier: Apache-2.0
import TouchStage

/// Reads anything as a script and as lines of fingers, and traps if what was read is not what its text says.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScripts(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
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
  return 0
}
