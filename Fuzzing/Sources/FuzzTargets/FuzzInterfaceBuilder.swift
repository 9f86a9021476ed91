// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects><viewController \
  id="1"><view key="view" id="2">
  """
/// What they end with.
private let tail = "</view></viewController></objects></scene></scenes></document>"

/// Reads anything as what is inside a storyboard.
func fuzzInterfaceBuilder(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
