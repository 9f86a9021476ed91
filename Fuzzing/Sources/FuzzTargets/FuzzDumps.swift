// SPDX-License-Identifier: Apache-2.0

/// Reads anything as a dump, and anything whose format is told from its content.
func fuzzDumps(_ input: UnsafeBufferPointer<UInt8>) {
  readAnything(input)
}
