// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = "<ViewHierarchy>\n <UIWindow class=\"UIWindow\" "
/// What they end with.
private let tail = ""

/// Reads anything as what is inside a hierarchy of Detox.
func fuzzDetox(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
