// SPDX-License-Identifier: Apache-2.0
import FuzzFrameChecks

/// Reads anything as a log of frames.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTouchLog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnyRecording(UnsafeBufferPointer(start: start, count: count), as: .touchlog)
  return 0
}
