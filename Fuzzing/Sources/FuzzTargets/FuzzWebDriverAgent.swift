// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = "<XCUIElementTypeWindow "
/// What they end with.
private let tail = ""

/// Reads anything as what is inside a page source of WebDriverAgent.
func fuzzWebDriverAgent(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
