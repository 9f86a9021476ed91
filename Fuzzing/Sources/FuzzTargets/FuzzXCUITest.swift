// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head =
  "Attributes: Window\nElement subtree:\n →Window, 0x1, {{0.0, 0.0}, {375.0, 667.0}}\n    Button, "
/// What they end with.
private let tail = ""

/// Reads anything as the elements of a description of XCUITest.
func fuzzXCUITest(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
