// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head =
  "Attributes: Window\nElement subtree:\n →Window, 0x1, {{0.0, 0.0}, {375.0, 667.0}}\n    Button, "
/// What they end with.
private let tail = ""

/// Reads anything as the elements of a description of XCUITest.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXCUITest(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
