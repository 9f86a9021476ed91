// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = #"[{"AXFrame": "{{0, 0}, {1, 1}}", "type": "Button", "#
/// What they end with.
private let tail = "}]"

/// Reads anything as the elements that idb and AXe list.
func fuzzIdb(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
