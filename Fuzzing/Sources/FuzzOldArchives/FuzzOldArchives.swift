// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#
/// What they end with.
private let tail = "</archive>"

/// Reads anything as what is inside a xib that was written before Xcode 5.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOldArchives(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
