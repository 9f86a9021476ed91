// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#
/// What they end with.
private let tail = "</archive>"

/// Reads anything as what is inside a xib that was written before Xcode 5.
func fuzzOldArchives(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
