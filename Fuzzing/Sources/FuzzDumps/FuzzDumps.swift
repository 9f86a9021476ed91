// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// Reads anything as a dump, and anything whose format is told from its content.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDumps(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count))
  return 0
}
