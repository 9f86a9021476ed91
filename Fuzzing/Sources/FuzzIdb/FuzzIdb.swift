// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = #"[{"AXFrame": "{{0, 0}, {1, 1}}", "type": "Button", "#
/// What they end with.
private let tail = "}]"

/// Reads anything as the elements that idb and AXe list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIdb(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
