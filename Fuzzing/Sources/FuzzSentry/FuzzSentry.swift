// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = #"{"rendering_system": "UIKIT", "windows": ["#
/// What they end with.
private let tail = "]}"

/// Reads anything as the windows of a view hierarchy of Sentry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSentry(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
