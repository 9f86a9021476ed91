// SPDX-License-Identifier: Apache-2.0
import FuzzChecks

/// What such files begin with.
private let head = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects><viewController \
  id="1"><view key="view" id="2">
  """
/// What they end with.
private let tail = "</view></viewController></objects></scene></scenes></document>"

/// Reads anything as what is inside a storyboard.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterfaceBuilder(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  readAnything(UnsafeBufferPointer(start: start, count: count), head: head, tail: tail)
  return 0
}
