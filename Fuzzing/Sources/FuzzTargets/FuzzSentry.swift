// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = #"{"rendering_system": "UIKIT", "windows": ["#
/// What they end with.
private let tail = "]}"

/// Reads anything as the windows of a view hierarchy of Sentry.
func fuzzSentry(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
