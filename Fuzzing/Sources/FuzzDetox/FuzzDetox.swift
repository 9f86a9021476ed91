// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = "<ViewHierarchy>\n <UIWindow class=\"UIWindow\" "
/// What they end with.
private let tail = ""

/// Reads anything as what is inside a hierarchy of Detox.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDetox(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
