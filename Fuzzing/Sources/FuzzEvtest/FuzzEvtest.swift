// SPDX-License-Identifier: Apache-2.0
import FuzzFrameChecks

/// Reads anything as what evtest prints.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvtest(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnyRecording(UnsafeBufferPointer(start: start, count: count), as: .evtest)
  return 0
}
