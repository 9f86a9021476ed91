// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = #"{"attributes": {"bounds": "[0,0][1,1]", "#
/// What they end with.
private let tail = "}"

/// Reads anything as an element of Maestro's hierarchy.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMaestro(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
