// SPDX-License-Identifier: Apache-2.0

/// What such files begin with.
private let head = #"{"attributes": {"bounds": "[0,0][1,1]", "#
/// What they end with.
private let tail = "}"

/// Reads anything as an element of Maestro's hierarchy.
func fuzzMaestro(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input, head: head, tail: tail)
}
