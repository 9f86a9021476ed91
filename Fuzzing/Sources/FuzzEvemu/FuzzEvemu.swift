// SPDX-License-Identifier: Apache-2.0
import FuzzFrameChecks

/// Reads anything as a recording of evemu.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvemu(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnyRecording(UnsafeBufferPointer(start: start, count: count), as: .evemu)
  return 0
}
