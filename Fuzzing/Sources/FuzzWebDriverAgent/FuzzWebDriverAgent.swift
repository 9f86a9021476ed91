// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = "<XCUIElementTypeWindow "
/// What they end with.
private let tail = ""

/// Reads anything as what is inside a page source of WebDriverAgent.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWebDriverAgent(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
