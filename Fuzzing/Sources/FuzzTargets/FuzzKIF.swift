// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = "UIWindow\n|\tUIButton, label: Buy (enabled)\n"

/// Reads anything as what KIF prints of views.
func fuzzKIF(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: "")
}
