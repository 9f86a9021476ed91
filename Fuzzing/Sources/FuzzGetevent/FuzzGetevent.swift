// SPDX-License-Identifier: Apache-2.0
import FuzzFrameChecks

/// Reads anything as what getevent prints.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGetevent(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnyRecording(UnsafeBufferPointer(start: start, count: count), as: .getevent)
  return 0
}
