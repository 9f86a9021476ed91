// SPDX-License-Identifier: Apache-2.0
import FuzzFrameChecks

/// Reads anything as a recording of libinput.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLibinput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnyRecording(UnsafeBufferPointer(start: start, count: count), as: .libinput)
  return 0
}
